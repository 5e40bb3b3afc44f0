"""What every question has."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.fort.box.perks import PERKS
from forts.games.fort.rules import actions as act
from forts.games.fort.rules.icons.icon import kid_of
from forts.games.fort.rules.table import PIZZA, Table
from forts.games.fort.speech.names import kid_name, perk_name
from forts.games.fort.speech.vocabulary import BOARDS, KINDS, PERK_NAMES, RULE_NAMES, SUITS

_RECYCLING = next(number for number, perk in enumerate(PERKS) if perk.takes_back)
_STORES = ("stuff", "pack")
_BUTTONS = ("start", "public", "private", "perk")


class Question:
    """What a player is asked, from the offer to the refusal of what is not offered."""

    number: int = -1
    """The number that `Table.ask` has while it is asked."""
    name: str = ""
    """What positions and views call it."""
    phase: str = "play"
    """The phase of the turn that it belongs to."""
    with_card: bool = False
    """Asked while a card is in play."""
    with_diy: bool = False
    """Asked while DIY takes the place of a card, too."""
    within_action: bool = False
    """Asked within an action, of the leader or of who follows."""
    no: str = "pass"
    """What answering no is called in notation."""
    keeps: str = ""
    """The perk that answering no keeps."""
    hand_verb: str = ""
    """What is done with a card of the hand; empty if that depends on the icon."""
    suit_verb: str = "declare"
    """What is done with a suit."""
    pays: int = PIZZA
    """The kind of resource that it divides between Stuff and Pack."""

    def offer(self, t: Table) -> None:
        """Ask, with the legal answers; or go on, if there are none."""
        raise NotImplementedError  # each question has its own

    def answer(self, t: Table, action: i64) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError  # each question has its own

    def is_a_step(self, t: Table) -> bool:
        """Can Recycling be used here, although there is one answer only?"""
        return t.edition >= 3

    # -- words -------------------------------------------------------------------------------------------------

    def said(self, t: Table) -> Message:
        """The question by itself."""
        raise NotImplementedError  # each question has its own

    def asked(self, t: Table) -> Message:
        """The question in words; who follows is told which card it is about."""
        if t.follower >= 0 and self.within_action:
            return message("fort-ask-following", kid=kid_name(t.cards, t.played), question=self.said(t))
        return self.said(t)

    def phase_of(self, t: Table) -> str:
        """The phase of the turn: setup, draft, play, follow, recruit, draw or over."""
        return "follow" if self.phase == "play" and t.follower >= 0 else self.phase

    def verb(self, t: Table) -> str:
        """What is done with a card that lies open, or with a resource."""
        return "recruit"

    def spends(self, t: Table) -> i64:
        """The kind of resource that is spent."""
        return PIZZA

    def meaning(self, t: Table, action: i64) -> Meaning:
        """What an action is about; those that do not answer this question have a meaning too."""
        if action >= act.HAND:
            return self._card(t, action)
        if action >= act.DECK:
            return Meaning(self.verb(t), "", "park_deck")
        if action >= act.BOARD:
            return Meaning("board", BOARDS[action - act.BOARD])
        if action >= act.PERK:
            return Meaning("perk", PERK_NAMES[action - act.PERK], "perks")
        if action >= act.RULE:
            return Meaning("rule", RULE_NAMES[action - act.RULE], "rules")
        if action >= act.PACKED:
            return Meaning("pay", KINDS[self.pays], "pack", amount=action - act.PACKED)
        if action >= act.PAY:
            return Meaning("pay", KINDS[PIZZA], amount=action - act.PAY)
        if action >= act.SEAT:
            return Meaning("copy", "", "pack", action - act.SEAT)
        if action >= act.SUIT:
            return Meaning(self.suit_verb, SUITS[action - act.SUIT])
        if action >= act.KIND:
            return self._resource(t, action)
        if action == act.PASS:
            return Meaning(self.no, self.keeps, declines=True)
        return Meaning("start") if action == act.GO else Meaning("use", _BUTTONS[action - act.GO])

    def _resource(self, t: Table, action: i64) -> Meaning:
        if action >= act.CONVERT:
            way = action - act.CONVERT
            return Meaning("convert", KINDS[way % 2], _STORES[way // 2])
        if action >= act.FROM:
            return Meaning("spend", KINDS[self.spends(t)], _STORES[action - act.FROM])
        if action >= act.SUPPLY:
            return Meaning("pack", KINDS[action - act.SUPPLY], "supply")
        kind = KINDS[action - act.KIND]
        return Meaning("pack", kind, "stuff") if self.verb(t) == "pack" else Meaning("gather", kind)

    def _card(self, t: Table, action: i64) -> Meaning:
        group, kid = divmod(action - act.HAND, act.WIDTH)
        name = t.cards.kids[kid].id if t.cards.knows(kid) else f"kid_{kid}"
        if action < act.LOOKOUT:
            return Meaning(self.hand_verb or self.verb(t), name, "hand")
        if action < act.DISCARD:
            return Meaning("add", name, "lookout")
        if action < act.PARK:
            return Meaning("trash", name, "discard")
        if action < act.YARD:
            return Meaning(self.verb(t), name, "park")
        if action < act.DRAW:
            return Meaning(self.verb(t), name, "yard", group - 4)
        if action < act.RECYCLE:
            return Meaning("draw", name, "deck")
        return Meaning("take back", name, "discard")

    def described(self, t: Table, action: i64) -> Message:
        """What an action does."""
        if action >= act.HAND and not t.cards.knows(kid_of(action)):
            return message("fort-do-unasked", action=action)
        if action >= act.RECYCLE:
            return message("fort-do-recycle", kid=kid_name(t.cards, kid_of(action)))
        return self.describe(t, action) or message("fort-do-unasked", action=action)

    def describe(self, t: Table, action: i64) -> Message | None:
        """What an answer does; None if it is no answer to this question."""
        return None

    def refused(self, t: Table, action: i64) -> Message:
        """Why an action that is not among the options may not be taken now."""
        if t.actor < 0 or act.DRAW <= action < act.RECYCLE or act.BOARD <= action < act.DECK:
            return message("fort-no-chance")
        if action >= act.HAND and not t.cards.knows(kid_of(action)):
            return message("fort-no-such-card")
        said = _refuse_recycling(t, kid_of(action)) if action >= act.RECYCLE else self.refuse(t, action)
        return said or message("fort-no-now", question=self.asked(t))

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Why an answer is not offered; None if it is no answer to this question at all."""
        return None


def _refuse_recycling(t: Table, kid: i64) -> Message | None:
    me = t.boards[t.actor]
    if not me.perk.takes_back:
        return message("fort-no-perk", perk=perk_name(_RECYCLING))
    if t.actor != t.leader:
        return message("fort-no-own-turn", perk=perk_name(_RECYCLING))
    return None if kid in me.discard else message("fort-no-in-discard", kid=kid_name(t.cards, kid))
