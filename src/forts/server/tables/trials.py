"""Trials at a table: opening one, trying, and what follows when it is over, when its time is up, or when its people go.

No rule depends on which card it was. So a trial's opening and its tries are notes in the journal; the outcome alone is
an action of the match.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import msgspec

from forts.core import Dice
from forts.core.trial import DEAL, Referee, Try, secret_of
from forts.server.errors import Invalid, Refusal, Stale, TooMany
from forts.server.store.entry import Job
from forts.server.store.records import Note
from forts.server.tables.customs import chance
from forts.server.tables.hall import Hall
from forts.server.tables.held import MOST_TRIES, ends, people_of
from forts.server.tables.live import LiveTable

_log = logging.getLogger("forts.server")
LARGEST_TRY = 4096
"""Bytes of what is tried."""
_RACES = 50
"""How often a try is written again after another node was faster; each time somebody else's was."""


# -- opening ---------------------------------------------------------------------------------------------------


async def deal(room: Hall, live: LiveTable) -> dict[str, Any] | None:
    """What the referee deals before the first trial; None in games without trials."""
    referee = live.game_on.game.referee
    if referee is None:
        return None
    row, seen = live.row, await _seen(room, live)
    return _plain(await asyncio.to_thread(referee.deal, row.players, row.options, seen, _secret(live, DEAL)))


async def led_to(room: Hall, live: LiveTable, note: Note | None = None) -> Note | None:
    """The note of an entry after which the match stands where it stands: it opens the trial that is asked for.

    Whoever calls has changed the match; if no trial can be opened, the table in memory is wrong, and dropped.
    """
    try:
        opening = await _opening(room, live, note.cards if note is not None else [])
    except BaseException:
        room.drop(live)
        raise
    if opening is None:
        return note
    return msgspec.structs.replace(note or Note(), opening=opening)


async def _opening(room: Hall, live: LiveTable, just_seen: list[str]) -> dict[str, Any] | None:
    """`just_seen`: cards of the trial before, which the same entry is about to write down."""
    match = live.game_on
    trial = match.trial
    if trial is None:
        return None
    seen = [*await _seen(room, live), *just_seen]
    people = people_of(live.seats)
    bots = {seat: match.state.skills[seat] for seat in range(live.row.players) if seat not in people}
    dealt, used = live.trials.deal, [*live.trials.used, *just_seen]
    secret = _secret(live, trial.number)
    # the first one in a language reads its cards: the other tables must not wait for that
    open_ = partial(_referee(live).open, trial, match.options, dealt, bots, used, seen, secret)
    # people of one guest sit at one device
    guests = {live.seats[seat].guest for seat in trial.seats}
    together = len(guests) < len(trial.seats) and not bots.keys() & set(trial.seats)
    return _plain(await asyncio.to_thread(open_, away=_away(room, live, trial.seats), together=together))


def _plain(found: dict[str, Any]) -> dict[str, Any]:
    """As it comes back from the database: this node knows it in no other form than all the others."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


async def _seen(room: Hall, live: LiveTable) -> list[str]:
    """What the people here have seen, at other tables too."""
    return await room.book.seen_by(_guests(live), live.row.game)


def _away(room: Hall, live: LiveTable, attempting: list[int]) -> list[int]:
    """Persons who are not there, whom nobody waits for as a judge; nobody is, where nobody has come yet."""
    there = {live.seats[seat].guest for seat in room.online(live.row.id)}
    if not there:
        return []
    there |= {live.seats[seat].guest for seat in attempting}
    return [seat for seat in people_of(live.seats) if live.seats[seat].guest not in there]


def _guests(live: LiveTable) -> list[str]:
    return sorted({seat.guest for seat in live.seats if seat.guest is not None})


def _referee(live: LiveTable) -> Referee:
    referee = live.game_on.game.referee
    assert referee is not None, "a game with trials has a referee"
    return referee


def _secret(live: LiveTable, number: int) -> Dice:
    return secret_of(int(live.row.seed, 16), number)


def remember_deal(room: Hall, live: LiveTable, now: float) -> Job:
    """Write who has seen what was dealt, together with the entry that says so."""
    return room.book.seen(_guests(live), live.row.game, live.trials.used, now)


# -- trying ----------------------------------------------------------------------------------------------------


async def attempt(
    room: Hall,
    id_: str,
    seat: int | None,
    request: str,
    number: int,
    step: int,
    what: Any,
    *,
    by: str | None = None,
) -> int:
    """Try something for a person; returns the ply it has. Repeating a request gives the same answer.

    Two who duel try at the same time, perhaps on two nodes: whoever was slower is written after the other.
    """
    for _ in range(_RACES):
        async with room.locked(id_) as live:
            seat = live.check_seated(seat, by)
            if (seat, request) in live.requests:
                return live.requests[seat, request]
            try:
                return await _try(room, live, seat, request, number, step, what)
            except _Raced:
                continue
    raise Refusal("not-saved")


class _Raced(Exception):
    """Another node has written something meanwhile."""


async def _try(room: Hall, live: LiveTable, seat: int, request: str, number: int, step: int, what: Any) -> int:
    live.check_playing()
    if live.seats[seat].played_by_bot:
        raise Refusal("bot-plays-for-you")
    held = live.held
    if held is None or held.trial.number != number:
        raise Stale("stale-trial")
    if held.step(seat) != step:
        raise Stale("stale-try")
    if step >= MOST_TRIES:
        raise TooMany("too-many-tries", most=MOST_TRIES)
    check_size(what)
    now = room.clock()
    at = held.at(now, live.speed)
    held.bout.take(Try(seat, at, what))
    entry = live.entry("try", seat, [], request, now, Note(at=at, what=what))
    try:
        await room.commit(live, entry)
    except Stale:
        raise _Raced from None
    try:
        await settle_if_over(room, live)
    except Refusal as refusal:  # the try stands; what it ended is found to be due
        _log.info("trial at %s: %s", live.row.id, refusal)
    return entry.ply


def check_size(what: Any) -> None:
    """Refuses what is larger than any try, or cannot be written down."""
    try:
        size = len(msgspec.json.encode(what))
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError):
        raise Invalid("bad-frame") from None
    if size > LARGEST_TRY:
        raise Invalid("large-try", most=LARGEST_TRY)


# -- the end of it ---------------------------------------------------------------------------------------------


async def settle_if_over(room: Hall, live: LiveTable) -> bool:
    """Write how the trial ended, if it has; whoever calls holds the table's lock.

    If that cannot be written, it is tried again when it is found to be due.
    """
    held = live.held
    if held is None or live.row.status != "playing" or live.stale:
        return False
    now = room.clock()
    outcome = held.bout.outcome(held.at(now, live.speed))
    if outcome is None:
        return False
    match, length = live.game_on, len(live.game_on.actions)
    told = _plain(held.bout.told())
    cards = held.bout.cards()
    match.dice = chance(live.row.customs, live.row.seed, length)
    match.settle(outcome)
    note = await led_to(room, live, Note(told=told, cards=cards))
    entry = live.entry("verdict", -1, match.actions[length:], "", now, note)
    entry.also.append(room.book.seen(_guests(live), live.row.game, cards, now))
    if match.over:
        entry.also.append(room.book.results(live, now))
    await room.commit(live, entry)
    return True


async def changed_hands(room: Hall, live: LiveTable, seat: int) -> tuple[list[int], Note | None]:
    """Somebody else plays a seat now. Returns what that makes of a trial: actions of chance, and another opening.

    A trial that ends by itself goes on: whoever was lost in it fails when the glass is empty. One that waits for people
    is opened anew for those who are left; if nobody is, chance answers.
    """
    match = live.game_on
    if match.game.has_trials:
        match.set_skills(live.skills())
    held = live.held
    if held is None:
        return [], None
    trial, bout = held.trial, held.bout
    waits = ends(bout, held.at(room.clock(), live.speed)) is None
    concerned = {*trial.seats, *bout.waiting(), *bout.judges(range(live.row.players))}
    if not waits or seat not in concerned:
        return [], None
    if live.is_held(trial):
        return [], await led_to(room, live)
    length, cards = len(match.actions), bout.cards()
    match.dice = chance(live.row.customs, live.row.seed, length)
    match.go_on()
    return match.actions[length:], await led_to(room, live, Note(cards=cards) if cards else None)


async def tick(room: Hall, id_: str) -> tuple[list[int], int]:
    """Time has passed: settle a trial that is over. Else the seats that have let others wait for too long, with the
    ply at which they did: a bot has to stand in for them."""
    async with room.locked(id_) as live:
        held, ply = live.held, live.row.ply
        if held is None or live.row.status != "playing" or await settle_if_over(room, live):
            return [], ply
        now = room.clock()
        at = held.at(now, live.speed)
        if live.row.due is None or live.row.due > now or ends(held.bout, at) is not None:
            return [], ply
        people = people_of(live.seats)
        return [seat for seat in held.bout.waiting() if seat in people], ply
