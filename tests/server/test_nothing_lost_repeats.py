"""Promise 5: moves carry a client's id; whatever is repeated or overtaken on the way, each is made once or not."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from conformance.every_game import games_of_decisions
from forts.core import Meaning
from forts.server.hub import Connection
from forts.server.tables import lobby, orders, play
from forts.server.wire import NewSeat, NewTable
from server.harness import ServerProcess, check_kept, journal_of, people, size
from server.room import move, open_room, some_guests, started

pytestmark = pytest.mark.anyio


async def test_a_repeated_move_gets_the_same_answer_and_is_made_once(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann") as (ann,):
        made = await ann.new_table("fort", ["me", "easy"], start=True)
        socket = await ann.connect(made["id"])
        await socket.until_state(lambda one: one.ask is not None)
        assert socket.ask is not None
        ply, action = socket.ply, socket.ask["moves"][0]["action"]
        first = await socket.play(action, id="again")
        assert (first["t"], first["done"]) == ("update", "again")
        assert socket.acknowledged["again"] == ply
        for wrong_ply in (ply, ply + 1, 0):
            answer = await socket.request("play", "again", ply=wrong_ply, action=action)
            assert (answer["t"], answer["ply"]) == ("done", ply)
        # also on a new connection, and after a restart of the server
        later = await ann.connect(made["id"])
        assert (await later.request("play", "again", ply=ply, action=action))["ply"] == ply
        requests = [row.request for row in journal_of(shared_server.database, made["id"])]
        assert requests.count("again") == 1


async def test_an_old_pause_return_or_resignation_repeated_does_nothing_again(database: str) -> None:
    async with open_room(database) as room:
        guests = await some_guests(room, 3)
        table = await started(room, guests, "fort", limit_seconds=0)

        async def all_wish(name: str, on: bool) -> list[int]:
            return [await play.pause(room, table, seat, f"{name} {seat}", on) for seat in range(3)]

        stopped = await all_wish("stop", True)
        idle = await play.pause(room, table, 1, "stop too", True)  # it is already
        await play.pause(room, table, 0, "go", False)
        await play.stand_in(room, table, 1)
        back = await play.come_back(room, table, 1, "back")
        await play.stand_in(room, table, 1)
        before = (await room.live(table)).row.ply
        for _ in range(2):
            assert await all_wish("stop", True) == stopped
            assert await play.pause(room, table, 1, "stop too", True) == idle
            assert await play.come_back(room, table, 1, "back") == back
            live = await room.live(table)
            assert (live.row.ply, live.row.status, live.row.votes) == (before, "playing", {})
            assert live.seats[1].standin is not None
        await play.come_back(room, table, 1, "back again")
        chance = random.Random(5)
        for _ in range(20):
            await move(room, table, chance)
        room.drop(await room.live(table))  # also for a node that has only the journal
        before = (await room.live(table)).row.ply
        assert await all_wish("stop", True) == stopped
        assert (await room.live(table)).row.ply == before
        assert await play.resign(room, table, 2, "enough") == await play.resign(room, table, 2, "enough")


async def test_an_old_order_answering_or_pace_repeated_does_nothing_again(database: str) -> None:
    """They are in no journal, so that whoever answered them knows it; also after the table was looked at anew."""
    async with open_room(database) as room:
        guests = await some_guests(room, 3)
        table = await started(room, guests, "fort", limit_seconds=0)
        other = Connection(table, None, guests[0].id, b"", "127.0.0.1", "en")
        room.hub.add(other)  # somebody is there: the table stays in memory
        seat = ((await room.live(table)).actor + 1) % 3

        async def order(request: str) -> int:
            return await orders.give(room, table, seat, Meaning("do not follow"), "mine", request=request)

        async def answered(request: str, on: bool) -> int:
            return await play.answering(room, table, seat, on, request=request)

        async def how() -> tuple[bool, bool]:
            row = (await room.live(table)).seats[seat]
            return row.standing is not None, row.answered

        given = await order("give")
        await orders.revoke(room, table, seat, request="revoke")
        first = await answered("off", False)
        await answered("on", True)
        await move(room, table, random.Random(1))
        for _ in range(2):
            assert (await order("give"), await answered("off", False)) == (given, first)
            assert await how() == (False, True)
        await order("give again")
        await orders.revoke(room, table, seat, request="revoke")
        await answered("on", True)
        assert await how() == (True, True)

        seats = [NewSeat("me"), NewSeat("bot", "easy")]
        alone = await lobby.create(room, guests[0], NewTable("fort", seats, start=True))
        room.hub.add(Connection(alone, 0, guests[0].id, b"", "127.0.0.1", "en"))
        slow = await play.hurry(room, alone, 0, 3000, request="slow")
        await play.hurry(room, alone, 0, 10, request="fast")
        assert await play.hurry(room, alone, 0, 3000, request="slow") == slow
        assert (await room.live(alone)).row.terms.pace == 10


async def test_two_seats_may_use_the_same_ids(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        made = await ann.new_table("fort", ["me", "open", "open"])
        for seat, guest in enumerate((bob, cleo), 1):
            await guest.join(made["id"], made["seats"][seat]["invite"])
        await ann.start(made["id"])
        sockets = [await guest.connect(made["id"]) for guest in (ann, bob, cleo)]
        # a vote against somebody must not use up an id of theirs
        mover = next(one for one in sockets if one.ask)
        voter = next(one for one in sockets if not one.ask)
        await voter.request("vote", "1", seat=mover.seat, yes=True)
        ply = voter.ply
        await mover.reach(ply)
        assert mover.ask is not None
        await mover.play(mover.ask["moves"][0]["action"], id="1")
        await voter.reach(ply + 1)
        assert [row.kind for row in journal_of(shared_server.database, made["id"])][-1] == "move"
        for number in range(2, 20):
            ply = max(one.ply for one in sockets)
            await asyncio.gather(*(one.reach(ply) for one in sockets))
            mover = next(one for one in sockets if one.ask)
            assert mover.ask is not None
            answer = await mover.play(mover.ask["moves"][0]["action"], id=str(number))
            assert answer["t"] == "update" and answer["ply"] == ply + 1


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("move"), st.integers(0, 1000)),
        st.tuples(st.just("repeat"), st.integers(0, 1000)),
        st.tuples(st.just("burst"), st.permutations(range(4))),
        st.tuples(st.just("reconnect"), st.just(0)),
    ),
    min_size=3,
    max_size=25,
)


@settings(
    max_examples=size(10, 300), deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True
)
@given(steps=STEPS, seed=st.integers(0, 1000))
async def test_whatever_is_repeated_or_reordered_each_move_is_made_once_at_its_ply(
    shared_server: ServerProcess, steps: list[tuple[str, object]], seed: int
) -> None:
    """One person in both seats, so that every ply is theirs: what they send comes twice, late and in any order."""
    chance = random.Random(seed)
    game = chance.choice(games_of_decisions())
    async with people(shared_server, "Ann") as (ann,):
        made = await ann.new_table(game, ["me", "me"], start=True, undo=False)
        table = made["id"]
        sockets = {seat: await ann.connect(table, seat=seat) for seat in (0, 1)}
        everyone = list(sockets.values())
        sent: list[tuple[int, str, int, int]] = []
        """Seat, request, ply, action."""
        for kind, choice in steps:
            newest = max(one.ply for one in sockets.values())
            for one in sockets.values():
                await one.reach(newest)
            if sockets[0].over:
                break
            mover = next(one for one in sockets.values() if one.ask)
            assert mover.ask is not None and mover.seat is not None
            moves = [move["action"] for move in mover.ask["moves"]]
            if kind == "move":
                assert isinstance(choice, int)
                action, request = moves[choice % len(moves)], mover.new_id()
                sent.append((mover.seat, request, mover.ply, action))
                answer = await mover.play(action, id=request)
                assert answer["t"] == "update" and answer["ply"] == newest + 1
            elif kind == "repeat" and sent:
                assert isinstance(choice, int)
                seat, request, ply, action = sent[choice % len(sent)]
                answer = await sockets[seat].request("play", request, ply=ply, action=action)
                first = sockets[seat].acknowledged.get(request)
                if answer["t"] == "refused":
                    assert request not in {name for one in everyone for name in one.played}
                else:
                    assert answer["t"] == "done" and answer["ply"] == ply == first
            elif kind == "burst":
                # a move and its repetition, and moves for later plies that overtake it: all sent without waiting
                assert isinstance(choice, list | tuple)
                request = mover.new_id()
                now = (mover.seat, request, mover.ply, moves[0])
                later = [(mover.seat, mover.new_id(), mover.ply + n, moves[0]) for n in (1, 2)]
                burst = [now, now, *later]
                mover.played[request] = moves[0]
                for number in choice:
                    _, name, ply, action = burst[number]
                    text = {"t": "play", "id": name, "ply": ply, "action": action}
                    await mover.raw.send(json.dumps(text))
                wanted = {name for _, name, _, _ in burst}
                answered: list[str] = []
                while len(answered) < len(burst):
                    frame = await mover.receive()
                    name = frame.get("done") or frame.get("id")
                    if name in wanted:
                        answered.append(str(name))
                assert mover.acknowledged[request] == newest
                sent.append(now)
            elif kind == "reconnect":
                await mover.close()
                sockets[mover.seat] = await ann.connect(table, seat=mover.seat, since=mover.ply)
                sockets[mover.seat].acknowledged.update(mover.acknowledged)
                sockets[mover.seat].played.update(mover.played)
                everyone.append(sockets[mover.seat])
        check_kept(shared_server.database, await ann.table(table), everyone)
        rows = {row.request: row for row in journal_of(shared_server.database, table) if row.request}
        for _, request, ply, action in sent:
            assert rows[request].ply == ply and rows[request].actions[0] == action
