"""Promise 35: a person is rated for what that person played. Tables are rated or casual."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence

import pytest
from sqlalchemy import select

from forts.server.errors import FortsError
from forts.server.guests import Guest, new_id
from forts.server.store import schema
from forts.server.tables import lobby, play
from forts.server.tables.room import Room
from forts.server.wire import ChangeSeat, NewSeat, NewTable, Terms
from server.room import Watch, move, open_room, some_guests, started

pytestmark = pytest.mark.anyio

RATED = {"rated": True, "undo": False, "hints": False}


@pytest.fixture
async def room(database: str) -> AsyncIterator[Room]:
    """A room on either database, where time stands still unless it is moved."""
    async with open_room(database) as opened:
        opened.clock = Watch(1000.0)
        yield opened


async def play_out(room: Room, table: str) -> list[int]:
    """Whoever is asked decides at random, persons and bots, until the end; returns the winners."""
    chance = random.Random(5)
    while True:
        live = await room.live(table)
        if live.row.status == "over":
            return live.row.winners
        if live.bot_to_move() is not None:
            action = chance.choice(live.game_on.state.legal())
            await play.play_for_bot(room, table, live.row.ply, action)
        else:
            await move(room, table, chance)


async def ratings(room: Room) -> dict[str, tuple[int, int, float]]:
    """By whom: games, wins and the mean."""
    rows = await room.read(lambda database: database.execute(select(schema.ratings)).all())
    return {row.who: (row.games, row.wins, row.mean) for row in rows}


async def results(room: Room, table: str) -> list[tuple[str, float]]:
    """By seat: whose it is, and the share of the victory."""
    of = schema.results
    wanted = select(of.c.who, of.c.share).where(of.c.table_id == table).order_by(of.c.seat)
    return [(row.who, row.share) for row in await room.read(lambda database: database.execute(wanted).all())]


def who(guests: Sequence[Guest]) -> list[str]:
    return [f"guest:{guest.id}" for guest in guests]


async def test_a_stand_in_that_plays_the_whole_game_is_rated_in_place_of_the_person(room: Room) -> None:
    guests = await some_guests(room, 2)
    table = await started(room, guests, "fort", **RATED, move_seconds=10, standin="easy")
    for seat in (0, 1):  # whoever times out before the first move is credited with nothing that a bot does
        if seat == 1:
            await lobby.leave(room, table, guests[1])
    winners = await play_out(room, table)
    found = await results(room, table)
    assert [one for one, _ in found] == [who(guests)[0], "bot:easy"]
    assert [share > 0 for _, share in found] == [seat in winners for seat in (0, 1)]
    assert set(await ratings(room)) == {who(guests)[0], "bot:easy"}


async def test_whoever_leaves_most_of_a_game_to_a_bot_comes_last_whatever_the_bot_does(room: Room) -> None:
    guests = await some_guests(room, 2)
    table = await started(room, guests, "fort", **RATED, standin="easy", pace=0)
    chance = random.Random(1)
    while (await room.live(table)).course.part_of(0)[0] == 0:
        await move(room, table, chance)
    await lobby.leave(room, table, guests[0])
    await play_out(room, table)
    own, bots = (await room.live(table)).course.part_of(0)
    assert 0 < own < bots
    assert (await results(room, table))[0] == (who(guests)[0], 0.0)
    rated = await ratings(room)
    assert rated[who(guests)[0]][2] < 25 < rated[who(guests)[1]][2]
    assert rated[who(guests)[0]][:2] == (1, 0)


async def test_a_win_that_a_bot_finished_is_not_the_persons(room: Room) -> None:
    guests = await some_guests(room, 2)
    for _ in range(6):
        table = await started(room, guests, "fort", **RATED)
        chance = random.Random(3)
        while not (live := await room.live(table)).game_on.over and live.row.ply < 60:
            await move(room, table, chance)
        for seat in (0, 1):
            if (await room.live(table)).row.status == "playing":
                await lobby.leave(room, table, guests[seat])
                break
        winners = await play_out(room, table)
        assert (await results(room, table))[0][1] == 0.0
        if winners == [0]:
            return
    raise AssertionError("the bot never won")


async def test_a_casual_game_is_kept_and_not_rated(room: Room) -> None:
    guests = await some_guests(room, 2)
    table = await started(room, guests, "fort")
    await play.resign(room, table, 0, new_id())
    assert await results(room, table) == [(who(guests)[0], 0.0), (who(guests)[1], 1.0)]
    assert await ratings(room) == {}


async def test_being_voted_out_of_a_rated_game_costs_as_much_as_losing_it(room: Room) -> None:
    guests = await some_guests(room, 3)
    table = await started(room, guests, "fort", **RATED, standin="easy")
    await move(room, table, random.Random(1))
    await lobby.leave(room, table, guests[2])
    for seat in (0, 1):
        await play.vote(room, table, seat, new_id(), 2, True)
    rated = await ratings(room)
    assert set(rated) == {who(guests)[2]} and rated[who(guests)[2]][2] < 25
    await play.resign(room, table, 0, new_id())
    await play.resign(room, table, 1, new_id())
    assert set(await ratings(room)) == {*who(guests), "bot:easy"}
    assert (await ratings(room))[who(guests)[2]][0] == 1


@pytest.mark.parametrize("help_", ["undo", "hints"])
async def test_help_makes_a_game_casual(room: Room, help_: str) -> None:
    (guest,) = await some_guests(room, 1)
    terms = Terms(**{**RATED, help_: True})
    with pytest.raises(FortsError) as refused:
        await lobby.create(room, guest, NewTable("fort", [NewSeat("me"), NewSeat("open")], terms=terms))
    assert refused.value.reason.id == "rated-without-help"


@pytest.mark.parametrize("other", [NewSeat("bot", "easy"), NewSeat("me", name="My sister")])
async def test_a_rated_game_needs_two_people(room: Room, other: NewSeat) -> None:
    (guest,) = await some_guests(room, 1)
    with pytest.raises(FortsError) as refused:
        await lobby.create(room, guest, NewTable("fort", [NewSeat("me"), other], terms=Terms(**RATED)))
    assert refused.value.reason.id == "rated-among-people"
    # also if that comes about in the lobby
    table = await lobby.create(room, guest, NewTable("fort", [NewSeat("me"), NewSeat("open")], terms=Terms(**RATED)))
    await lobby.change_seat(room, table, guest, 1, ChangeSeat(other.who, other.bot))
    with pytest.raises(FortsError) as again:
        await lobby.start(room, table, guest)
    assert again.value.reason.id == "rated-among-people"
