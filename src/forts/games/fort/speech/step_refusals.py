"""Why a choice within an action may not be taken now: stopping, and what each icon cannot take."""

from __future__ import annotations

from forts.core.message import Message, message
from forts.games.fort.box import deeds as icon
from forts.games.fort.box.perks import PERKS
from forts.games.fort.rules import actions as act
from forts.games.fort.rules.reach import copyable
from forts.games.fort.rules.state import FortState
from forts.games.fort.rules.steps import between_parts
from forts.games.fort.rules.table import PIZZA, STUFF_ROOM, TOYS
from forts.games.fort.speech.names import kid_name, perk_name, seat_name
from forts.games.fort.speech.obstacles import gather_obstacle
from forts.games.fort.speech.questions import question
from forts.games.fort.speech.terms import KINDS

_BRIBE = next(number for number, perk in enumerate(PERKS) if perk.tucks_from_anywhere)
_STICKY_FINGERS = next(number for number, perk in enumerate(PERKS) if perk.packs_from_supply)


def kid_of(action: int) -> int:
    """The kid that an id of a card names."""
    return (action - act.HAND) % act.WIDTH


def unasked(t: FortState) -> Message:
    """The id is no answer to the pending question."""
    return message("fort-no-now", question=question(t))


def not_in_hand(t: FortState, kid: int) -> Message:
    """The card is not in hand; perhaps because it has been played or added already."""
    apart = t.actor == t.leader and (kid == t.played or kid in t.added or kid in t.spent)
    return message("fort-no-apart" if apart else "fort-no-in-hand", kid=kid_name(t.cards, kid))


def refuse_source(t: FortState, action: int) -> Message:
    """Why this card of the Park, its deck or a Yard cannot be taken."""
    if action == act.DECK:
        return message("fort-no-dead-end" if t.park_deck else "fort-no-deck")
    if act.PARK <= action < act.YARD:
        kid = kid_of(action)
        return message("fort-no-dead-end" if kid in t.park else "fort-no-in-park", kid=kid_name(t.cards, kid))
    if act.YARD <= action < act.DRAW:
        return _refuse_yard(t, action)
    return unasked(t)


def _refuse_yard(t: FortState, action: int) -> Message:
    seat = (action - act.YARD) // act.WIDTH
    if seat >= t.players:
        return message("fort-no-seat", seat=seat + 1)
    kid = kid_of(action)
    if kid in t.boards[seat].yard:
        return message("fort-no-dead-end")
    whose = "you" if seat == t.actor else "other"
    return message("fort-no-in-yard", kid=kid_name(t.cards, kid), seat=seat_name(seat), whose=whose)


def refuse_step(t: FortState, action: int) -> Message:
    """Why this choice does not answer the icon that is being carried out."""
    if action == act.PASS:
        return _refuse_stop(t)
    step = t.deed().steps[t.step]
    if step == icon.PACK:
        return _refuse_pack(t, action)
    if step == icon.LOOKOUT:
        return _refuse_tuck(t, action)
    if step == icon.TRASH:
        return _refuse_trash(t, action)
    if step == icon.TRASH_RIVAL:
        if act.YARD <= action < act.DRAW:
            own = (action - act.YARD) // act.WIDTH == t.actor
            return message("fort-no-own-yard") if own else _refuse_yard(t, action)
        return unasked(t)
    if step == icon.RECRUIT:
        return refuse_source(t, action)
    if step == icon.COPY_RIVAL:
        return _refuse_copy(t, action)
    if step == icon.CONVERT:
        return _refuse_convert(t, action)
    return _refuse_spend(t, TOYS if step == icon.SPEND_TOY else PIZZA, action)


def _none_there(kind: int, place: str) -> Message:
    return message("fort-no-resource-there", kind=KINDS[kind], place=place)


def _refuse_stop(t: FortState) -> Message:
    deed = t.deed()
    if t.follower >= 0:
        return message("fort-no-stop-following")
    if t.effects == 0:
        return message("fort-no-stop-before")
    if not between_parts(t, deed):
        return message("fort-no-stop-between")
    return message("fort-no-stop-short", kid=kid_name(t.cards, t.played))


def _refuse_pack(t: FortState, action: int) -> Message:
    me = t.boards[t.acting()]
    if act.KIND <= action < act.SUPPLY:
        kind = action - act.KIND
        held = me.pizza if kind == PIZZA else me.toys
        return message("fort-no-dead-end") if held > 0 else _none_there(kind, "stuff")
    if not act.SUPPLY <= action < act.FROM:
        return unasked(t)
    if not me.perk.packs_from_supply:
        return message("fort-no-perk", perk=perk_name(_STICKY_FINGERS))
    if t.follower >= 0:
        return message("fort-no-own-turn", perk=perk_name(_STICKY_FINGERS))
    kind = action - act.SUPPLY
    left = t.pizza if kind == PIZZA else t.toys
    return message("fort-no-dead-end") if left > 0 else _none_there(kind, "supply")


def _refuse_tuck(t: FortState, action: int) -> Message:
    me = t.boards[t.acting()]
    if act.HAND <= action < act.LOOKOUT:
        kid = kid_of(action)
        return message("fort-no-dead-end") if kid in me.hand else not_in_hand(t, kid)
    if action != act.DECK and not act.PARK <= action < act.DRAW:
        return unasked(t)
    if not me.perk.tucks_from_anywhere:
        return message("fort-no-perk", perk=perk_name(_BRIBE))
    if t.follower >= 0:
        return message("fort-no-own-turn", perk=perk_name(_BRIBE))
    return refuse_source(t, action)


def _refuse_trash(t: FortState, action: int) -> Message:
    me = t.boards[t.acting()]
    kid = kid_of(action)
    if act.HAND <= action < act.LOOKOUT:
        return message("fort-no-dead-end") if kid in me.hand else not_in_hand(t, kid)
    if act.DISCARD <= action < act.PARK:
        if kid in me.discard:
            return message("fort-no-dead-end")
        return message("fort-no-in-discard", kid=kid_name(t.cards, kid))
    return unasked(t)


def _refuse_spend(t: FortState, kind: int, action: int) -> Message:
    if not act.FROM <= action < act.CONVERT:
        return unasked(t)
    me = t.boards[t.acting()]
    packed = action > act.FROM
    held = (me.pack_pizza if packed else me.pizza) if kind == PIZZA else (me.pack_toys if packed else me.toys)
    return message("fort-no-dead-end") if held > 0 else _none_there(kind, "pack" if packed else "stuff")


def _refuse_copy(t: FortState, action: int) -> Message:
    if not act.SEAT <= action < act.PAY:
        return unasked(t)
    rival = action - act.SEAT
    if rival >= t.players:
        return message("fort-no-seat", seat=rival + 1)
    if rival == t.actor:
        return message("fort-no-own-pack")
    owner = t.boards[rival]
    if owner.pack_pizza + owner.pack_toys == 0:
        return message("fort-no-rival-pack", seat=seat_name(rival))
    copied = copyable(t, t.boards[t.actor], owner)
    return message("fort-no-copy", can="none" if copied == 0 else "part", seat=seat_name(rival))


def _refuse_convert(t: FortState, action: int) -> Message:
    if not act.CONVERT <= action < act.SUIT:
        return unasked(t)
    me = t.boards[t.acting()]
    way = action - act.CONVERT
    given, packed = way % 2, way > 1
    held = [me.pizza, me.toys, me.pack_pizza, me.pack_toys][way]
    if held == 0:
        return _none_there(given, "pack" if packed else "stuff")
    wanted = TOYS if given == PIZZA else PIZZA
    if (t.toys if wanted == TOYS else t.pizza) == 0:
        return _none_there(wanted, "supply")
    if not packed and (me.toys if wanted == TOYS else me.pizza) >= STUFF_ROOM:
        return gather_obstacle(t, me, wanted, 1)
    return message("fort-no-dead-end")
