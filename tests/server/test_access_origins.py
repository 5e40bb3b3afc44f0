"""Promise 21: what changes something, and every socket, comes from our own pages or from those the settings name.

And promise 26 in part: the headers on every answer; names and chat as text. Browsers are tried in the client's tests.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from server.harness import Client, ServerProcess, sit_down

pytestmark = pytest.mark.anyio

ALLOWED = "https://forts.example"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with another origin on its list."""
    folder: Path = tmp_path_factory.mktemp("guarded")
    with ServerProcess(folder, origins=[ALLOWED, "http://localhost:5173"]) as running:
        yield running


def origins(server: ServerProcess) -> dict[str | None, bool]:
    """Origins and whether they may come in; None for a request that names none."""
    own = server.url
    return {
        own: True,
        own.replace("http", "https", 1): True,  # the same host, reached through TLS
        ALLOWED: True,
        "http://localhost:5173": True,
        None: False,
        "": False,
        "null": False,
        "https://evil.example": False,
        "http://127.0.0.1": False,
        f"http://127.0.0.1:{server.port + 1}": False,
        f"http://localhost:{server.port}": False,
        f"{own}/": False,
        f"{own}.evil.example": False,
        f"{own}@evil.example": False,
        f"http://evil.example@127.0.0.1:{server.port}": False,
        f"ftp://127.0.0.1:{server.port}": False,
        f"127.0.0.1:{server.port}": False,
        own.upper(): False,
        f"{ALLOWED}:8443": False,
        "http://forts.example": False,
        "https://sub.forts.example": False,
        "http://": False,
        "http://[": False,
        "*": False,
    }


@asynccontextmanager
async def socket(client: Client, path: str, origin: str | None) -> AsyncIterator[websockets.ClientConnection]:
    """A socket with exactly this origin."""
    headers = {"Cookie": client.cookie} | ({} if origin is None else {"Origin": origin})
    address = f"{client.url.replace('http', 'ws', 1)}{path}"
    async with websockets.connect(address, additional_headers=headers, proxy=None, close_timeout=2) as opened:
        yield opened


async def test_a_socket_opens_to_pages_of_our_own_alone(guarded: ServerProcess) -> None:
    async with Client(guarded, "Ann") as ann:
        table = (await ann.new_table("fort", ["me", "easy"]))["id"]
        for origin, welcome in origins(guarded).items():
            for query in ("", "?seat=0", "?seat=watch&since=0"):
                path = f"/api/tables/{table}/socket{query}"
                if welcome:
                    async with socket(ann, path, origin) as opened:
                        assert '"t":"welcome"' in str(await opened.recv())
                else:
                    with pytest.raises(websockets.InvalidStatus) as refused:
                        async with socket(ann, path, origin):
                            pass
                    assert refused.value.response.status_code == 403, origin


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/tables", "/api/tables//socket", "/socket", "/api/docs"])
async def test_there_is_no_other_socket_route(guarded: ServerProcess, path: str) -> None:
    async with Client(guarded, "Ann") as ann:
        with pytest.raises(websockets.InvalidStatus):
            async with socket(ann, path, guarded.url):
                pass


async def test_a_foreign_page_changes_nothing_over_http(guarded: ServerProcess) -> None:
    async with Client(guarded, "Ann") as ann, Client(guarded, "Bob") as bob:
        table = await ann.new_table("fort", ["me", "open"])
        invite = table["seats"][1]["invite"]
        calls = [
            (ann, "PATCH", "/api/me", {"name": "Mallory"}),
            (ann, "PUT", "/api/me/passphrase", {"handle": "ann", "passphrase": "long enough"}),
            (ann, "POST", "/api/me/claim", {"handle": "ann", "passphrase": "long enough"}),
            (ann, "POST", "/api/me/erase", {}),
            (ann, "POST", "/api/me/blocks", {"table": table["id"], "seat": 1}),
            (ann, "DELETE", "/api/me/blocks/any", None),
            (ann, "POST", "/api/me/devices", {"endpoint": "https://push.example/any", "key": "any", "auth": "any"}),
            (ann, "DELETE", "/api/me/devices/any", None),
            (ann, "PUT", "/api/me/mail", {"address": "mallory@example.org"}),
            (ann, "DELETE", "/api/me/mail", None),
            (ann, "POST", "/api/tables", {"game": "fort", "seats": [{"who": "me"}, {"who": "me"}]}),
            (ann, "PATCH", f"/api/tables/{table['id']}/seats/1", {"who": "me"}),
            (bob, "POST", f"/api/tables/{table['id']}/join", {"invite": invite}),
            (ann, "POST", f"/api/tables/{table['id']}/leave", None),
            (ann, "POST", f"/api/tables/{table['id']}/start", None),
            (ann, "POST", f"/api/tables/{table['id']}/rematch", None),
            (ann, "POST", f"/api/tables/{table['id']}/file", None),
            (ann, "POST", "/api/files", {"kind": "forts table"}),
            (ann, "DELETE", f"/api/tables/{table['id']}", None),
            (ann, "POST", "/api/games/fort/workshop/read", {"text": ""}),
            (ann, "POST", "/api/sets", {"game": "fort", "name": "any", "text": ""}),
            (ann, "PUT", "/api/sets/any", {"name": "any", "text": "", "version": 1}),
            (ann, "DELETE", "/api/sets/any", None),
            (ann, "POST", "/api/sets/any/tryout", {}),
            (ann, "PATCH", "/api/sets/any/tryout", {"on": True}),
            (ann, "DELETE", "/api/me", None),
        ]
        schema = (await ann.http.get("/api/schema/openapi.json")).json()
        unsafe = sum(method in ("post", "put", "patch", "delete") for one in schema["paths"].values() for method in one)
        assert len(calls) == unsafe, "a call that changes something is not tried here"
        before = [await ann.get("/api/tables"), await ann.get("/api/me"), await bob.get("/api/me")]
        for origin, welcome in origins(guarded).items():
            if not welcome and origin is not None:
                for guest, method, path, body in calls:
                    answer = await guest.http.request(method, path, json=body, headers={"Origin": origin})
                    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin"), (origin, path)
        assert before == [await ann.get("/api/tables"), await ann.get("/api/me"), await bob.get("/api/me")]
        for origin in (guarded.url, ALLOWED):
            assert (await ann.call("PATCH", "/api/me", {"name": "Ann"}, Origin=origin))["name"] == "Ann"
        # a program that is no page names no origin, and has no cookies of others to misuse
        assert (await ann.patch("/api/me", name="Ann"))["name"] == "Ann"


async def test_no_other_page_may_read_answers(guarded: ServerProcess) -> None:
    async with Client(guarded, "Ann") as ann:
        for origin in ("https://evil.example", "null"):
            for method in ("GET", "OPTIONS"):
                headers = {"Origin": origin, "Access-Control-Request-Method": "POST"}
                answer = await ann.http.request(method, "/api/me", headers=headers)
                assert not [name for name in answer.headers if name.startswith("access-control")]


async def test_every_answer_has_the_headers_that_keep_others_out(guarded: ServerProcess) -> None:
    async with Client(guarded, "Ann") as ann:
        table = (await ann.new_table("fort", ["me", "easy"]))["id"]
        answers = [
            await ann.http.request(method, path, **extra)  # type: ignore[arg-type]
            for method, path, extra in (
                ("GET", "/api/health", {}),
                ("GET", "/api/me", {}),
                ("HEAD", "/api/me", {}),
                ("GET", "/api/games", {}),
                ("GET", "/api/games/fort/rules", {}),
                ("GET", "/api/docs", {}),
                ("GET", "/api/schema/openapi.json", {}),
                ("GET", f"/api/tables/{table}", {}),
                ("GET", "/", {}),
                ("GET", "/some/page", {}),
                ("GET", "/assets/none.js", {}),
                ("GET", "/api/nothing", {}),
                ("GET", "/api/tables/nothing", {}),
                ("DELETE", "/api/games", {}),
                ("OPTIONS", "/api/me", {}),
                ("POST", "/api/tables", {"content": b"{", "headers": {"Content-Type": "application/json"}}),
                ("POST", "/api/tables", {"content": b"x" * 70_000, "headers": {"Content-Type": "application/json"}}),
                ("POST", "/api/tables", {"content": b"{}"}),
                ("POST", "/api/tables", {"json": {"game": "chess", "seats": []}}),
                ("PATCH", "/api/me", {"json": {"name": "x"}, "headers": {"Origin": "https://evil.example"}}),
                ("GET", f"/api/tables/{table}/log", {}),
            )
        ]
        assert {answer.status_code for answer in answers} >= {200, 204, 400, 403, 404, 405, 409, 413, 415}
        for answer in answers:
            where = f"{answer.request.method} {answer.request.url}"
            policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
            assert policy["default-src"] == policy["connect-src"] == "'self'", where
            # WebAssembly is what plays where there is no server; it may not be made from text
            assert policy["script-src"] == "'self' 'wasm-unsafe-eval'", where
            assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["x-frame-options"] == "DENY"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert "server" not in answer.headers
            if answer.request.url.path.startswith("/api/"):
                assert answer.headers["cache-control"] == "no-store", where


async def test_what_a_form_of_any_page_could_send_is_not_taken_for_json(guarded: ServerProcess) -> None:
    async with Client(guarded, "Ann") as ann:
        for kind in (
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "",
            "application/jsonp",
        ):
            answer = await ann.http.patch("/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
            assert (answer.status_code, answer.json()["reason"]) == (415, "not-json"), kind
        assert (await ann.get("/api/me"))["name"] == "Ann"
        for kind in ("application/json", "application/json; charset=utf-8"):
            answer = await ann.http.patch("/api/me", content=b'{"name": "Bob"}', headers={"Content-Type": kind})
            assert answer.status_code == 200, kind


async def test_behind_tls_browsers_are_told_to_stay_there(tmp_path: Path, guarded: ServerProcess) -> None:
    with ServerProcess(tmp_path, secure="true") as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            for path in ("/api/me", "/api/none", "/"):
                assert (await http.get(path)).headers["strict-transport-security"] == "max-age=31536000"
    async with httpx.AsyncClient(base_url=guarded.url, trust_env=False) as http:
        assert "strict-transport-security" not in (await http.get("/api/me")).headers


async def test_a_table_without_spectators_is_told_of_to_its_own_people(guarded: ServerProcess) -> None:
    async with Client(guarded, "Ann") as ann, Client(guarded, "Bob") as bob, Client(guarded, "Eve") as eve:
        table = await ann.new_table("fort", ["me", "open"], spectators=False)
        paths = [f"/api/tables/{table['id']}", f"/api/tables/{table['id']}/components"]
        invite = table["seats"][1]["invite"]
        for path in paths:
            for headers in ({}, {"Forts-Invite": ""}, {"Forts-Invite": invite[:-1]}):
                answer = await eve.http.get(path, headers=headers)
                assert (answer.status_code, answer.json()["reason"]) == (403, "no-spectators")
            assert (await ann.http.get(path)).status_code == 200
            assert (await bob.http.get(path, headers={"Forts-Invite": invite})).status_code == 200, "Bob is invited"
        await bob.join(table["id"], invite)
        await ann.start(table["id"])
        for path in paths:
            assert (await bob.http.get(path)).status_code == 200
            assert (await eve.http.get(path, headers={"Forts-Invite": invite})).status_code == 403, "it was used"
        listed = await ann.new_table("fort", ["me", "open"], spectators=False, public=True)
        assert (await eve.http.get(f"/api/tables/{listed['id']}")).status_code == 200, "she may sit down"


async def test_names_and_chat_go_round_as_text(guarded: ServerProcess) -> None:
    tricks = ["<script>a()</script>", "<img src=x onerror=a()>", "{ $seat }", "%s{0}\\n", "'; DROP TABLE x;--"]
    async with Client(guarded) as ann, Client(guarded, "Bob") as bob:
        for trick in tricks:
            await ann.patch("/api/me", name=trick)
            table = await sit_down(ann, [bob], "fort")
            seen = await bob.connect(table, lang="fr")
            assert seen.table["seats"][0]["name"] == trick
            spoken = await ann.connect(table)
            await spoken.request("say", text=f"{trick}\u202e\x00 \n {trick}")
            heard = await seen.until(lambda frame: frame["t"] == "chat")
            assert (heard["name"], heard["text"]) == (trick, f"{trick} {trick}")
            again = await ann.connect(table)
            assert [said["text"] for said in again.chat] == [f"{trick} {trick}"]
        answer: httpx.Response = await ann.http.get("/api/me")
        assert answer.headers["content-type"].startswith("application/json")
