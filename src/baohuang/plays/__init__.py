"""Plays: what may be laid, and what beats what, in the hanging and the climbing grammar.

Knows cards, but no ruleset, deal or player.
"""
