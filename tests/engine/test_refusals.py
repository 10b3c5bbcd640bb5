"""Refusals (RULES §5): each code, and of two that apply the one that is checked first."""

import pytest

from baohuang.engine.deal import Deal
from tests.engine.tables import each, go, lay, position, refusal

HANDS = ("E9c9c9cKs", "9c5s", "KdKdKd8h", "2s7hKd", "As4h")
RING = ("WW4c8c", "4c5c", "5c6c", "6c7c", "7c8c")


def over() -> Deal:
    """A deal that has ended."""
    deal = position("weihai", "9c", "Tc", "Jc", "Qc", "Kc", guard=1)
    go(deal, "0 play 9", "1 play T")
    assert deal.phase.name == "over"
    return deal


def following(rules_id: str, top: str, hand: str, named: str | None = None) -> Deal:
    """Seat 1 with a hand, about to answer a top."""
    deal = position(rules_id, top + "4d", hand, "4c7c", "4h8c", "4s9c", named=named)
    go(deal, f"0 play {top}")
    return deal


@pytest.mark.parametrize("move", ["0 grab", "0 pass", "1 play T", "3 rebel", "0 call 9c", "2 discard 9c", "0 keep"])
def test_deal_over(move: str) -> None:
    """Whatever the action, from whomever."""
    assert refusal(over(), move) == "deal-over"


@pytest.mark.parametrize("move", ["0 play G", "0 call zz", "0 jump", "0 play", "0 grab now", "0 pass it"])
def test_bad_notation_comes_before_deal_over(move: str) -> None:
    """What cannot be read is refused before the deal is looked at."""
    assert refusal(over(), move) == "bad-notation"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("0 enthrone", "wrong-phase"),
        ("3 play 2s", "wrong-phase"),
        ("0 play Ad", "wrong-phase"),
        ("4 pass", "wrong-phase"),
        ("2 open", "wrong-phase"),
        ("0 discard 9c", "wrong-phase"),
        ("1 grab", "already-answered"),
        ("1 decline", "already-answered"),
        ("2 grab", None),
    ],
)
def test_wrong_phase_comes_before_the_turn(move: str, code: str | None) -> None:
    """In the grab, with seat 1's answer sealed."""
    deal = lay("qingdao", *HANDS)
    go(deal, "1 decline")
    assert refusal(deal, move) == code


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("1 enthrone", "not-your-turn"),
        ("1 yield", "not-your-turn"),
        ("0 grab", "wrong-phase"),
        ("0 call 9c", "wrong-phase"),
        ("0 enthrone", None),
        ("0 yield", None),
    ],
)
def test_enthroning(move: str, code: str | None) -> None:
    deal = lay("qingdao", *HANDS)
    go(deal, *each(range(5), "decline"))
    assert refusal(deal, move) == code


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("1 call 9c", "not-your-turn"),
        ("1 call zz", "bad-notation"),
        ("0 call 5s", "not-callable"),
        ("0 call 5s open", "not-callable"),
        ("0 call 9c open", "not-callable"),
        ("0 call g", "bad-notation"),
        ("0 call G", "not-callable"),
        ("0 call 9c", None),
    ],
)
def test_calling(move: str, code: str | None) -> None:
    """Nobody else's turn before what may be called."""
    deal = lay("qingdao", *HANDS)
    go(deal, *each(range(5), "decline"), "0 enthrone")
    assert refusal(deal, move) == code


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("1 pass", "not-your-turn"),
        ("1 play As", "not-your-turn"),
        ("0 pass", "must-lead"),
        ("0 play 9T", "not-in-hand"),
        ("0 play KK9", "not-in-hand"),
        ("0 play K9", "bad-shape"),
        ("0 play K3", "bad-shape"),
        ("0 play 3", "held-back"),
        ("0 play 3w", "held-back"),
        ("0 play g", "bad-notation"),
        ("0 play KwG", "not-in-hand"),
        ("0 grab", "wrong-phase"),
        ("0 play Kw", None),
    ],
)
def test_leading(move: str, code: str | None) -> None:
    """Turn, lead, possession, shape, holding back, in this order."""
    deal = position("qingdao", "Ks9c3cw", "5c", "6c", "7c", "8c")
    assert refusal(deal, move) == code


@pytest.mark.parametrize(
    ("top", "hand", "move", "code"),
    [
        ("99", "KsKh3cw", "1 play 3", "held-back"),
        ("99", "KsKh3cw", "1 play K3", "bad-shape"),
        ("99", "KsKh3cw", "1 play A", "not-in-hand"),
        ("99", "KsKh3cw", "1 play K", "wrong-size"),
        ("99", "8s5h8hw", "1 play 5", "wrong-size"),
        ("99", "8s5h8hw", "1 play 88", "not-stronger"),
        ("99", "8s5h8hw", "1 play 8w", "not-stronger"),
        ("9", "3cKs", "1 play 3", "held-back"),
        ("9", "3c", "1 play 3", "not-stronger"),
        ("99", "3c", "1 play 3", "wrong-size"),
        ("99", "KsKh3cw", "2 pass", "not-your-turn"),
        ("99", "KsKh3cw", "1 play KK", None),
    ],
)
def test_following_in_the_hanging_family(top: str, hand: str, move: str, code: str | None) -> None:
    """Possession, shape, holding back, size, strength."""
    assert refusal(following("qingdao", top.replace("9", "9c"), hand), move) == code


@pytest.mark.parametrize(
    ("top", "hand", "move", "code"),
    [
        ("9c9d", "5s5h8h6s7s9sTc", "1 play 56", "bad-shape"),
        ("9c9d", "5s5h8h6s7s9sTc", "1 play 5A", "not-in-hand"),
        ("9c9d", "5s5h8h6s7s9sTc", "1 play 5", "wrong-kind"),
        ("9c9d", "5s5h8h6s7s9sTc", "1 play 55", "not-stronger"),
        ("9c9d", "5s5h8h6s7s9sTc", "1 play 56789", "wrong-kind"),
        ("3c4c5c6c7c", "5s5h8h6s7s9sTc", "1 play 56789T", "wrong-size"),
        ("5c6c7c8c9c", "5s5h8h6s7s9sTc", "1 play 56789", "not-stronger"),
        ("5c6c7c8c9c", "5s5h8h6s7s9sTc", "1 play 6789T", None),
        ("9c9c9d9d", "5s5h8h6s7s9sTc", "1 play 55", "not-stronger"),
        ("9c9c9d9d", "5s5h8h6s7s9sTc", "1 play 56", "bad-shape"),
    ],
)
def test_following_in_the_climbing_family(top: str, hand: str, move: str, code: str | None) -> None:
    """Possession, shape, kind, size, strength."""
    assert refusal(following("classic108", top, hand, named="7c"), move) == code


@pytest.mark.parametrize(
    ("rules_id", "foreign", "known"),
    [
        ("qingdao", "g", "EwWG"),
        ("weifang", "g", "EwWG"),
        ("weihai", "G", "EwWg"),
        ("classic108", "EgG", "wW"),
    ],
)
def test_tokens_foreign_to_the_ruleset(rules_id: str, foreign: str, known: str) -> None:
    """They are no notation there; natural cards that its deck lacks are read, but not in any hand."""
    named = "9c" if rules_id == "classic108" else None
    deal = position(rules_id, "9c", "Tc", "Jc", "Qc", "Kc", named=named)
    assert {refusal(deal, f"0 play {token}") for token in foreign} == {"bad-notation"}
    assert {refusal(deal, f"0 play {token}") for token in known} == {"not-in-hand"}
    assert refusal(deal, "0 play 3c") == "not-in-hand"


def test_naming_and_discarding() -> None:
    """Possession comes before the number."""
    deal = lay("classic108", *RING, kitty="3d3h3s")
    assert refusal(deal, "0 discard 4c") == "wrong-phase"
    assert refusal(deal, "0 name E") == "bad-notation"
    assert refusal(deal, "0 name 5d") == "not-callable"
    go(deal, "0 name 4c")
    assert refusal(deal, "0 discard 9d") == "not-in-hand"
    assert refusal(deal, "0 discard 4c") == "wrong-size"
    assert refusal(deal, "0 discard " + "4c" * 9) == "not-in-hand"
    assert refusal(deal, "0 discard 4c8c3d3h3sWW") == "wrong-size"
    assert refusal(deal, "0 discard") == "bad-notation"
    assert refusal(deal, "0 discard 433") is None


def test_a_seat_that_does_not_exist_has_no_turn() -> None:
    deal = lay("qingdao", *HANDS)
    assert [deal.check(seat, deal.legal(0)[0]) for seat in (-1, 5, 99)] == ["not-your-turn"] * 3
