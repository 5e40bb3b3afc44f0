"""The text of every action: short, unique in its state, and the same in every language."""

from __future__ import annotations

from forts.games.fort.box import deeds as icon
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import table
from forts.games.fort.rules.state import FortState
from forts.games.fort.speech.terms import BOARDS, KINDS, PERK_NAMES, RULE_NAMES, SUITS

_PASS = {
    table.ASK_PLAY: "skip",
    table.ASK_ACTION: "finish",
    table.ASK_STEP: "stop",
    table.ASK_FOLLOW: "do not follow",
    table.ASK_ROUGH: "keep rough_housing",
    table.ASK_DO_OVER: "keep do_over",
    table.ASK_BIRTHDAY: "no guest",
}
_HAND = {
    table.ASK_DRAFT: "keep",
    table.ASK_PLAY: "play",
    table.ASK_ADD: "add",
    table.ASK_FOLLOW: "follow with",
    table.ASK_FOLLOW_MORE: "follow also with",
}
_STEP_VERBS = {
    icon.LOOKOUT: "tuck",
    icon.TRASH: "trash",
    icon.TRASH_RIVAL: "trash",
    icon.RECRUIT: "recruit",
    icon.PACK: "pack",
}


def notation(t: FortState, action: int) -> str:
    """The text of an action in this state; ids that mean nothing now have one too, so that refusals can name them."""
    if action >= act.HAND:
        return _card_notation(t, action)
    verb = _verb(t)
    if action >= act.DECK:
        return f"{verb} top of park_deck"
    if action >= act.BOARD:
        return f"board {BOARDS[action - act.BOARD]}"
    if action >= act.PERK:
        return f"perk {PERK_NAMES[action - act.PERK]}"
    if action >= act.RULE:
        return f"rule {RULE_NAMES[action - act.RULE]}"
    if action >= act.PACKED:
        kind = KINDS[table.TOYS] if t.ask == table.ASK_PAY_TOYS else KINDS[table.PIZZA]
        return f"{action - act.PACKED} {kind} from pack"
    if action >= act.PAY:
        return f"pay {action - act.PAY} pizza"
    if action >= act.SEAT:
        return f"{'copy pack of' if t.ask >= table.ASK_DRAFT else 'first is'} seat {action - act.SEAT + 1}"
    if action >= act.SUIT:
        return f"{'name' if t.ask == table.ASK_NAME else 'declare'} {SUITS[action - act.SUIT]}"
    if action >= act.CONVERT:
        way = action - act.CONVERT
        return f"convert {KINDS[way % 2]} in {'pack' if way > 1 else 'stuff'}"
    if action >= act.FROM:
        return f"spend from {'pack' if action > act.FROM else 'stuff'}"
    if action >= act.SUPPLY:
        return f"pack {KINDS[action - act.SUPPLY]} from supply"
    if action >= act.KIND:
        return f"{'pack' if verb == 'pack' else 'gather'} {KINDS[action - act.KIND]}"
    if action == act.PASS:
        return _PASS.get(t.ask, "pass")
    return ("start", "use public", "use private", "use perk")[action - act.GO]


def _verb(t: FortState) -> str:
    """What is done with a card in the current step."""
    if t.ask == table.ASK_STEP:
        return _STEP_VERBS.get(t.deed().steps[t.step], "take")
    return "recruit"


def _card_notation(t: FortState, action: int) -> str:
    group, kid = divmod(action - act.HAND, act.WIDTH)
    name = t.cards.kids[kid].id if kid < len(t.cards.kids) else f"kid_{kid}"
    if action < act.LOOKOUT:
        return f"{_HAND.get(t.ask) or _verb(t)} {name}"
    if action < act.DISCARD:
        return f"add {name} from lookout"
    if action < act.PARK:
        return f"trash {name} from discard"
    if action < act.YARD:
        return f"{_verb(t)} {name} from park"
    if action < act.DRAW:
        return f"{_verb(t)} {name} from yard of seat {group - 3}"
    if action < act.RECYCLE:
        return f"draw {name}"
    return f"take back {name}"
