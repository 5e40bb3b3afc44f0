"""The game's words for the numbers that the rules work with: used in notation, views and positions."""

from __future__ import annotations

from forts.games.fort.box.icons import SUITS
from forts.games.fort.box.kids import BOARDS, Cards
from forts.games.fort.box.perks import NO_PERK, PERKS
from forts.games.fort.rules import table
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

ASKS = {
    table.CHANCE_FIRST: "first player",
    table.CHANCE_BOARD: "board",
    table.CHANCE_RULE: "rule stack",
    table.CHANCE_PERK: "perk row",
    table.CHANCE_PARK: "park",
    table.CHANCE_DEAL: "deal",
    table.CHANCE_DRAW: "draw",
    table.CHANCE_REFILL: "refill",
    table.CHANCE_RECRUIT: "recruit unseen",
    table.CHANCE_TUCK: "tuck unseen",
    table.ASK_DRAFT: "draft",
    table.ASK_PLAY: "play",
    table.ASK_SUIT: "declare",
    table.ASK_ACTION: "action",
    table.ASK_NAME: "name",
    table.ASK_KIND: "kind",
    table.ASK_ADD: "add",
    table.ASK_STEP: "step",
    table.ASK_PAY: "pay",
    table.ASK_PAY_PIZZA: "pay pizza",
    table.ASK_PAY_TOYS: "pay toys",
    table.ASK_RULE: "rule",
    table.ASK_PERK: "perk",
    table.ASK_FOLLOW: "follow",
    table.ASK_FOLLOW_MORE: "follow more",
    table.ASK_ROUGH: "rough housing",
    table.ASK_DO_OVER: "do-over",
    table.ASK_RECRUIT: "recruit",
    table.ASK_BIRTHDAY: "birthday",
    table.NOTHING: "over",
}
"""Names of the pending questions."""

_PHASES = {
    "setup": range(table.CHANCE_FIRST, table.CHANCE_DRAW),
    "draft": (table.ASK_DRAFT,),
    "follow": (table.ASK_FOLLOW, table.ASK_FOLLOW_MORE, table.ASK_ROUGH),
    "recruit": (table.ASK_RECRUIT, table.ASK_BIRTHDAY),
    "draw": (table.CHANCE_DRAW,),
    "over": (table.NOTHING,),
}


def phase(t: table.Table) -> str:
    """The phase of the turn: setup, draft, play, follow, recruit, draw or over."""
    for name, asks in _PHASES.items():
        if t.ask in asks:
            return name
    if t.follower >= 0:
        return "follow"
    return "recruit" if t.played < 0 and t.purpose != table.RUN and t.ask < table.ASK_DRAFT else "play"


def kid_ids(cards: Cards, pile: list[int]) -> list[str]:
    """The ids of the kids in a pile."""
    return [cards.kids[kid].id for kid in pile]


__all__ = [
    "ASKS",
    "BOARDS",
    "KINDS",
    "PERK_NAMES",
    "RULE_NAMES",
    "SIDES",
    "SUITS",
    "TRIGGERS",
    "USES",
    "kid_ids",
    "phase",
]
