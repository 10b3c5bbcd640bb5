"""Multipliers, and the way from a finished deal to its points."""

from itertools import product

import pytest

from baohuang.engine.deal import Deal
from tests.engine.tables import go, position

# solo, open guard, rebellion, kick: the factor with and without the second doubling of an open solo.
FACTORS = {
    (None, False, False, False): (1, 1),
    (None, True, False, False): (2, 2),
    (None, False, True, False): (2, 2),
    (None, False, True, True): (4, 4),
    ("hidden", False, False, False): (2, 2),
    ("hidden", False, True, False): (4, 4),
    ("hidden", False, True, True): (8, 8),
    ("open", False, False, False): (4, 2),
    ("grab", False, False, False): (4, 2),
}
CASES = list(product(FACTORS.items(), ("on", "off")))


def table(solo: str | None, open_guard: bool, rebellion: bool, kick: bool, doubles: str) -> Deal:
    """A deal in play after these declarations."""
    guard = None if solo else 1
    cards = ("9c", "Tc", "Jc", "Qc", "Kc")
    deal = position("weihai", *cards, guard=guard, solo=solo, open_solo_doubles=doubles)
    deal.open_guard, deal.rebellion, deal.kick = open_guard, rebellion, kick
    deal.revealed = open_guard or rebellion or solo in {"open", "grab"}
    return deal


@pytest.mark.parametrize(("case", "doubles"), CASES)
def test_factors(case: tuple[tuple[str | None, bool, bool, bool], tuple[int, int]], doubles: str) -> None:
    """All ×2, combined by product; the public one leaves out a solo that nobody knows."""
    declared, factors = case
    deal = table(*declared, doubles)
    factor = factors[0] if doubles == "on" else factors[1]
    assert deal.multiplier(public=False) == factor
    hidden = declared == ("hidden", False, False, False)
    assert deal.multiplier(public=True) == (1 if hidden else factor)


@pytest.mark.parametrize(("case", "doubles"), CASES)
def test_points_of_a_deal(case: tuple[tuple[str | None, bool, bool, bool], tuple[int, int]], doubles: str) -> None:
    """The emperor goes out first: 6 alone, 2K with a guard who comes in second."""
    declared, factors = case
    deal = table(*declared, doubles)
    factor = factors[0] if doubles == "on" else factors[1]
    go(deal, "0 play 9")
    if declared[0] is None:
        go(deal, "1 play T")
        expected = [6 * factor, 3 * factor, *[-3 * factor] * 3]
    else:
        expected = [6 * factor, *[-6 * factor // 4] * 4]
    assert deal.points == expected
    assert sum(expected) == 0


def test_a_prepared_multiplier_is_taken_as_it_is() -> None:
    """A position may state its own."""
    deal = position("qingdao", "9c", "Tc", "Jc", "Qc", "Kc", guard=1)
    deal.fixed_multiplier = 8
    go(deal, "0 play 9", "1 play T")
    assert deal.points == [48, 24, -24, -24, -24]
