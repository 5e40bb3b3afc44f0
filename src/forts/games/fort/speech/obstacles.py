"""What stands in the way of an action, in words."""

from __future__ import annotations

from forts.core.message import Message, message
from forts.games.fort.box import deeds as icon
from forts.games.fort.box.deeds import IN_LOOKOUT, IN_PACK, NAMED_SUIT, Deed
from forts.games.fort.box.kids import TOP_LEVEL
from forts.games.fort.rules.reach import can_pay, capacity, copyable, counted, matching, recruitable, room
from forts.games.fort.rules.state import FortState
from forts.games.fort.rules.table import PIZZA, STUFF_ROOM, TOYS, Player
from forts.games.fort.speech.names import amount, level_cost, owned_stock, suit_name
from forts.games.fort.speech.terms import KINDS


def card_obstacle(t: FortState, kid: int, side: int, gone: int) -> Message:
    """Why the leader cannot use this action of a card fully; `gone` is 1 while the card is still in hand."""
    deed = t.cards.deeds[kid][side]
    if deed.blank:
        return message("fort-why-blank")
    if deed.counter < NAMED_SUIT:
        return suit_obstacle(t, kid, deed, deed.counter, -1, gone)
    return obstacle(t, t.leader, deed, 1 if deed.suited else counted(t, t.leader, deed), -1, gone, 0)


def suit_obstacle(t: FortState, kid: int, deed: Deed, suit: int, kind: int, gone: int) -> Message:
    """Why the leader cannot fully use an action that counts this suit, by what counts already or one card more."""
    count = matching(t, kid, suit)
    if count > 0:
        return obstacle(t, t.leader, deed, count, kind, gone, 0)
    me = t.boards[t.leader]
    hand = me.hand[:]
    if gone:
        hand.remove(kid)
    matches = t.cards.matches
    looked = [matches[card][suit] for card in me.lookout if matches[card][suit] > 0]
    if looked:
        return obstacle(t, t.leader, deed, min(looked), kind, gone, 0)
    held = [matches[card][suit] for card in hand if matches[card][suit] > 0]
    if held:
        return obstacle(t, t.leader, deed, min(held), kind, gone + 1, 0)
    return message("fort-why-no-suit", suit=suit_name(suit))


def obstacle(t: FortState, seat: int, deed: Deed, count: int, kind: int, gone: int, found: int) -> Message:
    """Why the action cannot be done fully with that count: its first step that falls short."""
    if count == 0:
        return _nothing_counted(deed)
    for i in range(deed.length):
        need = deed.amounts[i] * (count if deed.first <= i <= deed.last else 1)
        found_here = step_obstacle(t, seat, deed.steps[i], need, kind, gone, found, deed.extra)
        if found_here is not None:
            return found_here
    return message("fort-why-not-fully")


def _nothing_counted(deed: Deed) -> Message:
    if deed.counter < NAMED_SUIT:
        return message("fort-why-no-suit", suit=suit_name(deed.counter))
    if deed.counter == NAMED_SUIT:
        return message("fort-why-not-fully")
    counter = "pack" if deed.counter == IN_PACK else "lookout" if deed.counter == IN_LOOKOUT else "level"
    return message("fort-why-zero", counter=counter)


def step_obstacle(
    t: FortState, seat: int, step: int, need: int, kind: int, gone: int, found: int, extra: int
) -> Message | None:
    """Why a step cannot be done `need` times now; None if it can."""
    me = t.boards[seat]
    if step == icon.COPY_PACK:
        return _copy_obstacle(t, me)
    if step == icon.COPY_RIVAL:
        return _copy_rival_obstacle(t, seat)
    can = max(capacity(t, seat, step, kind, gone, found, extra), 0)
    if can >= need:
        return None
    if step <= icon.ANY:
        fixed = {icon.PIZZA: PIZZA, icon.TOY: TOYS}.get(step, kind)
        return gather_obstacle(t, me, fixed, need)
    if step == icon.PACK:
        space = max(me.pack_room(), 0)
        if space < need:
            return message("fort-why-pack-room", can=space, need=need)
        return message("fort-why-nothing-to-pack", can=can, need=need)
    if step == icon.LOOKOUT:
        space = max(me.lookout_room(), 0)
        if space < need:
            return message("fort-why-lookout-room", can=space, need=need)
        return message("fort-why-lookout-cards", can=can, need=need)
    if step == icon.TRASH:
        return message("fort-why-trash", can=can, need=need)
    if step == icon.TRASH_RIVAL:
        return message("fort-why-yards", can=can, need=need)
    if step == icon.RECRUIT:
        return message("fort-why-recruit", can=recruitable(t), need=need)
    if step == icon.FORT:
        return fort_obstacle(t, me, extra) or message("fort-why-not-fully")
    if step == icon.SPEND_PIZZA or step == icon.SPEND_TOY:
        spent = TOYS if step == icon.SPEND_TOY else PIZZA
        return message("fort-why-spend", kind=KINDS[spent], can=can, have=amount(spent, can), need=need)
    return message("fort-why-convert")


def gather_obstacle(t: FortState, me: Player, kind: int, need: int) -> Message:
    """Why so many of a kind (of either, if -1) cannot be gathered: the supply or the room in Stuff."""
    if kind < 0:
        pizza, toys = room(t, me, PIZZA), room(t, me, TOYS)
        most = max(pizza, toys)
        return message("fort-why-room-any", pizza=amount(PIZZA, pizza), toys=amount(TOYS, toys), can=most, need=need)
    space = STUFF_ROOM - (me.pizza if kind == PIZZA else me.toys)
    supply = t.pizza if kind == PIZZA else t.toys
    if supply < space and supply < need:
        return message("fort-why-supply", kind=KINDS[kind], can=supply, left=amount(kind, supply), need=need)
    return message("fort-why-room", kind=KINDS[kind], can=space, space=amount(kind, space), need=need)


def fort_obstacle(t: FortState, me: Player, extra: int) -> Message | None:
    """Why the Fort cannot advance; None if it can."""
    if me.level >= TOP_LEVEL:
        return message("fort-why-top")
    if can_pay(t, me, extra):
        return None
    level = me.level + 1
    return message("fort-why-cost", level=level, cost=level_cost(t.cards, level, extra), have=owned_stock(me))


def _copy_obstacle(t: FortState, me: Player) -> Message | None:
    packed = me.pack_pizza + me.pack_toys
    if packed == 0:
        return message("fort-why-zero", counter="pack")
    return None if copyable(t, me, me) == packed else message("fort-why-copy-room")


def _copy_rival_obstacle(t: FortState, seat: int) -> Message | None:
    rivals = [t.boards[rival] for rival in range(t.players) if rival != seat]
    packed = [rival for rival in rivals if rival.pack_pizza + rival.pack_toys > 0]
    if not packed:
        return message("fort-why-rival-packs")
    if any(copyable(t, t.boards[seat], rival) == rival.pack_pizza + rival.pack_toys for rival in packed):
        return None
    return message("fort-why-copy-rival-room")
