"""Promises 28 and 31: pauses do not defeat clocks, votes do not hit those who play, nobody hides the others' tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from hashlib import blake2b
from pathlib import Path
from typing import get_args

import pytest
from sqlalchemy import func, select, update

import forts
from forts.catalog import find, games
from forts.core import CHANCE, Dice, Move
from forts.core.game import Value
from forts.core.log import Log
from forts.core.match import replay
from forts.server import costs
from forts.server.errors import Forbidden, Refusal, TooMany, Unknown
from forts.server.guests import Guest, new_id
from forts.server.hub import Connection
from forts.server.limits import Budget
from forts.server.store import schema
from forts.server.tables import chat, frames, lobby, play
from forts.server.tables.room import Room
from forts.server.wire import ChangeSeat, Frame, NewSeat, NewTable, Terms
from server.conftest import NewServer
from server.harness import HttpRefused, ServerProcess, people, size
from server.room import Watch, open_room, some_guests, started

pytestmark = pytest.mark.anyio


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """A room where time stands still unless it is moved."""
    async with open_room(f"sqlite:///{tmp_path}/fair.db") as opened:
        opened.clock = Watch(1000.0)
        yield opened


def wait(room: Room, seconds: float) -> None:
    """Let time pass."""
    assert isinstance(room.clock, Watch)
    room.clock.now += seconds


async def wish(room: Room, table: str, seat: int, on: bool = True, request: str = "") -> str:
    """Wish for a pause, or let the game go on; returns how the table is then."""
    await play.pause(room, table, seat, request or new_id(), on)
    return (await room.live(table)).row.status


async def decide(room: Room, table: str) -> int:
    """Whoever is asked takes the first action; returns the seat."""
    live = await room.live(table)
    seat = live.actor
    await play.play(room, table, seat, new_id(), live.row.ply, live.game_on.state.legal()[0])
    return seat


def come(room: Room, table: str, guest: Guest, seat: int) -> None:
    """Open a socket."""
    room.hub.add(Connection(table, seat, guest.id, b"", "127.0.0.1", None))


# -- back and forth ----------------------------------------------------------------------------------------------


async def test_nobody_makes_a_journal_grow_without_end(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Undoing, pausing, voting and coming back have an end for each seat; the game itself goes on."""
    monkeypatch.setattr(play, "_MOST_BACK_AND_FORTH", 20)
    guests = await some_guests(room, 3)
    table = await started(room, guests, "fort", undo=True)
    busy = (await room.live(table)).actor
    others = [seat for seat in range(3) if seat != busy]

    async def again_and_again(*deeds: Callable[[], Awaitable[object]]) -> None:
        for _ in range(1000):
            for deed in deeds:
                await deed()

    async def undo() -> None:
        await play.undo(room, table, busy, new_id(), (await room.live(table)).row.ply)

    async def vote() -> None:
        await play.vote(room, table, others[1], new_id(), busy, False)

    async def leave() -> None:
        await lobby.leave(room, table, guests[busy])

    async def come_back() -> None:
        await play.come_back(room, table, busy, new_id())

    # each seat has its own share; what one has used up, others still have
    for seat, deeds in (
        (busy, (lambda: decide(room, table), undo)),
        (others[0], (lambda: wish(room, table, others[0]), lambda: wish(room, table, others[0], on=False))),
        (others[1], (vote,)),
    ):
        before = (await room.live(table)).row.ply
        with pytest.raises(TooMany) as refused:
            await again_and_again(*deeds)
        assert refused.value.reason.id == "too-much-back-and-forth"
        assert 20 <= (await room.live(table)).row.ply - before <= 42
        if seat == busy:  # and what is read again knows it, too
            room.drop(await room.live(table))
            with pytest.raises(TooMany):
                await undo()
    await leave()
    with pytest.raises(TooMany):
        await come_back()
    assert (await room.live(table)).row.ply < 150
    while (await room.live(table)).actor == busy:
        live = await room.live(table)
        await play.play_for_bot(room, table, live.row.ply, live.game_on.state.legal()[0])
    await decide(room, table)


@pytest.mark.parametrize("game", [game.name for game in games()])
async def test_no_game_at_a_table_is_longer_than_can_be_played_again_at_once(game: str) -> None:
    """Also if all who play do nothing but make it long: whoever next needs the table plays all of it again."""
    rules = find(game)
    highest: dict[str, Value] = {
        one.name: one.high_at_tables
        for one in rules.options
        if isinstance(one.default, int) and not isinstance(one.default, bool)
    }
    lengths = []
    for seed in range(size(12, 200)):
        taste, tastes = Dice(seed), dict[str, int]()

        def liked(move: Move) -> int:
            if "yard" in move.text or "skip" in move.text:  # cards go to and fro between Yards
                return -1
            return tastes.setdefault(move.text.split()[0], taste.below(100))  # noqa: B023

        match = forts.new(game, rules.max_players, seed=seed, **highest)
        while not match.over and len(match.actions) < 20_000:
            match.play(min(match.legal(), key=liked))
        lengths.append(len(match.actions))
    assert max(lengths) < 10_000


async def test_a_game_that_was_paused_can_always_go_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "_MOST_BACK_AND_FORTH", 1)
    table = await started(room, await some_guests(room, 2), "fort")
    assert [await wish(room, table, 0), await wish(room, table, 1)] == ["playing", "paused"]
    assert await wish(room, table, 0, on=False) == "playing"
    await decide(room, table)
    with pytest.raises(TooMany):
        await wish(room, table, 0)


# -- crowds ------------------------------------------------------------------------------------------------------


async def test_hundreds_who_watch_are_told_by_one_frame(room: Room) -> None:
    """Those who sit there are told what is theirs; to put it into words for each spectator would take a second."""
    guests = await some_guests(room, 2)
    table = await started(room, guests, "fort")
    crowd = [Connection(table, None, f"guest {number}", b"", "127.0.0.1", None) for number in range(300)]
    players = [Connection(table, seat, guest.id, b"", "127.0.0.1", None) for seat, guest in enumerate(guests)]
    for connection in (*crowd, *players):
        room.hub.add(connection)
    room.tell_table(await room.live(table))
    frames_of = [[frame for frame in connection._queue if b'"mine"' in frame] for connection in (*crowd, *players)]
    assert all(len(told) == 1 for told in frames_of)
    assert len({id(told[0]) for told in frames_of}) == 3, "one for the crowd, and one for each player"
    assert frames_of[0][0].count(b'"mine":true') == 0 and all(
        one[0].count(b'"mine":true') == 1 for one in frames_of[300:]
    )


async def test_changing_seats_has_a_budget(new_server: NewServer) -> None:
    server = new_server(work_per_minute=300).start()
    async with people(server, "Ann", "Bob") as (ann, bob):
        table = (await ann.new_table("fort", ["me", "open", "open"], public=True))["id"]
        statuses = [
            (await ann.http.patch(f"/api/tables/{table}/seats/1", json={"who": "open"})).status_code for _ in range(12)
        ]
        assert 429 in statuses[8:] and 200 in statuses[:4]
        come_and_go = []
        for _ in range(6):
            come_and_go.append((await bob.http.post(f"/api/tables/{table}/join", json={"seat": 2})).status_code)
            come_and_go.append((await bob.http.post(f"/api/tables/{table}/leave")).status_code)
        assert come_and_go[0] == 200 and come_and_go[-1] == 429, "others have one of their own"


# -- pauses ------------------------------------------------------------------------------------------------------


async def test_a_game_stops_when_all_who_play_wish_it(room: Room) -> None:
    table = await started(room, await some_guests(room, 3), "fort", bank_seconds=60)
    assert await wish(room, table, 0) == "playing"
    assert await wish(room, table, 1) == "playing"
    live = await room.live(table)
    info = frames.table_info(live.row, live.seats, None, set())
    assert (info.pausing, info.votes) == ([0, 1], {})
    assert await wish(room, table, 1, on=False) == "playing", "a wish can be taken back"
    assert await wish(room, table, 2) == "playing"
    assert await wish(room, table, 1) == "paused"
    assert (await room.live(table)).row.votes == {}
    assert await wish(room, table, 2, on=False) == "playing", "anybody lets it go on"


async def test_whoever_is_away_is_not_asked_whether_to_pause(room: Room) -> None:
    table = await started(room, await some_guests(room, 3), "fort")
    await play.stand_in(room, table, 2)
    await wish(room, table, 0)
    assert await wish(room, table, 1) == "paused"


async def test_who_plays_against_bots_pauses_alone_and_as_often_as_wished(room: Room) -> None:
    (guest,) = await some_guests(room, 1)
    seats = [NewSeat("me"), NewSeat("bot", "easy")]
    table = await lobby.create(room, guest, NewTable("fort", seats, terms=Terms(bank_seconds=60), start=True))
    for _ in range(3):
        assert await wish(room, table, 0) == "paused"
        assert await wish(room, table, 0, on=False) == "playing"


async def test_a_decision_is_not_stopped_twice_nor_by_undoing_it(room: Room) -> None:
    table = await started(room, await some_guests(room, 2), "fort", bank_seconds=60)
    for seat in (0, 1):
        await wish(room, table, seat)
    await wish(room, table, 0, on=False)
    with pytest.raises(Refusal) as refused:
        await wish(room, table, 0)
    assert refused.value.reason.id == "paused-already"
    room.drop(await room.live(table))  # the journal remembers
    with pytest.raises(Refusal):
        await wish(room, table, 0)
    actor = await decide(room, table)
    live = await room.live(table)
    if live.can_undo(actor):
        await play.undo(room, table, actor, new_id(), live.row.ply)
        with pytest.raises(Refusal):
            await wish(room, table, 0)
        await decide(room, table)
    assert await wish(room, table, 0) == "playing"


async def test_playing_takes_back_ones_wish_for_a_pause(room: Room) -> None:
    table = await started(room, await some_guests(room, 2), "fort")
    actor = (await room.live(table)).actor
    await wish(room, table, actor)
    await decide(room, table)
    assert await wish(room, table, 1 - actor) == "playing"


async def test_an_old_request_repeated_does_not_act_again(room: Room) -> None:
    table = await started(room, await some_guests(room, 2), "fort")
    await wish(room, table, 0, request="old")
    await wish(room, table, 1)
    await wish(room, table, 0, on=False)
    await decide(room, table)
    await wish(room, table, 1)
    assert await wish(room, table, 0, request="old") == "playing"


# -- votes -------------------------------------------------------------------------------------------------------


async def test_nobody_is_voted_out_who_is_there_and_plays(room: Room) -> None:
    guests = await some_guests(room, 3)
    table = await started(room, guests, "fort")
    actor = (await room.live(table)).actor
    others = [seat for seat in range(3) if seat != actor]
    come(room, table, guests[actor], actor)
    for against in (actor, others[0]):
        with pytest.raises(Refusal) as refused:
            await play.vote(room, table, others[1], new_id(), against, True)
        assert refused.value.reason.id == "still-playing"
    wait(room, 60)
    with pytest.raises(Refusal):
        await play.vote(room, table, others[0], new_id(), actor, True)
    wait(room, 61)
    await play.vote(room, table, others[0], new_id(), actor, True)
    await decide(room, table)
    assert (await room.live(table)).row.votes == {}, "who plays again is safe"


async def test_whoever_is_away_or_keeps_others_waiting_can_be_replaced(room: Room) -> None:
    table = await started(room, await some_guests(room, 3), "fort")
    actor = (await room.live(table)).actor
    wait(room, 31)  # nobody has a socket open
    for voter in range(3):
        if voter != actor:
            await play.vote(room, table, voter, new_id(), actor, True)
    assert (await room.live(table)).seats[actor].kind == "bot"


async def test_an_old_vote_repeated_does_not_count_again(room: Room) -> None:
    table = await started(room, await some_guests(room, 3), "fort")
    actor = (await room.live(table)).actor
    voter = (actor + 1) % 3
    wait(room, 31)
    await play.vote(room, table, voter, "old", actor, True)
    assert (await room.live(table)).row.votes == {str(actor): [voter]}
    await play.vote(room, table, voter, new_id(), actor, False)
    room.drop(await room.live(table))  # the journal remembers
    await play.vote(room, table, voter, "old", actor, True)
    assert (await room.live(table)).row.votes == {}


# -- tables ------------------------------------------------------------------------------------------------------


def public(players: int = 2) -> NewTable:
    return NewTable("fort", [NewSeat("me"), *[NewSeat("open")] * (players - 1)], terms=Terms(public=True))


async def test_a_host_sends_somebody_away_who_comes_back_by_invitation_alone(room: Room) -> None:
    host, guest = await some_guests(room, 2)
    table = await lobby.create(room, host, public())
    await lobby.join(room, table, guest, None, None)
    await lobby.change_seat(room, table, host, 1, ChangeSeat("open"))
    assert (await room.live(table)).seats[1].kind == "open"
    with pytest.raises(Forbidden) as refused:
        await lobby.join(room, table, guest, None, None)
    assert refused.value.reason.id == "sent-away"
    await lobby.join(room, table, guest, (await room.live(table)).seats[1].invite, None)
    assert (await room.live(table)).seats[1].guest == guest.id


async def test_only_the_host_sends_away_and_only_before_the_game(room: Room) -> None:
    host, guest = await some_guests(room, 2)
    table = await started(room, [host, guest], "fort")
    for who, error in ((guest, Forbidden), (host, Refusal)):
        with pytest.raises(error):
            await lobby.change_seat(room, table, who, 1, ChangeSeat("open"))


async def test_a_host_closes_a_table_whose_game_has_not_begun(room: Room) -> None:
    host, guest = await some_guests(room, 2)
    table = await lobby.create(room, host, public())
    with pytest.raises(Forbidden):
        await lobby.close(room, table, guest)
    await lobby.close(room, table, host)
    with pytest.raises(Unknown):
        await room.live(table)
    begun = await started(room, [host, guest], "fort")
    with pytest.raises(Refusal):
        await lobby.close(room, begun, host)


async def test_many_tables_of_one_guest_do_not_hide_the_others(room: Room) -> None:
    host, *guests = await some_guests(room, 6)
    theirs = [await lobby.create(room, guest, public()) for guest in guests]
    wait(room, 1)
    for _ in range(60):
        await lobby.create(room, host, public())
    listed = await room.read(lambda database: lobby.open_tables(database, guests[0].id))
    assert len(listed) == 50
    assert {row.id for row, _ in listed[:6]} >= set(theirs), "the first of each come first"


async def test_a_guest_has_so_many_tables_at_a_time(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, open_tables_per_guest=2, running_tables_per_guest=2) as server:
        async with people(server, "Ann") as (ann,):
            tables = [await ann.new_table("fort", ["me", "open"]) for _ in range(2)]
            with pytest.raises(HttpRefused) as refused:
                await ann.new_table("fort", ["me", "open"])
            assert refused.value.problem["reason"] == "too-many-open-tables"
            await ann.call("DELETE", f"/api/tables/{tables[0]['id']}")
            for _ in range(2):
                await ann.new_table("fort", ["me", "easy"], start=True)
            with pytest.raises(HttpRefused) as refused:
                await ann.new_table("fort", ["me", "easy"], start=True)
            assert refused.value.problem["reason"] == "too-many-running-tables"


async def test_a_rematch_is_one_table_more_too(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, open_tables_per_guest=5, running_tables_per_guest=1) as server:
        async with people(server, "Ann") as (ann,):
            over = await ann.new_table("fort", ["me", "easy"], start=True)
            await (await ann.connect(over["id"])).request("resign")
            running = await ann.new_table("fort", ["me", "easy"], start=True)
            with pytest.raises(HttpRefused) as refused:
                await ann.call("POST", f"/api/tables/{over['id']}/rematch", {})
            assert refused.value.problem["reason"] == "too-many-running-tables"
            await (await ann.connect(running["id"])).request("resign")
            again = await ann.call("POST", f"/api/tables/{over['id']}/rematch", {})
            assert again["status"] == "playing"


# -- floods ------------------------------------------------------------------------------------------------------


def test_every_request_has_a_price() -> None:
    assert set(costs._FRAMES) == set(get_args(Frame))


def test_a_budget_is_spent_and_comes_back() -> None:
    watch = Watch()
    budget = Budget(60.0, watch)
    for _ in range(6):
        budget.demand("guest", 10)
    with pytest.raises(TooMany) as refused:
        budget.demand("guest", 10)
    assert refused.value.reason.args["seconds"] == 10
    budget.demand("another", 10)
    watch.now += 10
    budget.demand("guest", 10)
    watch.now += 100
    budget.demand("guest", 500)  # whatever it costs, it can be had once
    with pytest.raises(TooMany):
        budget.demand("guest", 1)
    watch.now += 1000
    budget.demand("other", 1)
    assert len(budget._left) == 1, "those who spend nothing are forgotten"


async def test_chat_and_replays_have_a_budget_by_guest_over_all_sockets(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, work_per_minute=300) as server:
        async with people(server, "Mallory", "Ann") as (mallory, ann):
            table = await mallory.new_table("fort", ["me", "easy"], start=True, options={"first": "1"})
            sockets = [await mallory.connect(table["id"]) for _ in range(4)]
            answers = []
            for number in range(16):
                answers.append((await sockets[number % 4].request("say", text=f"line {number}"))["t"])
            assert answers.count("refused") >= 5
            with pytest.raises(HttpRefused) as refused:
                await asyncio.gather(*(mallory.get(f"/api/tables/{table['id']}/replay") for _ in range(20)))
            assert refused.value.problem["reason"] == "too-many-requests"
            mine = await ann.new_table("fort", ["me", "easy"], start=True, options={"first": "1"})
            seen = await ann.connect(mine["id"])
            assert (await seen.play(seen.ask["moves"][0]["action"]))["t"] == "update", "others have their own"


async def test_who_goes_on_beyond_a_budget_is_sent_away(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, work_per_minute=60) as server:
        async with people(server, "Mallory") as (mallory,):
            table = await mallory.new_table("fort", ["me", "easy"], start=True, options={"first": "1"})
            socket = await mallory.connect(table["id"])
            for number in range(25):
                await socket.send("say", text=f"line {number}")
            assert await socket.until_closed() == 1008


async def test_the_chat_of_a_table_has_an_end(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "KEPT", 40)
    guests = await some_guests(room, 2)
    table = await started(room, guests, "fort")
    for number in range(200):
        await chat.say(room, table, 0, guests[0], f"r{number}", f"line {number}")
    kept = await room.read(lambda database: database.scalar(select(func.count()).select_from(schema.chat)))
    assert 40 <= kept < 60
    assert (await room.read(lambda database: chat.heard_by(database, table, guests[1].id)))[-1].number == 200


# -- chance ------------------------------------------------------------------------------------------------------


async def test_a_table_of_before_goes_on_as_it_began(room: Room) -> None:
    """Its draws can be checked by the seed in the old way, and whoever has one answer is not asked."""
    guests = await some_guests(room, 2)
    table = await lobby.create(room, guests[0], public())
    await lobby.join(room, table, guests[1], None, None)
    await room.change(table, lambda database: database.execute(update(schema.tables).values(customs=0)))
    await lobby.start(room, table, guests[0])
    for _ in range(30):
        await decide(room, table)
    live = await room.live(table)
    written = live.game_on
    assert not written.state.discreet and "discreet" not in written.log
    match = replay(written.game, Log("fort", written.game.rules, 2, live.row.options, []))
    dice = old_chance(live.row.seed, 0)
    for number, action in enumerate(written.actions):
        if match.to_act == CHANCE:
            assert match.state.copy().roll(dice) == action
        else:
            assert len(match.state.legal()) > 1
            dice = old_chance(live.row.seed, number)
        match.recorded(action)


def old_chance(seed: str, length: int) -> Dice:
    """What answered for chance before it was a keyed stream."""
    digest = blake2b(bytes.fromhex(seed) + length.to_bytes(4, "big"), digest_size=16).digest()
    return Dice(int.from_bytes(digest, "big"))
