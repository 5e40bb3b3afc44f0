"""A game goes along as a file, and comes back: only with whoever plays it alone, and only by the rules."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import forts
from forts.catalog import games
from forts.server.errors import Invalid, Refusal
from forts.server.guests import Guest
from forts.server.tables import files, lobby, play, taking
from forts.server.tables.room import Room
from forts.server.wire import NewSeat, NewTable, Terms
from server.harness import Client, HttpRefused, ServerProcess
from server.room import everything, match_at, move, open_room, some_guests, started

pytestmark = pytest.mark.anyio

OWN = [game.name for game in games() if game.home.startswith("forts.")]


@pytest.fixture
async def room(database: str) -> AsyncIterator[Room]:
    """A room on either kind of database."""
    async with open_room(database) as opened:
        yield opened


async def alone(room: Room, guest: Guest, game: str = "fort", moves: int = 12, **terms: Any) -> str:
    """A game of one person on all seats, some moves old."""
    seats = [NewSeat("me"), NewSeat("me", name="Ada")]
    table = await lobby.create(room, guest, NewTable(game, seats, terms=Terms(**terms), start=True))
    chance = random.Random(7)
    for _ in range(moves):
        if (await room.live(table)).held is not None:
            await lobby.leave(room, table, guest)
            return table
        await move(room, table, chance)
    return table


async def taken_out(room: Room, table: str, guest: Guest) -> dict[str, Any]:
    file: dict[str, Any] = json.loads(await taking.take_out(room, table, guest))
    return file


async def taken_in(room: Room, guest: Guest, file: dict[str, Any]) -> str:
    return await taking.take_in(room, guest, files.read(json.dumps(file)))


@contextmanager
def refused(reason: str) -> Iterator[None]:
    with pytest.raises(Refusal) as said:
        yield
    assert said.value.reason.id == reason


@pytest.mark.parametrize("game", OWN)
async def test_a_game_goes_on_elsewhere_with_all_that_it_had(room: Room, game: str) -> None:
    ann, bob = await some_guests(room, 2)
    table = await alone(room, ann, game)
    before = (await room.live(table)).game_on
    file = await taken_out(room, table, ann)
    there = await taken_in(room, bob, file)
    assert there != table
    live = await room.live(there)
    assert live.game_on.position() == before.position() and live.game_on.actions == before.actions
    assert live.trials.notes == (await room.live(table)).trials.notes
    assert live.row.options == (await room.live(table)).row.options
    assert live.seats_of(bob.id) == [0, 1] and live.seats[1].name == "Ada" and live.row.host == bob.id
    assert live.row.terms.taken and not live.row.terms.public and not live.row.terms.rated
    assert (await match_at(room, there)).position() == before.position(), "the database has all of it"


async def test_the_next_draws_are_the_same_wherever_it_goes_on(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    table = await alone(room, ann, moves=5)
    there = await taken_in(room, bob, await taken_out(room, table, ann))
    for _ in range(20):
        action = (await room.live(table)).game_on.state.legal()[0]
        await move(room, table, random.Random(0), action)
        await move(room, there, random.Random(0), action)
    assert (await room.live(table)).game_on.actions == (await room.live(there)).game_on.actions


async def test_what_was_undone_before_can_be_seen_and_what_can_be_undone_still_can(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    table = await alone(room, ann, moves=0)
    chance = random.Random(3)
    while not (live := await room.live(table)).can_undo(live.actor):
        await move(room, table, chance)
    seat = live.actor
    there = await taken_in(room, bob, await taken_out(room, table, ann))
    live = await room.live(there)
    length = len(live.game_on.actions)
    await play.undo(room, there, seat, "back", live.row.ply)
    assert len((await room.live(there)).game_on.actions) < length


async def test_a_game_that_was_taken_along_comes_back_to_its_table(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    table = await alone(room, ann)
    there = await taken_in(room, bob, await taken_out(room, table, ann))
    await move(room, there, random.Random(1))
    later = await taken_out(room, there, bob)
    later["table"]["id"] = table  # what went along kept its id where it was played
    assert await taken_in(room, ann, later) == table
    live = await room.live(table)
    assert live.game_on.actions == (await room.live(there)).game_on.actions
    assert (await match_at(room, table)).position() == (await room.live(there)).game_on.position()
    assert await taken_in(room, ann, later) == table, "taken twice it is one game"
    await move(room, table, random.Random(2))
    other = {**later, "journal": later["journal"][:-2]}
    other["table"]["ply"] = len(other["journal"])
    assert await taken_in(room, ann, other) == table, "what is farther is not forgotten"


async def test_what_went_on_in_two_places_becomes_two_games(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    table = await alone(room, ann)
    there = await taken_in(room, bob, await taken_out(room, table, ann))
    legal = (await room.live(table)).game_on.state.legal()
    await move(room, table, random.Random(1), legal[0])
    await move(room, there, random.Random(1), legal[-1])
    before = (await room.live(table)).game_on.position()
    later = await taken_out(room, there, bob)
    later["table"]["id"] = table
    assert await taken_in(room, ann, later) != table
    assert (await match_at(room, table)).position() == before


async def test_nobody_brings_a_game_to_somebody_elses_table(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    table = await alone(room, ann)
    file = await taken_out(room, table, ann)
    before = (await room.live(table)).row.ply
    assert await taken_in(room, bob, file) != table
    assert (await room.live(table)).row.ply == before and (await room.live(table)).row.host == ann.id


async def test_a_game_with_others_stays_where_it_is(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    table = await started(room, [ann, bob], "fort")
    before = await everything(room)
    for guest in (ann, bob):
        with refused("others-play-too"):
            await taking.take_out(room, table, guest)
    mine = await alone(room, ann)
    with refused("others-play-too"):
        await taking.take_out(room, mine, bob)
    waiting = await lobby.create(room, ann, NewTable("fort", [NewSeat("me"), NewSeat("open")]))
    with refused("table-not-started"):
        await taking.take_out(room, waiting, ann)
    after = await everything(room)
    assert [row for row in after["tables"] if row in before["tables"]] == before["tables"]


async def test_a_game_that_was_taken_along_counts_in_no_statistics(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    table = await alone(room, ann)
    there = await taken_in(room, bob, await taken_out(room, table, ann))
    chance = random.Random(5)
    for one in (table, there):
        while (await room.live(one)).row.status != "over":
            await move(room, one, chance)
    found = await everything(room)
    assert found["tallies"] == [] and found["ratings"] == []
    again = await lobby.rematch(room, there, bob)
    assert not (await room.live(again)).row.terms.taken, "a new game is a new game"


async def test_nobody_calls_a_new_table_taken(room: Room) -> None:
    (ann,) = await some_guests(room, 1)
    table = await alone(room, ann, taken=True)
    assert not (await room.live(table)).row.terms.taken


def _changed(file: dict[str, Any]) -> list[dict[str, Any]]:
    """A file, as somebody may have changed it."""
    table, seats, journal = file["table"], file["seats"], file["journal"]
    last = journal[-1]

    def other(**changes: Any) -> dict[str, Any]:
        return {**file, "table": {**table, **changes}}

    def entry(**changes: Any) -> dict[str, Any]:
        return {**file, "journal": [*journal[:-1], {**last, **changes}]}

    def seat(**changes: Any) -> dict[str, Any]:
        return {**file, "seats": [{**seats[0], **changes}, *seats[1:]]}

    return [
        other(game="chess"),
        other(options={**table["options"], "first": "99"}),
        other(options={**table["options"], "more": "x"}),
        other(options={**table["options"], "max_rounds": 201}),
        other(players=3),
        other(seed="not a seed"),
        other(seed="00"),
        other(status="lobby"),
        other(banks=[]),
        other(banks=[-1.0, 1.0]),
        other(customs=99),
        other(rules=0),
        other(id="x" * 1000),
        other(created=-1.0),
        other(terms={**table["terms"], "standin": "nobody"}),
        other(terms={**table["terms"], "pace": -1}),
        other(terms={**table["terms"], "move_seconds": 10**12}),
        entry(actions=[10**6]),
        entry(actions=[2**70]),
        entry(kind="win"),
        entry(kind="undo", note={"steps": 10**6}),
        entry(ply=99),
        entry(seat=7),
        entry(at=1e300),
        entry(request="x" * 1000),
        entry(note={"told": "\0"}),
        seat(seat=1),
        seat(kind="open"),
        seat(kind="bot", bot="nobody"),
        seat(name="x" * 1000),
        seat(face="x" * 1000),
        seat(standin="nobody"),
        {**file, "journal": []},
        {**file, "journal": journal[1:]},
        {**file, "journal": [*journal, journal[0]]},
        {**file, "seats": seats[:1]},
        {**file, "kind": "forts something"},
    ]


async def test_a_file_that_somebody_changed_is_refused_and_nothing_is_kept(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    file = await taken_out(room, await alone(room, ann), ann)
    before = await everything(room)
    for changed in _changed(file):
        with pytest.raises(Invalid):
            await taken_in(room, bob, changed)
    with refused("game-is-over"):
        await taken_in(room, bob, {**file, "table": {**file["table"], "status": "over"}})
    with refused("table-newer"):
        await taken_in(room, bob, {**file, "format": 99})
    with refused("table-newer"):
        await taken_in(room, bob, {**file, "table": {**file["table"], "rules": 10**6}})
    assert await everything(room) == before


async def test_a_deal_that_no_referee_made_is_refused(room: Room) -> None:
    trials = [game.name for game in games() if game.home.startswith("forts.") and game.has_trials]
    assert trials
    ann, bob = await some_guests(room, 2)
    file = await taken_out(room, await alone(room, ann, trials[0]), ann)
    start, *others = file["journal"]
    for deal in ({}, {"cards": 1}, {**start["note"]["deal"], "words": []}, _without_clues(start["note"]["deal"])):
        changed = {**file, "journal": [{**start, "note": {**start["note"], "deal": deal}}, *others]}
        with pytest.raises(Invalid):
            await taken_in(room, bob, changed)


def _without_clues(deal: dict[str, Any]) -> dict[str, Any]:
    return {**deal, "words": [{**word, "clues": []} for word in deal["words"]]}


async def test_whoever_has_many_tables_brings_no_more(room: Room) -> None:
    ann, bob = await some_guests(room, 2)
    file = files.read(json.dumps(await taken_out(room, await alone(room, ann), ann)))
    await taking.take_in(room, bob, file, lobby.Most(1, 1))
    with refused("too-many-running-tables"):
        await taking.take_in(room, bob, file, lobby.Most(1, 1))


async def test_over_the_wire_there_and_back(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann, Client(shared_server, "Bob") as bob:
        made = await ann.new_table("fort", ["me", "easy"], start=True)
        socket = await ann.connect(made["id"])
        await socket.play_randomly(random.Random(1), moves=3)
        await socket.close()
        with pytest.raises(HttpRefused, match="others-play-too"):
            await bob.post(f"/api/tables/{made['id']}/file")
        file = await ann.post(f"/api/tables/{made['id']}/file")
        assert (await ann.table(made["id"]))["terms"]["taken"]
        taken = await bob.call("POST", "/api/files", file)
        assert taken["id"] != made["id"] and taken["status"] == "playing" and taken["host"]
        there = await bob.connect(taken["id"])
        await there.play_randomly(random.Random(1))
        assert there.over
        assert forts.replay((await bob.log(taken["id"]))["log"]).over


_DEEP = '{"kind": "forts table", "journal": [{"note": {"told": ' + '{"a": ' * 50_000


@pytest.mark.parametrize("body", ["", "{}", "[1]", "no json", '{"kind": "forts table"}', "\udcff", _DEEP])
async def test_what_is_no_game_is_told_so(shared_server: ServerProcess, body: str) -> None:
    async with Client(shared_server) as ann:
        answer = await ann.http.post(
            "/api/files",
            content=body.encode(errors="surrogateescape"),
            headers={"content-type": "application/json", "origin": shared_server.url},
        )
        assert (answer.status_code, answer.json()["reason"]) == (400, "not-a-table-file")
        assert answer.json()["text"] == "That file is not a saved game of Forts."


async def test_a_file_has_an_end_and_a_price(shared_server: ServerProcess) -> None:
    headers = {"content-type": "application/json", "origin": shared_server.url}
    async with Client(shared_server) as ann:
        answer = await ann.http.post("/api/files", content=b" " * (files.LARGEST + 1), headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (400, "file-too-large")
        answer = await ann.http.post("/api/files", content=b" " * (files.MOST_BYTES + 1), headers=headers)
        assert answer.status_code == 413
