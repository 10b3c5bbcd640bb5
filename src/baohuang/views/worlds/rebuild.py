"""`rebuild`: the `Deal` of a draw: the facts of the view, and the cards where they were drawn.

Where several seats are asked, the others have not answered; an emperor who holds both marked cards has
chosen a hidden solo already. Nothing is known of either, and this fits every view.
"""

from __future__ import annotations

from typing import Final

from baohuang.cards.kinds import GUARD_CARD, MARKED_SMALL
from baohuang.engine.deal import GRABBED_SOLO, HIDDEN_SOLO, NOT_SOLO, OPEN_SOLO, Deal, bits_of
from baohuang.engine.phase import NO_ANSWER, Phase
from baohuang.engine.phases.buy import SUIT_ORDER
from baohuang.engine.program import Program
from baohuang.plays.holding import Holding, holding_of
from baohuang.views.worlds.crowning import forced_kinds
from baohuang.views.worlds.draw import Draw
from baohuang.views.worlds.evidence import NOBODY, Evidence, or_nobody
from baohuang.views.worlds.naming import guard_by_name
from baohuang.views.worlds.places import DISCARD_DEALT, DISCARD_KITTY, HAND_KITTY

RENAMING: Final = "rename"
"""The one phase that comes in the midst of play."""


def rebuild(draw: Draw) -> Deal:
    """A deal that the viewer cannot tell from the true one."""
    evidence = draw.evidence
    deal = Deal(evidence.program, evidence.starter)
    set_phase(deal, evidence)
    deal.holdings = [hand_of(draw, seat) for seat in range(evidence.seats)]
    set_setup(deal, evidence)
    set_hidden(deal, draw)
    set_roles(deal, draw)
    set_play(deal, evidence)
    return deal


def set_phase(deal: Deal, evidence: Evidence) -> None:
    """The phase, who is asked in it, and what the viewer has answered."""
    view = evidence.view
    deal.phase = phase_named(evidence.program, view.phase)
    deal.step = step_of(evidence.program, view.phase)
    deal.turn = evidence.turn
    deal.answers = [NO_ANSWER] * evidence.seats
    if evidence.viewer != NOBODY:
        deal.answers[evidence.viewer] = evidence.memory.answer


def phase_named(program: Program, name: str) -> Phase:
    """The phase object of a name that a view may show."""
    for phase in program.plan:
        if phase.name == name:
            return phase
    return program.rename if name == RENAMING else program.play


def step_of(program: Program, name: str) -> int:
    """The index in the plan; past its end in play."""
    for step in range(len(program.plan)):
        if program.plan[step].name == name:
            return step
    return len(program.plan)


def hand_of(draw: Draw, seat: int) -> Holding:
    """All cards of a hand."""
    evidence = draw.evidence
    cards = evidence.known[seat] + draw.hidden[seat]
    if seat == evidence.emperor:
        cards += draw.hidden[HAND_KITTY]
    return holding_of(cards)


def set_setup(deal: Deal, evidence: Evidence) -> None:
    """Public facts of what came before the first lead."""
    view = evidence.view
    memory = evidence.memory
    deal.emperor = evidence.emperor
    deal.revealed = view.revealed
    deal.open_guard = view.open_guard
    deal.rebellion = view.rebellion
    deal.rebels = view.rebels
    deal.kick = view.kick
    deal.fixed_multiplier = memory.fixed_multiplier
    deal.called = memory.called
    deal.shown = view.shown
    deal.renamed = memory.renamed
    deal.first_named = memory.first_named
    deal.renamed_at = memory.renamed_at
    deal.yielded = memory.yielded.copy()
    deal.stuck = memory.stuck.copy()
    deal.pile = memory.pile.copy()
    deal.forced = memory.forced
    deal.leader = or_nobody(view.leader)


def set_hidden(deal: Deal, draw: Draw) -> None:
    """What the draw says beside the hands."""
    evidence = draw.evidence
    memory = evidence.memory
    hidden = draw.hidden
    deal.joker_from = draw.joker_from
    deal.discards = sorted(memory.discards + hidden[DISCARD_DEALT] + hidden[DISCARD_KITTY])
    deal.kitty = sorted(memory.kitty + draw.from_kitty + hidden[HAND_KITTY] + hidden[DISCARD_KITTY])
    deal.bought = [[sale[0], sale[1], sale[2], sale[3]] for sale in memory.bought]
    for sale in deal.bought:
        if sale[2] == NOBODY:
            sale[2] = three_of(evidence, deal, sale[0])
    if memory.forced:
        deal.forced_kinds = memory.forced_kinds or forced_kinds(evidence, hidden)


def three_of(evidence: Evidence, deal: Deal, buyer: int) -> int:
    """The one 3 that a buyer got: it is in hand, was played, or was yielded."""
    for suit in SUIT_ORDER:
        if deal.holdings[buyer].counts[suit] or evidence.played[buyer][suit]:
            return suit
    return deal.stuck[deal.yielded.index(buyer)]


def set_roles(deal: Deal, draw: Draw) -> None:
    """The guard, or the solo, by where the telling card lies or was played."""
    evidence = draw.evidence
    kind = evidence.tell_tale
    deal.tell_tale = kind
    if evidence.memory.first_named != NOBODY:
        deal.named = evidence.called
        deal.tell_tale = evidence.called
        deal.guard = guard_by_name(evidence, draw.hidden)
    elif kind == GUARD_CARD or kind == MARKED_SMALL:
        holder = deal.holder_of(kind)
        if holder == NOBODY:
            holder = player_of(evidence, kind)
        deal.guard = NOBODY if holder == evidence.emperor else holder
    deal.solo = solo_of(deal, evidence)


def player_of(evidence: Evidence, kind: int) -> int:
    """Who has played a card of `kind`."""
    for seat in range(evidence.seats):
        if evidence.played[seat][kind]:
            return seat
    return NOBODY


def solo_of(deal: Deal, evidence: Evidence) -> int:
    """The solo of the draw."""
    shown = evidence.view.solo
    if shown == "grab":
        return GRABBED_SOLO
    if shown == "open":
        return OPEN_SOLO
    alone = evidence.tell_tale != NOBODY and deal.guard == NOBODY and evidence.view.phase != "solo"
    return HIDDEN_SOLO if alone else NOT_SOLO


def set_play(deal: Deal, evidence: Evidence) -> None:
    """The trick, who is out, and everything played."""
    view = evidence.view
    memory = evidence.memory
    deal.top = memory.top
    deal.top_by = or_nobody(view.top_by)
    deal.last = memory.last.copy()
    deal.passed = bits_of(view.passed)
    deal.out = view.out.copy()
    deal.smothered = view.smothered.copy()
    deal.active &= ~bits_of(view.out) & ~bits_of(view.smothered)
    deal.endured = memory.endured.copy()
    deal.history_seats = memory.moved.copy()
    deal.history_cards = memory.laid.copy()
