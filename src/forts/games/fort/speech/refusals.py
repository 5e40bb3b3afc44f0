"""Why a choice may not be taken now, in words."""

from __future__ import annotations

from collections.abc import Callable

from forts.core.message import Message, message
from forts.games.fort.box.kids import COIN
from forts.games.fort.box.perks import PERKS
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import table
from forts.games.fort.rules.building import cost
from forts.games.fort.rules.play import counted_suit
from forts.games.fort.rules.reach import EFFECT, counted, follow_count, outlook, prospect, room
from forts.games.fort.rules.state import FortState
from forts.games.fort.speech.names import amount, kid_name, level_cost, perk_name, rule_name, seat_name, suit_name
from forts.games.fort.speech.obstacles import card_obstacle, fort_obstacle, gather_obstacle, obstacle, suit_obstacle
from forts.games.fort.speech.step_refusals import kid_of, not_in_hand, refuse_source, refuse_step, unasked
from forts.games.fort.speech.terms import SIDES

_DIY = next(number for number, perk in enumerate(PERKS) if perk.builds_without_card)
_RECYCLING = next(number for number, perk in enumerate(PERKS) if perk.takes_back)


def refusal(t: FortState, action: int) -> Message:
    """Why an id that is not among the options may not be taken now."""
    if t.actor < 0 or act.DRAW <= action < act.RECYCLE or act.BOARD <= action < act.DECK:
        return message("fort-no-chance")
    if action >= act.HAND and not t.cards.knows(kid_of(action)):
        return message("fort-no-such-card")
    if action >= act.RECYCLE:
        return _recycle(t, kid_of(action))
    answer = _BY_QUESTION.get(t.ask)
    return answer(t, action) if answer is not None else unasked(t)


def _recycle(t: FortState, kid: int) -> Message:
    me = t.boards[t.actor]
    if not me.perk.takes_back:
        return message("fort-no-perk", perk=perk_name(_RECYCLING))
    if t.actor != t.leader:
        return message("fort-no-own-turn", perk=perk_name(_RECYCLING))
    if kid not in me.discard:
        return message("fort-no-in-discard", kid=kid_name(t.cards, kid))
    return unasked(t)


def _draft(t: FortState, action: int) -> Message:
    if act.HAND <= action < act.LOOKOUT:
        return message("fort-no-passed", kid=kid_name(t.cards, kid_of(action)))
    return unasked(t)


def _play(t: FortState, action: int) -> Message:
    me = t.boards[t.leader]
    if action == act.PASS:
        return message("fort-no-skip-second")
    if action == act.USE_PERK:
        if t.second:
            return message("fort-no-diy-second")
        if not me.perk.builds_without_card:
            return message("fort-no-perk", perk=perk_name(_DIY))
        return fort_obstacle(t, me, t.cards.diy.extra) or unasked(t)
    if not act.HAND <= action < act.LOOKOUT:
        return unasked(t)
    kid = kid_of(action)
    if kid not in me.hand:
        return not_in_hand(t, kid)
    public, private = t.cards.deeds[kid]
    name = kid_name(t.cards, kid)
    if public.blank and private.blank:
        return message("fort-no-blank", kid=name)
    if public.blank or private.blank:
        side = table.PRIVATE if public.blank else table.PUBLIC
        return message("fort-no-play-one", kid=name, why=card_obstacle(t, kid, side, 1))
    whys = [card_obstacle(t, kid, side, 1) for side in (table.PUBLIC, table.PRIVATE)]
    return message("fort-no-play", kid=name, public=whys[0], private=whys[1])


def _suit(t: FortState, action: int) -> Message:
    if action == act.SUIT + COIN:
        return message("fort-no-declare-coin")
    return unasked(t)


def _action(t: FortState, action: int) -> Message:
    if action == act.PASS:
        return message("fort-no-finish", kid=kid_name(t.cards, t.played))
    if action not in (act.PUBLIC, act.PRIVATE):
        return unasked(t)
    side = action - act.PUBLIC
    if t.use_of(side) != table.UNUSED:
        return message("fort-no-again", side=SIDES[side])
    if t.cards.deeds[t.played][side].blank:
        return message("fort-no-use-blank", side=SIDES[side])
    why = card_obstacle(t, t.played, side, 0)
    if prospect(t, t.leader, t.played, side, -1, 0) & EFFECT:
        return message("fort-no-short", why=why)
    return message("fort-no-use", side=SIDES[side], why=why)


def _name(t: FortState, action: int) -> Message:
    if not act.SUIT <= action < act.SEAT:
        return unasked(t)
    suit = action - act.SUIT
    why = suit_obstacle(t, t.played, t.deed(), suit, -1, 0)
    return why if why.id == "fort-why-no-suit" else message("fort-no-short", why=why)


def _kind(t: FortState, action: int) -> Message:
    if not act.KIND <= action < act.SUPPLY:
        return unasked(t)
    kind = action - act.KIND
    seat, deed = t.acting(), t.deed()
    if room(t, t.boards[seat], kind) == 0:
        return gather_obstacle(t, t.boards[seat], kind, 1)
    if t.follower >= 0:
        return message("fort-no-follow-fully", why=obstacle(t, seat, deed, t.count, kind, 0, 0))
    if deed.suited:
        return message("fort-no-short", why=suit_obstacle(t, t.played, deed, counted_suit(t, deed), kind, 0))
    return message("fort-no-short", why=obstacle(t, seat, deed, counted(t, seat, deed), kind, 0, 0))


def _add(t: FortState, action: int) -> Message:
    seat, deed = t.acting(), t.deed()
    suit = counted_suit(t, deed)
    if action == act.GO:
        if t.count == 0:
            return message("fort-no-start", suit=suit_name(suit))
        return message("fort-no-short", why=obstacle(t, seat, deed, t.count, t.kind, 0, 0))
    if not act.HAND <= action < act.DISCARD:
        return unasked(t)
    kid = kid_of(action)
    name = kid_name(t.cards, kid)
    me = t.boards[seat]
    from_hand = action < act.LOOKOUT
    if from_hand and t.follower >= 0:
        return message("fort-no-add-follower")
    if from_hand and kid not in me.hand:
        return not_in_hand(t, kid)
    if not from_hand and kid not in me.lookout:
        return message("fort-no-in-lookout", kid=name)
    if not from_hand and t.looked.count(kid) >= me.lookout.count(kid):
        return message("fort-no-already-added", kid=name)
    shown = t.cards.matches[kid][suit]
    if shown == 0:
        return message("fort-no-add-suit", kid=name, suit=suit_name(suit))
    gone = 1 if from_hand else 0
    before = outlook(t, seat, t.side, deed, t.count, t.kind, 0, 0) if t.count > 0 else 0
    after = outlook(t, seat, t.side, deed, t.count + shown, t.kind, gone, 0)
    why = obstacle(t, seat, deed, t.count + shown, t.kind, gone, 0)
    if after >> 1 <= before >> 1:
        return message("fort-no-add-use", kid=name, why=why)
    return message("fort-no-follow-fully" if t.follower >= 0 else "fort-no-short", why=why)


def _pay(t: FortState, action: int) -> Message:
    if not act.PAY <= action < act.PACKED:
        return unasked(t)
    me = t.boards[t.acting()]
    total = cost(t, t.acting())
    pizza = action - act.PAY
    if pizza > total:
        return message("fort-no-pay-more", count=total)
    if pizza > me.pizza + me.pack_pizza:
        return message("fort-no-have", have=amount(table.PIZZA, me.pizza + me.pack_pizza))
    if total - pizza > me.toys + me.pack_toys:
        return message("fort-no-have", have=amount(table.TOYS, me.toys + me.pack_toys))
    return message("fort-no-pay-mix", cost=level_cost(t.cards, me.level + 1, t.deed().extra))


def _packed(t: FortState, action: int) -> Message:
    if not act.PACKED <= action < act.RULE:
        return unasked(t)
    me = t.boards[t.acting()]
    kind = table.PIZZA if t.ask == table.ASK_PAY_PIZZA else table.TOYS
    due = t.paying if kind == table.PIZZA else cost(t, t.acting()) - t.paying
    packed = action - act.PACKED
    if packed > due:
        return message("fort-no-pay-more", count=due)
    stuff, pack = (me.pizza, me.pack_pizza) if kind == table.PIZZA else (me.toys, me.pack_toys)
    if packed > pack:
        return message("fort-no-have-place", have=amount(kind, pack), place="pack")
    return message("fort-no-have-place", have=amount(kind, stuff), place="stuff")


def _rule(t: FortState, action: int) -> Message:
    if act.RULE <= action < act.PERK:
        return message("fort-no-rule", rule=rule_name(action - act.RULE))
    return unasked(t)


def _perk(t: FortState, action: int) -> Message:
    if act.PERK <= action < act.BOARD:
        return message("fort-no-perk-there", perk=perk_name(action - act.PERK))
    return unasked(t)


def _follow(t: FortState, action: int) -> Message:
    seat = t.follower
    me = t.boards[seat]
    if act.LOOKOUT <= action < act.DISCARD:
        return message("fort-no-follow-lookout")
    if not act.HAND <= action < act.LOOKOUT:
        return unasked(t)
    kid = kid_of(action)
    if kid not in me.hand:
        return not_in_hand(t, kid)
    if t.cards.matches[kid][t.suit()] == 0:
        return message("fort-no-follow-suit", kid=kid_name(t.cards, kid), suit=suit_name(t.suit()))
    deed = t.cards.deeds[t.played][table.PUBLIC]
    count = follow_count(t, seat, deed, kid)
    if t.ask == table.ASK_FOLLOW_MORE:
        count = t.count + count if deed.suited else t.count
    return message("fort-no-follow-fully", why=obstacle(t, seat, deed, count, t.leader_kind, 1, 1))


def _recruit(t: FortState, action: int) -> Message:
    if action == act.PASS:
        return message("fort-no-skip-recruit")
    return refuse_source(t, action)


def _birthday(t: FortState, action: int) -> Message:
    if act.YARD <= action < act.DRAW:
        seat = (action - act.YARD) // act.WIDTH
        if seat < t.players:
            return message("fort-no-guest-yard", seat=seat_name(seat))
    return refuse_source(t, action)


_BY_QUESTION: dict[int, Callable[[FortState, int], Message]] = {
    table.ASK_DRAFT: _draft,
    table.ASK_PLAY: _play,
    table.ASK_SUIT: _suit,
    table.ASK_ACTION: _action,
    table.ASK_NAME: _name,
    table.ASK_KIND: _kind,
    table.ASK_ADD: _add,
    table.ASK_STEP: refuse_step,
    table.ASK_PAY: _pay,
    table.ASK_PAY_PIZZA: _packed,
    table.ASK_PAY_TOYS: _packed,
    table.ASK_RULE: _rule,
    table.ASK_PERK: _perk,
    table.ASK_FOLLOW: _follow,
    table.ASK_FOLLOW_MORE: _follow,
    table.ASK_RECRUIT: _recruit,
    table.ASK_BIRTHDAY: _birthday,
}
