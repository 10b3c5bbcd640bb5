"""Actions as integers."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from baohuang.engine import actions as verbs
from baohuang.engine.actions import PASS, Actions, argument_of, call, declare, verb_of

CONSTANTS = {name: number for name, number in vars(verbs).items() if name.isupper() and isinstance(number, int)}


def test_verbs_are_distinct() -> None:
    """Sixteen of them; the ways of a call are small numbers of their own."""
    ways = {"PASS", "PLAIN", "OPENLY", "HIDDEN"}
    assert sorted(number for name, number in CONSTANTS.items() if name not in ways) == list(range(1, 17))
    assert [CONSTANTS[name] for name in ("PASS", "PLAIN", "OPENLY", "HIDDEN")] == [0, 0, 1, 2]


@given(st.integers(1, 16), st.integers(0, 2**40))
def test_a_declaration_is_below_pass_and_unpacks(verb: int, argument: int) -> None:
    action = declare(verb, argument)
    assert action < PASS
    assert (verb_of(action), argument_of(action)) == (verb, argument)


@given(st.integers(0, 56), st.sampled_from([verbs.PLAIN, verbs.OPENLY, verbs.HIDDEN]))
def test_a_call_packs_kind_and_way(kind: int, how: int) -> None:
    action = call(kind, how)
    assert (verb_of(action), argument_of(action) >> 2, argument_of(action) & 3) == (verbs.CALL, kind, how)


@given(st.lists(st.integers(-5, 2**60), max_size=8), st.integers(-9, 9), st.integers(-9, 9))
def test_legal_actions_are_a_sequence_like_any_other(codes: list[int], low: int, high: int) -> None:
    """Whatever a list of the same actions says, they say too; what is out of range raises."""
    actions = Actions(vec[i64](codes))
    anything: object = actions
    assert isinstance(anything, Sequence)
    assert (list(actions), len(actions), list(reversed(actions))) == (codes, len(codes), codes[::-1])
    assert [actions[at] for at in range(-len(codes), len(codes))] == codes * 2
    assert (actions[low:high], actions[::-1]) == (codes[low:high], codes[::-1])
    for action in [*codes, 6]:
        assert (action in actions, actions.count(action)) == (action in codes, codes.count(action))
    assert [actions.index(action) for action in codes] == [codes.index(action) for action in codes]
    again = Actions(vec[i64](codes))
    assert (actions == again, hash(actions) == hash(again), repr(actions)) == (True, True, f"Actions({codes})")
    assert (actions == Actions(vec[i64]([*codes, 1])), actions == codes) == (False, False)
    for beyond in (len(codes), -len(codes) - 1):
        with pytest.raises(IndexError):
            actions[beyond]
