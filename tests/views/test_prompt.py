"""The question to a seat: what it may do, in the words of REFEREE.md."""

from baohuang.views.prompt import prompt
from baohuang.views.view import Prompt
from tests.views.small_decks import small_deal
from tests.views.test_observe import HIDDEN_SOLO, after
from tests.views.tracing import viewers


def test_a_choice_of_solo_looks_like_the_question_to_the_guard() -> None:
    """The emperor chooses; the others are asked what they are asked without a solo; a spectator nothing."""
    deal = after(small_deal("weihai", "Eg7c w 7d W 2c"), "0 enthrone")
    same = Prompt(("open", "hide"), (), False, 0)
    assert [prompt(deal, viewer) for viewer in viewers(deal)] == [
        None,
        Prompt(("solo open", "solo hidden"), (), False, 0),
        *[same] * 4,
    ]
    plain = after(small_deal("weihai", "Ew7c g 7d W 2c"), "0 enthrone")
    assert [prompt(plain, viewer) for viewer in viewers(plain)] == [None, None, *[same] * 4]


def test_plays_are_canonical_and_sorted() -> None:
    """By number of cards, then by code point; a pass only when following."""
    deal = after(small_deal("weihai", "Eg7c w 7d W 2c"), *HIDDEN_SOLO, *(f"{s} abstain" for s in (1, 2, 3, 4)))
    assert prompt(deal, 0) == Prompt((), ("7", "E", "g", "7E", "7g", "gE", "7gE"), False, 0)
    after(deal, "0 play 7c")
    assert prompt(deal, 1) == Prompt((), ("w",), True, 0)
    assert prompt(deal, 0) is None


def test_a_discard_asks_for_a_number() -> None:
    """The ways to lay cards down are too many to list."""
    deal = after(small_deal("classic108", "Ww As 6c As 5c", "6c"), "0 name 6c")
    assert prompt(deal, 0) == Prompt((), (), False, 1)


def test_calls_come_with_their_ways() -> None:
    """Four of a kind are called open or hidden."""
    deal = small_deal("qingdao", "E9c9c9c9c 2c w2d W3c 4c")
    deal = after(deal, *(f"{seat} decline" for seat in range(5)))
    assert prompt(deal, 0) == Prompt(("enthrone", "yield"), (), False, 0)
    after(deal, "0 enthrone")
    assert prompt(deal, 0) == Prompt(("call 9c open", "call 9c hidden"), (), False, 0)
