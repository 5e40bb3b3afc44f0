"""Carrying out an action, icon by icon."""

from __future__ import annotations

from mypy_extensions import i64

from forts.games.fort.box.kids import UNSEEN
from forts.games.fort.box.printed import FREE, NAMED_SUIT, THEN, PrintedAction
from forts.games.fort.rules import actions as act
from forts.games.fort.rules.icons.by_number import ICONS
from forts.games.fort.rules.icons.icon import Icon
from forts.games.fort.rules.table import ACTION_DONE, ASK_STEP, DIY, RUN, Table
from forts.games.fort.rules.usable import PERHAPS, SURELY, how_far, makes_up, may_stay_short


def run(t: Table) -> None:
    """Go on with the action, up to its next question or its end."""
    printed = t.action_in_use()
    while t.step < printed.length:
        if t.count == 0 and printed.first <= t.step <= printed.last:
            t.short = True
            t.done = False
            t.step = printed.last + 1
            continue
        icon = printed.icon if t.step == 0 else ICONS[printed.steps[t.step]]
        if printed.links[t.step] == THEN and not t.done and t.unit == 0:
            t.short = True
            _go_on(t, printed)
        elif icon.outright:
            t.done = icon.do(t, t.acting(), printed.amounts[t.step])
            if not t.done:
                t.short = True
            _go_on(t, printed)
        else:
            if icon.question == ASK_STEP:
                offer_step(t)
            elif icon.capacity(t, t.acting(), t.kind, 0, 0, printed.extra) > 0:
                t.pose(icon.question)
            if t.next != RUN:
                return
            _fail(t, printed)
    t.next = ACTION_DONE


def _go_on(t: Table, printed: PrintedAction) -> None:
    """To the next step, or to the next pass of the repeated part."""
    t.unit = 0
    if t.step == printed.last and t.pass_ + 1 < t.count:
        t.pass_ += 1
        t.step = printed.first
    else:
        t.step += 1


def _fail(t: Table, printed: PrintedAction) -> None:
    """The step cannot be done."""
    t.short = True
    t.done = False
    _go_on(t, printed)


def offer_step(t: Table) -> None:
    """Ask for the choice that this step needs; leaves `next` alone if there is nothing to choose from."""
    t.ask = ASK_STEP
    printed = t.action_in_use()
    seat = t.acting()
    options: list[int] = []
    if t.follower < 0 and may_stop(t, printed):
        options.append(act.PASS)
    stops = len(options)
    icon = ICONS[printed.steps[t.step]]
    icon.offer(t, seat, options)
    if len(options) == stops:
        return
    if t.raw:
        options = _telling(t, icon, options, stops)
    elif t.follower < 0:
        options = _sound(t, printed, options, stops)
    else:
        options = sound_if_tangled(t, printed, options)
    t.offer(seat, ASK_STEP, options)


def may_stop(t: Table, printed: PrintedAction) -> bool:
    """Stopping short: between parts, after some effect, if the other action makes up for it."""
    if t.effects == 0 or not between_parts(t, printed):
        return False
    return t.raw or (t.side != DIY and makes_up(t, 1 - t.side))


def between_parts(t: Table, printed: PrintedAction) -> bool:
    """Is this a further pass, or another part of `A & B`? Between A and B of `A > B` nobody stops."""
    if t.step == printed.first and (t.pass_ > 0 or t.unit > 0):
        return True
    return t.edition >= 3 and (t.unit > 0 or (t.step > 0 and printed.links[t.step] == FREE))


def _sound(t: Table, printed: PrintedAction, options: list[int], stops: i64) -> list[int]:
    """Only the choices after which the card can still end as it must."""
    icon = ICONS[printed.steps[t.step]]
    if not t.short and not icon.uneven and not printed.tangled and _rest_is_full(t, printed):
        return options
    mercy = may_stay_short(t, t.side)
    if mercy == SURELY:
        return options
    alike = -1  # the first option of a group that makes no difference to how far the card can go
    fits = False
    kept = options[:stops]
    for i in range(stops, len(options)):
        option = options[i]
        if alike < 0 or not icon.is_alike(option):
            fits = printed.length == 1 and icon.takes_all(t, t.leader, option)
            if not fits:
                fits = (mercy == PERHAPS or printed.tangled) and t.viable(option)
            if icon.is_alike(option):
                alike = i
        if fits:
            kept.append(option)
    # a choice that cannot be put right any more has to be taken as it is
    return kept or options


def sound_if_tangled(t: Table, printed: PrintedAction, options: list[int]) -> list[int]:
    """Where steps bear on each other: the choices after which the card can still end as it must, if there are any."""
    if not printed.tangled or t.raw or t.edition < 3 or len(options) == 1:
        return options
    return [option for option in options if t.viable(option)] or options


def _telling(t: Table, icon: Icon, options: list[int], stops: i64) -> list[int]:
    """While trying out: leave away choices that make no difference to how far the card can go."""
    if icon.is_alike(options[-1]):
        # and a card of the discard pile is never missed as one of the hand might be
        return [*options[:stops], options[-1]]
    if icon.takes_from_anywhere and options[-1] >= act.PARK:
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


def _count_for_card(t: Table, kid: i64) -> i64:
    """How much a card would count for each action of the played one, as a single number."""
    cards = t.cards
    number: i64 = 0
    for printed in t.cards.printed[t.played]:
        if printed.counter < NAMED_SUIT:
            number = number * 3 + cards.matches(kid, printed.counter)
        elif printed.counter == NAMED_SUIT:
            for suit in range(7):
                number = number * 3 + cards.matches(kid, suit)
    return number


def _rest_is_full(t: Table, printed: PrintedAction) -> bool:
    """Can everything that is left of the action be done?"""
    seat = t.acting()
    passes: i64 = 1
    if printed.first <= t.step <= printed.last:
        passes = t.count - t.pass_
    if t.step == printed.first and t.unit == 0:
        return (how_far(t, seat, t.side, printed, passes, t.kind, 0, 0) & 1) != 0
    for i in range(t.step, printed.length):
        wanted: i64 = printed.amounts[i]
        if printed.first <= i <= printed.last:
            wanted *= passes
        if i == t.step:
            wanted -= t.unit
        if ICONS[printed.steps[i]].capacity(t, seat, t.kind, 0, 0, printed.extra) < wanted:
            return False
    return True


def count_step(t: Table, printed: PrintedAction, effects: i64) -> None:
    """A step has been done once."""
    t.effects += effects
    t.unit += 1
    if t.unit >= printed.amounts[t.step]:
        t.done = True
        _go_on(t, printed)
