"""`Mind`: what the judgements of both families share. Who beats what, and what a trick is worth.

A hand is valued in leads (see `Style`); to that comes what happens in the trick: who takes it, how
near they are to going out, and whether they are with me.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from baohuang.bots.belief import believe, is_open
from baohuang.bots.chances import share_of, tail
from baohuang.bots.sight import Sight, alliance_of
from baohuang.bots.style import Style
from baohuang.cards.kinds import RANK_2
from baohuang.engine.actions import PASS

NEARLY: Final = 0.9
"""What the lead with one set in hand is worth, in parts of being out."""


NO_LONGER_HIDES: Final = 6
"""With so few cards the guard need not hide."""


class Mind:
    """The judgement of one decision; a family says what beats what and what a hand is worth."""

    def __init__(self, sight: Sight, style: Style) -> None:
        self.sight = sight
        self.style = style
        self.ranks: list[int] = [int(count) for count in sight.held.ranks]
        self.places: list[int] = sight.unseen_places
        self.held_rank: int = -1
        unseen = sum(self.places)
        self.others: list[int] = [
            seat for seat in ((sight.me + step) % sight.seats for step in range(1, sight.seats)) if not sight.gone[seat]
        ]
        self.shares: list[int] = [share_of(count, unseen) for count in sight.counts]
        self.alliance: list[float] = sight.alliance
        if style.belief and is_open(sight):
            self.alliance = alliance_of(sight, believe(sight).chances)
        self.allied: list[float] = [self._trust(seat) for seat in range(sight.seats)]
        self._higher: dict[int, float] = {}

    def _trust(self, seat: int) -> float:
        """The alliance as it counts: less where it is not certain, less where all play for themselves."""
        style = self.style
        value = self.alliance[seat]
        if seat == self.sight.me:
            return 1.0
        if abs(value) < 0.99:
            value *= style.doubt if value > 0.0 else style.wary
        return style.team * value - style.own_points if self.sight.own_points else value

    def higher(self, seat: int, n: int, rank: int) -> float:
        """The chance that `seat` holds `n` natural cards of one rank above `rank`."""
        if n <= 0:
            return 1.0
        key = (seat << 12) | (n << 5) | (rank + 1)
        found = self._higher.get(key)
        if found is None:
            share = self.shares[seat]
            none = 1.0
            for other in range(rank + 1, RANK_2 + 1):
                copies = self.places[other]
                if copies >= n and other != self.held_rank:
                    none *= 1.0 - tail(copies, n, share)
            found = 1.0 - none
            self._higher[key] = found
        return found

    def worth_of_lead(self, sets: float) -> float:
        """What having the lead is worth with so many sets in hand; none is out."""
        style = self.style
        if sets <= 0:
            return style.exit
        return style.lead + (NEARLY * style.exit - style.lead) * exp(-(sets - 1.0) / style.fade)

    def sets_of(self, cards: int) -> float:
        """How many sets an unknown hand of so many cards may be."""
        return 0.0 if cards <= 0 else 1.0 + (cards - 1) / self.style.set_size

    def beats(self, seat: int, play: int, will: float) -> float:
        """The chance that `seat` beats a play; `will` is its readiness to do so cheaply."""
        raise NotImplementedError

    def size_of(self, play: int) -> int:
        """The number of cards of a play."""
        raise NotImplementedError

    def top_code(self) -> int:
        """The play to beat as a code."""
        return self.sight.program.grammar.read(self.sight.top_cards, self.sight.named)

    def hand_value(self, play: int) -> tuple[float, float]:
        """The worth of the hand without `play` (0: the whole hand), and how many leads it needs."""
        raise NotImplementedError

    def candidates(self, actions: Sequence[int]) -> list[int]:
        """Plays worth judging."""
        raise NotImplementedError

    def trick_value(self, play: int, holder: int, holder_sets: float, after: Sequence[int]) -> float:
        """The worth of a trick in which `holder` lies on top and the seats `after` may answer."""
        style, counts = self.style, self.sight.counts
        size = self.size_of(play)
        still = 1.0
        value = 0.0
        mine = self.allied[holder]
        for seat in self.exits_first(after, size):
            allied = self.allied[seat]
            beaten = self.beats(seat, play, style.beat_neutral - style.beat_enmity * self.mutual(allied * mine))
            if beaten > 0.0:
                left = self.sets_of(counts[seat] - size)
                value += still * beaten * allied * self.worth_of_lead(left)
                still *= 1.0 - beaten
        return value + still * mine * self.worth_of_lead(holder_sets)

    def mutual(self, bond: float) -> float:
        """A bond as both ends know it: nobody spares a partner that has not shown."""
        return bond if bond < 0.0 or self.sight.view.revealed else 0.0

    def spares_me(self, seat: int) -> bool:
        """Whether a seat is a partner and knows it."""
        return self.alliance[seat] >= 0.99 and self.sight.view.revealed

    def exits_first(self, after: Sequence[int], size: int) -> list[int]:
        """The seats that may answer, those that would go out with it first: nobody's play stops them."""
        counts = self.sight.counts
        threats = [seat for seat in after if counts[seat] == size]
        return threats + [seat for seat in after if counts[seat] != size] if threats else list(after)

    def heir_of(self, seat: int) -> int:
        """Who leads when the play of a seat that is out stands: the next seat still in."""
        for step in range(1, self.sight.seats):
            other = (seat + step) % self.sight.seats
            if not self.sight.gone[other]:
                return other
        return seat

    def pass_value(self) -> float:
        """The worth of passing."""
        sight = self.sight
        value, sets = self.hand_value(0)
        holder = sight.top_by
        if sight.gone[holder]:
            holder = self.heir_of(holder)
        holder_sets = sets if holder == sight.me else self.sets_of(sight.counts[holder])
        return value + self.trick_value(self.top_code(), holder, holder_sets, sight.to_follow)

    def closes(self, play: int) -> bool:
        """Whether a play would end the trick at once."""
        return False

    def play_value(self, play: int) -> float:
        """The worth of laying a play that leaves cards in hand."""
        value, sets = self.hand_value(play)
        if self.closes(play):
            return value + self.worth_of_lead(sets) - self.cost_of_rivalry()
        value += self.trick_value(play, self.sight.me, sets, self.others)
        return value - self.cost_of_rivalry() - self.cost_of_showing(play)

    def tells(self, play: int) -> bool:
        """Whether a play holds the card that shows the guard."""
        return False

    def cost_of_showing(self, play: int) -> float:
        """What it costs the guard to show while there is much left to hide for (JP-24)."""
        view = self.sight.view
        if view.role != "guard" or view.revealed or self.sight.held.size <= NO_LONGER_HIDES:
            return 0.0
        return self.style.show if self.tells(play) else 0.0

    def cost_of_rivalry(self) -> float:
        """What it costs to beat the top where that is a known partner's, most of all its last hand."""
        top_by = self.sight.top_by
        if top_by < 0 or self.alliance[top_by] < 0.99:
            return 0.0
        sight = self.sight
        late = sight.emperor in (sight.me, top_by) and sight.counts[top_by] <= self.style.late
        rivals = sight.own_points and not late
        cost = self.style.rival if rivals else self.style.partner
        return cost + (self.style.exit if self.sight.gone[top_by] else 0.0)

    def choose(self, actions: Sequence[int]) -> int:
        """The best action."""
        return self.ranked(actions)[0][1]

    def ranked(self, actions: Sequence[int]) -> list[tuple[float, int]]:
        """Values and actions, the best first; of equal ones the first listed."""
        plays = self.candidates([play for play in actions if play != PASS])
        found = [(self.play_value(play), play) for play in plays]
        if PASS in actions:
            found.append((self.pass_value(), PASS))
        return sorted(found, key=lambda pair: -pair[0])
