"""The server under load, beside a peer, in one run: `make bench-server`.

Load generators run in processes of their own, on loopback, for a few seconds each. Ours commits every move to disk
(SQLite in WAL with full sync); boardgame.io's server, where Node is there, keeps its matches in memory. The machine may
be busy: the two take turns, and the best round of each counts, for what slows a round down is somebody else. On a
virtual machine that can be seen: a round from which the host took time is measured again, a few times at most.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psutil

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))

from server.harness import Client, Postgres, RedisProcess, ServerProcess  # noqa: E402 (found after the path is set)

Figures = dict[str, float]
Measure = Callable[[int, float, float], Figures]
"""Takes how many tables, how many moves a second, and for how many seconds."""
_LIMITS = ("messages", "requests_per_minute", "guests_per_hour", "sockets_per_address", "connections_per_address")
_OPEN = dict.fromkeys(_LIMITS, 10_000_000)


def load_ours(address: str, tables: int, rate: float, seconds: float) -> Figures:
    command = [sys.executable, str(HERE / "load.py"), address, str(tables), str(rate), str(seconds)]
    return _figures(command, seconds)


def load_peer(port: int, tables: int, rate: float, seconds: float) -> Figures:
    command = ["node", "load.js", str(port), str(tables), str(rate), str(seconds)]
    return _figures(command, seconds)


def _figures(command: list[str], seconds: float) -> Figures:
    done = subprocess.run(command, cwd=HERE / "peer", capture_output=True, text=True, timeout=seconds + 120)
    if done.returncode:
        raise SystemExit(done.stderr)
    found: Figures = json.loads(done.stdout)
    return found


class Ours:
    """Our server on a database."""

    def __init__(self, folder: Path, database: str | None = None, **settings: object) -> None:
        self.process = ServerProcess(folder, database, **_OPEN, **settings)

    def measure(self, tables: int, rate: float, seconds: float) -> Figures:
        with self.process.start():
            return load_ours(self.process.url, tables, rate, seconds)


class Peer:
    """boardgame.io's server."""

    def __init__(self, port: int) -> None:
        self.port = port

    def measure(self, tables: int, rate: float, seconds: float) -> Figures:
        command = ["node", "server.js", str(self.port)]
        with subprocess.Popen(command, cwd=HERE / "peer", stdout=subprocess.PIPE) as server:
            try:
                assert server.stdout is not None
                server.stdout.readline()
                time.sleep(1.0)
                return load_peer(self.port, tables, rate, seconds)
            finally:
                server.kill()


def peer_ready() -> bool:
    """Is boardgame.io installed, or can it be?"""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    installed = HERE / "peer" / "node_modules" / "boardgame.io"
    if not installed.is_dir():
        command = ["npm", "ci", "--ignore-scripts", "--silent", "--no-audit", "--no-fund"]
        subprocess.run(command, cwd=HERE / "peer", timeout=300, check=False)
    return installed.is_dir()


def memory_of_a_table(folder: Path, tables: int) -> tuple[float, float]:
    """Bytes of the server's memory for a table whose game has just begun, and for one that nobody has used for a while.

    What a process has once taken it seldom gives back: what idle tables hold shows in how much more is taken by more of
    them.
    """
    server = ServerProcess(folder, **_OPEN)
    with server.start():
        process = psutil.Process(server.pid)

        async def open_tables(count: int) -> None:
            async with Client(server.url) as host:
                for _ in range(count):
                    seats = [{"who": "me"}, {"who": "me", "name": "Friend"}]
                    await host.post("/api/tables", game="fort", seats=seats, start=True)

        asyncio.run(open_tables(50))
        first = process.memory_info().rss
        asyncio.run(open_tables(tables))
        used = process.memory_info().rss - first
        time.sleep(IDLE)
        before = process.memory_info().rss
        asyncio.run(open_tables(tables))
        time.sleep(IDLE)
        asyncio.run(open_tables(tables))
        return used / tables, (process.memory_info().rss - before) / (2 * tables)


IDLE = 66.0
"""Seconds after which a table that nobody uses has left the memory."""


def undisturbed(measure: Measure, tables: int, rate: float, seconds: float) -> Figures:
    """A round from which the host of a virtual machine took hardly any time; or the least disturbed of a few."""
    tried: list[Figures] = []
    while not tried or (tried[-1]["stolen"] > _HARDLY_ANY and len(tried) < _FEW):
        before = psutil.cpu_times()
        one = measure(tables, rate, seconds)
        after = psutil.cpu_times()
        one["stolen"] = (getattr(after, "steal", 0.0) - getattr(before, "steal", 0.0)) / (sum(after) - sum(before))
        tried.append(one)
    return min(tried, key=lambda one: one["stolen"])


_HARDLY_ANY = 0.002
_FEW = 3


def best(rounds: list[Figures]) -> Figures:
    """The round with the most moves; at a given rate, where all have about the same, the one with the lowest p99."""
    fast = max(one["moves_per_second"] for one in rounds)
    near = [one for one in rounds if one["moves_per_second"] >= 0.97 * fast]
    return min(near, key=lambda one: one["p99_ms"])


def show(name: str, one: Figures) -> None:
    times = f"p50 {one['p50_ms']:7.1f} ms   p99 {one['p99_ms']:7.1f} ms   {one['stolen']:5.1%} stolen"
    print(f"{name:62} {one['moves_per_second']:8.0f} moves/s   {times}", flush=True)


LOADS = {"50 tables, saturated": (50, 0.0), "50 tables at 1000/s": (50, 1000.0), "500 tables at 1000/s": (500, 1000.0)}


def measure_all(folder: Path, peer: Peer | None, rounds: int, seconds: float) -> dict[str, Figures]:
    """Every load on ours and on the peer, in turns; then ours grown to PostgreSQL, Redis and two processes."""
    found: dict[str, list[Figures]] = {}

    def note(name: str, measure: Measure, label: str) -> None:
        one = undisturbed(measure, *LOADS[label], seconds)
        found.setdefault(f"{name}, {label}", []).append(one)
        show(f"{name}, {label}", one)

    for _ in range(rounds):
        for label, (tables, _rate) in LOADS.items():
            note("ours, SQLite", Ours(folder).measure, label)
            if peer is not None and tables == 50:
                note("boardgame.io, in memory", peer.measure, label)
    if Postgres.programs() is not None and shutil.which("redis-server"):
        with closing(Postgres().start()) as postgres, closing(RedisProcess().start()) as redis:
            for label in LOADS:
                grown = Ours(folder, postgres.new_database(), redis=redis.url, workers=2)
                note("ours, PostgreSQL, Redis, two workers", grown.measure, label)
    return {name: best(rounds_) for name, rounds_ in found.items()}


def verdicts(found: dict[str, Figures], used: float, idle: float) -> list[tuple[str, bool]]:
    """What was wanted, and whether it was reached."""
    saturated, paced = found["ours, SQLite, 50 tables, saturated"], found["ours, SQLite, 500 tables at 1000/s"]
    told = [
        ("at least 1500 committed moves a second", saturated["moves_per_second"] >= 1500),
        ("p99 at most 50 ms with 50 tables", saturated["p99_ms"] <= 50),
        ("500 tables held at 1000 moves a second", paced["moves_per_second"] >= 950),
        ("p99 under 100 ms with 500 tables", paced["p99_ms"] < 100),
        (f"an idle table takes {idle / 1000:.1f} kB (just used: {used / 1000:.1f} kB), under 20", idle < 20_000),
    ]
    theirs = found.get("boardgame.io, in memory, 50 tables, saturated")
    if theirs is not None:
        ratio = saturated["moves_per_second"] / theirs["moves_per_second"]
        told.append((f"{ratio:.2f} times boardgame.io's moves a second", ratio >= 1))
        mine = found["ours, SQLite, 50 tables at 1000/s"]["p99_ms"]
        peers = found["boardgame.io, in memory, 50 tables at 1000/s"]["p99_ms"]
        told.append((f"p99 at 1000 moves a second: {mine:.1f} ms, boardgame.io {peers:.1f} ms", mine < peers))
    return told


def main() -> int:
    given = argparse.ArgumentParser()
    given.add_argument("--rounds", type=int, default=3)
    given.add_argument("--seconds", type=float, default=8.0)
    options = given.parse_args()
    with tempfile.TemporaryDirectory() as name:
        peer = Peer(8499) if peer_ready() else None
        found = measure_all(Path(name), peer, options.rounds, options.seconds)
        used, idle = memory_of_a_table(Path(name), 500)
    print()
    told = verdicts(found, used, idle)
    for what, reached in told:
        print(("reached      " if reached else "NOT REACHED  ") + what)
    return 0 if all(reached for _, reached in told) else 1


if __name__ == "__main__":
    sys.exit(main())
