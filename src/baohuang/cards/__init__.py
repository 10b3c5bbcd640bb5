"""Cards: kinds, decks, hands, notation and the portable seeded shuffle.

Knows nothing of plays, rules or players.
"""
