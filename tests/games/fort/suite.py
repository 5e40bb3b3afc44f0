"""What the suites have to know of Fort: options worth playing everything with, and what is hidden from whom."""

from __future__ import annotations

from typing import Any

from forts.core import CHANCE
from forts.games.fort.rules import table as fort

VARIANTS = [{}, {"setup": "advanced", "followers_use_lookout": True}]


def hidden_pile(state: Any) -> int | None:
    """Whose deck is drawn from, if it is one that others do not know."""
    return int(state.drawer) if state.ask == fort.CHANCE_DRAW else None


def hidden_from(state: Any, viewer: int) -> bool:
    """Is what happens next, by chance or by a rival, something that the viewer does not see?"""
    if state.actor == CHANCE:
        if state.ask == fort.CHANCE_DRAW:
            return state.drawer != viewer
        if state.ask == fort.CHANCE_DEAL:
            dealt = [len(one.hand if state.draft else one.deck) < fort.DEALT for one in state.boards]
            return dealt.index(True) != viewer
        return state.ask == fort.CHANCE_RULE
    return state.actor != viewer and state.ask in (fort.ASK_DRAFT, fort.ASK_RULE)


def shown_to(state: Any, viewer: int) -> list[Any]:
    """What lies open, and what the viewer holds; read from the state, not from its view."""
    mine = state.boards[viewer]
    drawn = state.rules if state.ask == fort.ASK_RULE and state.actor == viewer else None
    return [
        drawn,
        *(
            mine.hand,
            sorted(mine.deck),
            mine.rule,
            state.park,
            state.perks,
            state.added,
            state.looked,
            state.spent,
            state.played,
        ),
        [(one.yard, one.discard, one.lookout, one.rule >= 0, len(one.hand), len(one.deck)) for one in state.boards],
        _in_the_game(state),  # what is not was trashed, and everybody saw it
    ]


def _in_the_game(state: Any) -> list[int]:
    piles = [state.park, state.park_deck, state.added, state.looked, [state.played]]
    for one in state.boards:
        piles += [one.hand, one.deck, one.discard, one.yard, one.lookout]
    return sorted(kid for pile in piles for kid in pile)


DECLINING = {"skip", "finish", "stop", "do not follow", "pass", "keep", "no guest"}
"""Verbs of the moves that leave be what a question offers."""
