"""Actions as integers."""

from hypothesis import given
from hypothesis import strategies as st

from baohuang.engine import actions as verbs
from baohuang.engine.actions import PASS, argument_of, call, declare, verb_of

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
