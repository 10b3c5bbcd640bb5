"""The engine: one deal machine for every ruleset.

`new_deal`, then `to_act`, `legal`, `check`, `apply` and `result` of the `Deal`. No clock, no
randomness but the seed, no I/O. Names no town.
"""
