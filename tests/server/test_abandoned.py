"""A short run of `make abandoned`: tables that people leave in every phase, and what is left of them."""

from __future__ import annotations

from tools.abandoned import run


def test_case_18_a_house_forgets_who_does_not_come_back() -> None:
    """No table, no connection, and no memory stays; who does come back finds the table as it was."""
    crowd, _, _ = run(tables=30, seed=3)
    assert crowd.faults == []
    assert len(crowd.left) == 45
    assert len(crowd.phases) > 2
