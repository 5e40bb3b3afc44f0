"""What every action is about: verb, piece, place, seat and amount."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.games.fort.box import deeds as icon
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import table
from forts.games.fort.rules.state import FortState
from forts.games.fort.speech.terms import BOARDS, KINDS, PERK_NAMES, RULE_NAMES, SUITS

_PASS = {
    table.ASK_PLAY: Meaning("skip"),
    table.ASK_ACTION: Meaning("finish"),
    table.ASK_STEP: Meaning("stop"),
    table.ASK_FOLLOW: Meaning("do not follow"),
    table.ASK_ROUGH: Meaning("keep", "rough_housing"),
    table.ASK_DO_OVER: Meaning("keep", "do_over"),
    table.ASK_BIRTHDAY: Meaning("no guest"),
}
_HAND = {
    table.ASK_DRAFT: "keep",
    table.ASK_PLAY: "play",
    table.ASK_ADD: "add",
    table.ASK_FOLLOW: "follow",
    table.ASK_FOLLOW_MORE: "follow also",
}
_NO = Meaning("pass")
_GO = (Meaning("start"), Meaning("use", "public"), Meaning("use", "private"), Meaning("use", "perk"))
_STORES = ("stuff", "pack")
_STEP_VERBS = {
    icon.LOOKOUT: "tuck",
    icon.TRASH: "trash",
    icon.TRASH_RIVAL: "trash",
    icon.RECRUIT: "recruit",
    icon.PACK: "pack",
}


def meaning(t: FortState, action: int) -> Meaning:
    """What an action is about in this state; ids that mean nothing now have a meaning too."""
    if action >= act.HAND:
        return _card(t, action)
    if action >= act.DECK:
        return Meaning(verb_of_step(t), "", "park_deck")
    if action >= act.BOARD:
        return Meaning("board", BOARDS[action - act.BOARD])
    if action >= act.PERK:
        return Meaning("perk", PERK_NAMES[action - act.PERK], "perks")
    if action >= act.RULE:
        return Meaning("rule", RULE_NAMES[action - act.RULE], "rules")
    if action >= act.PACKED:
        kind = KINDS[table.TOYS] if t.ask == table.ASK_PAY_TOYS else KINDS[table.PIZZA]
        return Meaning("pay", kind, "pack", amount=action - act.PACKED)
    if action >= act.PAY:
        return Meaning("pay", KINDS[table.PIZZA], amount=action - act.PAY)
    if action >= act.SEAT:
        seat = action - act.SEAT
        return Meaning("copy", "", "pack", seat) if t.ask >= table.ASK_DRAFT else Meaning("first", seat=seat)
    if action >= act.SUIT:
        return Meaning("name" if t.ask == table.ASK_NAME else "declare", SUITS[action - act.SUIT])
    if action >= act.KIND:
        return _resource(t, action)
    if action == act.PASS:
        return _PASS.get(t.ask, _NO)
    return _GO[action - act.GO]


def verb_of_step(t: FortState) -> str:
    """What is done with a card in the current step."""
    if t.ask == table.ASK_STEP:
        return _STEP_VERBS.get(t.deed().steps[t.step], "take")
    return "recruit"


def likeliest(t: FortState, touched: Meaning, meant: list[int]) -> list[int]:
    """What may have been meant by touching something, with what nobody would mean by it put last."""
    trashes = verb_of_step(t) == "trash"

    def is_unlikely(action: int) -> bool:
        if act.PACKED <= action < act.RULE:  # a payment is chosen as a whole, not by one resource
            return touched.amount < 0
        return act.DISCARD <= action < act.PARK and not trashes

    return sorted(meant, key=is_unlikely)


def _resource(t: FortState, action: int) -> Meaning:
    if action >= act.CONVERT:
        way = action - act.CONVERT
        return Meaning("convert", KINDS[way % 2], _STORES[way // 2])
    if action >= act.FROM:
        spends_toy = t.ask == table.ASK_STEP and t.deed().steps[t.step] == icon.SPEND_TOY
        return Meaning("spend", KINDS[table.TOYS if spends_toy else table.PIZZA], _STORES[action - act.FROM])
    if action >= act.SUPPLY:
        return Meaning("pack", KINDS[action - act.SUPPLY], "supply")
    kind = KINDS[action - act.KIND]
    return Meaning("pack", kind, "stuff") if verb_of_step(t) == "pack" else Meaning("gather", kind)


def _card(t: FortState, action: int) -> Meaning:
    group, kid = divmod(action - act.HAND, act.WIDTH)
    name = t.cards.kids[kid].id if t.cards.knows(kid) else f"kid_{kid}"
    if action < act.LOOKOUT:
        return Meaning(_HAND.get(t.ask) or verb_of_step(t), name, "hand")
    if action < act.DISCARD:
        return Meaning("add", name, "lookout")
    if action < act.PARK:
        return Meaning("trash", name, "discard")
    if action < act.YARD:
        return Meaning(verb_of_step(t), name, "park")
    if action < act.DRAW:
        return Meaning(verb_of_step(t), name, "yard", group - 4)
    if action < act.RECYCLE:
        return Meaning("draw", name, "deck")
    return Meaning("take back", name, "discard")
