"""What a seat remembers is what it knows, as numbers."""

from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import ruleset
from baohuang.views.remember import recall
from tests.views.small_decks import small_deal
from tests.views.test_observe import after


def test_the_3_of_a_sale_is_remembered_by_its_two_seats() -> None:
    """Others remember that there was one."""
    deal = small_deal("weifang", "3s3s2s E 4c5c 2d 3d3hw")
    for viewer in (None, *range(5)):
        memory = recall(deal, viewer).memory
        assert memory is not None
        for (buyer, seller, three, two), told in zip(deal.bought, memory.bought, strict=True):
            assert told == (buyer, seller, three if viewer in {buyer, seller} else -1, two)


def test_the_way_of_a_grabbed_joker_is_not_remembered() -> None:
    """Sizes count it where it was dealt; its former holder knows."""
    deal = small_deal("qingdao", "E8c 9c9c 9c w W4c", options={"announce_at": "never"})
    deal = after(deal, *(f"{seat} {'grab' if seat == 2 else 'decline'}" for seat in range(5)))
    memories = [recall(deal, viewer).memory for viewer in range(5)]
    assert [memory.sizes for memory in memories if memory] == [[2, 2, 1, 1, 2]] * 5
    assert [memory.held_joker for memory in memories if memory] == [True, False, False, False, False]


def test_a_memory_does_not_change_with_the_deal() -> None:
    """It is a copy, however the deal goes on."""
    deal = new_deal(ruleset("weihai"), 5)
    view = recall(deal, 0)
    twin = recall(deal.clone(), 0)
    seat = deal.turn
    after(deal, f"{seat} enthrone")
    assert view == twin
