"""Standing orders: they answer like a person would, nobody else learns of them, and they end by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from forts.core import Dice, Meaning
from forts.games.fort.box.icons import SUITS
from forts.server.errors import Forbidden, Refusal
from forts.server.guests import Guest, new_id
from forts.server.hub import Connection
from forts.server.steward import Steward
from forts.server.store.rows import read_journal
from forts.server.tables import orders, play
from forts.server.tables.live import LiveTable
from forts.server.tables.room import Room
from server.conftest import NewServer
from server.harness import Postgres, RedisProcess, on, people, sit_down, start_all
from server.room import open_room, some_guests, started

pytestmark = pytest.mark.anyio

NOT = Meaning("do not follow")


@pytest.fixture(params=["sqlite", "postgresql"])
async def room(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Room]:
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path}/orders.db"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.new_database()
    async with open_room(address) as opened:
        yield opened


def look(room: Room, table: str, guest: Guest, seat: int | None) -> Connection:
    """A socket of a seat, or of a spectator."""
    connection = Connection(table, seat, guest.id, b"", "127.0.0.1", "en")
    connection.ply = 0
    room.hub.add(connection)
    return connection


def told(connection: Connection) -> list[dict[str, Any]]:
    """What a socket was told since the last look."""
    frames = [msgspec.json.decode(frame) for frame in connection._queue]
    connection._queue.clear()
    connection._waiting = 0
    return frames


async def until_asked(room: Room, table: str, verb: str) -> LiveTable:
    """Play at random until somebody can answer with this verb."""
    dice = Dice(7)
    while True:
        live = await room.live(table)
        match = live.game_on
        legal = match.state.legal()
        if any(match.game.meaning(match.state, action).verb == verb for action in legal):
            return live
        await play.play(room, table, live.actor, new_id(), live.row.ply, legal[dice.below(len(legal))])


@pytest.fixture
async def steward(room: Room, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Steward]:
    """Looks after the tables of the room; it counts how long it waits, and does not."""
    made = Steward(room, None)  # type: ignore[arg-type]  # no bots play
    monkeypatch.setattr("forts.server.steward.asyncio.sleep", _at_once)
    yield made
    await made.close()


_sleep = asyncio.sleep
slept: list[float] = []


async def _at_once(seconds: float) -> None:
    slept.append(seconds)
    await _sleep(0)


async def settled(room: Room, table: str) -> LiveTable:
    """The table once nothing happens any more."""
    ply = -1
    while (live := await room.live(table)).row.ply != ply:
        ply = live.row.ply
        for _ in range(20):
            await _sleep(0.005)
    return live


async def test_an_order_answers_until_ones_next_turn_and_its_move_is_in_the_journal(
    room: Room, steward: Steward
) -> None:
    guests = await some_guests(room, 4)
    table = await started(room, guests, "fort", limit_seconds=0)
    live = await until_asked(room, table, "do not follow")
    leader = live.game_on.state.leader  # type: ignore[attr-defined]
    before = live.row.ply
    for seat in range(4):
        if seat != leader:
            await orders.give(room, table, seat, NOT, "mine")
    live = await settled(room, table)
    assert live.row.ply == before + 3, "all three have declined"
    assert live.actor not in {seat for seat in range(4) if seat != leader} or live.game_on.state.turn > 1  # type: ignore[attr-defined]
    journal = await room.read(lambda database: read_journal(database, table))
    notes = [entry.note for entry in journal[before:]]
    assert all(note is not None and note.order is not None and note.order.what == NOT for note in notes)
    assert all(entry.request == "" for entry in journal[before:])


async def test_nobody_else_is_told_of_an_order(room: Room, steward: Steward) -> None:
    guests = await some_guests(room, 3)
    table = await started(room, guests, "fort")
    live = await room.live(table)
    seat = next(seat for seat in range(3) if seat != live.actor)
    eyes = [look(room, table, guest, number) for number, guest in enumerate(guests)] + [
        look(room, table, guests[0], None)
    ]
    for one in eyes:
        told(one)
    await orders.give(room, table, seat, NOT, "turn")
    await orders.revoke(room, table, seat)
    heard = [told(one) for one in eyes]
    assert [frame["t"] for frame in heard[seat]] == ["order", "order"]
    assert heard[seat][0]["order"]["what"] == {"verb": "do not follow"} and heard[seat][1]["order"] is None
    assert all(not frames for number, frames in enumerate(heard) if number != seat)
    assert (await room.live(table)).row.ply == live.row.ply, "and no entry can be counted"


async def test_an_order_takes_as_long_as_a_person_and_its_owner_seems_to_be_there(room: Room, steward: Steward) -> None:
    guests = await some_guests(room, 3)
    table = await started(room, guests, "fort")
    live = await until_asked(room, table, "do not follow")
    asked = live.actor
    rival = look(room, table, guests[(asked + 1) % 3], (asked + 1) % 3)
    times = set()
    for _ in range(3):
        times.add(round(steward.orders_time(live, live.row.ply) - live.row.asked, 6))
    assert len(times) == 1 and 0.9 <= times.pop() <= 9.0
    slept.clear()
    await orders.give(room, table, asked, NOT, "turn")
    await settled(room, table)
    heard = told(rival)
    there = [number for number, frame in enumerate(heard) if frame["t"] == "presence" and asked in frame["online"]]
    moved = [number for number, frame in enumerate(heard) if frame["t"] == "update"]
    assert there and there[0] < moved[0], "came before answering"
    assert sum(slept) > 0.8


async def test_an_order_ends_when_the_hand_changes_and_when_its_turn_is_over(room: Room) -> None:
    guests = await some_guests(room, 3)
    table = await started(room, guests, "fort")
    live = await until_asked(room, table, "follow")
    seat, state, match = live.actor, live.game_on.state, live.game_on
    card = next(action for action in state.legal() if match.game.meaning(state, action).verb == "follow")
    offered = await orders.offered(room, table, seat, "en")
    assert {one.until for one in offered} == {"turn", "mine"}
    await orders.give(room, table, seat, NOT, "mine")
    live = await room.live(table)
    assert live.ordered == 0
    await play.play(room, table, seat, new_id(), live.row.ply, card)  # the player is quicker
    live = await room.live(table)
    assert live.order_of(seat) is None, "the hand has changed"
    dice = Dice(3)
    turn = live.game_on.state.turn  # type: ignore[attr-defined]
    other = next(one for one in range(3) if one != live.game_on.state.leader)  # type: ignore[attr-defined]
    await orders.give(room, table, other, NOT, "mine")
    assert (await room.live(table)).order_of(other) is not None
    last = turn + (other - live.game_on.state.leader) % 3  # type: ignore[attr-defined]
    while (live := await room.live(table)).game_on.state.turn < last:  # type: ignore[attr-defined]
        legal = live.game_on.state.legal()
        await play.play(room, table, live.actor, new_id(), live.row.ply, legal[dice.below(len(legal))])
    assert live.order_of(other) is None, "it is its own turn"


async def test_only_one_card_follows_and_another_suit_is_declined(room: Room) -> None:
    guests = await some_guests(room, 3)
    table = await started(room, guests, "fort")
    live = await until_asked(room, table, "follow")
    seat, match = live.actor, live.game_on
    card = next(one for one in match.legal() if one.meaning.verb == "follow")
    suit = match.state.suit()  # type: ignore[attr-defined]
    for one in await orders.offered(room, table, seat, None):
        await orders.give(room, table, seat, one.what, one.until)
        answer = (await room.live(table)).ordered
        if one.what == Meaning("follow", card.meaning.piece):
            assert answer == card.id
        elif one.what.verb == "ask":
            assert (answer is None) == (one.message.args["suit"].args["suit"] == SUITS[suit])  # type: ignore[union-attr]
        elif one.what == NOT:
            assert answer == 0


async def test_what_cannot_be_ordered_is_refused(room: Room) -> None:
    guests = await some_guests(room, 3)
    table = await started(room, guests, "fort")
    live = await room.live(table)
    leader = live.actor
    seat = (leader + 1) % 3
    assert await orders.offered(room, table, leader, None) == []
    for what, until in ((NOT, "for ever"), (Meaning("play", "bug"), "turn"), (Meaning("follow", "nobody"), "mine")):
        with pytest.raises(Refusal) as refused:
            await orders.give(room, table, seat, what, until)
        assert refused.value.reason.id == "no-such-order"
    with pytest.raises(Refusal):
        await orders.give(room, table, leader, NOT, "mine")
    for one in (None, seat):
        with pytest.raises(Forbidden):
            await orders.give(room, table, one, NOT, "mine", by=guests[leader].id)
    await orders.give(room, table, seat, NOT, "mine")
    await play.stand_in(room, table, seat)
    assert (await room.live(table)).seats[seat].standing is None, "whoever leaves orders nothing"
    with pytest.raises(Refusal) as refused:
        await orders.give(room, table, seat, NOT, "mine")
    assert refused.value.reason.id == "bot-plays-for-you"


async def test_a_seat_that_an_order_answers_for_is_not_called_and_due_at_any_node(room: Room) -> None:
    guests = await some_guests(room, 3)
    table = await started(room, guests, "fort")
    live = await until_asked(room, table, "do not follow")
    seat = live.actor
    assert live.row.calls == {str(seat): live.row.ply - 1}
    await orders.give(room, table, seat, NOT, "turn")
    room.drop(await room.live(table))
    live = await room.live(table)
    assert live.ordered == 0 and live.row.calls == {}
    assert live.row.due is not None and live.row.due - live.row.asked <= 9.0
    await orders.revoke(room, table, seat)
    room.drop(live)
    live = await room.live(table)
    assert live.ordered is None and live.row.calls == {str(seat): live.row.ply - 1}
    assert live.row.due is not None and live.row.due - live.row.asked > 9.0, "nobody stands in for it now"


@on("postgresql")
async def test_an_order_survives_a_kill_and_works_at_another_node(
    new_server: NewServer, database: str, redis: RedisProcess
) -> None:
    one, two = (new_server(database, redis=redis.url) for _ in range(2))
    start_all(one, two)
    async with people(one, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = await sit_down(ann, [bob, cleo], "fort", options={"first": "1"})
        away = await cleo.connect(table)
        answer = await away.request("order", what={"verb": "do not follow"}, until="mine")
        assert answer["t"] in ("done", "order")
        await away.close()
        one.kill()
        far = [guest.at(two) for guest in (ann, bob)]
        players = [await guest.connect(table) for guest in far]
        dice = Dice(1)
        while not any(event["code"] == "decline" and event["seat"] == 2 for event in players[0].events):
            mover = next((one for one in players if one.ask is not None), None)
            if mover is None:
                await players[0].receive()
                await players[1].reach(players[0].ply)
                continue
            moves = mover.ask["moves"] if mover.ask else []
            # cards are played for what others may follow, so that it comes to that before the turn of who is away
            moves = [one for one in moves if not one["meaning"].get("declines")] or moves
            moves = [one for one in moves if "public" in one["notation"]] or moves
            await mover.play(moves[dice.below(len(moves))]["action"])
            for other in players:
                await other.reach(mover.ply)
        for player, guest in zip(players, far, strict=True):
            await player.close()
            await guest.http.aclose()


async def test_whoever_leaves_the_seat_to_a_bot_finds_no_order_there_on_coming_back(room: Room) -> None:
    table = await started(room, await some_guests(room, 4), "fort", limit_seconds=0)
    live = await until_asked(room, table, "do not follow")
    seat = next(seat for seat in range(4) if seat != live.game_on.state.leader)  # type: ignore[attr-defined]
    await orders.give(room, table, seat, NOT, "mine")
    assert (await room.live(table)).seats[seat].standing is not None
    await play.stand_in(room, table, seat)
    await play.come_back(room, table, seat, new_id())
    room.drop(await room.live(table))  # nor in the database
    assert (await room.live(table)).seats[seat].standing is None
