"""Worlds: drawing the cards that a seat cannot see, so that they fit all that it knows.

`evidence` says what is known, `stages` in which order unseen cards are dealt out, one file for each
thing known says which deals it excludes, and `rebuild` makes a `Deal` of what was drawn.
"""
