"""What the host of a server has: metrics, `forts admin`, notices, invitations, a log with request ids."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from forts.server.notices import Noticeboard
from forts.server.wire import Notice
from server.harness import Client, HttpRefused, ServerProcess, sit_down

pytestmark = pytest.mark.anyio

TOKEN = "a-token-of-the-host"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("hosted")
    settings = {
        "admin_token": TOKEN,
        "metrics_token": "metrics-only",
        "notice_file": folder / "notice.json",
        "log_json": True,
    }
    with ServerProcess(folder, **settings) as server:
        yield server


def get(server: ServerProcess, path: str, token: str | None = None, method: str = "GET") -> httpx.Response:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return httpx.request(method, server.url + path, headers=headers, trust_env=False)


def forts_admin(server: ServerProcess, *arguments: str, token: str = TOKEN) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "forts", "admin", *arguments, "--server", server.url],
        capture_output=True,
        text=True,
        env={**os.environ, "FORTS_ADMIN_TOKEN": token, "LANG": "C.UTF-8"},
    )


def test_metrics_are_for_whoever_has_their_token(hosted: ServerProcess) -> None:
    for token in (None, "wrong", TOKEN):
        assert get(hosted, "/metrics", token).status_code == 404
    told = get(hosted, "/metrics", "metrics-only")
    assert told.status_code == 200 and "forts_entries_total" in told.text
    assert 'forts_requests_total{method="GET",status="404"}' in told.text


def test_there_is_nothing_for_anybody_where_no_token_is_set(shared_server: ServerProcess) -> None:
    for path in ("/metrics", "/api/admin/state"):
        assert get(shared_server, path).status_code == 404
        assert get(shared_server, path, TOKEN).status_code == 404


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "state"),
        ("POST", "tables/any/end"),
        ("DELETE", "tables/any"),
        ("DELETE", "guests/any"),
        ("PATCH", "guests/any"),
        ("PUT", "notice"),
    ],
)
def test_nobody_without_the_token_looks_after_the_server(hosted: ServerProcess, method: str, path: str) -> None:
    assert get(hosted, f"/api/admin/{path}", "metrics-only", method).status_code in (400, 404)


async def test_moves_are_counted(hosted: ServerProcess) -> None:
    def entries() -> float:
        text = get(hosted, "/metrics", "metrics-only").text
        return float(next(line for line in text.splitlines() if line.startswith("forts_entries_total")).split()[1])

    before = entries()
    async with Client(hosted) as ann:
        await sit_down(ann, [], "fort", ["random"])
    assert entries() > before


async def test_the_host_sees_renames_and_removes(hosted: ServerProcess) -> None:
    async with Client(hosted) as ann:
        table = await sit_down(ann, [], "fort", ["random"])
        me = (await ann.http.get("/api/me")).json()["id"]
        shown = json.loads(forts_admin(hosted, "--json").stdout)
        assert table in [one["id"] for one in shown["tables"]]
        assert forts_admin(hosted, "rename-guest", me, "Doodles").returncode == 0
        assert (await ann.http.get("/api/me")).json()["name"] == "Doodles"
        assert forts_admin(hosted, "end-table", table).returncode == 0
        assert (await ann.http.get(f"/api/tables/{table}")).json()["seats"][0]["standin"] is not None or (
            await ann.http.get(f"/api/tables/{table}")
        ).json()["status"] == "over"
        assert forts_admin(hosted, "remove-table", table).returncode == 0
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == 404
        assert forts_admin(hosted, "remove-guest", me).returncode == 0
        assert (await ann.http.get("/api/me")).json()["id"] != me, "the session has ended: somebody new"


def test_what_is_wrong_is_said_in_one_sentence(hosted: ServerProcess) -> None:
    for arguments, said in [
        (("remove-table", "nobodys"), "refused"),
        (("dance",), "is not one of"),
        (("end-table",), "needs ID"),
    ]:
        answer = forts_admin(hosted, *arguments)
        assert answer.returncode == 2 and said in answer.stderr and answer.stderr.count("\n") == 1
    assert "does not accept this token" in forts_admin(hosted, token="wrong").stderr
    assert "FORTS_ADMIN_TOKEN" in forts_admin(hosted, token="").stderr


def test_everybody_hears_what_the_host_says(hosted: ServerProcess) -> None:
    assert get(hosted, "/api/notice").json()["text"] == ""
    assert forts_admin(hosted, "notice", "New cards tonight", "--closing", "10").returncode == 0
    told = get(hosted, "/api/notice").json()
    assert told["text"] == "New cards tonight" and told["closing"] > 0
    assert forts_admin(hosted, "notice", "").returncode == 0
    assert get(hosted, "/api/notice").json()["text"] == ""


def test_a_closing_that_has_passed_is_not_announced(tmp_path: Path) -> None:
    now = 1000.0
    board = Noticeboard(tmp_path / "notice.json", clock=lambda: now)
    board.write(Notice("Maintenance", closing=1060.0))
    assert board.notice().closing == 1060.0
    now = 1061.0
    assert board.notice() == Notice("Maintenance")
    (tmp_path / "notice.json").write_text("not JSON")
    os.utime(tmp_path / "notice.json", (1, 1))
    assert board.notice() == Notice()


def test_every_answer_bears_the_id_of_its_request(hosted: ServerProcess) -> None:
    one, other = get(hosted, "/api/games"), get(hosted, "/api/none")
    assert len(one.headers["x-request-id"]) == 16
    assert one.headers["x-request-id"] != other.headers["x-request-id"]


async def test_only_invited_people_open_tables(tmp_path: Path) -> None:
    settings = {"invitation": "club-2026", "notice_file": tmp_path / "notice.json"}
    with ServerProcess(tmp_path, **settings) as server:
        async with Client(server) as ann, Client(server) as bob:
            with pytest.raises(HttpRefused, match="invitation-needed"):
                await sit_down(ann, [], "fort", ["random"])
            assert (await ann.http.get("/invited/wrong")).status_code == 404
            assert (await ann.http.get("/invited/club-2026")).status_code == 303
            assert await sit_down(ann, [bob], "fort"), "who was not invited may sit down"
        assert "club-2026" not in server.log
