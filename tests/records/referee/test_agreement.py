"""The referee's operations agree with each other."""

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.cards.notation import format_cards
from baohuang.records.audit import choose, random_options
from baohuang.records.record import record_of
from baohuang.records.recorder import Recorder
from baohuang.records.referee import answer_line
from baohuang.rulesets.registry import RULESETS, ruleset


def ask(**request: Any) -> Any:
    """The answer to a request."""
    answer = answer_line(json.dumps(request).encode())
    assert answer is not None
    return json.loads(answer)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(RULESETS)), st.integers(0, 10**9))
def test_what_is_legal_beats_and_what_beats_is_legal(rules: str, seed: int) -> None:
    """Every member of `legal` passes `beats` out of the same hand; a play of the hand that is no member does not."""
    rng = Random(seed)
    options = random_options(rules, rng)
    deck = ruleset(rules, options).deck.cards()
    rng.shuffle(deck)
    asked: dict[str, Any] = {"rules": rules, "options": options}
    hand = format_cards(deck[: rng.randint(1, 9)])
    others = ask(op="legal", hand=format_cards(deck[9:20]), **asked)["plays"]
    if others and rng.random() < 0.8:
        asked["top"] = rng.choice(others)
    legal = ask(op="legal", hand=hand, **asked)
    assert legal["may_pass"] == ("top" in asked)
    refused = [play for play in legal["plays"] if not ask(op="beats", play=play, hand=hand, **asked)["ok"]]
    assert refused == []
    for play in ask(op="legal", hand=hand, rules=rules, options=options)["plays"]:
        judged = ask(op="beats", play=play, hand=hand, **asked)
        assert judged["ok"] == (play in legal["plays"]), (play, judged)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(sorted(RULESETS)), st.integers(0, 10**9))
def test_a_deal_scores_as_told(rules: str, seed: int) -> None:
    """`score`, told how a deal went, gives the points that `deal` gives."""
    rng = Random(seed)
    options = {name: value for name, value in random_options(rules, rng).items() if name != "smother"}
    recorder = Recorder(record_of(rules, options, seed=seed, starter=0))
    deal = recorder.deal
    while seats := deal.to_act():
        recorder.apply(seats[0], choose(deal.legal(seats[0]), rng))
    actions = recorder.record().actions
    state = ask(op="deal", rules=rules, options=options, seed=seed, actions=actions)
    if state["phase"] == "void":
        return
    told = {key: state[key] for key in ("emperor", "guard", "solo")}
    doubled = {"open_guard": deal.open_guard, "rebellion": deal.rebellion, "kick": deal.kick}
    scored = ask(op="score", rules=rules, options=options, order=state["out"], **told, **doubled)
    assert [scored[key] for key in ("points", "multiplier", "winner", "places")] == [
        *(state[key] for key in ("points", "multiplier", "winner")),
        deal.places,
    ]
