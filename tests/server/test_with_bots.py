"""At a table with bots: their pace, playing again at once, and taking back a whole turn."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from conformance.every_game import games_of_decisions
from forts.server.errors import FortsError, Refusal
from forts.server.guests import new_id
from forts.server.tables import lobby, play
from forts.server.tables.customs import chance as dice_after
from forts.server.tables.journal import match_of
from forts.server.tables.room import Room
from forts.server.wire import NewSeat, NewTable, Terms
from server.harness import PATIENCE, ServerProcess, people
from server.room import Watch, everything, match_at, move, open_room, some_guests, started

pytestmark = pytest.mark.anyio


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """A room where time stands still."""
    async with open_room(f"sqlite:///{tmp_path}/bots.db") as opened:
        opened.clock = Watch(1000.0)
        yield opened


async def several(room: Room, table: str, least: int) -> tuple[int, list[list[int]]]:
    """Play until the seat that is asked could take back so many decisions; returns the seat, and the actions that
    stood before each of them."""
    chance = random.Random(2)
    stood: list[list[int]] = []
    seat = -1
    for _ in range(3000):
        live = await room.live(table)
        if live.actor != seat or not live.can_undo(seat):
            seat, stood = live.actor, []
        if len(stood) >= least:
            return seat, stood
        stood.append(live.course.actions[:])
        actions = live.game_on.state.legal()
        chance.shuffle(actions)
        for action in actions:
            tried = match_of(live.row, live.course.actions[:])
            tried.play(action, partial(dice_after, live.row.customs, live.row.seed, len(live.course.actions)))
            if tried.to_act == seat and tried.can_undo(seat):
                break
        await move(room, table, chance, action)
        if (await room.live(table)).row.status == "over":
            raise AssertionError("the game was over before a turn could be taken back")
    raise AssertionError("no turn could be taken back")


@pytest.mark.parametrize("game", games_of_decisions())
async def test_a_whole_turn_is_taken_back_as_far_as_nothing_was_revealed(room: Room, game: str) -> None:
    table = await started(room, await some_guests(room, 2), game)
    seat, stood = await several(room, table, 2)
    live = await room.live(table)
    request = new_id()
    ply = await play.undo(room, table, seat, request, live.row.ply, turn=True)
    live = await room.live(table)
    assert live.course.actions == stood[0] and live.actor == seat
    assert not live.can_undo(seat), "all of it was taken back"
    assert live.row.ply == ply + 1, "by one entry"
    assert await play.undo(room, table, seat, request, ply, turn=True) == ply, "repeating it is harmless"
    assert (await match_at(room, table)).actions == stood[0], "and the journal says the same"


async def test_what_a_bot_decided_in_ones_place_is_not_taken_back(room: Room) -> None:
    table = await started(room, await some_guests(room, 2), "forfort", move_seconds=10)
    seat, _ = await several(room, table, 1)
    assert isinstance(room.clock, Watch)
    room.clock.now += 10
    live = await room.live(table)
    await play.lapse(room, table, seat, live.row.ply)
    live = await room.live(table)
    await play.play_for_bot(room, table, live.row.ply, live.game_on.state.legal()[0])
    live = await room.live(table)
    assert not live.can_undo(seat)


async def test_a_rematch_against_bots_begins_at_once_with_the_same_seats(room: Room) -> None:
    (guest,) = await some_guests(room, 1)
    seats = [NewSeat("bot", "easy"), NewSeat("me"), NewSeat("bot", "normal")]
    terms = Terms(pace=0, public=True)
    first = await lobby.create(room, guest, NewTable("fort", seats, {"first": "2"}, terms, start=True))
    await play.resign(room, first, 1, new_id())
    for _ in range(2000):
        live = await room.live(first)
        if live.row.status == "over":
            break
        await play.play_for_bot(room, first, live.row.ply, live.game_on.state.legal()[0])
    again = await lobby.rematch(room, first, guest)
    old, new = await room.live(first), await room.live(again)
    assert new.row.status == "playing" and new.row.options == old.row.options
    assert [(one.kind, one.bot, one.guest, one.face) for one in new.seats] == [
        (one.kind, one.bot, one.guest, one.face) for one in old.seats
    ]
    assert not any(one.resigned or one.standin for one in new.seats)
    assert await lobby.rematch(room, first, guest) == again


async def test_the_pace_is_for_who_plays_alone_with_bots(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    alone = await lobby.create(room, ann, NewTable("fort", [NewSeat("me"), NewSeat("bot", "easy")], start=True))
    for pace in (0, 10_000):
        await play.hurry(room, alone, 0, pace)
        assert (await room.live(alone)).row.terms.pace == pace
    for pace in (-1, 10_001, 2**61):
        with pytest.raises(FortsError) as refused:
            await play.hurry(room, alone, 0, pace)
        assert refused.value.reason.id == "bad-term"
    table = await started(room, [ann, bob], "fort")
    before = await everything(room)
    for wish in (None, 0):
        with pytest.raises(Refusal) as of_all:
            await play.hurry(room, table, 0, wish)
        assert of_all.value.reason.id == "pace-of-all"
    assert await everything(room) == before


async def test_bots_hurry_to_the_next_decision_and_take_their_time_again_after_it(
    shared_server: ServerProcess,
) -> None:
    async with people(shared_server, "Ann") as (ann,):
        # slower than any test waits
        made = await ann.new_table("fort", ["easy", "me"], options={"first": "1"}, start=True, pace=10_000)
        seen = await ann.connect(made["id"])
        assert seen.ask is None
        async with asyncio.timeout(PATIENCE):
            await seen.request("hurry")
            await seen.until_state(lambda one: one.ask is not None)
        assert (await ann.table(made["id"]))["terms"]["pace"] == 10_000
        await seen.request("hurry", pace=0)
        assert (await ann.table(made["id"]))["terms"]["pace"] == 0
