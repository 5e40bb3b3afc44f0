"""The game's words for the numbers that the rules work with: used in notation, views and positions."""

from __future__ import annotations

from forts.games.fort.box.icons import SUITS
from forts.games.fort.box.kids import BOARDS, Cards
from forts.games.fort.box.perks import NO_PERK, PERKS
from forts.games.fort.rules.madeup import RULES

KINDS = ("pizza", "toys")
"""The two kinds of resource."""
SIDES = ("public", "private", "diy")
"""The actions of a card, and that of the DIY perk."""
USES = ("unused", "partly", "fully")
"""How an action was used."""
TRIGGERS = ("", "points", "fort", "park", "rounds")
"""What ends the game."""
PERK_NAMES = tuple(perk.name for perk in PERKS[:NO_PERK])
"""The nine perks."""
RULE_NAMES = tuple(rule.name for rule in RULES)
"""The eleven made-up rules."""


def kid_ids(cards: Cards, pile: list[int]) -> list[str]:
    """The ids of the kids in a pile."""
    return [cards.kids[kid].id for kid in pile]


__all__ = [
    "BOARDS",
    "KINDS",
    "PERK_NAMES",
    "RULE_NAMES",
    "SIDES",
    "SUITS",
    "TRIGGERS",
    "USES",
    "kid_ids",
]
