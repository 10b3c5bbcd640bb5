"""Rulesets: the towns as typed data, their options, and a readable explanation of each.

The only room that may name a town.
"""
