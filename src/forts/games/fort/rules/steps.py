"""Carrying out an action, icon by icon."""

from __future__ import annotations

from forts.games.fort.box import deeds as icon
from forts.games.fort.box.deeds import FREE, NAMED_SUIT, THEN, Deed
from forts.games.fort.box.kids import UNSEEN
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events
from forts.games.fort.rules.play import leave_hand
from forts.games.fort.rules.reach import (
    PERHAPS,
    SURELY,
    can_pay,
    capacity,
    copyable,
    outlook,
    room,
    spare,
)
from forts.games.fort.rules.table import (
    ACTION_DONE,
    ASK_STEP,
    PAY,
    PIZZA,
    RUN,
    STUFF_ROOM,
    TOYS,
    Player,
    Table,
    drop,
    put,
)
from forts.games.fort.rules.taking import offer_sources, take_source


def run(t: Table) -> None:
    """Go on with the action, up to its next question or its end."""
    deed = t.deed()
    while t.step < deed.length:
        if t.count == 0 and deed.first <= t.step <= deed.last:
            t.short = True
            t.done = False
            t.step = deed.last + 1
            continue
        step = deed.steps[t.step]
        if deed.links[t.step] == THEN and not t.done and t.unit == 0:
            t.short = True
            _go_on(t, deed)
        elif step <= icon.VP or step == icon.TRASH_THIS or step == icon.COPY_PACK:
            _do_outright(t, deed, step)
        elif step == icon.FORT:
            if can_pay(t, t.boards[t.acting()], deed.extra):
                t.next = PAY
                return
            _fail(t, deed)
        else:
            offer_step(t)
            if t.next != RUN:
                return
            _fail(t, deed)
    t.next = ACTION_DONE


def _go_on(t: Table, deed: Deed) -> None:
    """To the next step, or to the next pass of the repeated part."""
    t.unit = 0
    if t.step == deed.last and t.pass_ + 1 < t.count:
        t.pass_ += 1
        t.step = deed.first
    else:
        t.step += 1


def _fail(t: Table, deed: Deed) -> None:
    """The step cannot be done."""
    t.short = True
    t.done = False
    _go_on(t, deed)


def _do_outright(t: Table, deed: Deed, step: int) -> None:
    """A step that asks nothing: resources, points, this card."""
    seat = t.acting()
    me = t.boards[seat]
    wanted = deed.amounts[t.step]
    got = wanted
    if step == icon.VP:
        me.points += wanted
        t.note(events.POINTS, seat, wanted)
    elif step == icon.TRASH_THIS:
        t.trash_played = True
    elif step == icon.COPY_PACK:
        wanted = me.pack_pizza + me.pack_toys
        got = copy_pack(t, seat, seat)
        if wanted == 0:
            wanted = 1
    else:
        kind = TOYS if step == icon.TOY else PIZZA if step == icon.PIZZA else t.kind
        got = gather(t, seat, kind, wanted) if kind >= 0 else 0
    t.effects += got
    t.done = got == wanted
    if not t.done:
        t.short = True
    _go_on(t, deed)


def gather(t: Table, seat: int, kind: int, wanted: int) -> int:
    """Move resources from the supply to Stuff, as many as fit; returns how many."""
    me = t.boards[seat]
    got = room(t, me, kind)
    if got > wanted:
        got = wanted
    if got > 0:
        if kind == PIZZA:
            me.pizza += got
            t.pizza -= got
        else:
            me.toys += got
            t.toys -= got
        t.note(events.GATHER, seat, kind, got)
    return got


def copy_pack(t: Table, seat: int, owner: int) -> int:
    """Gain what lies in a Pack, all that fits of each kind; returns how many."""
    pack = t.boards[owner]
    t.note(events.COPY, seat, owner)
    pizza = pack.pack_pizza
    toys = pack.pack_toys
    return gather(t, seat, PIZZA, pizza) + gather(t, seat, TOYS, toys)


def offer_step(t: Table) -> None:
    """Ask for the choice that this step needs; leaves `next` alone if there is nothing to choose from."""
    t.ask = ASK_STEP
    deed = t.deed()
    seat = t.acting()
    options: list[int] = []
    if t.follower < 0 and may_stop(t, deed):
        options.append(act.PASS)
    stops = len(options)
    _offer_choices(t, seat, deed.steps[t.step], options)
    if len(options) == stops:
        return
    if t.raw:
        options = _telling(t, deed.steps[t.step], options, stops)
    elif t.follower < 0:
        options = _sound(t, deed, options, stops)
    else:
        options = sound_if_tangled(t, deed, options)
    t.offer(seat, ASK_STEP, options)


def may_stop(t: Table, deed: Deed) -> bool:
    """Stopping short: between parts, after some effect, if the other action makes up for it."""
    if t.effects == 0 or not between_parts(t, deed):
        return False
    if t.raw:
        return True
    mercy = spare(t, t.side)
    return mercy == SURELY or (mercy == PERHAPS and t.viable(act.PASS))


def between_parts(t: Table, deed: Deed) -> bool:
    """Is this a further pass, or another part of `A & B`? Between A and B of `A > B` nobody stops."""
    if t.step == deed.first and (t.pass_ > 0 or t.unit > 0):
        return True
    return t.edition >= 3 and (t.unit > 0 or (t.step > 0 and deed.links[t.step] == FREE))


def _sound(t: Table, deed: Deed, options: list[int], stops: int) -> list[int]:
    """Only the choices after which the card can still end as it must."""
    if not t.short and deed.steps[t.step] != icon.COPY_RIVAL and not deed.tangled and _rest_is_full(t, deed):
        return options
    mercy = spare(t, t.side)
    if mercy == SURELY:
        return options
    step = deed.steps[t.step]
    alike = -1  # the first option of a group that makes no difference to how far the card can go
    fits = False
    kept = options[:stops]
    for i in range(stops, len(options)):
        option = options[i]
        if alike < 0 or not _makes_no_difference(step, option):
            fits = _fully_copies(t, deed, option) or ((mercy == PERHAPS or deed.tangled) and t.viable(option))
            if _makes_no_difference(step, option):
                alike = i
        if fits:
            kept.append(option)
    # a choice that cannot be put right any more has to be taken as it is
    return kept or options


def sound_if_tangled(t: Table, deed: Deed, options: list[int]) -> list[int]:
    """Where steps bear on each other: the choices after which the card can still end as it must, if there are any."""
    if not deed.tangled or t.raw or t.edition < 3 or len(options) == 1:
        return options
    return [option for option in options if t.viable(option)] or options


def _makes_no_difference(step: int, option: int) -> bool:
    """Is it all the same, to how far the card can go, which card this is?"""
    return step == icon.RECRUIT or step == icon.TRASH_RIVAL or (step == icon.TRASH and option >= act.DISCARD)


def _telling(t: Table, step: int, options: list[int], stops: int) -> list[int]:
    """While trying out: leave away choices that make no difference to how far the card can go."""
    if _makes_no_difference(step, options[-1]):
        # and a card of the discard pile is never missed as one of the hand might be
        return [*options[:stops], options[-1]]
    if step == icon.LOOKOUT and options[-1] >= act.PARK:
        if t.edition < 3:
            return [option for option in options if option < act.PARK and option != act.DECK] + options[-1:]
        return _sources_that_differ(t, options)
    return options


def _sources_that_differ(t: Table, options: list[int]) -> list[int]:
    """Of the cards that could be tucked from anywhere, one of each that count alike for both actions of the card."""
    kept: list[int] = []
    seen: list[int] = []
    for option in options:
        if option == act.DECK or option >= act.PARK:
            alike = _count_for_card(t, UNSEEN if option == act.DECK else (option - act.HAND) % act.WIDTH)
            if alike in seen:
                continue
            seen.append(alike)
        kept.append(option)
    return kept


def _count_for_card(t: Table, kid: int) -> int:
    """How much a card would count for each action of the played one, as a single number."""
    shown = t.cards.matches[kid]
    number = 0
    for deed in t.cards.deeds[t.played]:
        if deed.counter < NAMED_SUIT:
            number = number * 3 + shown[deed.counter]
        elif deed.counter == NAMED_SUIT:
            for suit in range(7):
                number = number * 3 + shown[suit]
    return number


def _fully_copies(t: Table, deed: Deed, option: int) -> bool:
    """Does this choice copy the whole of a rival's Pack, so that the action is used fully?"""
    if deed.steps[t.step] != icon.COPY_RIVAL or deed.length > 1:
        return False
    owner = t.boards[option - act.SEAT]
    return copyable(t, t.boards[t.acting()], owner) == owner.pack_pizza + owner.pack_toys


def _rest_is_full(t: Table, deed: Deed) -> bool:
    """Can everything that is left of the action be done?"""
    seat = t.acting()
    passes = t.count - t.pass_ if deed.first <= t.step <= deed.last else 1
    if t.step == deed.first and t.unit == 0:
        return (outlook(t, seat, t.side, deed, passes, t.kind, 0, 0) & 1) != 0
    for i in range(t.step, deed.length):
        wanted = deed.amounts[i] * (passes if deed.first <= i <= deed.last else 1)
        if capacity(t, seat, deed.steps[i], t.kind, 0, 0, deed.extra) < wanted - (t.unit if i == t.step else 0):
            return False
    return True


def _offer_choices(t: Table, seat: int, step: int, options: list[int]) -> None:
    me = t.boards[seat]
    if step == icon.PACK:
        _offer_packing(t, me, options)
    elif step == icon.LOOKOUT:
        if me.lookout_room() > 0:
            _offer_pile(me.hand, act.HAND, options)
            if me.perk.tucks_from_anywhere and t.follower < 0:
                offer_sources(t, options, True)
    elif step == icon.TRASH:
        _offer_pile(me.hand, act.HAND, options)
        _offer_pile(me.discard, act.DISCARD, options)
    elif step == icon.TRASH_RIVAL:
        for rival in range(t.players):
            if rival != seat:
                _offer_pile(t.boards[rival].yard, act.YARD + rival * act.WIDTH, options)
    elif step == icon.RECRUIT:
        offer_sources(t, options, True)
    elif step == icon.SPEND_PIZZA or step == icon.SPEND_TOY:
        if (me.pizza if step == icon.SPEND_PIZZA else me.toys) > 0:
            options.append(act.FROM)
        if (me.pack_pizza if step == icon.SPEND_PIZZA else me.pack_toys) > 0:
            options.append(act.FROM + 1)
    elif step == icon.COPY_RIVAL:
        for rival in range(t.players):
            owner = t.boards[rival]
            copied = copyable(t, me, owner) if rival != seat else 0
            if copied > 0 and (t.follower < 0 or copied == owner.pack_pizza + owner.pack_toys):
                options.append(act.SEAT + rival)
    else:
        _offer_conversions(t, me, options)


def _offer_pile(pile: list[int], base: int, options: list[int]) -> None:
    before = -1
    for kid in pile:
        if kid != before:
            options.append(base + kid)
            before = kid


def _offer_packing(t: Table, me: Player, options: list[int]) -> None:
    if me.pack_room() <= 0:
        return
    if me.pizza > 0:
        options.append(act.KIND + PIZZA)
    if me.toys > 0:
        options.append(act.KIND + TOYS)
    if me.perk.packs_from_supply and t.follower < 0:
        if t.pizza > 0:
            options.append(act.SUPPLY + PIZZA)
        if t.toys > 0:
            options.append(act.SUPPLY + TOYS)


def _offer_conversions(t: Table, me: Player, options: list[int]) -> None:
    if me.pizza > 0 and me.toys < STUFF_ROOM and t.toys > 0:
        options.append(act.CONVERT)
    if me.toys > 0 and me.pizza < STUFF_ROOM and t.pizza > 0:
        options.append(act.CONVERT + 1)
    if me.pack_pizza > 0 and t.toys > 0:
        options.append(act.CONVERT + 2)
    if me.pack_toys > 0 and t.pizza > 0:
        options.append(act.CONVERT + 3)


def take_step(t: Table, action: int) -> None:
    """The choice has been made: do the step."""
    deed = t.deed()
    seat = t.acting()
    if action == act.PASS:
        t.note(events.STOP, seat)
        t.short = True
        t.step = deed.length
        t.next = RUN
        return
    step = deed.steps[t.step]
    count_step(t, deed, 1)
    t.next = RUN
    if step == icon.PACK:
        _pack(t, seat, action)
    elif step == icon.LOOKOUT:
        _tuck(t, seat, action)
    elif step == icon.TRASH:
        _trash(t, seat, action)
    elif step == icon.TRASH_RIVAL:
        rival = (action - act.YARD) // act.WIDTH
        kid = (action - act.YARD) % act.WIDTH
        drop(t.boards[rival].yard, kid)
        t.note(events.TRASH_YARD, seat, kid, rival)
    elif step == icon.RECRUIT:
        t.purpose = RUN
        take_source(t, seat, action, False)
    elif step == icon.SPEND_PIZZA or step == icon.SPEND_TOY:
        _spend(t, seat, TOYS if step == icon.SPEND_TOY else PIZZA, action - act.FROM)
    elif step == icon.COPY_RIVAL:
        _copy_rival(t, seat, action - act.SEAT)
    else:
        _convert(t, seat, action - act.CONVERT)


def count_step(t: Table, deed: Deed, effects: int) -> None:
    """A step has been done once."""
    t.effects += effects
    t.unit += 1
    if t.unit >= deed.amounts[t.step]:
        t.done = True
        _go_on(t, deed)


def _pack(t: Table, seat: int, action: int) -> None:
    me = t.boards[seat]
    supply = action >= act.SUPPLY
    kind = action - (act.SUPPLY if supply else act.KIND)
    if kind == PIZZA:
        me.pack_pizza += 1
        if supply:
            t.pizza -= 1
        else:
            me.pizza -= 1
    else:
        me.pack_toys += 1
        if supply:
            t.toys -= 1
        else:
            me.toys -= 1
    t.note(events.PACK, seat, kind, 1 if supply else 0)


def _tuck(t: Table, seat: int, action: int) -> None:
    if action < act.HAND or action >= act.LOOKOUT:
        t.purpose = RUN
        take_source(t, seat, action, True)
        return
    kid = action - act.HAND
    leave_hand(t, seat, kid)
    put(t.boards[seat].lookout, kid)
    t.note(events.TUCK, seat, kid, events.FROM_HAND)


def _trash(t: Table, seat: int, action: int) -> None:
    if action >= act.DISCARD:
        kid = action - act.DISCARD
        drop(t.boards[seat].discard, kid)
        t.note(events.TRASH, seat, kid, 1)
    else:
        kid = action - act.HAND
        leave_hand(t, seat, kid)
        t.note(events.TRASH, seat, kid, 0)


def _spend(t: Table, seat: int, kind: int, packed: int) -> None:
    me = t.boards[seat]
    if kind == PIZZA:
        t.pizza += 1
        if packed:
            me.pack_pizza -= 1
        else:
            me.pizza -= 1
    else:
        t.toys += 1
        if packed:
            me.pack_toys -= 1
        else:
            me.toys -= 1
    t.note(events.SPEND, seat, kind, packed)


def _copy_rival(t: Table, seat: int, rival: int) -> None:
    owner = t.boards[rival]
    wanted = owner.pack_pizza + owner.pack_toys
    got = copy_pack(t, seat, rival)
    t.effects += got - 1
    if got < wanted:
        t.short = True
        t.done = False


def _convert(t: Table, seat: int, way: int) -> None:
    me = t.boards[seat]
    if way == 0:
        me.pizza -= 1
        me.toys += 1
    elif way == 1:
        me.toys -= 1
        me.pizza += 1
    elif way == 2:
        me.pack_pizza -= 1
        me.pack_toys += 1
    else:
        me.pack_toys -= 1
        me.pack_pizza += 1
    given = way % 2
    t.pizza += 1 if given == PIZZA else -1
    t.toys += 1 if given == TOYS else -1
    t.note(events.CONVERT, seat, given, way // 2)
