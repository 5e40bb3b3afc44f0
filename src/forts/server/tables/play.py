"""What people do at a table, once the game has begun.

`seat` is the one that somebody acts for, and `by` who that is; without `by` it is whoever sits there.
"""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from forts.core import Dice, Meaning, Message, message
from forts.core.errors import FortsError, IllegalMove, MalformedMove
from forts.server.errors import Forbidden, Invalid, Refusal, TooMany
from forts.server.hub import Connection
from forts.server.store.records import Note
from forts.server.tables import frames, trials
from forts.server.tables.customs import chance
from forts.server.tables.hall import Hall
from forts.server.tables.live import PAUSE, LiveTable
from forts.server.wire import Happened

LONGEST_REQUEST = 40


async def play(
    room: Hall, id_: str, seat: int | None, request: str, ply: int, action: int, *, by: str | None = None
) -> int:
    """Take an action for a person; returns the ply it has. Repeating a request gives the same answer."""
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        if (seat, request) in live.requests:
            return live.requests[seat, request]
        live.check_ply(ply)
        live.check_playing()
        if live.seats[seat].played_by_bot:
            raise Refusal("bot-plays-for-you")
        live.check_turn(seat)
        if live.decided_by_bot(seat):
            raise Refusal("time-is-up")
        if live.game_on.state.asks_all() and live.formality is None:
            live.measured(seat, room.clock() - live.row.asked)
        return await _take(room, live, seat, request, action)


async def play_for_bot(room: Hall, id_: str, ply: int, action: int) -> None:
    """Take an action that a bot chose, if the table still is where it was asked."""
    async with room.locked(id_) as live:
        if live.row.ply == ply and live.bot_to_move() is not None:
            await _take(room, live, live.actor, "", action)


async def answer_for(room: Hall, id_: str, ply: int) -> None:
    """Give the only answer there is for a person who has answers given for them, if the table still is there."""
    async with room.locked(id_) as live:
        answer = live.formality
        if (
            live.row.ply == ply
            and answer is not None
            and live.bot_to_move() is None
            and live.seats[live.actor].answered
        ):
            await _take(room, live, live.actor, "", answer)


async def answer_as_ordered(room: Hall, id_: str, ply: int) -> None:
    """Give the answer that the person who is asked has ordered, if the table still is there and the order stands."""
    async with room.locked(id_) as live:
        answer = live.ordered
        if live.row.ply == ply and answer is not None:
            await _take(room, live, live.actor, "", answer, Note(order=live.order_of(live.actor)))


async def _take(room: Hall, live: LiveTable, seat: int, request: str, action: int, by_order: Note | None = None) -> int:
    match = live.game_on
    length = len(match.actions)
    try:
        match.play(action, lambda: chance(live.row.customs, live.row.seed, length))
    except IllegalMove as error:
        raise Refusal(error.reason.id, **error.reason.args) from None
    now = room.clock()
    live.charge(seat, now)
    if live.course.lapsed == seat:
        live.spare(seat)
        live.course.take_lapsed()
    live.lapse(seat)
    note = await trials.led_to(room, live)
    if by_order is not None:
        note = by_order if note is None else msgspec.structs.replace(note, order=by_order.order)
    entry = live.entry("move", seat, match.actions[length:], request, now, note)
    if live.row.status == "over":
        entry.also.append(room.book.results(live, now))
    await room.commit(live, entry)
    return entry.ply


async def undo(
    room: Hall, id_: str, seat: int | None, request: str, ply: int, *, turn: bool = False, by: str | None = None
) -> int:
    """Take back the seat's last decision, if nothing was revealed by it and it is still the one who is asked.

    With `turn`, all of the turn's decisions for which that is so.
    """
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        if (seat, request) in live.requests:
            return live.requests[seat, request]
        live.check_ply(ply)
        live.check_playing()
        if not live.row.terms.undo:
            raise Forbidden("undo-not-allowed")
        _check_patience(live, seat)
        if not live.can_undo(seat):
            raise Refusal("nothing-to-undo")
        match, steps = live.game_on, 1
        while turn and match.can_undo(seat, steps + 1) and not live.course.taken_by_stand_in(steps):
            steps += 1
        match.undo(seat, steps)  # all at once: each time the game is played again up to there
        now = room.clock()
        live.charge(seat, now)
        entry = live.entry("undo", seat, [], request, now, Note(steps=steps) if steps > 1 else None)
        await room.commit(live, entry)
        return entry.ply


def _check_patience(live: LiveTable, seat: int) -> None:
    """Refuses what brings no game nearer to its end to a seat that has done so all the time."""
    if live.course.back_and_forth(seat) >= _MOST_BACK_AND_FORTH:
        raise TooMany("too-much-back-and-forth", most=_MOST_BACK_AND_FORTH)


_MOST_BACK_AND_FORTH = 300
"""Of one seat: far more than anybody needs in a game. Without an end a journal would have none either, and whoever next
needs the table reads all of it."""


async def pause(room: Hall, id_: str, seat: int | None, request: str, on: bool, *, by: str | None = None) -> int:
    """Wish for a pause, or let the game go on. The game and its clocks stop once all who play wish it.

    Whoever plays against bots stops it alone. Nobody has a decision stopped twice: a pause is time to think.
    """
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        if (seat, request) in live.requests:
            return live.requests[seat, request]
        if live.row.status not in ("playing", "paused"):
            live.check_playing()
        wishes = live.row.votes.get(PAUSE, [])
        if (live.row.status == "paused") == on and (on or seat not in wishes):
            return live.note(seat, request)
        if on and seat in wishes:
            return live.note(seat, request)
        players = live.players() | {live.seats[seat].guest}
        if on and len(players) > 1 and live.course.paused:
            raise Refusal("paused-already")
        if on:  # to go on is never refused
            _check_patience(live, seat)
        now, kind = room.clock(), "vote"
        if on and live.runs(now):
            raise Refusal("trial-runs")
        wishes = [other for other in wishes if other != seat] + ([seat] if on else [])
        agreed = on and {live.seats[other].guest for other in wishes} >= players
        live.row.votes = {key: value for key, value in live.row.votes.items() if key != PAUSE}
        if agreed:
            if live.actor >= 0:
                live.charge(live.actor, now)
            live.row.status, kind = "paused", "pause"
        elif live.row.status == "paused":
            live.row.status, kind = "playing", "resume"
        elif wishes:
            live.row.votes[PAUSE] = wishes
        entry = live.entry(kind, seat, [], request, now)
        await room.commit(live, entry, seats_changed=True)
        return entry.ply


async def stand_in(room: Hall, id_: str, seat: int, ply: int | None = None) -> None:
    """A bot takes over for an absent person; with `ply`, only if the table still is there."""
    async with room.locked(id_) as live:
        row = live.seats[seat]
        if (
            (ply is not None and live.row.ply != ply)
            or row.played_by_bot
            or live.row.status not in ("playing", "paused")
        ):
            return
        now = room.clock()
        if live.row.status == "playing" and live.actor == seat:
            live.charge(seat, now)
        row.standin, row.standing = live.row.terms.standin, None
        actions, note = await trials.changed_hands(room, live, seat)
        entry = live.entry("standin", seat, actions, "", now, note)
        entry.also.append(room.book.seat(id_, row))
        if live.game_on.over:
            entry.also.append(room.book.results(live, now))
        await room.commit(live, entry, seats_changed=True)


async def lapse(room: Hall, id_: str, seat: int, ply: int) -> None:
    """Time has run out over a decision of somebody who is there: a bot takes it, and the seat stays theirs."""
    async with room.locked(id_) as live:
        now = room.clock()
        if live.row.ply != ply or live.decided_by_bot(seat) or not live.runs_out(seat, now):
            return
        live.charge(seat, now)
        live.course.lapsed = seat
        await room.commit(live, live.entry("lapse", seat, [], "", now))


async def hurry(
    room: Hall, id_: str, seat: int | None, pace: int | None, *, request: str = "", by: str | None = None
) -> int:
    """Where nobody else plays: change the pace of bots, or let them take no time until a person is asked."""
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        if (seat, request) in live.requests:
            return live.requests[seat, request]
        live.check_playing()
        if {one.guest for one in live.seats if one.kind == "person" and not one.resigned} - {live.seats[seat].guest}:
            raise Refusal("pace-of-all")
        if pace is None:
            live.hurried = live.bot_to_move() is not None
            room.moved(live)
            return live.note(seat, request)
        if not 0 <= pace <= MOST_PACE:
            raise Invalid("bad-term", term="pace", low=0, high=MOST_PACE)
        terms = msgspec.structs.replace(live.row.terms, pace=pace)
    await room.book.set_terms(id_, terms)
    await room.look_anew(id_)
    async with room.locked(id_) as changed:
        room.moved(changed)
        return changed.note(seat, request)


MOST_PACE = 10_000
"""Milliseconds."""


async def come_back(room: Hall, id_: str, seat: int | None, request: str, *, by: str | None = None) -> int:
    """A person takes the seat back from the bot that stood in."""
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        if (seat, request) in live.requests:
            return live.requests[seat, request]
        row = live.seats[seat]
        if row.resigned:
            raise Refusal("already-resigned")
        if row.standin is None or live.row.status == "over":
            return live.note(seat, request)
        _check_patience(live, seat)
        now = room.clock()
        if not live.course.left_now(seat):
            live.spare(seat)
        if live.out_of_time(seat, now):
            raise Refusal("time-is-up")
        row.standin = None
        live.lapse(seat)
        actions, note = await trials.changed_hands(room, live, seat)
        entry = live.entry("return", seat, actions, request, now, note)
        entry.also.append(room.book.seat(id_, row))
        await room.commit(live, entry, seats_changed=True)
        return entry.ply


async def answering(
    room: Hall, id_: str, seat: int | None, on: bool, *, request: str = "", by: str | None = None
) -> int:
    """Let the server answer where there is one answer only, or not. Nobody else is told, so it is in no journal."""
    live = await room.live(id_)
    seat = live.check_seated(seat, by)
    if (seat, request) in live.requests:
        return live.requests[seat, request]
    if live.seats[seat].answered == on:
        return live.note(seat, request)
    await room.book.set_answered(id_, seat, on)
    await room.look_anew(id_)
    async with room.locked(id_) as changed:
        room.moved(changed)
        return changed.note(seat, request)


async def look(room: Hall, connection: Connection, on: bool, *, by: str | None = None) -> int:
    """The person at a socket has the table in sight, or not."""
    live = await room.live(connection.table)
    live.check_seated(connection.seat, by)
    connection.looking = on
    room.tell_others_who_looks(connection.table)
    return live.row.ply


async def resign(room: Hall, id_: str, seat: int | None, request: str, *, by: str | None = None) -> int:
    """Give up. If one seat is left that has not, it wins; else a bot plays on."""
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        if (seat, request) in live.requests:
            return live.requests[seat, request]
        row = live.seats[seat]
        if row.resigned:
            return live.row.ply
        if live.row.status not in ("playing", "paused"):
            live.check_playing()
        row.resigned, row.standing = True, None
        left = [other.seat for other in live.seats if not other.resigned]
        if len(left) == 1:
            live.row.status = "over"
            live.row.winners = left
        else:
            row.standin = live.row.terms.standin
        now = room.clock()
        actions, note = await trials.changed_hands(room, live, seat)
        entry = live.entry("resign", seat, actions, request, now, note)
        entry.also.append(room.book.seat(id_, row))
        if live.row.status == "over":
            entry.also.append(room.book.results(live, now))
        await room.commit(live, entry, seats_changed=True)
        return entry.ply


async def vote(
    room: Hall, id_: str, seat: int | None, request: str, against: int, yes: bool, *, by: str | None = None
) -> int:
    """Vote to give a person's seat to a bot for good, if that person is away or keeps the others waiting.

    It takes all other persons, and at least two.
    """
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        if (seat, request) in live.requests:
            return live.requests[seat, request]
        if live.row.status not in ("playing", "paused"):
            live.check_playing()
        if not 0 <= against < live.row.players or against == seat or live.seats[against].kind != "person":
            raise Invalid("bad-vote")
        _check_patience(live, seat)
        target = live.seats[against]
        now = room.clock()
        electorate = {other.guest for other in live.seats if other.kind == "person" and not other.resigned}
        electorate.discard(target.guest)
        if len(electorate) < _FEWEST_VOTERS:
            raise Refusal("too-few-to-vote", least=_FEWEST_VOTERS)
        if yes and not live.keeps_waiting(against, against in room.online(id_), now):
            raise Refusal("still-playing", seat=against + 1)
        votes = [voter for voter in live.row.votes.get(str(against), []) if voter != seat] + ([seat] if yes else [])
        agreed = {live.seats[voter].guest for voter in votes} >= electorate
        live.row.votes = {key: value for key, value in live.row.votes.items() if key != str(against)}
        if not agreed and votes:
            live.row.votes[str(against)] = votes
        kind, now = "vote", room.clock()
        actions: list[int] = []
        note: Note | None = None
        leaving = room.book.leaving(live, against) if agreed and live.row.terms.rated else None
        if agreed:
            kind = "replace"
            target.kind, target.bot = "bot", live.row.terms.standin
            target.guest, target.standin, target.standing = None, None, None
            actions, note = await trials.changed_hands(room, live, against)
        entry = live.entry(kind, seat, actions, request, now, note)
        if agreed:
            entry.also.append(room.book.seat(id_, target))
        if leaving is not None:
            entry.also.append(leaving)
        if live.row.status == "over":
            entry.also.append(room.book.results(live, now))
        await room.commit(live, entry, seats_changed=True)
        return entry.ply


_FEWEST_VOTERS = 2


async def why(
    room: Hall, id_: str, seat: int | None, action: int | str | Meaning, *, by: str | None = None
) -> Message | None:
    """Why an action, given by number, by notation or by what was touched, is not allowed now; None if it is."""
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        match = live.game_on
        if live.actor != seat:
            # what is said here must not depend on another's hidden cards
            if live.held is not None:
                return message("trial-is-on")
            return message("game-is-over") if live.actor < 0 else message("not-your-turn", seat=live.actor + 1)
        if isinstance(action, int):
            return match.explain(action, seat)
        if isinstance(action, Meaning):
            meant = match.game.meant(match.state, action)
            return match.explain(meant[0], seat) if meant else message("nothing-meant")
        try:
            match.game.parse(match.state, action[:_LONGEST_NOTATION])
        except IllegalMove as error:
            reason = error.reason.args.get("why")
            return reason if isinstance(reason, Message) else error.reason
        except MalformedMove as error:
            return error.reason
        return None


_LONGEST_NOTATION = 200


async def preview(
    room: Hall, id_: str, seat: int | None, ply: int, action: int, lang: str | None, *, by: str | None = None
) -> list[Happened]:
    """What an action is certain to bring."""
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        live.check_ply(ply)
        live.check_playing()
        match = live.game_on
        live.check_turn(seat)
        why_not = match.explain(action, seat)
        if why_not is not None:
            raise Refusal(why_not.id, **why_not.args)
        # dealing again after a draft takes long: the other tables must not wait for it
        return await asyncio.to_thread(frames.preview, live, seat, action, lang, Dice(secrets.randbits(64)))


def as_refusal(error: FortsError) -> Refusal:
    """An error of the rules, as a refusal."""
    return error if isinstance(error, Refusal) else Invalid(error.reason.id, **error.reason.args)
