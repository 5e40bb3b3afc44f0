"""Promise 25: malformed input changes nothing and shows no internals, over HTTP and over sockets; nothing is a 5xx."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode

import forts
from conformance.every_game import house_games
from forts.server.wire import Frame
from server.harness import PATIENCE, Client, Postgres, ServerProcess, Socket, journal_of, people, sit_down, size

pytestmark = pytest.mark.anyio

INTERNALS = re.compile(
    r"Traceback|msgspec|litestar|sqlalchemy|sqlite|psycopg|forts[./]server|\.py\b|site-packages|0x[0-9a-f]{6}|Error\b",
    re.IGNORECASE,
)
"""What no answer to a malformed request may contain."""


def settings(examples: int) -> hypothesis.settings:
    """Bounded, and without a database of examples in the working tree."""
    return hypothesis.settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def assert_quiet(server: ServerProcess) -> None:
    """The server has met nothing that it did not expect."""
    assert "Traceback" not in server.log and "ERROR" not in server.log, server.log[-3000:]


# -- HTTP --------------------------------------------------------------------------------------------------------


def test_nothing_that_the_schema_allows_or_forbids_is_a_server_error(shared_server: ServerProcess) -> None:
    schema = schemathesis.openapi.from_url(f"{shared_server.url}/api/schema/openapi.json")
    examples = size(3, 150)
    tried = 0
    with httpx.Client(base_url=shared_server.url, timeout=PATIENCE, trust_env=False) as http:
        seats = [{"who": "me"}, {"who": "me"}]
        started = [http.post("/api/tables", json={"game": "fort", "seats": seats, "start": on}) for on in (True, False)]
        tables = [answer.json()["id"] for answer in started]
        for found in schema.get_all_operations():
            operation = found.ok()
            for mode in GenerationMode:

                @settings(examples)
                @given(operation.as_strategy(generation_mode=mode))
                def answers_properly(case: Any) -> None:
                    nonlocal tried
                    tried += 1
                    if "table" in case.path_parameters and tried % 3:
                        case.path_parameters["table"] = tables[tried % 3 - 1]
                    check(case, http)

                try:
                    answers_properly()
                except hypothesis.errors.Unsatisfiable:
                    assert mode is GenerationMode.NEGATIVE, "a call that takes nothing cannot be called wrongly"
    assert tried > 25 * examples
    assert_quiet(shared_server)


def check(case: Any, http: httpx.Client) -> None:
    """One generated call."""
    given_ = case.as_transport_kwargs(base_url=str(http.base_url))
    given_.pop("cookies", None)
    try:
        answer = http.request(
            given_["method"],
            given_["url"],
            params=given_.get("params"),
            json=given_.get("json"),
            content=given_.get("data") if isinstance(given_.get("data"), bytes) else None,
            headers={name: value for name, value in given_["headers"].items() if value.isascii()},
        )
    except (httpx.InvalidURL, UnicodeEncodeError, httpx.LocalProtocolError):
        return  # no client can send it
    assert answer.status_code < 500, (given_, answer.text)
    if answer.status_code >= 400:
        problem = answer.json()
        assert set(problem) == {"reason", "message", "text"}
        assert re.fullmatch("[a-z][a-z-]+", problem["reason"])
        assert not INTERNALS.search(f"{problem['reason']} {problem['message']['id']}")


DEEP = [b"[" * 60_000, b'{"game":' * 8_000, b'{"game":' + b"[" * 60_000]
BODIES = [
    b"",
    b"null",
    b"[]",
    b'"text"',
    b"{",
    b"\xff\xfe",
    b"\x00" * 100,
    b'{"name": "\\ud800"}',
    b'{"name": 1e999}',
    b'{"name": NaN}',
    b'{"name": ' + b"9" * 5000 + b"}",
    b'{"handle": null, "passphrase": null}',
    b'{"game": "fort", "seats": [{"who": "me"}], "options": {"data": "\\u0000"}}',
    b'{"game": "fort", "seats": [{"who": "me"}, {"who": "me"}], "options": {"max_rounds": 1e30}}',
    b'{"game": "fort", "seats": [{"who": "me"}, {"who": "me"}], "options": {"data": "' + b"(" * 30_000 + b'"}}',
    b'{"game": "../../etc/passwd", "seats": []}',
    b'{"game": "fort", "seats": ' + json.dumps([{"who": "me"}] * 2000).encode() + b"}",
    *DEEP,
]


async def test_bodies_that_are_no_json_or_nested_thousands_deep_are_refused(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        table = (await ann.new_table("fort", ["me", "open"]))["id"]
        before = await ann.get("/api/tables")
        for method, path in (
            ("PATCH", "/api/me"),
            ("PUT", "/api/me/passphrase"),
            ("POST", "/api/me/claim"),
            ("POST", "/api/tables"),
            ("PATCH", f"/api/tables/{table}/seats/1"),
            ("POST", f"/api/tables/{table}/join"),
        ):
            for body in BODIES:
                for kind in ("application/json", "text/plain", "multipart/form-data", "application/x-msgpack", ""):
                    if kind != "application/json" and len(body) > 20:
                        continue
                    answer = await ann.http.request(method, path, content=body, headers={"Content-Type": kind})
                    assert answer.status_code in (400, 415), (method, path, body[:60], kind, answer.text)
                    assert not INTERNALS.search(answer.text), answer.text
        assert await ann.get("/api/tables") == before
        assert (await ann.get("/api/me"))["name"] == "Ann"
    assert_quiet(shared_server)


async def test_odd_addresses_and_parameters_find_nothing(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        table = (await ann.new_table("fort", ["me", "easy"], start=True))["id"]
        odd = ["%00", "%ff%fe", "%F0%9F%8F%B0", "..%2f..%2fetc%2fpasswd", "x" * 3000, "'%20OR%201=1--", "%0d%0aX:y"]
        for one in odd:
            for path in (f"/api/tables/{one}", f"/api/tables/{one}/events", f"/api/ratings/{one}"):
                answer = await ann.http.get(path)
                assert answer.status_code == 404 and not INTERNALS.search(answer.text), path
            for path in (f"/api/statistics/{one}", f"/api/games/{one}/rules", f"/api/games/{one}/components"):
                assert (await ann.http.get(path)).status_code == 404, path
            assert (await ann.http.get(f"/api/games/fort/rules?lang={one}")).status_code in (200, 404)
        numbers = ["-1", "x", "²", "1e3", "99999999999999999999999", "", "%00", "0x1", "1.5", "true", "NaN", "9" * 2000]
        for one in numbers:
            for path in ("events?seat=", "replay?start=", "replay?count=", "replay?seat="):
                answer = await ann.http.get(f"/api/tables/{table}/{path}{one}")
                # an address with a zero in it is nobody's, whatever stands beside it
                assert answer.status_code in ((404,) if one == "%00" else (200, 400, 403)), (path, one)
                assert answer.status_code == 200 or not INTERNALS.search(answer.text)
            opened = await ann.raw_socket(table, f"seat={one}&since={one}&lang={one}")
            await opened.wait_closed() if one != "" else await opened.close()
            assert opened.close_code in (4403, 1000), one
        for invite in ("é", "\u0000", "x" * 5000, ""):
            answer = await ann.http.post(f"/api/tables/{table}/join", json={"invite": invite})
            assert answer.status_code in (200, 409), answer.text  # Ann sits there already
    assert_quiet(shared_server)


LARGE = [
    "2147483648",
    "-2147483649",
    "9223372036854775808",
    "-9223372036854775809",
    "9" * 30,
    "9" * 4000,
    "1e400",
    "NaN",
]


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_numbers_of_any_size_are_refused_wherever_they_stand(shared_server: ServerProcess, lang: str) -> None:
    async with Client(shared_server, "Ann") as ann, Client(shared_server, "Bob") as bob:
        ann.http.headers["Accept-Language"] = bob.http.headers["Accept-Language"] = lang
        waiting = (await ann.new_table("fort", ["me", "open"], public=True))["id"]
        running = (await ann.new_table("fort", ["me", "easy"], start=True))["id"]
        table = '{"game": "fort", "seats": [{"who": "me"}, {"who": "open"}], %s}'
        for large in LARGE:
            for guest, method, path, body in (
                (bob, "POST", f"/api/tables/{waiting}/join", f'{{"seat": {large}}}'),
                (ann, "POST", "/api/tables", table % f'"options": {{"max_rounds": {large}}}'),
                (ann, "POST", "/api/tables", table % f'"options": {{"first": {large}}}'),
                (ann, "POST", "/api/tables", table % f'"terms": {{"move_seconds": {large}}}'),
                (ann, "POST", "/api/tables", table % f'"terms": {{"pace": {large}}}'),
                (ann, "PATCH", f"/api/tables/{waiting}/seats/{large}", '{"who": "open"}'),
                (ann, "GET", f"/api/tables/{running}/events?seat={large}", ""),
                (ann, "GET", f"/api/tables/{running}/replay?start={large}", ""),
                (ann, "GET", f"/api/tables/{running}/replay?count={large}", ""),
                (ann, "GET", f"/api/tables/{running}/replay?seat={large}", ""),
            ):
                headers = {"Content-Type": "application/json"} if body else {}
                answer = await guest.http.request(method, path, content=body or None, headers=headers)
                assert answer.status_code in (400, 404), (method, path[:80], body[:99], answer.text)
                assert not INTERNALS.search(answer.text)
    assert_quiet(shared_server)


@pytest.mark.parametrize("game", house_games())
async def test_actions_of_any_size_are_refused_in_every_game(shared_server: ServerProcess, game: str) -> None:
    async with Client(shared_server, "Ann") as ann:
        players = forts.find(game).min_players
        table = (await ann.new_table(game, ["me"] * players, start=True))["id"]
        sockets = [await ann.connect(table, seat=seat, lang="fr") for seat in range(players)]
        mover = await _asked(sockets, random.Random(game))
        entries = len(journal_of(shared_server.database, table))
        asked = [-(2**31) - 1, -(2**31), -1, 400, 10_000, 2**31 - 1, 2**31, 2**63, 10**30]
        for action in asked:
            for verb in ("play", "preview", "why"):
                more = {} if verb == "why" else {"ply": mover.ply}
                await mover.raw.send(json.dumps({"t": verb, "id": "n", "action": action, **more}))
                answer = await mover.until(lambda frame: frame.get("id") in ("n", "") and frame["t"] != "chat")
                assert answer["t"] in ("refused", "explained"), (verb, action, answer)
                assert answer["t"] == "refused" or answer["why"] is not None
        for numbers in ({"seat": 10**30}, {"amount": -(10**30)}, {"seat": 2**31, "piece": "x" * 5000}):
            await mover.raw.send(json.dumps({"t": "why", "id": "n", "action": {"verb": "", **numbers}}))
            answer = await mover.until(lambda frame: frame.get("id") in ("n", ""))
            assert answer["t"] in ("refused", "explained")
        assert len(journal_of(shared_server.database, table)) == entries
    assert_quiet(shared_server)


async def _asked(sockets: list[Socket], chance: random.Random) -> Socket:
    """Whoever has a choice; where a game begins with trials, people try until somebody has."""

    async def until_asked(one: Socket) -> Socket:
        while one.ask is None or len(one.ask["moves"]) == 1:  # one answer is given by the server, sooner or later
            if await one.act(chance) is None:
                await one.receive()
        return one

    playing = [asyncio.create_task(until_asked(one)) for one in sockets]
    try:
        return await next(asyncio.as_completed(playing, timeout=PATIENCE))
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def test_a_stranger_with_an_odd_invitation_is_refused(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await ann.new_table("fort", ["me", "open"])
        for invite in ("é", "\u0000", "x" * 5000, "", None, table["seats"][1]["invite"][:-1]):
            answer = await bob.http.post(f"/api/tables/{table['id']}/join", json={"invite": invite})
            assert (answer.status_code, answer.json()["reason"]) == (403, "no-invitation")
    assert_quiet(shared_server)


async def test_zeros_and_odd_letters_do_no_harm_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    """It takes no text with a zero in it, where SQLite does."""
    with ServerProcess(tmp_path, postgres.new_database()) as server:
        async with people(server, "Ann", "Bob") as (ann, bob):
            for path in ("tables/%00", "tables/%00/events", "ratings/%00", "statistics/%00", "games/%00/rules"):
                assert (await ann.http.get(f"/api/{path}")).status_code == 404, path
            for path in ("/letters/%00", "/table/%00", "/api/me/games?since=1~%00", "/api/me/blocks?table=a%00"):
                assert (await ann.http.get(path)).status_code == 404, path
            for path in ("/letters/%00/stop", "/letters/a%00b/confirm"):
                assert (await ann.http.post(path)).status_code == 404, path
            for path in ("/api/me/devices/%00", "/api/me/blocks/%00"):
                assert (await ann.http.delete(path)).status_code == 404, path
            assert (await ann.patch("/api/me", name="A\x00nn \u202e"))["name"] == "Ann"
            odd = {"who": "me", "name": "\x00\u2066x"}
            table = await ann.post("/api/tables", game="fort", seats=[odd, {"who": "open"}], options={"first": "1"})
            assert table["seats"][0]["name"] == "x"
            for invite in ("\x00", "é"):
                answer = await bob.http.post(f"/api/tables/{table['id']}/join", json={"invite": invite})
                assert answer.status_code == 403
            for handle in ("\x00", "a\x00b", "ß" * 24):
                answer = await ann.http.put(
                    "/api/me/passphrase",
                    json={"handle": handle, "passphrase": "long \x00 one", "old": "long \x00 one"},
                )
                assert answer.status_code in (200, 400, 409)
            await bob.join(table["id"], table["seats"][1]["invite"])
            await ann.start(table["id"])
            seen = await ann.connect(table["id"])
            assert (await seen.request("say", text="a\x00b"))["t"] == "done"
            await seen.send("play", id="a\x00b", ply=1, action=seen.update["ask"]["moves"][0]["action"])
            assert (await seen.until(lambda frame: frame["t"] == "refused"))["reason"] == "bad-request-id"
            assert (await seen.play(seen.update["ask"]["moves"][0]["action"], id="é🏰"))["done"] == "é🏰"
            opened = await ann.raw_socket("%00")
            await opened.wait_closed()
            assert opened.close_code == 4404
        assert_quiet(server)


def test_what_is_no_http_at_all_is_turned_away(shared_server: ServerProcess) -> None:
    rng = random.Random(25)
    for number in range(size(60, 3000)):
        data = bytearray(b"GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n{}{}{")
        for _ in range(rng.randrange(1, 12)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        with socket.create_connection(("127.0.0.1", shared_server.port), PATIENCE) as peer:
            peer.sendall(bytes(data) if number % 3 else rng.randbytes(200))
            peer.shutdown(socket.SHUT_WR)
            answer = b""
            try:
                while part := peer.recv(65536):
                    answer += part
            except ConnectionResetError:
                continue
            assert not re.match(rb"HTTP/1\.\d 5", answer), (data, answer)
            if not re.match(rb"HTTP/1\.\d 2", answer):  # one that is a request after all gets what it asked for
                assert not INTERNALS.search(answer.decode("latin-1").partition("\r\n\r\n")[2])
    assert shared_server.health()["status"] == "ok"
    assert "Traceback" not in shared_server.log


# -- sockets -----------------------------------------------------------------------------------------------------

_decoder = msgspec.json.Decoder(Frame)
TEMPLATES = [
    {"t": "play", "id": "f1", "ply": 77, "action": 3},
    {"t": "undo", "id": "f1", "ply": 77, "turn": True},
    {"t": "hurry", "id": "f1", "pace": 70000},
    {"t": "try", "id": "f1", "trial": 77, "step": 0, "what": {"do": "do", "what": {"text": "moon"}}},
    {"t": "say", "id": "f1", "text": ""},
    {"t": "why", "id": "f1", "action": "play bug"},
    {"t": "why", "id": "f1", "action": 7},
    {"t": "why", "id": "f1", "action": {"verb": "", "piece": "bug", "place": "yard", "seat": 9}},
    {"t": "preview", "id": "f1", "ply": 77, "action": 3},
    {"t": "hint", "id": "f1", "ply": 77},
    {"t": "pause", "id": "f1", "on": 1},
    {"t": "resign", "id": ""},
    {"t": "return", "id": "f1", "x": 1},
    {"t": "vote", "id": "f1", "seat": 9, "yes": True},
    {"t": "sync", "id": "f1", "since": 10**6},
]

_large = st.sampled_from([2**31, -(2**31) - 1, 2**53 + 1, 2**63, -(2**63) - 1, 2**64, 10**30, 10**400, 10**4000])
_scalars = st.none() | st.booleans() | st.integers() | _large | st.floats() | st.text(max_size=20)
_values = st.recursive(_scalars, lambda inner: st.lists(inner, max_size=4), max_leaves=8)
_verbs = st.sampled_from([*(str(one["t"]) for one in TEMPLATES), "welcome", "", "PLAY", "__class__"])
_frames = st.fixed_dictionaries(
    {},
    optional={
        "t": _verbs | _scalars,
        "id": st.just("f") | _scalars,
        "ply": _scalars,
        "action": st.integers(-5, 500) | _scalars,
        "since": _scalars,
        "trial": st.integers(-5, 500) | _scalars,
        "step": st.integers(-5, 500) | _scalars,
        "what": _values,
        "seat": st.integers(-2, 9) | _scalars,
        "on": _scalars,
        "yes": _scalars,
        "text": _scalars,
        "more": _values,
    },
)


def mutated(rng: random.Random) -> bytes:
    """A frame with some of its bytes changed, cut or doubled."""
    data = bytearray(json.dumps(rng.choice(TEMPLATES)).encode())
    for _ in range(rng.randrange(1, 6)):
        place = rng.randrange(len(data) + 1)
        how = rng.randrange(5)
        if how == 0 and place < len(data):
            data[place] = rng.randrange(256)
        elif how == 1:
            data[place:place] = rng.choice([b'"', b"{", b"[", b"\\", b"\x00", b"\xff", b"9" * 30, b"-", b"e9", b"null"])
        elif how == 2 and len(data) > 2:
            del data[place : place + rng.randrange(4)]
        elif how == 3:
            data += data[place : place + 10]
        elif place < len(data):
            data[place] ^= 1 << rng.randrange(8)
    return bytes(data)


def harmless(data: bytes) -> bool:
    """Would it change nothing by itself, if it happens to be well-formed?"""
    try:
        frame = _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return True
    kind = type(frame).__name__
    if kind in ("Play", "Undo", "Preview", "Hint"):
        return bool(frame.ply > 10)  # type: ignore[union-attr]
    if kind == "Vote":
        return not 0 <= frame.seat < 4  # type: ignore[union-attr]
    return kind in ("Why", "Sync", "Attempt")  # a table without trials takes no tries


def fuzz(count: int, seed: int) -> list[bytes]:
    """So many malformed frames: half by Hypothesis from the outside of the types, half by changing bytes."""
    rng = random.Random(seed)
    made = [
        b'{"t":"say","id":"f1","text":"\\ud800"}',
        b'{"t":"say","id":"\\udfff","text":""}',
        b'{"t":"play","id":"f1","ply":NaN,"action":-Infinity}',
        b'{"t":"sync","id":"f1","since":1e999}',
        b'{"t":"why","id":"f1","action":' + b"9" * 10_000 + b"}",
        b'{"t":"why","id":"f1","action":{"verb":"","seat":' + b"9" * 30 + b',"amount":-' + b"9" * 30 + b"}}",
    ]
    made += [b"[" * 16_000, b'{"x":' + b"[" * 16_000, b'{"x":' * 3000, b"", b"\x00", b"null"]

    @settings(count // 2)
    @given(_frames)
    def collect(frame: dict[str, Any]) -> None:
        made.append(json.dumps(frame).encode())  # with NaN and lone surrogates, as Python writes them

    collect()
    while len(made) < count:
        made.append(mutated(rng))
    return [data for data in made if len(data) <= 16_384 and harmless(data)]


async def pour(one: Socket, frames: list[bytes]) -> int:
    """Send frames in small batches, reading what comes; returns how many were refused."""
    refused = 0
    for start in range(0, len(frames), 20):
        for number, data in enumerate(frames[start : start + 20]):
            text = data.decode("utf-8", "replace") if number % 2 else None
            await one.raw.send(data if text is None or not harmless(text.encode()) else text)
        end = await one.send("why", action="the end")
        async with asyncio.timeout(PATIENCE):
            while True:
                raw = await one.raw.recv()
                frame = json.loads(raw)
                if frame.get("id") == end:
                    break
                assert frame["t"] in ("refused", "update", "explained", "presence"), frame
                if frame["t"] == "refused":
                    refused += 1
                    assert re.fullmatch("[a-z][a-z-]+", frame["reason"])
                    assert not INTERNALS.search(frame["text"]), frame
    return refused


async def test_malformed_frames_change_nothing(shared_server: ServerProcess) -> None:
    frames = fuzz(size(2000, 100_000), 1)
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await sit_down(ann, [bob], "fort", options={"first": "1"})
        sockets = [await guest.connect(table) for guest in (ann, bob, eve)]
        before = [one.update for one in sockets]
        info = await ann.table(table)
        third = len(frames) // 3
        parts = [frames[:third], frames[third : 2 * third], frames[2 * third :]]
        refused = await asyncio.gather(*(pour(one, part) for one, part in zip(sockets, parts, strict=True)))
        assert sum(refused) > len(frames) / 2
        assert len(journal_of(shared_server.database, table)) == 1
        assert await ann.table(table) == info
        for guest, seen in zip((ann, bob, eve), before, strict=True):
            again = await guest.connect(table)
            assert (again.update["view"], again.update["ask"]) == (seen["view"], seen["ask"])
            assert again.chat == []
        # and the game goes on
        move = sockets[0].update["ask"]["moves"][0]["action"]
        assert (await sockets[0].play(move))["t"] == "update"
    assert_quiet(shared_server)
