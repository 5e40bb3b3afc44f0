"""Promise 23: every verb, asked by everybody who may not: all denied, nothing changed. Seats are booked once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import msgspec
import pytest
import websockets
from sqlalchemy import create_engine

from forts.server import costs
from forts.server.store.rows import read_table
from forts.server.wire import Frame
from server.harness import PATIENCE, Client, HttpRefused, ServerProcess, Socket, journal_of, people, sit_down, size

pytestmark = pytest.mark.anyio

VERBS: dict[str, dict[str, Any]] = {
    "play": {"ply": 1, "action": 0},
    "undo": {"ply": 1, "turn": True},
    "try": {"trial": 1, "step": 0, "what": {"do": "ready"}},
    "say": {"text": "hello"},
    "why": {"action": 0},
    "preview": {"ply": 1, "action": 0},
    "hint": {"ply": 1},
    "pause": {"on": True},
    "resign": {},
    "return": {},
    "answering": {"on": False},
    "hurry": {"pace": 0},
    "orders": {},
    "order": {"what": {"verb": "do not follow"}, "until": "mine"},
    "revoke": {},
    "look": {"on": False},
    "vote": {"seat": 0, "yes": True},
    "sync": {"since": 0},
}
"""Every socket verb, with what it would take at the table below. `sync` alone is anybody's."""

CALLS: dict[tuple[str, str], Any] = {
    ("get", "/api/tables/{table}"): None,
    ("delete", "/api/tables/{table}"): None,
    ("get", "/api/tables/{table}/components"): None,
    ("get", "/api/tables/{table}/invitation"): None,
    ("get", "/api/tables/{table}/chat"): None,
    ("patch", "/api/tables/{table}/seats/{seat}"): {"who": "bot", "bot": "easy"},
    ("post", "/api/tables/{table}/join"): {},
    ("post", "/api/tables/{table}/leave"): None,
    ("post", "/api/tables/{table}/start"): None,
    ("post", "/api/tables/{table}/rematch"): None,
    ("get", "/api/tables/{table}/events"): None,
    ("get", "/api/tables/{table}/replay"): None,
    ("get", "/api/tables/{table}/log"): None,
    ("get", "/api/tables/{table}/scores"): None,
    ("get", "/api/tables/{table}/analysis"): None,
    ("post", "/api/tables/{table}/file"): None,
}
"""Every call that is about a table, with a body."""


class Scene:
    """A table with four persons, of whom the last is voted out, and everybody who has no business there."""

    def __init__(self, server: ServerProcess, guests: list[Client]) -> None:
        self.server = server
        self.host, self.other, self.third, self.former, self.stranger, self.expired, self.anonymous = guests
        self.table = ""

    async def begin(self, *, spectators: bool) -> None:
        """Sit down, vote the fourth out, end a session."""
        # the first seat begins, and waits: no bot changes anything meanwhile
        self.table = await sit_down(
            self.host, [self.other, self.third, self.former], "fort", options={"first": "1"}, spectators=spectators
        )
        watching = await self.former.connect(self.table)
        await self.former.post(f"/api/tables/{self.table}/leave")
        for guest in (self.host, self.other, self.third):
            voter = await guest.connect(self.table)
            await voter.request("vote", seat=3, yes=True)
            await voter.close()
        # whoever has lost a seat is not shown it any longer
        assert await watching.until_closed() == 1012
        assert all(frame.get("ply", 0) < 5 for frame in watching.frames if frame["t"] == "update")

    async def state(self) -> tuple[object, ...]:
        """What must not change."""
        info = await self.host.table(self.table)
        journal = journal_of(self.server.database, self.table)
        seats = [{**seat, "online": None} for seat in info["seats"]]
        return len(journal), seats, {**info, "seats": None}


@contextlib.asynccontextmanager
async def scene(server: ServerProcess, *, spectators: bool) -> Any:
    """A scene with its table."""
    async with (
        people(server, "Ann", "Bob", "Cleo", "Dan", "Eve", "Fay") as guests,
        contextlib.AsyncExitStack() as stack,
    ):
        nobody = Client(server)
        stack.push_async_callback(nobody.http.aclose)
        made = Scene(server, [*guests, nobody])
        await made.begin(spectators=spectators)
        await made.expired.delete("/api/me")
        yield made


def test_the_matrix_names_every_verb() -> None:
    assert {verb.__struct_config__.tag for verb in get_args(Frame)} == set(VERBS)


def test_every_verb_costs_something() -> None:
    for verb, fields in VERBS.items():
        assert costs.of_frame(msgspec.convert({"t": verb, "id": "some", **fields}, Frame)) > 0


async def test_the_matrix_names_every_call_about_a_table(shared_server: ServerProcess) -> None:
    async with Client(shared_server) as ann:
        paths = (await ann.http.get("/api/schema/openapi.json")).json()["paths"]
        about = {(method, path) for path, calls in paths.items() for method in calls if "{table}" in path}
        assert about == set(CALLS)


def denial(call: tuple[str, str], who: str, *, spectators: bool, with_seat: bool) -> tuple[int, str] | None:
    """What somebody gets who has no seat at a running private table; None if it is allowed."""
    method, path = call
    last = path.rsplit("/", 1)[-1]
    if method in ("patch", "delete") or last == "start":
        return 403, "not-host"
    if last in ("leave", "rematch"):
        return (403, "not-seated") if who != "other seat" else (409, "game-not-over")
    if last == "join":
        return 403, "no-invitation"
    if not spectators and who != "other seat":
        return (409, "table-started") if last == "invitation" else (403, "no-spectators")
    if last in ("{table}", "components", "invitation", "chat"):
        return None
    if last == "file":
        return 403, "others-play-too"
    if last in ("log", "scores", "analysis"):
        return 409, "game-not-over"
    return (403, "not-your-seat") if with_seat else None


@pytest.mark.parametrize("spectators", [True, False])
async def test_every_call_is_denied_to_whoever_has_no_business_there(
    shared_server: ServerProcess, spectators: bool
) -> None:
    async with scene(shared_server, spectators=spectators) as here:
        before = await here.state()
        callers = {
            "anonymous": here.anonymous,
            "stranger": here.stranger,
            "former player": here.former,
            "expired": here.expired,
            "other seat": here.other,
        }
        for who, guest in callers.items():
            for call, body in CALLS.items():
                if who == "other seat" and call[1].rsplit("/", 1)[-1] in ("leave", "join"):
                    continue  # one's own seat
                method, path = call[0], call[1].format(table=here.table, seat=0)
                for with_seat in (False, True) if call[1].endswith(("events", "replay")) else (False,):
                    wanted = denial(call, who, spectators=spectators, with_seat=with_seat)
                    query = "?seat=0" if with_seat else ""
                    answer = await guest.http.request(method, path + query, json=body)
                    if wanted is None:
                        assert answer.status_code == 200, (who, call, answer.text)
                        assert '"invite":"' not in answer.text
                    else:
                        assert (answer.status_code, answer.json()["reason"]) == wanted, (who, call)
        assert await here.state() == before


async def test_every_verb_is_refused_to_spectators_and_former_players(shared_server: ServerProcess) -> None:
    async with scene(shared_server, spectators=True) as here:
        before = await here.state()
        for guest in (here.stranger, here.former):
            for query in (None, "watch"):
                seen: Socket = await guest.connect(here.table, seat=query)
                assert seen.seat is None
                assert seen.ask is None and not seen.update["undo"]
                assert all(board["hand"] is None and board["rule"] is None for board in seen.update["view"]["boards"])
                for verb, fields in VERBS.items():
                    if verb == "sync":
                        continue
                    answer = await seen.request(verb, **{**fields, **({"ply": seen.ply} if "ply" in fields else {})})
                    wanted = "spectators-are-quiet" if verb == "say" else "not-seated"
                    assert (answer["t"], answer["reason"]) == ("refused", wanted), verb
                await seen.close()
        assert await here.state() == before


async def test_no_socket_opens_to_a_seat_of_somebody_else(shared_server: ServerProcess) -> None:
    async with scene(shared_server, spectators=False) as here:
        before = await here.state()
        tries = [
            *((guest, f"seat={seat}", 4403) for guest in (here.stranger, here.former) for seat in range(4)),
            *(
                (guest, query, 4403)
                for guest in (here.stranger, here.former)
                for query in ("", "seat=watch", "seat=-1")
            ),
            *((here.other, f"seat={seat}", 4403) for seat in (0, 2, 3, 4)),
            *(
                (guest, query, 4401)
                for guest in (here.anonymous, here.expired)
                for query in ("", "seat=0", "seat=watch")
            ),
        ]
        for guest, query, code in tries:
            opened = await guest.raw_socket(here.table, query)
            with pytest.raises(websockets.ConnectionClosed):
                async with asyncio.timeout(PATIENCE):
                    await opened.recv()
            assert opened.close_code == code, query
        assert await here.state() == before


async def test_every_verb_is_refused_out_of_turn(shared_server: ServerProcess) -> None:
    async with scene(shared_server, spectators=True) as here:
        before = await here.state()
        mover, other = await here.host.connect(here.table), await here.other.connect(here.table)
        assert mover.ask is not None and other.ask is None
        legal = mover.ask["moves"][0]["action"]
        for verb, fields, reason in (
            ("play", {"ply": other.ply, "action": legal}, "not-your-turn"),
            ("preview", {"ply": other.ply, "action": legal}, "not-your-turn"),
            ("hint", {"ply": other.ply}, "not-your-turn"),
            ("undo", {"ply": other.ply}, "nothing-to-undo"),
            ("undo", {"ply": other.ply, "turn": True}, "nothing-to-undo"),
            ("hurry", {}, "pace-of-all"),
            ("hurry", {"pace": 0}, "pace-of-all"),
            ("vote", {"seat": other.seat, "yes": True}, "bad-vote"),
            ("vote", {"seat": 3, "yes": True}, "bad-vote"),
            ("vote", {"seat": 7, "yes": True}, "bad-vote"),
            ("vote", {"seat": -1, "yes": True}, "bad-vote"),
        ):
            answer = await other.request(verb, **fields)
            assert (answer["t"], answer["reason"]) == ("refused", reason), verb
        for action in (legal, mover.ask["moves"][0]["notation"]):
            answer = await other.request("why", action=action)
            assert answer["why"]["message"]["id"] == "not-your-turn"
        for ply in (other.ply - 1, other.ply + 1, -1, 2**60):
            answer = await mover.request("play", ply=ply, action=legal)
            assert (answer["t"], answer["reason"]) == ("refused", "stale-ply")
        assert await here.state() == before


async def test_whoever_left_the_lobby_sees_nothing_of_the_next_one_there(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = await ann.new_table("fort", ["me", "open"])
        invite = table["seats"][1]["invite"]
        await bob.join(table["id"], invite)
        stays: Socket = await bob.connect(table["id"])
        assert stays.seat == 1
        await bob.post(f"/api/tables/{table['id']}/leave")
        await cleo.join(table["id"], invite)
        await ann.start(table["id"])
        assert await stays.until_closed() == 1012
        assert not [frame for frame in stays.frames if frame["t"] == "update"]
        again = await bob.connect(table["id"])
        assert again.seat is None
        assert all(board["hand"] is None for board in again.update["view"]["boards"])
        with pytest.raises(HttpRefused) as refused:
            await bob.join(table["id"], invite)
        assert refused.value.reason == "table-started"


async def test_an_invitation_is_shown_to_the_host_alone_and_changes_when_the_seat_does(
    shared_server: ServerProcess,
) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await ann.new_table("fort", ["me", "open", "open"], public=True)
        invites = [seat["invite"] for seat in table["seats"]]
        assert invites[0] is None and len(set(invites)) == 3
        for info in (await bob.table(table["id"]), *(await bob.get("/api/tables"))["open"]):
            assert all(seat["invite"] is None for seat in info["seats"])
        seen = await bob.connect(table["id"])
        assert invites[1] not in str(seen.frames)
        await ann.patch(f"/api/tables/{table['id']}/seats/1", who="bot", bot="easy")
        changed = await ann.patch(f"/api/tables/{table['id']}/seats/1", who="open")
        assert changed["seats"][1]["invite"] not in invites
        await seen.until(lambda frame: frame["t"] == "table" and frame["table"]["seats"][1]["kind"] == "open")
        assert all(invite not in str(seen.frames) for invite in [*invites[1:], changed["seats"][1]["invite"]])
        joined = await bob.join(table["id"], invite=invites[1])  # an old one: any open seat of a public table
        assert [seat["mine"] for seat in joined["seats"]].count(True) == 1


async def test_of_those_who_race_for_a_seat_one_gets_it(shared_server: ServerProcess) -> None:
    def outcome(result: object) -> str:
        return result.reason if isinstance(result, HttpRefused) else "seated"

    engine = create_engine(shared_server.database)
    with ServerProcess(shared_server.folder, shared_server.database) as there:
        async with people(shared_server, "Ann", "Bob", "Cleo") as here, contextlib.AsyncExitStack() as stack:
            host = await stack.enter_async_context(Client(shared_server, "Host"))
            far = [guest.at(there) for guest in here[1:]]
            for one in far:
                stack.push_async_callback(one.http.aclose)
            # two of three come through another node
            racers: list[Client] = [here[0], *far]
            for number in range(size(50, 1000)):
                public = number % 2 == 1
                table = await host.new_table("fort", ["me", "open", "easy"], public=public)
                invite = None if public else table["seats"][1]["invite"]
                joins: list[Awaitable[object]] = [guest.join(table["id"], invite) for guest in racers]
                results = await asyncio.gather(*joins, return_exceptions=True)
                outcomes = sorted(map(outcome, results))
                assert outcomes.count("seated") == 1, outcomes
                assert set(outcomes) <= {"seated", "seat-taken", "table-full"}
                winner = [outcome(result) for result in results].index("seated")
                assert isinstance(results[winner], dict) and results[winner]["seats"][1]["mine"]
                with engine.connect() as database:
                    found = read_table(database, table["id"])
                assert found is not None and found[1][1].name == racers[winner].name
        engine.dispose()


async def test_start_and_rematch_happen_once(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await ann.new_table("forfort", ["me", "open"])
        await bob.join(table["id"], table["seats"][1]["invite"])
        calls: list[Callable[[], Awaitable[Any]]] = [lambda: ann.start(table["id"])] * 5
        started = await asyncio.gather(*(call() for call in calls))
        assert {info["status"] for info in started} == {"playing"}
        assert [row.kind for row in journal_of(shared_server.database, table["id"])] == ["start"]
        seen = await bob.connect(table["id"])
        await seen.request("resign")
        again = await asyncio.gather(*(guest.post(f"/api/tables/{table['id']}/rematch") for guest in (ann, bob) * 3))
        assert len({info["id"] for info in again}) == 1
