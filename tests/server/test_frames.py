"""Frames put together from parts are the JSON of the messages that they stand for."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import ruleset
from baohuang.server.entries import Acted
from baohuang.server.frames import Frames, asked_of
from baohuang.server.game import Step
from baohuang.server.live import READY, LiveDeal
from baohuang.server.messages import Snapshot, Update, encode
from baohuang.server.telling import tell

VIEWERS = (None, 0, 1, 2, 3, 4)


def same(frame: bytes, message: Update | Snapshot) -> bool:
    """Whether a frame says what a message says."""
    return bool(msgspec.json.decode(frame) == msgspec.json.decode(encode(message)))


@pytest.mark.parametrize("rules", ["qingdao", "weifang", "weihai", "classic108"])
def test_every_frame_of_a_deal_is_the_message_in_json(rules: str) -> None:
    """Updates, snapshots and old updates, to every seat and to a spectator, in every step of a deal."""
    rng = Random(11)
    live = LiveDeal(new_deal(ruleset(rules), seed=5))
    version = 1
    step = Step(version, 1, Acted(0, "pass"), tuple(live.deal.opening))
    while True:
        deadlines = {seat: 1_000 + seat for seat in live.asked()} if version % 3 else {}
        until = max(deadlines.values(), default=None)
        frames, old = Frames(live, deadlines), Frames(live, None)
        for viewer in VIEWERS:
            told, view = tell(step.events, live, viewer), live.view(viewer)
            prompt = asked_of(live, viewer, deadlines)
            assert same(frames.update(step, viewer), Update(version, 1, told, view, prompt, until))
            assert same(frames.snapshot(version, 1, viewer), Snapshot(version, 1, view, prompt, until))
            assert same(old.update(step, viewer), Update(version, 1, told, view, None, None))
        if live.finished:
            break
        seat = rng.choice(live.asked())
        actions = live.actions(seat)
        text = live.write(seat, actions[rng.randrange(len(actions))]) if actions else READY
        events, written = live.act(seat, text)
        version += 1
        step = Step(version, 1, Acted(seat, written), tuple(events))
    assert version > 30
