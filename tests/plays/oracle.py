"""RULES §2.1–2.5 and §3 once more, as naively as the text puts them: an oracle for the grammars.

It shares nothing with `baohuang.plays` but card kinds and specs. A play is a list of kinds; cards are compared one
by one, 2s are set aside in every possible number, combinations are read by trying every table row, and the legal
plays of a hand are found among all its parts.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from baohuang.cards.kinds import BIG, GUARD_CARD, MARKED_BIG, MARKED_SMALL, NATURAL_COUNT, RANKS, SMALL, SUITLESS
from baohuang.cards.notation import format_cards
from baohuang.plays.specs import Climbing, GrammarSpec, Hanging

Cards = Sequence[int]
STRENGTHS = {SMALL: 13, MARKED_SMALL: 13, BIG: 14, MARKED_BIG: 14, GUARD_CARD: 15}
RANK_2 = 12
RANK_A = 11
ROWS = ("single", "pair", "triple", "triple+1", "triple+2", "straight", "pair run", "airplane", "bomb", "rocket")


def natural(kind: int) -> bool:
    """Whether a card, suitless or not, has a rank."""
    return kind < NATURAL_COUNT or kind >= SUITLESS


def strength(kind: int) -> int:
    """3 < … < 2 < w = g < W = E < G."""
    if not natural(kind):
        return STRENGTHS[kind]
    return kind - SUITLESS if kind >= SUITLESS else kind // 4


def parts(hand: Cards) -> Iterator[list[int]]:
    """Every different non-empty part of a hand."""
    counts = sorted(Counter(hand).items())
    for copies in product(*(range(count + 1) for _, count in counts)):
        part = [kind for (kind, _), n in zip(counts, copies, strict=True) for _ in range(n)]
        if part:
            yield part


def judge(spec: GrammarSpec, play: Cards, top: Cards) -> str:
    """``beats``, ``closes``, or the code that refuses `play` on `top` (empty when leading)."""
    return judge_set(spec, play, top) if isinstance(spec, Hanging) else judge_combination(play, top)


def canonical(spec: GrammarSpec, play: Cards, named: int = -1) -> str:
    """As the referee's `legal` writes it: suits only in Weifang's bombs and on the named card."""
    if isinstance(spec, Hanging):
        keep = spec.bomb == "same_suit4" and bomb_of(spec, play) is not None
        return format_cards(kind if keep or not natural(kind) else SUITLESS + strength(kind) for kind in play)
    return format_cards(kind if kind == named or not natural(kind) else SUITLESS + strength(kind) for kind in play)


def refuse(spec: GrammarSpec, play: Cards, hand: Cards, top: Cards) -> str | None:
    """Why a play of held cards is illegal, in the order of RULES §5, or None."""
    code = judge(spec, play, top)
    if code == "bad-shape":
        return code
    if held_back(spec, play, hand):
        return "held-back"
    return None if code in {"beats", "closes"} else code


def plays(spec: GrammarSpec, hand: Cards, top: Cards, named: int = -1) -> set[str]:
    """The canonical form of every legal play of a hand."""
    return {canonical(spec, part, named) for part in parts(hand) if refuse(spec, part, hand, top) is None}


# The hanging family.


def is_set(cards: Cards) -> bool:
    """§2.1: cards of one rank plus jokers and `G`, or those alone."""
    return bool(cards) and len({strength(kind) for kind in cards if natural(kind)}) <= 1


def pairwise(play: Cards, top: Cards) -> bool:
    """§2.2: as many cards, and sorted by strength each is stronger than its counterpart."""
    mine, theirs = sorted(map(strength, play)), sorted(map(strength, top))
    return len(mine) == len(theirs) and all(a > b for a, b in zip(mine, theirs, strict=True))


def bomb_of(spec: Hanging, cards: Cards) -> tuple[int, int] | None:
    """§2.3: size and rank of a bomb, None for any other play."""
    if not all(map(natural, cards)) or len({strength(kind) for kind in cards}) != 1 or len(cards) < 4:
        return None
    alike = len(cards) == 4 and len(set(cards)) == 1 and cards[0] < SUITLESS
    bomb = {"same_suit4": alike, "rank4plus": True, "off": False}[spec.bomb]
    return (len(cards), strength(cards[0])) if bomb else None


def set_aside(spec: Hanging, play: Cards, top: Cards) -> Iterator[tuple[list[int], list[int]]]:
    """§2.4: what remains of play and top for every way to let 2s stand for beating big jokers and `G`."""
    if spec.twos_scope == "single_only" and len(top) != 1:
        return
    bigs = [kind for kind in top if strength(kind) == 14]
    guards = [kind for kind in top if strength(kind) == 15]
    for instead, called in product(range(len(bigs) + 1), range(len(guards) + 1)):
        if (instead and not spec.twos_beat_big) or (called and not spec.twos_beat_guard) or not instead + called:
            continue
        mine = sorted(play, key=lambda kind: strength(kind) != RANK_2)
        twos = instead * spec.twos_beat_big + called * spec.twos_beat_guard
        if all(strength(kind) == RANK_2 for kind in mine[:twos]) and twos <= len(mine):
            theirs = list(top)
            for kind in bigs[:instead] + guards[:called]:
                theirs.remove(kind)
            yield mine[twos:], theirs


def judge_set(spec: Hanging, play: Cards, top: Cards) -> str:
    """§2.1–2.4 in the order of their sentences."""
    if not top:
        return "beats" if is_set(play) else "bad-shape"
    bomb, other = bomb_of(spec, play), bomb_of(spec, top)
    if bomb and (other is None or bomb > other):
        return "beats"
    if other:
        return "not-stronger" if is_set(play) else "bad-shape"
    if is_set(play) and pairwise(play, top):
        return "beats"
    fits = False
    for mine, theirs in set_aside(spec, play, top):
        if len(mine) == len(theirs) and (not mine or is_set(mine)):
            fits = True
            if not mine or pairwise(mine, theirs):
                return "closes"
    if not fits and not is_set(play):
        return "bad-shape"
    return "not-stronger" if fits or len(play) == len(top) else "wrong-size"


def held_back(spec: GrammarSpec, play: Cards, hand: Cards) -> bool:
    """§2.5: held-back cards go all together, as the last hand, without a joker."""
    if isinstance(spec, Climbing) or spec.held_back is None:
        return False
    rank = RANKS.index(spec.held_back)
    if all(strength(kind) != rank for kind in play):
        return False
    return len(play) != len(hand) or any(strength(kind) != rank for kind in hand)


# The climbing family.


def ranks_of(cards: Cards) -> Counter[int]:
    """How many of each rank; the jokers are ranks of their own, 13 and 14."""
    return Counter(map(strength, cards))


def is_run(ranks: Sequence[int], least: int) -> bool:
    """Whether these ranks, ascending, follow each other, at least so many, none above the ace."""
    return len(ranks) >= least and ranks[-1] <= RANK_A and list(ranks) == list(range(ranks[0], ranks[-1] + 1))


def readings(cards: Cards) -> list[tuple[str, int, int, int]]:
    """§3: every row of the table that fits, as row, length, wings and rank, the preferred one last."""
    counts = ranks_of(cards)
    ranks = sorted(counts)
    copies = set(counts.values())
    found: list[tuple[str, int, int, int]] = []
    if len(ranks) == 1 and len(cards) <= 3:
        found.append((ROWS[len(cards) - 1], 1, 0, ranks[0]))
    for triple in ranks:
        if triple <= RANK_2 and counts[triple] == 3 and len(ranks) == 2 and len(cards) in {4, 5}:
            found.append((ROWS[len(cards) - 1], 1, 0, triple))
    if copies == {1} and is_run(ranks, 5):
        found.append(("straight", len(ranks), 0, ranks[-1]))
    if copies == {2} and is_run(ranks, 3):
        found.append(("pair run", len(ranks), 0, ranks[-1]))
    found += sorted(airplanes(counts), key=lambda reading: (reading[2], reading[3]))
    if len(ranks) == 1 and len(cards) >= 4 and ranks[0] <= RANK_2:
        found.append(("bomb", len(cards), 0, ranks[0]))
    if counts == {13: 1, 14: 1}:
        found.append(("rocket", 2, 0, 14))
    return found


def airplanes(counts: Counter[int]) -> Iterator[tuple[str, int, int, int]]:
    """Every run of triples whose wings are the rest of the cards, in ranks outside the triples."""
    for low, high in product(range(RANK_A + 1), repeat=2):
        run = range(low, high + 1)
        if len(run) < 2 or any(counts[rank] != 3 for rank in run):
            continue
        rest = {rank: n for rank, n in counts.items() if rank not in run}
        wings = sum(rest.values())
        if wings == 0:
            yield ("airplane", len(run), 0, high)
        if wings == len(run):
            yield ("airplane", len(run), 1, high)
        if wings == 2 * len(run) and all(n % 2 == 0 for n in rest.values()):
            yield ("airplane", len(run), 2, high)


def compare(mine: tuple[str, int, int, int], top: tuple[str, int, int, int]) -> str:
    """Whether one reading beats another, else the code of RULES §5."""
    if top[0] == "rocket":
        return "not-stronger"
    if mine[0] == "rocket":
        return "beats"
    if mine[0] == "bomb":
        return "beats" if top[0] != "bomb" or (mine[1], mine[3]) > (top[1], top[3]) else "not-stronger"
    if top[0] == "bomb":
        return "not-stronger"
    if (mine[0], mine[2]) != (top[0], top[2]):
        return "wrong-kind"
    if mine[1] != top[1]:
        return "wrong-size"
    return "beats" if mine[3] > top[3] else "not-stronger"


def judge_combination(play: Cards, top: Cards) -> str:
    """§3, with the top in its preferred reading; the play in one that is legal, if there is any."""
    mine = readings(play)
    if not mine:
        return "bad-shape"
    if not top:
        return "beats"
    theirs = readings(top)[-1]
    found = [compare(reading, theirs) for reading in mine]
    return "beats" if "beats" in found else found[-1]
