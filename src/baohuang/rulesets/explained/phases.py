"""What happens before the first lead: a chapter for each phase, read off its spec."""

from collections.abc import Iterator
from typing import assert_never

from baohuang.messages.page import Line, item, para
from baohuang.rulesets.specs import (
    BuyThrees,
    Call,
    Declare,
    Discard,
    Enthrone,
    Grab,
    Kick,
    Kitty,
    MarkedGuard,
    Name,
    PhaseSpec,
    Rebel,
    Ruleset,
)


def phase(spec: PhaseSpec, rules: Ruleset) -> Iterator[Line]:
    """The lines about one phase."""
    match spec:
        case BuyThrees():
            yield from _lines("explain-buy-who", "explain-buy-price", "explain-buy-open")
        case Grab():
            yield from _lines("explain-grab-ask", "explain-grab-first", "explain-grab-solo")
        case Enthrone():
            yield from _enthrone(spec)
        case Call():
            yield from _call(spec)
        case MarkedGuard():
            yield from _lines("explain-marked-guard", "explain-marked-solo", "explain-guard-shown")
        case Declare():
            yield from _declare(rules)
        case Rebel():
            yield from _rebel(spec)
        case Kick():
            yield para("explain-kick")
            yield item("explain-kick-one" if spec.needs == 1 else "explain-kick-both")
        case Kitty():
            yield para(f"explain-kitty-{spec.by}")
            yield item("explain-kitty-takes", n=spec.size)
        case Name():
            yield from _name(spec)
        case Discard():
            yield para("explain-discard", n=spec.count)
        case _:
            assert_never(spec)


def _lines(first: str, *others: str) -> Iterator[Line]:
    """A paragraph and the items under it."""
    yield para(first)
    for other in others:
        yield item(other)


def _enthrone(spec: Enthrone) -> Iterator[Line]:
    yield para("explain-enthrone-set" if spec.needs_set else "explain-enthrone-card")
    yield item(f"explain-yield-{spec.yield_to}")
    if spec.yield_needs_both:
        yield item("explain-yield-both")
    yield item(f"explain-stick-{spec.stick}")
    if spec.stick != "none":
        yield item("explain-stick-pile")
    suffix = "-set" if spec.forced == "first_yielder" and spec.needs_set else ""
    yield item(f"explain-all-yield-{spec.forced}{suffix}")


def _call(spec: Call) -> Iterator[Line]:
    yield from _lines("explain-call-three", "explain-call-four")
    yield item("explain-call-jokers" if spec.jokers else "explain-call-barred")
    yield item("explain-guard-shown")


def _declare(rules: Ruleset) -> Iterator[Line]:
    yield from _lines("explain-declare", "explain-declare-alike")
    yield item("explain-declare-not-grab" if rules.phase(Grab) else "explain-declare-not")


def _rebel(spec: Rebel) -> Iterator[Line]:
    yield para("explain-rebel")
    yield item("explain-rebel-success", needed=spec.needed)
    yield item("explain-rebel-failure")


def _name(spec: Name) -> Iterator[Line]:
    yield para(f"explain-name-{spec.source}")
    yield item("explain-name-shown")
    if spec.swap:
        yield item("explain-name-swap")
