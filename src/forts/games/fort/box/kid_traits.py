"""What a kid is like, for learners: its name, its suits, and what its two actions do and count."""

from __future__ import annotations

from forts.games.fort.box.icons import SUITS, counter_names, icon_names
from forts.games.fort.box.kids import Kid
from forts.games.fort.box.printed import ONCE, PrintedAction


def kid_traits(kid: Kid) -> tuple[tuple[str, int], ...]:
    """Its traits and how often it has each; the first one is its name."""
    found: dict[str, int] = {f"kid {kid.id}": 1}
    if kid.board >= 0:
        found["best friend"] = 1
    for suit in kid.suits:
        _count(found, f"suit {SUITS[suit]}")
    for side, action in (("public", kid.public), ("private", kid.private)):
        for trait, times in _of_action(action):
            _count(found, f"{side} {trait}", times)
    return tuple(found.items())


def _of_action(action: PrintedAction) -> list[tuple[str, int]]:
    if action.blank:
        return [("blank", 1)]
    icons = icon_names()
    told = [(icons[step], amount) for step, amount in zip(action.steps, action.amounts, strict=True)]
    if action.counter != ONCE:
        told.append((f"x {counter_names()[action.counter]}", 1))
    return told


def _count(found: dict[str, int], trait: str, times: int = 1) -> None:
    found[trait] = found.get(trait, 0) + times
