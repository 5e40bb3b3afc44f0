"""What the suites have to know of ForFort: options worth playing everything with, and what is hidden from whom."""

from __future__ import annotations

from typing import Any

from forts.core import CHANCE
from forts.games.forfort.rules import table as forfort
from forts.games.forfort.rules.turn import drawing_seat

VARIANTS = [{}, {"armies": 5}, {"teams": True}]


def hidden_pile(state: Any) -> int | None:
    """Whose deck is drawn from, if it is one that others do not know."""
    return drawing_seat(state) if state.ask in (forfort.ASK_DEAL, forfort.ASK_DRAW) else None


def hidden_from(state: Any, viewer: int) -> bool:
    """Is what happens next something that the viewer does not see?"""
    drawn = state.actor == CHANCE and state.ask in (forfort.ASK_DEAL, forfort.ASK_DRAW)
    return drawn and drawing_seat(state) != viewer


def shown_to(state: Any, viewer: int) -> list[Any]:
    """What lies open, and what the viewer holds; read from the state, not from its view."""
    return [state.hands[viewer], state.discards, state.stacks, state.top, state.played]


DECLINING = {"pass", "no drawbridge"}
"""Verbs of the moves that leave be what a question offers."""
