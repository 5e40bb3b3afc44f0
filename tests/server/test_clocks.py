"""Clocks: every decision has its time, then the bank is used; nothing that players do gives them more time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from conformance.every_game import games_of_decisions
from forts.server.errors import Refusal
from forts.server.guests import new_id
from forts.server.tables import frames, lobby, play
from forts.server.tables.customs import chance
from forts.server.tables.journal import Course, match_of
from forts.server.tables.live import LiveTable
from forts.server.tables.room import Room
from forts.server.wire import NewSeat, NewTable, Terms
from server.room import Watch, open_room, some_guests, started

pytestmark = pytest.mark.anyio

GAMES = games_of_decisions()


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """A room where time stands still unless it is moved."""
    async with open_room(f"sqlite:///{tmp_path}/clocks.db") as opened:
        opened.clock = Watch(1000.0)
        yield opened


def wait(room: Room, seconds: float) -> None:
    """Let time pass."""
    assert isinstance(room.clock, Watch)
    room.clock.now += seconds


async def left(room: Room, table: str) -> tuple[float, float]:
    """The time for the decision and the bank of whoever is asked, as the database has it and as players are told."""
    room.drop(await room.live(table))
    live = await room.live(table)
    clock = frames.clocks(live, room.clock())[live.actor]
    if live.row.status == "playing":
        assert live.row.due == pytest.approx(room.clock() + clock.move + clock.bank)
    return clock.move, clock.bank


async def decide(room: Room, table: str, action: int | None = None) -> LiveTable:
    """Whoever is asked takes an action, the first one unless another is given."""
    live = await room.live(table)
    chosen = live.game_on.state.legal()[0] if action is None else action
    await play.play(room, table, live.actor, new_id(), live.row.ply, chosen)
    return await room.live(table)


async def undo(room: Room, table: str) -> None:
    """Whoever is asked takes back the last decision."""
    live = await room.live(table)
    await play.undo(room, table, live.actor, new_id(), live.row.ply)


async def undoable(room: Room, table: str) -> int:
    """Play until the next decision could be undone; returns that decision."""
    while True:
        live = await room.live(table)
        for action in live.game_on.state.legal():
            tried = match_of(live.row, live.course.actions[:])
            tried.play(action, partial(chance, live.row.customs, live.row.seed, len(live.course.actions)))
            if tried.to_act == live.actor and tried.can_undo(live.actor):
                return action
        await decide(room, table)


async def pause(room: Room, table: str, on: bool) -> None:
    """Both players pause the game, or one lets it go on."""
    for seat in (0, 1) if on else (0,):
        await play.pause(room, table, seat, new_id(), on)


async def test_time_for_a_decision_comes_first_and_then_the_bank(room: Room) -> None:
    table = await started(room, await some_guests(room, 2), "fort", move_seconds=10, bank_seconds=100)
    assert await left(room, table) == (10, 100)
    wait(room, 4)
    assert await left(room, table) == (6, 100)
    wait(room, 9)
    assert await left(room, table) == (0, 97)
    actor = (await room.live(table)).actor
    live = await decide(room, table)
    assert live.row.banks[actor] == 97 and live.row.banks[1 - actor] == 100
    assert (await left(room, table))[0] == 10


async def test_undoing_gives_nobody_time(room: Room) -> None:
    """Else a player could think forever, by deciding and undoing in turns."""
    table = await started(room, await some_guests(room, 2), "fort", move_seconds=10, bank_seconds=100)
    action = await undoable(room, table)
    actor = (await room.live(table)).actor
    wait(room, 6)
    await decide(room, table, action)
    assert await left(room, table) == (10, 100), "the next decision has its own time"
    wait(room, 7)
    await undo(room, table)
    assert await left(room, table) == (3, 100), "what was left of it is left for both now"
    wait(room, 2)
    await decide(room, table, action)
    assert (await room.live(table)).actor == actor
    assert await left(room, table) == (1, 100), "it was asked before"
    wait(room, 5)
    assert await left(room, table) == (0, 96)
    await undo(room, table)
    assert await left(room, table) == (0, 96)
    wait(room, 1)
    await decide(room, table, action)
    assert await left(room, table) == (0, 95), "no second is charged twice"


async def test_what_was_never_asked_before_has_its_whole_time_after_an_undo(room: Room) -> None:
    table = await started(room, await some_guests(room, 2), "fort", move_seconds=10, bank_seconds=100)
    action = await undoable(room, table)
    await decide(room, table, action)
    wait(room, 7)
    await undo(room, table)
    await decide(room, table, action)
    assert await left(room, table) == (3, 100)
    await decide(room, table)
    assert (await left(room, table))[0] == 10


def test_what_one_seat_undid_is_nothing_to_the_next() -> None:
    course = Course()
    course.add("start", -1, [1])
    for kind in ("move", "move", "move", "undo", "undo", "undo", "move"):
        course.add(kind, 0, [2])
    assert course.undone(0)
    course.add("move", 1, [3])
    assert not course.undone(1) and not course.undone(0)


async def test_whoever_is_next_has_the_whole_time_whatever_was_undone_before(room: Room) -> None:
    table = await started(room, await some_guests(room, 2), "fort", move_seconds=10, bank_seconds=100)
    action = await undoable(room, table)
    await decide(room, table, action)
    await undo(room, table)
    wait(room, 8)
    actor, others = (await room.live(table)).actor, 0
    while others < 3:
        live = await decide(room, table)
        if live.actor == actor:
            continue
        assert (await left(room, table))[0] == 10
        others += 1


@pytest.mark.parametrize("game", GAMES)
async def test_a_pause_stops_the_clocks_and_gives_nobody_time(room: Room, game: str) -> None:
    for before, told in ((4.0, (6.0, 100.0)), (7.0, (3.0, 100.0)), (15.0, (0.0, 95.0)), (17.0, (0.0, 93.0))):
        table = await started(room, await some_guests(room, 2), game, move_seconds=10, bank_seconds=100)
        wait(room, before)
        await pause(room, table, True)
        assert await left(room, table) == told
        wait(room, 500)
        assert await left(room, table) == told
        assert (await room.live(table)).row.due is None
        await pause(room, table, False)
        assert await left(room, table) == told


@pytest.mark.parametrize("game", GAMES)
async def test_leaving_and_returning_gives_nobody_time(room: Room, game: str) -> None:
    guests = await some_guests(room, 2)
    table = await started(room, guests, game, move_seconds=10, bank_seconds=100)
    actor = (await room.live(table)).actor
    wait(room, 4)
    await lobby.leave(room, table, guests[actor])
    await play.come_back(room, table, actor, new_id())
    assert await left(room, table) == (6, 100)
    wait(room, 26)
    await lobby.leave(room, table, guests[actor])
    assert (await room.live(table)).row.banks[actor] == 80, "twenty seconds over the time for a move"
    wait(room, 1000)
    await play.come_back(room, table, actor, new_id())
    assert await left(room, table) == (0, 80)

    # the other may come and go: the time of the one who is asked runs on
    wait(room, 5)
    await lobby.leave(room, table, guests[1 - actor])
    await play.come_back(room, table, 1 - actor, new_id())
    assert await left(room, table) == (0, 75)

    # and while the game is paused nobody's does
    await pause(room, table, True)
    wait(room, 500)
    await lobby.leave(room, table, guests[actor])
    await play.come_back(room, table, actor, new_id())
    await pause(room, table, False)
    assert await left(room, table) == (0, 75)


async def run_out(room: Room, table: str) -> int:
    """Let the time of whoever is asked pass; returns the seat, for which a bot decides now."""
    live = await room.live(table)
    seat, due = live.actor, live.row.due
    assert due is not None
    wait(room, due - room.clock())
    await play.stand_in(room, table, seat)
    return seat


async def decide_for(room: Room, table: str) -> None:
    """The bot that is asked takes the first action."""
    live = await room.live(table)
    await play.play_for_bot(room, table, live.row.ply, live.game_on.state.legal()[0])


async def assert_too_late(room: Room, table: str, seat: int) -> None:
    """Whoever ran out of time cannot come back before the bot has decided, whether the game is paused or not."""
    for on in (True, False):
        with pytest.raises(Refusal) as refused:
            await play.come_back(room, table, seat, new_id())
        assert refused.value.reason.id == "time-is-up"
        await play.pause(room, table, 1 - seat, new_id(), on)
        wait(room, 100)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("move", "bank"), [(10, 0), (10, 20), (0, 20)])
async def test_a_decision_that_time_ran_out_over_is_the_bots(room: Room, game: str, move: int, bank: int) -> None:
    """Else a player could come back, have time anew, and think forever."""
    table = await started(room, await some_guests(room, 2), game, move_seconds=move, bank_seconds=bank)
    for _ in range(3):
        seat = await run_out(room, table)
        assert (await room.live(table)).row.banks[seat] == 0
        await assert_too_late(room, table, seat)
        await decide_for(room, table)
        await play.come_back(room, table, seat, new_id())
        live = await room.live(table)
        assert not live.seats[seat].played_by_bot
        assert live.row.banks[seat] == (0 if move else 30), "who has time for each decision needs no other"
        if live.actor == seat:
            assert await left(room, table) == (move, live.row.banks[seat])


@pytest.mark.parametrize(("move", "bank"), [(10, 0), (0, 10), (0, 0)])
async def test_leaving_and_returning_fills_no_bank(room: Room, move: int, bank: int) -> None:
    guests = await some_guests(room, 2)
    table = await started(room, guests, "fort", move_seconds=move, bank_seconds=bank)
    actor = (await room.live(table)).actor
    for seat in (actor, 1 - actor):
        await lobby.leave(room, table, guests[seat])
        wait(room, 3)
        await play.come_back(room, table, seat, new_id())
        assert (await room.live(table)).row.banks[seat] == bank
    await lobby.leave(room, table, guests[1 - actor])
    await decide(room, table)
    await play.come_back(room, table, 1 - actor, new_id())
    live = await room.live(table)
    assert live.row.banks[1 - actor] == bank
    # the time of a decision runs on while its seat is empty, and after it is used up the bot decides
    await lobby.leave(room, table, guests[live.actor])
    wait(room, 10)
    if move:
        await assert_too_late(room, table, live.actor)


async def test_without_clocks_every_sign_of_life_begins_the_limit_anew(room: Room) -> None:
    table = await started(room, await some_guests(room, 2), "fort", limit_seconds=60)
    action = await undoable(room, table)

    async def has_all_of_it() -> bool:
        return (await room.live(table)).row.due == room.clock() + 60

    for _ in range(3):
        wait(room, 50)
        await decide(room, table, action)
        assert await has_all_of_it()
        wait(room, 50)
        await undo(room, table)
        assert await has_all_of_it()
    wait(room, 50)
    await pause(room, table, True)
    assert (await room.live(table)).row.due is None
    wait(room, 50)
    await pause(room, table, False)
    assert await has_all_of_it()


THREE_DAYS = 60 * 60 * 24 * 3


async def test_a_player_whom_others_wait_for_is_replaced_after_three_days_unless_the_table_says_otherwise(
    room: Room,
) -> None:
    guests = await some_guests(room, 2)
    usual = await room.live(await started(room, guests, "fort"))
    assert usual.row.due == room.clock() + THREE_DAYS
    never = await room.live(await started(room, guests, "fort", limit_seconds=0))
    assert never.row.due is None


async def test_whoever_plays_with_bots_or_himself_alone_has_all_the_time_in_the_world(room: Room) -> None:
    guests = await some_guests(room, 2)

    async def due(*seats: NewSeat) -> float | None:
        live = await room.live(await lobby.create(room, guests[0], NewTable("fort", list(seats), start=True)))
        while live.bot_to_move() is not None:
            await play.play_for_bot(room, live.row.id, live.row.ply, live.game_on.state.legal()[0])
        return live.row.due

    assert await due(NewSeat("me"), NewSeat("bot", "easy")) is None
    assert await due(NewSeat("me"), NewSeat("me", name="My sister"), NewSeat("bot", "easy")) is None
    seats = [NewSeat("me"), NewSeat("open"), NewSeat("bot", "easy")]
    wanted = NewTable("fort", seats, options={"first": "1"}, terms=Terms(public=True))
    table = await lobby.create(room, guests[0], wanted)
    await lobby.join(room, table, guests[1], None, 1)
    await lobby.start(room, table, guests[0])
    assert (await room.live(table)).row.due == room.clock() + THREE_DAYS, "the other one waits"
    await play.resign(room, table, 1, new_id())
    assert (await room.live(table)).actor == 0
    assert (await room.live(table)).row.due is None, "and does no longer"


async def test_a_solitary_player_who_chose_a_clock_has_one(room: Room) -> None:
    (guest,) = await some_guests(room, 1)
    seats = [NewSeat("me"), NewSeat("me", name="My sister")]
    table = await lobby.create(room, guest, NewTable("fort", seats, terms=Terms(move_seconds=10), start=True))
    assert (await room.live(table)).row.due == room.clock() + 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("move", "bank"), [(10, 0), (10, 20), (0, 20)])
async def test_whoever_is_there_loses_the_decision_and_not_the_seat(
    room: Room, game: str, move: int, bank: int
) -> None:
    table = await started(room, await some_guests(room, 2), game, move_seconds=move, bank_seconds=bank)
    for _ in range(3):
        live = await room.live(table)
        seat, ply = live.actor, live.row.ply
        wait(room, 0.9 * (move + live.row.banks[seat]))
        await play.lapse(room, table, seat, ply)
        assert (await room.live(table)).row.ply == ply, "there was time left"
        assert live.row.due is not None
        wait(room, live.row.due - room.clock())
        await play.lapse(room, table, seat, ply)
        await play.lapse(room, table, seat, ply)
        room.drop(await room.live(table))  # the database knows it
        live = await room.live(table)
        assert live.row.ply == ply + 1 and live.course.lapsed == seat
        assert live.bot_to_move() == "normal" and live.seats[seat].standin is None
        told = frames.update(live, seat, ply, room.clock())
        assert told.ask is None and told.lapsed == seat and not told.undo and not told.clocks[seat].running
        # neither deciding nor pausing gets it back
        with pytest.raises(Refusal) as refused:
            await decide(room, table)
        assert refused.value.reason.id == "time-is-up"
        await pause(room, table, True)
        await pause(room, table, False)
        assert (await room.live(table)).course.lapsed == seat
        await decide_for(room, table)
        live = await room.live(table)
        assert live.course.lapsed == -1 and not live.can_undo(seat)
        assert live.row.banks[seat] == (0 if move else 30), "who has time for each decision needs no other"
        if live.actor == seat:
            assert await left(room, table) == (move, live.row.banks[seat])
            await decide(room, table)


async def test_whoever_leaves_after_time_has_run_out_cannot_come_back_for_that_decision(room: Room) -> None:
    guests = await some_guests(room, 2)
    table = await started(room, guests, "fort", move_seconds=10)
    live = await room.live(table)
    seat = live.actor
    wait(room, 10)
    await play.lapse(room, table, seat, live.row.ply)
    await lobby.leave(room, table, guests[seat])
    await assert_too_late(room, table, seat)
