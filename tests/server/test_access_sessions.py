"""Promise 22: guests' tokens are known to their browsers alone, and worth nothing once a session has ended."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
import websockets

from forts.server.guests import (
    Guest,
    end_session,
    ended_sessions,
    find_guest,
    is_due_to_be_seen,
    plain_handle,
    see_session,
)
from forts.server.limits import Allowance
from forts.server.store import sweeping
from server.harness import PATIENCE, Client, HttpRefused, Postgres, ServerProcess, Socket, people, sit_down
from server.room import Watch, open_room, some_guests

pytestmark = pytest.mark.anyio

SESSION_ENDED = 4401


def cookie_in(answer: httpx.Response) -> SimpleCookie:
    """The one cookie that an answer sets."""
    (header,) = answer.headers.get_list("set-cookie")
    return SimpleCookie(header)


def stored(server: ServerProcess) -> bytes:
    """Everything that the database's files hold."""
    path = Path(server.database.removeprefix("sqlite:///"))
    return b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))


async def answers(one: Socket) -> bool:
    """Is the socket alive?"""
    await one.send("sync", since=0)
    return bool(await one.until(lambda frame: frame["t"] == "update"))


async def test_the_cookie_is_kept_from_scripts_and_other_sites(shared_server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=shared_server.url, trust_env=False) as http:
        answer = await http.get("/api/me")
        cookies = cookie_in(answer)
        assert list(cookies) == ["forts"]
        cookie = cookies["forts"]
        assert cookie["httponly"] and cookie["samesite"].lower() == "lax" and cookie["path"] == "/"
        assert not cookie["domain"] and not cookie["secure"], "on plain http a secure cookie would never come back"
        token, _, signature = cookie.value.partition(".")
        assert len(bytes.fromhex(token)) == 16 and len(signature) == 32
        assert cookie.value not in answer.text and token not in answer.text
        assert "set-cookie" not in (await http.get("/api/tables")).headers
        assert "set-cookie" not in (await http.get("/api/health")).headers


async def test_whoever_comes_within_a_year_is_known_for_another(shared_server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=shared_server.url, trust_env=False) as http:
        first = cookie_in(await http.get("/api/me"))["forts"]
        again = cookie_in(await http.get("/api/me"))["forts"]
        assert again.value == first.value
        assert int(first["max-age"]) == int(again["max-age"]) == 60 * 60 * 24 * 365
        assert again["httponly"] and again["samesite"].lower() == "lax"
        # somebody else's forgery is not given back, but replaced
        http.cookies.clear()
        other = cookie_in(await http.get("/api/me", headers={"Cookie": f"forts={'0' * 32}.{'0' * 32}"}))["forts"]
        assert other.value not in (first.value, f"{'0' * 32}.{'0' * 32}")


async def test_behind_tls_the_cookie_is_secure_and_bound_to_the_host(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, secure="true") as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            cookies = cookie_in(await http.get("/api/me"))
            assert list(cookies) == ["__Host-forts"]
            cookie = cookies["__Host-forts"]
            assert cookie["secure"] and cookie["httponly"] and cookie["path"] == "/" and not cookie["domain"]
            http.cookies.clear()
            me = (await http.get("/api/me", headers={"Cookie": f"__Host-forts={cookie.value}"})).json()
            http.cookies.clear()
            other = (await http.get("/api/me", headers={"Cookie": f"forts={cookie.value}"})).json()
            assert me["id"] != other["id"], "a cookie that another page of the domain could set is not read"


async def test_nobody_is_known_by_a_forged_cookie(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        me = await ann.get("/api/me")
        table = (await ann.new_table("fort", ["me", "easy"]))["id"]
        value = ann.http.cookies["forts"]
        token, _, signature = value.partition(".")
        forged = [f"{token}.{'0' * 32}", f"{'0' * 32}.{signature}", token, f".{signature}", f"{token[:-2]}.{signature}"]
        for one in forged:
            async with httpx.AsyncClient(base_url=shared_server.url, trust_env=False) as http:
                answer = await http.get("/api/me", headers={"Cookie": f"forts={one}"})
                assert answer.json()["id"] != me["id"]
                assert len(answer.headers.get_list("set-cookie")) == 1, "somebody new, with a cookie of his own"
            stranger = Client(shared_server)
            stranger.http.cookies.set("forts", one)
            opened = await stranger.raw_socket(table)
            await opened.wait_closed()
            assert opened.close_code == SESSION_ENDED
            await stranger.http.aclose()


async def test_tokens_invitations_and_seeds_are_in_no_log(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with people(server, "Ann", "Bob") as (ann, bob):
            table = await ann.new_table("fort", ["me", "open", "easy"])
            invite = table["seats"][1]["invite"]
            passphrase = "correct horse battery"
            await ann.put("/api/me/passphrase", handle="ann", passphrase=passphrase)
            await bob.join(table["id"], invite)
            await ann.start(table["id"])
            sockets = [await ann.connect(table["id"]), await bob.connect(table["id"])]
            for one in sockets:
                await one.raw.send("{nonsense")
                await one.send("play", ply=99, action=1)
            for path in (f"/api/tables/{invite}", f"/api/tables/{table['id']}/log", "/api/none"):
                with pytest.raises(HttpRefused):
                    await ann.get(path)
            with pytest.raises(HttpRefused):
                await bob.post("/api/me/claim", handle="ann", passphrase=f"not {passphrase}")
            tokens = [guest.http.cookies["forts"].partition(".")[0] for guest in (ann, bob)]
        path = server.database.removeprefix("sqlite:///")
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
            (seed,) = database.execute("SELECT seed FROM tables").fetchone()
        database.close()
        held = stored(server)
        server.terminate()
        assert len(bytes.fromhex(seed)) == 16
        for secret in (*tokens, invite, seed, passphrase):
            assert secret not in server.log
        for secret in (*tokens, passphrase):
            assert secret.encode() not in held, "the database holds hashes"
            assert bytes(secret, "utf-8").hex().encode() not in held
        for token in tokens:
            assert bytes.fromhex(token) not in held


async def test_ending_a_session_closes_its_sockets_and_no_others(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "") as (ann, bob, other_device):
        handle = f"ann{time.time_ns()}"
        await ann.put("/api/me/passphrase", handle=handle, passphrase="long enough")
        table = await sit_down(ann, [bob], "fort")
        await other_device.post("/api/me/claim", handle=handle, passphrase="long enough")
        first, second = await ann.connect(table), await ann.connect(table, seat="watch")
        elsewhere, bobs = await other_device.connect(table), await bob.connect(table)
        begun = time.monotonic()
        await ann.delete("/api/me")
        assert [await first.until_closed(), await second.until_closed()] == [SESSION_ENDED] * 2
        assert time.monotonic() - begun < 5
        assert await answers(elsewhere), "another session of the same guest"
        assert await answers(bobs)
        late = await ann.raw_socket(table)
        await late.wait_closed()
        assert late.close_code == SESSION_ENDED
        assert (await other_device.get("/api/me"))["handle"] == handle
        with pytest.raises(HttpRefused) as refused:
            await ann.post(f"/api/tables/{table}/leave")
        assert refused.value.reason == "not-seated", "with an ended session one is somebody new"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_ending_a_session_closes_its_sockets_on_other_nodes_too(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    address = None
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.new_database()
    with ServerProcess(tmp_path, address) as here, ServerProcess(tmp_path, here.database) as there:
        async with people(here, "Ann", "Bob") as (ann, bob):
            table = await sit_down(ann, [bob], "forfort")
            ann_there, bob_there = ann.at(there), bob.at(there)
            open_there, bobs = await ann_there.connect(table), await bob_there.connect(table)
            begun = time.monotonic()
            await ann.delete("/api/me")
            assert await open_there.until_closed(PATIENCE) == SESSION_ENDED
            assert time.monotonic() - begun < 5
            assert await answers(bobs)
            for one in (ann_there, bob_there):
                await one.__aexit__(None, None, None)


async def test_passphrases_are_tried_in_vain_and_not_often(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with Client(server, "Ann") as ann, Client(server) as mallory:
            await ann.put("/api/me/passphrase", handle="Ann Bee", passphrase="long enough")
            reasons = []
            for number in range(12):
                handle = "ann bee" if number % 2 else "nobody"
                with pytest.raises(HttpRefused) as refused:
                    await mallory.post("/api/me/claim", handle=handle, passphrase=f"guess {number}")
                reasons.append((refused.value.status, refused.value.reason))
            assert reasons[:10] == [(403, "wrong-passphrase")] * 10, "the same, whether the handle exists or not"
            assert reasons[10:] == [(429, "too-many-requests")] * 2


async def test_a_passphrase_is_changed_by_who_knows_it_and_ends_every_other_session(
    shared_server: ServerProcess,
) -> None:
    async with people(shared_server, "Ann", "Bob", "") as (ann, bob, thief):
        handle = f"ann{time.time_ns()}"
        secret = {"handle": handle, "passphrase": "long enough"}
        await ann.put("/api/me/passphrase", **secret)
        await thief.post("/api/me/claim", **secret)
        table = await sit_down(ann, [bob], "fort")
        anns, thiefs = await ann.connect(table), await thief.connect(table)
        for old in ({}, {"old": None}, {"old": "a guess"}):
            with pytest.raises(HttpRefused) as refused:
                await thief.put("/api/me/passphrase", handle=handle, passphrase="my own now", **old)
            assert (refused.value.status, refused.value.reason) == (403, "wrong-passphrase")
        changed = await ann.put("/api/me/passphrase", handle=handle, passphrase="longer yet", old="long enough")
        assert changed["handle"] == handle
        assert await thiefs.until_closed() == SESSION_ENDED
        assert await answers(anns), "the session that changed it goes on"
        assert (await thief.get("/api/me"))["id"] != changed["id"]
        with pytest.raises(HttpRefused):
            await thief.post("/api/me/claim", **secret)
        assert (await bob.post("/api/me/claim", handle=handle, passphrase="longer yet"))["id"] == changed["id"]


async def test_wrong_claims_elsewhere_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, trusted_proxies=["127.0.0.1"]) as server:
        async with Client(server, "Ann") as ann, Client(server) as mallory, Client(server) as owner:
            await ann.put("/api/me/passphrase", handle="ann", passphrase="long enough")
            mallory.http.headers["X-Forwarded-For"] = "198.51.100.1"
            for number in range(12):
                with pytest.raises(HttpRefused) as refused:
                    await mallory.post("/api/me/claim", handle="ann", passphrase=f"guess {number}")
            assert refused.value.status == 429
            owner.http.headers["X-Forwarded-For"] = "198.51.100.2"
            me = await owner.post("/api/me/claim", handle="ann", passphrase="long enough")
            assert me["handle"] == "ann"


def test_a_handle_is_guessed_at_from_many_addresses_so_often_and_no_more() -> None:
    watch = Watch()
    wrong = Allowance(3, 600.0, watch)
    for _ in range(3):
        assert wrong.left("ann")
        wrong.take("ann")
    assert not wrong.left("ann") and wrong.left("bob")
    watch.now = 601.0
    assert wrong.left("ann")


async def test_a_session_lasts_a_year_from_its_last_use(database: str) -> None:
    async with open_room(database) as room:
        used, unused = await some_guests(room, 2)
        now, month = time.time(), 60 * 60 * 24 * 30

        async def known(guest: Guest, at: float) -> bool:
            return await room.read(lambda one: find_guest(one, guest.session, at)) is not None

        hour = 60 * 60
        assert not is_due_to_be_seen(used, now + 23 * hour), "it has just begun"
        assert is_due_to_be_seen(used, now + 25 * hour)
        assert not is_due_to_be_seen(replace(used, seen=now + 24 * hour), now + 25 * hour)
        await room.writer.run(lambda one: see_session(one, used.session, now + 6 * month))
        for months, wanted in ((11, (True, True)), (13, (True, False)), (19, (False, False))):
            at = now + months * month
            assert (await known(used, at), await known(unused, at)) == wanted, months
        # what is over is removed, and closes sockets like what was ended
        found = await room.read(lambda one: sweeping.find_forgotten(one, now + 13 * month, (), None))
        assert found.sessions == [unused.session]
        await room.writer.run(lambda one: sweeping.sweep(one, found, now + 13 * month))
        both = [used.session, unused.session]
        assert await room.read(lambda one: ended_sessions(one, both)) == [unused.session]
        await room.writer.run(lambda one: end_session(one, used.session))
        assert await room.read(lambda one: ended_sessions(one, both)) == both
        await room.writer.run(lambda one: see_session(one, used.session, now))
        assert not await known(used, now), "what has ended does not begin again"


@pytest.mark.parametrize(
    ("kept", "tried"), [("Ταΐζω", "ταΐζω"), ("ǰan", "ǰan"), ("Bob  Bee", " bob bee"), ("alice", "a\u200blice")]
)
async def test_a_handle_is_claimed_however_it_is_written_and_tried_as_one(
    shared_server: ServerProcess, kept: str, tried: str
) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        me = await ann.put("/api/me/passphrase", handle=kept, passphrase="correct horse")
        assert (await bob.post("/api/me/claim", handle=tried, passphrase="correct horse"))["id"] == me["id"]
    assert plain_handle(kept) == plain_handle(tried) == me["handle"], "so they share an allowance"


async def test_a_socket_that_is_refused_says_nothing_first(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort", spectators=False)
        async with Client(shared_server, "Eve") as eve:
            for guest, where, query, code in (
                (eve, table, "", 4403),
                (eve, table, "seat=0", 4403),
                (bob, table, "seat=0", 4403),
                (bob, "nowhere", "", 4404),
            ):
                opened = await guest.raw_socket(where, query)
                with pytest.raises(websockets.ConnectionClosed):
                    async with asyncio.timeout(PATIENCE):
                        await opened.recv()
                assert opened.close_code == code
