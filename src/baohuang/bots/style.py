"""`Style`: the weights by which the heuristic bot judges, and the switches for ablations.

A hand's value and the worth of a lead are counted in leads: +1 is one set more that goes without
costing one.
"""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """Weights of the play; found by arena runs."""

    beat_neutral: float = 0.42
    """How ready a seat without known side is to beat a play with natural cards."""
    beat_enmity: float = 0.34
    """How much readier an opponent is, and how much less a partner."""
    spend_joker: float = 0.36
    """How ready a seat is to spend a joker on it."""
    lead: float = 0.2
    """The worth of a lead to a seat with many cards."""
    exit: float = 4.0
    """The worth of going out; a lead with one set in hand is worth nearly that."""
    fade: float = 1.0
    """Sets in hand over which the worth of a lead falls from that to the one with many cards."""
    partner: float = 1.5
    """What it costs to beat a known partner."""
    rival: float = 0.1
    """The same where everybody scores for themselves, but for emperor and guard late in the deal."""
    show: float = 3.0
    """What it costs a hidden guard to play the card that shows it."""
    late: float = 4.0
    """From so many cards left on a partner is spared by all means (JP-24)."""
    tempo: float = 1.1
    """What every set left in hand costs in time."""
    tempo_against_one: float = 1.8
    """The same against an emperor known to be alone, who has to be raced."""
    doubt: float = 0.2
    """How much counts of an alliance that is likely but not certain."""
    wary: float = 0.2
    """How much counts of an enmity that is likely but not certain."""
    covered: float = 0.2
    """What a set still counts that a joker would make a winner."""
    held: float = 3.2
    """What held-back cards cost a hand without a sure winner to lead them after."""
    bomb: float = 2.0
    """What a bomb wins, in leads."""
    set_size: float = 3.3
    """Cards of a set in an unknown hand."""
    ride: float = 0.62
    """The chance that a high single goes along in somebody's trick."""
    big: float = 1.05
    """What a big joker wins, in leads."""
    small: float = 0.68
    """The same of a small one."""
    own_points: float = 0.5
    """Where everybody scores for themselves: what any other seat's lead costs a seat."""
    team: float = 0.35
    """Where everybody scores for themselves: what is left of an alliance."""
    belief: bool = True
    planning: bool = True
    bids: bool = True
    """Declare by estimated value rather than as greedy does."""


STEADY = Style()
