"""Who is asked what, as one viewer may see it.

While an emperor with both marked cards chooses between an open and a hidden solo (phase ``solo``),
everybody else sees the phase that follows, in which nobody has answered: whether there is anything
to choose must not show. The table keeps answers that come too early.
"""

from __future__ import annotations

from typing import Final

from baohuang.engine.deal import NOBODY, SEALED_NAMES, Deal

CHOOSING: Final = "solo"
LOOKS_LIKE: Final = "open"
"""The phase that only the emperor sees, and what the others see in its place."""


def is_disguised(deal: Deal, viewer: int) -> bool:
    """Whether the viewer sees the next phase in the place of the present one."""
    return deal.phase.name == CHOOSING and viewer != deal.emperor


def phase_seen(deal: Deal, viewer: int) -> str:
    """The name of the phase as the viewer sees it."""
    return LOOKS_LIKE if is_disguised(deal, viewer) else deal.phase.name


def turn_seen(deal: Deal, viewer: int) -> int:
    """The one seat that has to act, or `NOBODY` where several are asked, unseen."""
    name = deal.phase.name
    if name in SEALED_NAMES or is_disguised(deal, viewer):
        return NOBODY
    return deal.turn


def is_asked(deal: Deal, viewer: int) -> bool:
    """Whether the viewer has to act now."""
    if viewer == NOBODY:
        return False
    return is_disguised(deal, viewer) or viewer in deal.phase.actors(deal)
