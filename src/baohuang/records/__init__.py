"""Records: a deal as ruleset, seed and actions; text and JSON; replay; one-line positions; the referee.

Everything here is the full truth of a deal. What a player may see of it is for `views` to say.
"""
