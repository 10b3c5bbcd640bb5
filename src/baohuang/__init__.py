"""Bao Huang: the rules, tables and players of the guard-the-emperor card games.

Each room of the package says in its own docstring what it is for; `ARCHITECTURE.md` has the map.
"""

__version__ = "0.1.0"
