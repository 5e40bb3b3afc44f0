"""Promise 33: no query looks at all rows of a table that grows, on either database; each is explained by it."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, Engine, bindparam, event, select

from forts.server.app import App
from forts.server.calling import calls, mails
from forts.server.guests import Guest, new_id
from forts.server.settings import Settings
from forts.server.store import rows, schema
from forts.server.tables import chat, personal, play
from server.crowd import fill
from server.harness import LONG, Postgres, size
from server.push_service import Browser
from server.questions import Listener, by_touch, whole_looks
from server.room import last_move, open_room, some_guests

pytestmark = [
    pytest.mark.anyio,
    # of Litestar 3, which the package does not take
    pytest.mark.filterwarnings("ignore:Inferred|.*Inferred:litestar.exceptions.LitestarDeprecationWarning"),
]

GUESTS, RESULTS = size(1_000, 100_000), size(10_000, 1_000_000)
MOST_SECONDS = 0.020
NOT_ASKED = {"/api/tables/{table:str}/analysis", "/api/docs", "/api/alive"}
"""The first asks what the log does, and thinks for long; the others ask nothing."""


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('queries') / 'many.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


class Ear:
    """Hears every statement with its parameters, and how long it took at best."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.heard: dict[str, Any] = {}
        self.seconds: dict[str, float] = {}

    def before(self, connection: Connection, cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        """A statement is about to be carried out."""
        self.heard[statement] = parameters[0] if isinstance(parameters, list) and parameters else parameters
        connection.info["begun"] = time.perf_counter()

    def after(self, connection: Connection, cursor: Any, statement: str, *_: Any) -> None:
        """It is done."""
        took = time.perf_counter() - connection.info.get("begun", float("-inf"))  # begun before anybody listened
        self.seconds[statement] = min(took, self.seconds.get(statement, took))

    def __enter__(self) -> Ear:
        event.listen(self.engine, "before_cursor_execute", self.before)
        event.listen(self.engine, "after_cursor_execute", self.after)
        return self

    def __exit__(self, *_: object) -> None:
        event.remove(self.engine, "before_cursor_execute", self.before)
        event.remove(self.engine, "after_cursor_execute", self.after)


@asynccontextmanager
async def running(address: str) -> AsyncIterator[App]:
    """The whole application in this process."""
    wide = {"requests_per_minute": 10**6, "guests_per_hour": 10**6, "tables_per_hour": 10**6}
    post = {"site": "http://here", "mail_server": "smtp://127.0.0.1:9", "mail_from": "forts@here.example"}
    app = App(Settings(database=address, bot_processes=1, admin_token="open", **wide, **post))  # type: ignore[arg-type]
    await app.node.start()
    await app.node.herald.close()
    assert app.node.postman is not None
    await app.node.postman.close()
    await app.node.steward.close()  # what it does by itself, the test does
    try:
        yield app
    finally:
        await app.node.stop()


class Caller:
    """A guest who calls routes, and knows which were called."""

    called: set[str]

    def __init__(self, app: App, called: set[str]) -> None:
        self.called = called
        transport = httpx.ASGITransport(app.http)  # type: ignore[arg-type]  # Litestar's types are narrower
        self.http = httpx.AsyncClient(transport=transport, base_url="http://here")

    async def call(self, method: str, route: str, table: str = "", /, **body: object) -> Any:
        """One call."""
        self.called.add(f"{method} {route}")
        path = route.replace("{table:str}", table).replace("{game:str}", "fort").replace("{seat:int}", "1")
        path = path.replace("{guest_id:str}", table).replace("{other:str}", table).replace("{device:str}", table)
        path = path.replace("{set_id:str}", table)
        answer = await self.http.request(method, path, json=body if method != "GET" and body else None)
        assert answer.status_code < 300, (method, path, answer.text)
        return answer.json() if answer.headers.get("content-type") == "application/json" and answer.content else None


def routes(app: App) -> Iterator[str]:
    """Every call there is, but for those that ask nothing of the database."""
    for route in app.http.routes:
        if route.path.startswith("/api/") and not route.path.startswith("/api/schema") and route.path not in NOT_ASKED:
            yield from (f"{method} {route.path}" for method in getattr(route, "methods", ()) if method != "OPTIONS")


async def use_everything(app: App) -> set[str]:
    """Whatever a guest can do and a node does by itself; returns which routes were called."""
    called: set[str] = set()
    room, tables = app.node.room, "/api/tables"
    ann, bob = Caller(app, called), Caller(app, called)
    me = await ann.call("GET", "/api/me")
    await bob.call("PATCH", "/api/me", name="Bob")
    handle = new_id()
    await ann.call("PUT", "/api/me/passphrase", handle=handle, passphrase="open, please")
    await ann.call("PUT", "/api/me/passphrase", handle=handle, passphrase="open, sesame", old="open, please")
    await ann.call("POST", "/api/me/claim", handle=handle, passphrase="open, sesame")
    seats = [{"who": "me"}, {"who": "open"}]
    made = await ann.call("POST", tables, game="fort", seats=seats, terms={"public": True})
    table = made["id"]
    for route in ("", "/{game:str}/components", "/{game:str}/rules", "/{game:str}/words", "/{game:str}/proposal"):
        await ann.call("GET", "/api/games" + route)
    await ann.call("GET", "/api/games/{game:str}/example")
    await ann.http.get("/api/games/fort/board.js")  # there is none
    called.add("GET /api/games/{game:str}/board.js")
    await ann.call("GET", "/api/games/{game:str}/preview.png")
    await ann.http.get(f"/join/{table}")
    await ann.call("PATCH", tables + "/{table:str}/seats/{seat:int}", table, who="open")
    await bob.call("POST", tables + "/{table:str}/join", table, seat=1)
    await bob.call("POST", tables + "/{table:str}/leave", table)
    await bob.call("POST", tables + "/{table:str}/join", table, seat=1)
    await bob.call("GET", tables + "/{table:str}/invitation", table)
    await ann.call("PATCH", "/api/me", name="Ann")
    await ann.call("POST", tables + "/{table:str}/start", table)
    chance = random.Random(1)
    action = await last_move(room, table, chance)
    live = await room.live(table)
    await chat.say(room, table, 0, Guest(me["id"], "", "", None, b""), new_id(), "hello")
    for on in (True, False):
        await play.pause(room, table, 0, new_id(), on)
    await play.answering(room, table, 0, False)
    await be_called(app, ann, Guest(me["id"], "", "", None, b""))
    await play.stand_in(room, table, 1 - live.actor)
    await play.come_back(room, table, 1 - live.actor, new_id())
    for route in ("", "/components", "/events", "/replay", "/chat"):
        await ann.call("GET", tables + "/{table:str}" + route, table)
    for who in ({"seat": 0}, {"line": 1, "everywhere": True}):
        called.add("POST /api/me/blocks")
        assert (await bob.http.post("/api/me/blocks", json={"table": table, **who})).status_code == 201
    await bob.call("GET", "/api/me/blocks")
    await bob.http.get("/api/me/blocks", params={"table": table})
    await bob.call("DELETE", "/api/me/blocks/{other:str}", me["id"])
    await ann.call("GET", tables)
    live = await room.live(table)
    await play.play(room, table, live.actor, new_id(), live.row.ply, action)
    for route in ("/log", "/scores"):
        await ann.call("GET", tables + "/{table:str}" + route, table)
    again = await ann.call("POST", tables + "/{table:str}/rematch", table)
    await ann.call("DELETE", tables + "/{table:str}", again["id"])
    for route in ("ratings", "statistics"):
        await ann.call("GET", f"/api/{route}/{{game:str}}")
    await ann.call("GET", "/api/health")
    await ann.call("GET", "/api/me/data")
    for listing in personal.LISTINGS.values():  # of whoever has said everything, as far as anybody has
        first = await room.read(partial(listing.after, guest="g1", last=None))
        await room.read(partial(listing.after, guest="g1", last=first[-1]))
    for query in (
        {},
        {"game": "fort", "outcome": "won", "rated": True, "rivals": "people", "since": "1.0~t", "count": 5},
    ):
        called.add("GET /api/me/games")
        assert (await ann.http.get("/api/me/games", params=query)).status_code == 200
    await room.follow({table})
    await app.node.steward._look(0.0)
    await app.node.steward._look_for_news()
    await app.node.steward._close_ended_sessions()
    await app.node.steward.sweep()
    await design(ann)
    await bob.call("DELETE", "/api/me")
    await ann.call("DELETE", tables + "/{table:str}", (await ann.call("POST", tables, game="fort", seats=seats))["id"])
    await rule(ann, bob)
    cleo = Caller(app, called)
    alone = await cleo.call("POST", tables, game="fort", seats=[{"who": "me"}, {"who": "me"}], start=True)
    file = await cleo.call("POST", tables + "/{table:str}/file", alone["id"])
    for guest in (cleo, ann):
        await guest.call("POST", "/api/files", **file)
    await cleo.call("POST", "/api/me/erase", passphrase=None)
    return called


async def design(ann: Caller) -> None:
    """All that is done in the workshop."""
    shop = await ann.call("GET", "/api/games/{game:str}/workshop")
    await ann.call("POST", "/api/games/{game:str}/workshop/read", text=shop["house"])
    first = await ann.call("POST", "/api/sets", game="fort", name="First", text=shop["house"])
    made = await ann.call("POST", "/api/sets", game="fort", name="Set", text=shop["house"], fork_of=first["id"])
    await ann.http.get("/api/sets", params={"game": "fort"})
    await ann.call("GET", "/api/sets")
    one = "/api/sets/{set_id:str}"
    await ann.call("GET", one, made["id"])
    await ann.call("PUT", one, made["id"], name="Other", text=shop["house"], version=1)
    await ann.call("POST", one + "/tryout", made["id"], players=2)
    await ann.call("GET", one + "/tryout", made["id"])
    await ann.call("PATCH", one + "/tryout", made["id"], on=False)
    await ann.call("GET", one + "/tryout", made["id"])
    await ann.call("DELETE", one, made["id"])


async def be_called(app: App, ann: Caller, guest: Guest) -> None:
    """Devices, calls and letters: each kind of call, and one of each that fails."""
    room, herald, postman = app.node.room, app.node.herald, app.node.postman
    assert postman is not None
    browser = Browser("https://fcm.googleapis.com")
    made = await ann.call("POST", "/api/me/devices", **browser.subscription())
    await ann.call("POST", "/api/me/devices", **browser.subscription())
    await ann.call("GET", "/api/me/calling")
    await herald.look()
    herald._since, herald._looks = 0.0, 59
    await herald.look()
    now = room.clock() + 60
    moved = [calls.Moved("t1", now, {0: 1})]
    found = await room.read(lambda database: calls.find_changes(database, moved, now))
    call = {"table_id": "t1", "seat": 0, "device": made["id"], "ply": 1, "due": now, "at": now, "state": "waiting"}
    changes = calls.Changes([{**call, "tries": 0}], [{**call, "ply": 2, "tries": 0}], found.over)
    await room.writer.run(lambda database: calls.change(database, changes, now))
    found_due = await room.read(lambda database: calls.find_due(database, now, 10**6))
    due = next(one for one in found_due if one.table == "t1")
    await room.writer.run(lambda database: calls.take(database, due, False, now))
    await room.writer.run(lambda database: calls.told(database, due))
    await room.writer.run(lambda database: calls.failed(database, due, now))
    await ann.call("DELETE", "/api/me/devices/{device:str}", made["id"])
    reader = await room.writer.run(lambda database: mails.ask_for(database, guest, "ann@example.org", "en", now))
    ann.called.add("PUT /api/me/mail")
    await room.writer.run(lambda database: mails.confirm(database, reader.secret, 0.0))
    await postman.round()
    await room.read(lambda database: mails.read_by_secret(database, reader.secret))
    await room.writer.run(lambda database: mails.unsubscribe(database, reader.secret))
    await ann.call("DELETE", "/api/me/mail")


async def rule(admin: Caller, other: Caller) -> None:
    """What the host of the server does."""
    admin.http.headers["Authorization"] = "Bearer open"
    await admin.call("GET", "/api/notice")
    await admin.call("PUT", "/api/admin/notice", text="hello")
    him = (await other.call("GET", "/api/me"))["id"]
    made = [
        await other.call("POST", "/api/tables", game="fort", seats=[{"who": "me"}] * 2, start=True) for _ in range(2)
    ]
    await admin.call("GET", "/api/admin/state")
    await admin.call("PATCH", "/api/admin/guests/{guest_id:str}", him, name="Eve")
    await admin.call("POST", "/api/admin/tables/{table:str}/end", made[0]["id"])
    await admin.call("DELETE", "/api/admin/tables/{table:str}", made[0]["id"])
    await admin.call("DELETE", "/api/admin/guests/{guest_id:str}", him)


@pytest.mark.timeout(size(120, 900))
async def test_no_query_looks_at_all_rows_of_a_table_that_grows(address: str) -> None:
    async with running(address) as app:
        engine = app.node.engine
        fill(engine, GUESTS, RESULTS)
        with Ear(engine) as ear:
            for _ in range(size(1, 3)):
                called = await use_everything(app)
        assert called == set(routes(app)), "each route asks what it asks"
        asked = {
            one: of for one, of in ear.heard.items() if one.lstrip()[:6] in ("SELECT", "UPDATE", "DELETE", "WITH g")
        }
        assert len(asked) > 25
        looks = {}
        with engine.connect() as connection, connection.begin():
            for statement, parameters in asked.items():
                if found := whole_looks(connection, statement, parameters):
                    looks[statement] = found
            by_status = [one for one, of in asked.items() if "seats.guest =" in one and by_touch(connection, one, of)]
        assert not looks
        assert not by_status, "what is somebody's own is found by who it is, not among all tables in play"
        if LONG:
            slow = {one: took for one, took in ear.seconds.items() if took > MOST_SECONDS}
            assert not slow


def test_a_look_at_all_rows_is_noticed(tmp_path: Path, address: str) -> None:
    """The test above can fail: it sees a list that goes by no index."""
    from forts.server.store.database import open_database

    engine = open_database(address)
    try:
        with engine.connect() as connection, connection.begin():
            for statement in ("SELECT * FROM guests ORDER BY name", "SELECT * FROM ratings WHERE wins = 3"):
                assert whole_looks(connection, statement, ())
            assert not whole_looks(connection, "SELECT * FROM guests WHERE id = 'g1'", ())
    finally:
        engine.dispose()


async def test_whatever_the_server_asks_in_a_test_is_looked_at(
    every_question_goes_by_an_index: Listener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a test of its own would fail for it, without this one's knowing of the query."""
    listener = every_question_goes_by_an_index
    async with open_room(f"sqlite:///{tmp_path}/heard.db") as room:
        await some_guests(room, 1)
        assert not listener.whole_looks()
        monkeypatch.setattr(
            rows, "_TABLES", select(schema.tables).where(schema.tables.c.seed.in_(bindparam("ids", expanding=True)))
        )
        await room.read(lambda database: rows.read_tables(database, ["t"]))
        assert list(listener.whole_looks().values()) == [["SCAN tables"]]
