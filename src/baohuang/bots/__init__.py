"""Bots: who plays from a seat's view, and the arena that measures them.

A bot gets a `SeatView` and its legal actions, never a `Deal`; worlds to think about come only from
`views.sample`.
"""
