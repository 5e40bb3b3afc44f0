"""What is kept of a person can be listed, taken along and deleted; of others nothing is told."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, select

import forts
from forts.server.store import schema
from forts.server.tables import personal
from server.harness import Client, HttpRefused, Json, ServerProcess, people, sit_down
from server.room import open_room, some_guests, started

pytestmark = pytest.mark.anyio


def rows_with(database: str, text: str) -> list[tuple[str, Any]]:
    """Every row of the database that has the text in it."""
    engine = create_engine(database)
    with engine.connect() as connection:
        found = [
            (name, tuple(row))
            for name, table in schema.metadata.tables.items()
            for row in connection.execute(select(table))
            if any(text in str(value) for value in row)
        ]
    engine.dispose()
    return found


async def resigned(loser: Client, others: list[Client], host: Client, game: str = "fort", **terms: object) -> str:
    """A table where one gives up at once; returns its id."""
    table = await sit_down(host, others, game, **terms)
    await (await loser.connect(table)).request("resign")
    return table


async def listed(guest: Client, **query: object) -> list[str]:
    """Tables in the guest's archive."""
    found = await guest.http.get("/api/me/games", params={key: str(value) for key, value in query.items()})
    assert found.status_code == 200, found.text
    return [game["table"]["id"] for game in found.json()["games"]]


async def test_the_archive_has_all_my_games_by_what_i_look_for(shared_server: ServerProcess) -> None:
    rated = {"rated": True, "undo": False, "hints": False}
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        lost = await resigned(ann, [bob], ann)
        won = await resigned(bob, [ann], bob, "forfort", **rated)
        alone = (await ann.new_table("fort", ["me", "easy"], start=True))["id"]
        await (await ann.connect(alone)).request("resign")
        await ann.new_table("fort", ["me", "easy"], start=True)  # not over
        assert await listed(ann) == [alone, won, lost]
        assert await listed(ann, game="forfort") == [won] == await listed(ann, outcome="won")
        assert await listed(ann, outcome="lost") == [alone, lost] == await listed(ann, rated=False)
        assert await listed(ann, rated=True) == [won] and await listed(ann, rivals="bots") == [alone]
        assert await listed(bob) == [won, lost] == await listed(ann, rivals="people")
        first = (await ann.http.get("/api/me/games", params={"count": 2})).json()
        then = (await ann.http.get("/api/me/games", params={"count": 2, "since": first["more"]})).json()
        assert [len(first["games"]), len(then["games"]), then["more"]] == [2, 1, None]
        mine = first["games"][1]
        assert (mine["won"], mine["rated"], mine["seat"], mine["table"]["winners"]) == (True, True, 1, [1])
        for query in ({"game": "chess"}, {"outcome": "x"}, {"since": "x"}, {"since": "nan~"}, {"count": 0}):
            assert (await ann.http.get("/api/me/games", params=query)).status_code in (400, 404), query


async def test_all_that_is_kept_of_me_can_be_taken_along_and_nothing_of_others(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        over = await resigned(bob, [bob], ann)
        running = await sit_down(ann, [bob], "fort")
        await (await ann.connect(running)).request("say", text="my own words")
        await (await bob.connect(running)).request("say", text="his words")
        await ann.post("/api/me/blocks", table=running, seat=1)
        answer = await ann.http.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        found: Json = answer.json()
        assert (found["me"]["name"], len(found["me"]["sessions"])) == ("Ann", 1)
        assert [line["text"] for line in found["chat"]] == ["my own words"]
        assert [one["table_id"] for one in found["results"]] == [over]
        assert [one["name"] for one in found["blocks"]] == ["Bob"]
        games = {game["id"]: game for game in found["games"]}
        assert set(games) == {over, running}
        # a finished game can be played again; of one that is going on nothing is told that is hidden
        assert forts.replay(games[over]["log"]).actions == forts.replay((await ann.log(over))["log"]).actions
        assert "log" not in games[running] and "seed" not in answer.text and "his words" not in answer.text
        assert (await bob.get("/api/me"))["id"] not in str([found["me"], found["games"], found["chat"]])
        for _ in range(6):
            last = await ann.http.get("/api/me/data")
        assert last.status_code == 429


async def test_of_whoever_has_said_much_no_more_is_held_at_once_than_a_part(database: str) -> None:
    """An export is told a little at a time, each line once, whatever else is said meanwhile."""
    async with open_room(database) as room:
        ann, bob = await some_guests(room, 2)
        tables = sorted([await started(room, [ann, bob], "fort") for _ in range(3)])
        lines = [(table, number) for table in tables for number in range(1, 601)]
        said = {"seat": None, "name": "", "text": "a word", "at": 0.0}
        played = {"game": "fort", "share": 0.0, "points": 0, "at": 7.0}

        def write(connection: Any) -> None:
            for guest, first in ((ann, 0), (bob, 1000)):
                rows = [{"table_id": table, "number": first + number, **said} for table, number in lines]
                connection.execute(insert(schema.chat), [{**row, "guest": guest.id} for row in rows])
            ended = [{"table_id": table, "seat": seat, **played} for table in tables for seat in range(300)]
            connection.execute(insert(schema.results), [{**row, "who": f"guest:{ann.id}"} for row in ended])

        await room.writer.run(write)
        for name, many in (("chat", 1800), ("results", 900)):
            told: list[personal.Told] = []
            listing = personal.LISTINGS[name]
            while part := await room.read(partial(listing.after, guest=ann.id, last=told[-1] if told else None)):
                assert len(part) <= 500
                told += part
            keys = [tuple(row[key] for key in listing.order) for row in told]
            assert len(keys) == many and keys == sorted(set(keys))


@contextlib.asynccontextmanager
async def with_passphrase(server: ServerProcess) -> AsyncIterator[Client]:
    async with Client(server, "Ann") as ann:
        await ann.http.put(
            "/api/me/passphrase", json={"handle": ann.name + server.folder.name, "passphrase": "open, sesame"}
        )
        yield ann


async def test_deleting_all_of_me_leaves_others_their_games_without_my_name(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Zebulon", "Bob", "Cleo") as (zeb, bob, cleo):
        me = (await zeb.get("/api/me"))["id"]
        over = await resigned(bob, [bob], zeb, rated=True, undo=False, hints=False)
        both = await sit_down(zeb, [bob], "fort")
        three = await sit_down(bob, [zeb, cleo], "fort")
        lobby = await bob.new_table("fort", ["me", "open"])
        await zeb.join(lobby["id"], lobby["seats"][1]["invite"])
        own = (await zeb.new_table("fort", ["me", "open"]))["id"]
        alone = (await zeb.new_table("fort", ["me", "easy"], start=True))["id"]
        seen = await zeb.connect(three)
        await seen.request("say", text="forget this")
        await bob.post("/api/me/blocks", table=three, seat=1, everywhere=True)
        await zeb.post("/api/me/blocks", table=three, seat=2)
        assert rows_with(shared_server.database, me)
        erased = await zeb.http.post("/api/me/erase", json={})
        assert erased.status_code == 204, erased.text
        assert await seen.until_closed() in (1012, 4401)
        assert rows_with(shared_server.database, me) == []
        assert rows_with(shared_server.database, "Zebulon") == []
        assert rows_with(shared_server.database, "forget this") == []
        # what others had is whole
        for table, status in ((over, "over"), (both, "over"), (three, "playing"), (lobby["id"], "lobby")):
            info = await bob.table(table)
            assert info["status"] == status
            assert "" in [seat["name"] for seat in info["seats"] if not seat["mine"]]
        assert (await bob.table(both))["winners"] == [1]
        assert forts.replay((await bob.log(over))["log"]).actions
        for table in (own, alone):
            with pytest.raises(HttpRefused) as gone:
                await bob.table(table)
            assert gone.value.reason == "no-such-table"
        # a rematch waits for somebody else
        again = await bob.post(f"/api/tables/{over}/rematch")
        assert sorted(seat["kind"] for seat in again["seats"]) == ["open", "person"]
        # the cookie is worth nothing: whoever comes with it is new
        assert (await zeb.get("/api/me"))["id"] != me


async def test_whoever_has_a_passphrase_is_asked_for_it_before_all_is_deleted(shared_server: ServerProcess) -> None:
    async with with_passphrase(shared_server) as ann:
        me = (await ann.get("/api/me"))["id"]
        for wrong in ({}, {"passphrase": "open"}, {"passphrase": None}):
            answer = await ann.http.post("/api/me/erase", json=wrong)
            assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-passphrase")
        assert (await ann.get("/api/me"))["id"] == me
        assert (await ann.http.post("/api/me/erase", json={"passphrase": "open, sesame"})).status_code == 204
        assert rows_with(shared_server.database, me) == []


def test_of_thousands_of_tables_those_alone_are_given_up_whose_game_is_not_over() -> None:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    made: Json = {"game": "fort", "rules": 1, "players": 2, "host": "ann", "public": False, "seed": "", "ply": 0}
    made |= dict.fromkeys(("asked", "created", "touched"), 0.0)
    made |= dict.fromkeys(("options", "terms", "banks", "votes", "winners", "scores"), "{}")
    running = {"t0003": "playing", "t0450": "lobby", "t0451": "paused"}
    with engine.begin() as connection:
        connection.execute(
            insert(schema.tables),
            [
                made | {"id": id_, "status": running.get(id_, "over")}
                for id_ in (f"t{number:04}" for number in range(500))
            ],
        )
        found: list[str] = []
        after = ""
        while ids := personal.unfinished_after(connection, "ann", after):
            found += ids
            after = ids[-1]
    engine.dispose()
    assert found == list(running)


def test_every_part_of_the_database_that_names_a_guest_is_seen_to() -> None:
    naming = {
        name
        for name, table in schema.metadata.tables.items()
        if name == "guests" or any(key.column.table.name == "guests" for key in table.foreign_keys)
    }
    assert naming == personal.FORGOTTEN
