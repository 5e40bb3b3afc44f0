"""Promise 28: what somebody asks for over HTTP holds up nobody else, however it is written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from sqlalchemy import text

from forts.games.fort.box.kids import house_text
from forts.server.analyses import Analyses
from forts.server.app import App
from forts.server.errors import TooMany
from forts.server.limits import Allowance
from forts.server.settings import Settings
from forts.server.steward import _due
from forts.server.store.database import writing
from forts.server.wire import AnalysisInfo
from server.conftest import NewServer
from server.harness import Client, HttpRefused, ServerProcess, people, sit_down
from server.room import open_room, some_guests, started

pytestmark = [
    pytest.mark.anyio,
    # of Litestar 3, which the package does not take
    pytest.mark.filterwarnings("ignore:Inferred|.*Inferred:litestar.exceptions.LitestarDeprecationWarning"),
]

NOT_A_FILE = house_text().split("\n")[0] + "\na" * 9_000
"""A mistake in every line."""


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    """The whole application in this process."""
    made = App(Settings(database=f"sqlite:///{tmp_path / 'app.db'}", bot_processes=1))
    await made.node.start()
    try:
        yield made
    finally:
        await made.node.stop()


def guest_of(app: App) -> httpx.AsyncClient:
    """Somebody who calls the application."""
    transport = httpx.ASGITransport(app.http)  # type: ignore[arg-type]  # Litestar's types are narrower
    return httpx.AsyncClient(transport=transport, base_url="http://here")


def a_table(data: str = "", **terms: object) -> dict[str, Any]:
    """What to ask for a table."""
    options = {"data": data} if data else {}
    return {"game": "fort", "seats": [{"who": "me"}, {"who": "open"}], "options": options, "terms": terms}


# -- heads -------------------------------------------------------------------------------------------------------


async def test_a_cookie_in_quotes_takes_no_longer_than_another(server: ServerProcess) -> None:
    """To take it apart took Python a time that grows with the square of its length: 0.6 s for one that a head has room
    for, in which nobody else was answered."""
    long = 'x="' + "\\" * 15_000 + '"'
    async with Client(server, "Ann") as ann:
        table = (await ann.new_table("fort", ["me", "easy"]))["id"]
        mine = ann.cookie
        process = psutil.Process(server.pid)
        before = sum(process.cpu_times()[:2])
        for _ in range(8):
            async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
                me = await http.get("/api/me", headers={"Cookie": f"{long}; {mine}"})
                assert me.json()["name"] == "Ann", "ours is found beside it"
            ann.http.cookies.clear()
            ann.http.cookies.set("y", long[9_000:])
            opened = await ann.raw_socket(table)
            await opened.wait_closed()
            assert opened.close_code == 4401
        assert sum(process.cpu_times()[:2]) - before < 4.0


# -- cards of one's own ------------------------------------------------------------------------------------------


async def test_files_are_read_one_at_a_time_and_apart_from_what_answers_others(app: App) -> None:
    async with guest_of(app) as ann, guest_of(app) as bob:
        read = {"text": NOT_A_FILE}
        await ann.post("/api/games/fort/workshop/read", json=read)  # the first one reads the words, too
        async with app.node.readings:
            waiting = [
                asyncio.create_task(ann.post("/api/tables", json=a_table(house_text() + "\n"))),
                asyncio.create_task(ann.post("/api/games/fort/workshop/read", json=read)),
            ]
            made = await bob.post("/api/tables", json=a_table())
            done, _ = await asyncio.wait(waiting, timeout=1.0)
            assert made.status_code == 201 and not done
        assert [(await one).status_code for one in waiting] == [201, 200]


async def test_a_guest_begins_so_many_tryouts(app: App) -> None:
    app.node.new_tryouts = Allowance(2, 3600.0)
    async with guest_of(app) as ann:
        made = (await ann.post("/api/sets", json={"game": "fort", "name": "Set", "text": house_text()})).json()["id"]
        begun = [(await ann.post(f"/api/sets/{made}/tryout", json={})).status_code for _ in range(3)]
        assert begun == [200, 200, 429]


async def test_what_is_too_long_is_not_read_at_all(app: App) -> None:
    async with guest_of(app) as ann, app.node.readings:
        refused = await ann.post("/api/tables", json=a_table(house_text() + "\n" * 20_000))
        assert refused.json()["reason"] == "long-option"


async def test_files_for_tables_cost_by_their_length_and_an_address_brings_so_many(new_server: NewServer) -> None:
    server = new_server(work_per_minute=60).start()
    async with people(server, "", "") as (ann, bob):  # to have a name costs something, too
        query = {"data": NOT_A_FILE[:3_000]}
        asked = [(await bob.http.get("/api/games/fort/proposal", params=query)).status_code for _ in range(2)]
        assert asked == [400, 429]
        answers = [(await ann.http.post("/api/tables", json=a_table(NOT_A_FILE))).status_code for _ in range(2)]
        assert answers == [400, 429]
    server = new_server(sets_per_hour=3).start()
    async with people(server, "Ann", "Bob") as (ann, bob):
        for number in range(2):
            assert (await ann.http.post("/api/tables", json=a_table(house_text() + "\n" * number))).status_code == 201
        over = await sit_down(ann, [bob], "fort", options={"data": house_text() + "\n\n"})
        await (await ann.connect(over)).request("resign")
        for call in (ann.post("/api/tables", **a_table(house_text())), ann.post(f"/api/tables/{over}/rematch")):
            with pytest.raises(HttpRefused) as refused:
                await call
            assert refused.value.reason == "too-many-requests"
        assert (await ann.http.post("/api/tables", json=a_table())).status_code == 201


async def test_lists_do_not_repeat_files(shared_server: ServerProcess) -> None:
    """Fifty tables with a file each made a megabyte for everybody who looked for a game."""
    data = house_text() + "\n"
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        await ann.post("/api/tables", **a_table(data, public=True))
        played = await sit_down(ann, [bob], "fort", options={"data": data})
        await (await ann.connect(played)).request("resign")
        lists = await bob.get("/api/tables")
        listed = [*lists["mine"], *lists["open"], (await bob.get("/api/me/games"))["games"][0]["table"]]
        assert [table["options"]["data"] for table in listed] == [data[:100]] * 3
        assert (await bob.table(played))["options"]["data"] == data


# -- tables ------------------------------------------------------------------------------------------------------


async def test_a_stranger_who_follows_an_old_invitation_makes_nobody_look_at_the_table_anew(app: App) -> None:
    """To do so plays the whole game again, and forgets how long people took."""
    async with guest_of(app) as ann, guest_of(app) as eve:
        made = (await ann.post("/api/tables", json=a_table(public=True))).json()["id"]
        assert (await ann.patch(f"/api/tables/{made}/seats/1", json={"who": "bot", "bot": "easy"})).is_success
        assert (await ann.post(f"/api/tables/{made}/start")).is_success
        live = await app.node.room.live(made)
        for _ in range(3):
            told = await eve.get(f"/api/tables/{made}/invitation", headers={"forts-invite": "old"})
            assert told.json()["problem"]["reason"] == "table-started"
        assert app.node.room.tables[made] is live


async def test_a_thousand_tables_that_wait_for_their_bots_do_not_hide_one_whose_clock_has_run_out(
    tmp_path: Path,
) -> None:
    async with open_room(f"sqlite:///{tmp_path / 'due.db'}") as room:
        table = await started(room, await some_guests(room, 2), "fort", move_seconds=5)
        due = (await room.live(table)).row.due
        assert due is not None
        with writing(room.engine) as connection:
            columns = [row[1] for row in connection.exec_driver_sql("PRAGMA table_info(tables)")]
            others = ", ".join({"id": "'t' || i", "due": f"{due - 1}"}.get(name, name) for name in columns)
            many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)"
            connection.execute(
                text(f"INSERT INTO tables ({', '.join(columns)}) {many} SELECT {others} FROM n, tables WHERE id = :id"),
                {"id": table},
            )
        found = await room.read(lambda database: _due(database, due + 1))
        assert len(found) == 1201 and found[-1] == table


async def test_what_was_missed_costs_more_in_words(new_server: NewServer) -> None:
    """Two hundred events in words take the server ten milliseconds, and could be asked for 300 times a minute."""
    server = new_server(work_per_minute=150).start()
    async with people(server, "", "") as (ann, bob):
        table = (await ann.new_table("fort", ["me", "easy"], start=True, options={"first": "1"}))["id"]
        spoken = await ann.connect(table, lang="fr")
        await spoken.send("sync", since=0)
        assert (await spoken.until(lambda frame: frame["t"] in ("update", "refused")))["t"] == "update"
        await spoken.send("sync", since=0)
        assert (await spoken.until(lambda frame: frame["t"] in ("update", "refused")))["t"] == "refused"
        opened = await ann.raw_socket(table, "lang=fr&since=0")
        await opened.wait_closed()
        assert opened.close_code == 1008, "nor by coming again"
        plain = await bob.connect(table, since=0)
        for _ in range(3):
            await plain.send("sync", since=0)
            assert (await plain.until(lambda frame: frame["t"] in ("update", "refused")))["t"] == "update"


async def test_whoever_asks_for_tables_that_nobody_uses_pays_for_playing_them_again(new_server: NewServer) -> None:
    """Each is read and played again, which anybody could have had six hundred times a minute for nothing."""
    server = new_server(work_per_minute=150).start()
    async with people(server, "Ann") as (ann,):
        tables = [(await ann.new_table("fort", ["me", "open"]))["id"] for _ in range(5)]
        server.terminate()
        server.restart()
        for path in ("", "/invitation", "/components"):
            for _ in range(20):
                assert (await ann.http.get(f"/api/tables/{tables[0]}{path}")).status_code == 200, "it is in use now"
        found = [(await ann.http.get(f"/api/tables/{table}/invitation")).status_code for table in tables[1:]]
        assert found == [200, 200, 429, 429]
        opened = await ann.raw_socket(tables[4])
        await opened.wait_closed()
        assert opened.close_code == 1008, "nor by a socket"
        assert (await ann.http.get(f"/api/tables/{tables[1]}")).status_code == 200


# -- analyses ----------------------------------------------------------------------------------------------------


class Analysts:
    """They begin, and are done when they are told."""

    def __init__(self) -> None:
        self.begun = 0
        self.done = asyncio.Event()

    async def make(self, log: dict[str, Any]) -> AnalysisInfo:
        self.begun += 1
        await self.done.wait()
        if log.get("wrong"):
            raise ValueError("not a game")
        return AnalysisInfo([0.5], [], [])


async def test_no_more_analyses_wait_than_are_worth_waiting_for() -> None:
    """A hundred games could be asked for in a minute, of which six were analysed; others waited for hours."""
    analysts = Analysts()
    analyses = Analyses(analysts.make)
    tasks: list[asyncio.Task[AnalysisInfo]] = []

    async def asked(table: str, guest: str, address: str) -> bool:
        """Is it waited for?"""
        task = asyncio.create_task(analyses.of(table, {}, guest, address))
        await asyncio.sleep(0)
        if task.done():
            assert isinstance(task.exception(), TooMany)
            return False
        tasks.append(task)
        return True

    assert [await asked(f"a{number}", "ann", "here") for number in range(4)] == [True, True, False, False]
    assert await asked("a0", "bob", "there"), "whoever wants the same waits for the same"
    assert sum([await asked(f"b{number}", f"guest {number}", "here") for number in range(9)]) == 2
    assert sum([await asked(f"c{number}", f"guest {number}", f"at {number}") for number in range(99)]) == 28
    await asyncio.sleep(0)
    assert analysts.begun == 32
    analysts.done.set()
    await asyncio.gather(*tasks)
    assert (await analyses.of("a0", {}, "eve", "elsewhere")).start == [0.5] and analysts.begun == 32
    for number in range(80):
        await analyses.of(f"d{number}", {}, "ann", "here")
    assert len(analyses._wanted) <= 51 and not analyses.known("a0"), "the last ones are remembered"


async def test_an_analysis_that_failed_is_made_again_and_one_who_leaves_spoils_it_for_nobody() -> None:
    analysts = Analysts()
    analyses = Analyses(analysts.make)
    leaving, staying = (asyncio.create_task(analyses.of("one", {}, who, "here")) for who in ("ann", "bob"))
    await asyncio.sleep(0)
    leaving.cancel()
    analysts.done.set()
    assert (await staying).start == [0.5] and analysts.begun == 1
    for _ in range(2):
        with pytest.raises(ValueError, match="not a game"):
            await analyses.of("wrong", {"wrong": True}, "ann", "here")
    assert analysts.begun == 3
