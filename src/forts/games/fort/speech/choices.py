"""What each choice does, in words: for the seat that is asked, and for what chance may answer."""

from __future__ import annotations

from forts.core.message import Message, message
from forts.core.state import CHANCE
from forts.games.fort.box import deeds as icon
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import table
from forts.games.fort.rules.building import cost
from forts.games.fort.rules.play import counted_suit
from forts.games.fort.rules.reach import follow_count, outlook
from forts.games.fort.rules.state import FortState
from forts.games.fort.speech.effects import LOWER, effect, effect_of
from forts.games.fort.speech.names import (
    amount,
    board_name,
    kid_name,
    kind_name,
    perk_name,
    perk_text,
    rule_name,
    rule_text,
    seat_name,
    shown_suits,
    stock,
    suit_name,
    suit_plural,
)
from forts.games.fort.speech.terms import KINDS, SIDES


def describe(t: FortState, action: int) -> Message:
    """What an action does in answer to the pending question; also what an outcome of chance means."""
    if t.actor == CHANCE:
        return _outcome(t, action)
    if action >= act.HAND:
        return _card_choice(t, action)
    if action == act.PASS:
        return _refuse(t)
    if action == act.GO:
        return _start(t)
    if action < act.USE_PERK:
        side = action - act.PUBLIC
        if t.played < 0:
            return message("fort-do-unasked", action=action)
        return message("fort-do-use", side=SIDES[side], effect=effect(t.cards.deeds[t.played][side].effect, LOWER))
    if action == act.USE_PERK:
        return _use_perk(t)
    if action < act.SUIT:
        return _resource_choice(t, action)
    if action < act.SEAT:
        return _suit_choice(t, action - act.SUIT)
    if action < act.PAY:
        return _copy(t, action)
    if action < act.RULE:
        return _payment(t, action)
    if action < act.PERK:
        return message("fort-do-rule", rule=rule_name(action - act.RULE), text=rule_text(action - act.RULE))
    if action < act.BOARD:
        return message("fort-do-perk", perk=perk_name(action - act.PERK), text=perk_text(action - act.PERK))
    if action == act.DECK:
        return message("fort-do-tuck-unseen" if _tucks(t) else "fort-do-recruit-unseen")
    return message("fort-do-unasked", action=action)


def current_step(t: FortState) -> int:
    """The icon that is being carried out; -1 outside of `ASK_STEP`."""
    return t.deed().steps[t.step] if t.ask == table.ASK_STEP else -1


def _tucks(t: FortState) -> bool:
    return current_step(t) == icon.LOOKOUT


def _refuse(t: FortState) -> Message:
    ask = t.ask
    if ask == table.ASK_PLAY:
        return message("fort-do-skip")
    if ask == table.ASK_ACTION:
        return message("fort-do-finish", kid=kid_name(t.cards, t.played))
    if ask == table.ASK_STEP:
        return message("fort-do-stop")
    if ask == table.ASK_FOLLOW:
        return message("fort-do-not-follow")
    if ask == table.ASK_ROUGH:
        return message("fort-do-no-rough", kid=kid_name(t.cards, t.played))
    if ask == table.ASK_DO_OVER:
        return message("fort-do-no-second")
    if ask == table.ASK_BIRTHDAY:
        return message("fort-do-no-guest")
    return message("fort-do-unasked", action=act.PASS)


def _start(t: FortState) -> Message:
    if t.ask not in (table.ASK_ADD, table.ASK_FOLLOW_MORE):
        return message("fort-do-unasked", action=act.GO)
    deed, seat = t.deed(), t.acting()
    kind = t.leader_kind if t.ask == table.ASK_FOLLOW_MORE else t.kind
    words = effect_of(deed.effect, t.count, kind)
    if t.ask == table.ASK_FOLLOW_MORE:
        return message("fort-do-follow-now", effect=words)
    full = t.count > 0 and outlook(t, seat, t.side, deed, t.count, kind, 0, 0) & 1
    return message("fort-do-start" if full else "fort-do-start-short", effect=words)


def _use_perk(t: FortState) -> Message:
    if t.ask == table.ASK_ROUGH:
        return message("fort-do-rough", kid=kid_name(t.cards, t.played))
    return message("fort-do-over" if t.ask == table.ASK_DO_OVER else "fort-do-diy")


def _resource_choice(t: FortState, action: int) -> Message:
    if action >= act.CONVERT:
        way = action - act.CONVERT
        return message("fort-do-convert", kind=KINDS[way % 2], place="pack" if way > 1 else "stuff")
    if action >= act.FROM:
        kind = KINDS[table.TOYS] if current_step(t) == icon.SPEND_TOY else KINDS[table.PIZZA]
        return message("fort-do-spend", kind=kind, place="pack" if action > act.FROM else "stuff")
    if action >= act.SUPPLY:
        return message("fort-do-pack", kind=KINDS[action - act.SUPPLY], place="supply")
    if current_step(t) == icon.PACK:
        return message("fort-do-pack", kind=KINDS[action - act.KIND], place="stuff")
    return message("fort-do-kind", kind=kind_name(action - act.KIND))


def _suit_choice(t: FortState, suit: int) -> Message:
    if t.ask == table.ASK_NAME:
        return message("fort-do-name", suits=suit_plural(suit))
    return message("fort-do-declare", suit=suit_name(suit))


def _copy(t: FortState, action: int) -> Message:
    rival = action - act.SEAT
    if rival >= t.players:
        return message("fort-do-unasked", action=action)
    owner = t.boards[rival]
    return message("fort-do-copy", seat=seat_name(rival), stock=stock(owner.pack_pizza, owner.pack_toys))


def _payment(t: FortState, action: int) -> Message:
    if t.ask == table.ASK_PAY and action < act.PACKED:
        pizza = action - act.PAY
        return message("fort-do-pay", stock=stock(pizza, max(cost(t, t.acting()) - pizza, 0)))
    if t.ask in (table.ASK_PAY_PIZZA, table.ASK_PAY_TOYS) and action >= act.PACKED:
        kind = table.PIZZA if t.ask == table.ASK_PAY_PIZZA else table.TOYS
        due = t.paying if kind == table.PIZZA else cost(t, t.acting()) - t.paying
        packed = action - act.PACKED
        return message("fort-do-packed", whole=amount(kind, due), stuff=max(due - packed, 0), pack=packed)
    return message("fort-do-unasked", action=action)


def _card_choice(t: FortState, action: int) -> Message:
    kid = (action - act.HAND) % act.WIDTH
    if not t.cards.knows(kid) or act.DRAW <= action < act.RECYCLE:
        return message("fort-do-unasked", action=action)
    name = kid_name(t.cards, kid)
    if action >= act.RECYCLE:
        return message("fort-do-recycle", kid=name)
    if action >= act.PARK:
        return _take(t, action, name)
    if action >= act.DISCARD:
        return message("fort-do-trash", kid=name, place="discard")
    if t.ask == table.ASK_ADD:
        place = "lookout" if action >= act.LOOKOUT else "hand"
        return message("fort-do-add", kid=name, suits=shown_suits(t.cards, kid, counted_suit(t, t.deed())), place=place)
    if action >= act.LOOKOUT:
        return message("fort-do-unasked", action=action)
    if t.ask in (table.ASK_FOLLOW, table.ASK_FOLLOW_MORE):
        return _follow(t, kid, name)
    if t.ask == table.ASK_PLAY:
        return message("fort-do-play", kid=name)
    if t.ask == table.ASK_DRAFT:
        return message("fort-do-keep", kid=name)
    if _tucks(t):
        return message("fort-do-tuck", kid=name, source="hand")
    return message("fort-do-trash", kid=name, place="hand")


def _follow(t: FortState, kid: int, name: str) -> Message:
    deed, seat = t.cards.deeds[t.played][table.PUBLIC], t.follower
    count = follow_count(t, seat, deed, kid)
    if t.ask == table.ASK_FOLLOW:
        return message("fort-do-follow", kid=name, effect=effect_of(deed.effect, count, t.leader_kind))
    count = t.count + count if deed.suited else t.count
    return message("fort-do-follow-also", kid=name, effect=effect_of(deed.effect, count, t.leader_kind))


def _take(t: FortState, action: int, name: str) -> Message:
    """A card of the Park or of a Yard: recruited, tucked or trashed."""
    if action < act.YARD:
        return message("fort-do-tuck" if _tucks(t) else "fort-do-recruit", kid=name, source="park")
    owner = (action - act.YARD) // act.WIDTH
    source = "own" if owner == t.actor else "yard"
    if current_step(t) == icon.TRASH_RIVAL:
        return message("fort-do-trash-rival", kid=name, owner=seat_name(owner))
    return message("fort-do-tuck" if _tucks(t) else "fort-do-recruit", kid=name, source=source, owner=seat_name(owner))


def _outcome(t: FortState, action: int) -> Message:
    if t.ask == table.CHANCE_FIRST and act.SEAT <= action < act.PAY:
        return message("fort-chance-first", seat=seat_name(action - act.SEAT))
    if t.ask == table.CHANCE_BOARD and act.BOARD <= action < act.DECK:
        seat = next(seat for seat, board in enumerate(t.boards) if board.board < 0)
        return message("fort-chance-board", seat=seat_name(seat), board=board_name(action - act.BOARD))
    if t.ask == table.CHANCE_RULE and act.RULE <= action < act.PERK:
        return message("fort-chance-rule", rule=rule_name(action - act.RULE))
    if t.ask == table.CHANCE_PERK and act.PERK <= action < act.BOARD:
        return message("fort-chance-perk", perk=perk_name(action - act.PERK))
    if t.ask < table.CHANCE_PARK or not act.DRAW <= action < act.RECYCLE or not t.cards.knows(action - act.DRAW):
        return message("fort-do-unasked", action=action)
    kid = kid_name(t.cards, action - act.DRAW)
    if t.ask == table.CHANCE_DEAL:
        return message("fort-chance-deal", kid=kid)
    if t.ask == table.CHANCE_DRAW:
        return message("fort-chance-draw", seat=seat_name(t.drawer), kid=kid)
    if t.ask == table.CHANCE_RECRUIT:
        return message("fort-chance-recruit", seat=seat_name(t.acting()), kid=kid)
    if t.ask == table.CHANCE_TUCK:
        return message("fort-chance-tuck", seat=seat_name(t.acting()), kid=kid)
    return message("fort-chance-park", kid=kid)
