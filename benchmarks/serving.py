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
from typing import Any

import psutil
from sqlalchemy import create_engine

from forts.core.trial import Try
from forts.server.store.rows import read_journal, read_table
from forts.server.tables.live import LiveTable

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


def measure_duels(folder: Path, tables: int, rate: float, seconds: float, lanterns: int) -> Figures:
    """Duels at a rate of tries; and how late the frames of lanterns came, by what the database and the seed say."""
    server = ServerProcess(folder, **_OPEN, trial_speed=1)
    with server.start():
        before = psutil.cpu_times()
        command = [sys.executable, str(HERE / "duels.py"), server.url]
        command += [str(tables), str(rate), str(seconds), str(lanterns)]
        done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=seconds + 240)
        if done.returncode:
            raise SystemExit(done.stderr)
        after = psutil.cpu_times()
    found = json.loads(done.stdout)
    late = sorted(1000 * seconds for seconds in lateness(server.database, found.pop("lanterns")))
    found["lanterns"] = len(late)
    found["lantern_p50_ms"] = late[len(late) // 2]
    found["lantern_p99_ms"] = late[int(len(late) * 0.99)]
    found["stolen"] = (getattr(after, "steal", 0.0) - getattr(before, "steal", 0.0)) / (sum(after) - sum(before))
    figures: Figures = found
    return figures


def lateness(database: str, lanterns: list[tuple[str, int, int, float]]) -> list[float]:
    """Seconds from the moment of each lantern to its frame; the bout is made again from journal and seed."""
    engine = create_engine(database)
    late = []
    with engine.connect() as connection:
        for table, number, round_, came in lanterns:
            found = read_table(connection, table)
            assert found is not None, "the table is there"
            row, seats = found
            journal = read_journal(connection, table)
            opened = next(
                place
                for place, entry in enumerate(journal)
                if entry.note is not None
                and entry.note.opening is not None
                and sum(len(one.actions) for one in journal[: place + 1]) == number
            )
            live = LiveTable(row, seats, journal[: opened + 1])
            for entry in journal[opened + 1 :]:
                held = live.held
                assert held is not None, "the trial is on"
                bout: Any = held.bout
                if bout.puzzle.name == "reflex" and bout.shown(None, held.last).began is not None:
                    moment = _light(bout, held.last, round_)
                    if moment is not None:
                        late.append(came - (held.opened + moment))
                        break
                if entry.kind != "try" or entry.note is None:
                    break
                attempt = Try(entry.seat, entry.note.at, entry.note.what)
                bout.take(attempt)
                held.add(attempt)
    engine.dispose()
    return late


def _light(bout: Any, now: float, round_: int) -> float | None:
    """When the lantern of the round lights, after the tries so far, if it does before somebody tries again."""
    for _ in range(100):
        what = bout.shown(None, now).what
        if what.round == round_ and what.lit:
            return now
        later = bout.next(now)
        if later is None or bout.outcome(now) is not None:
            return None
        now = later
    return None


def memory_of_a_trial(folder: Path, tables: int) -> float:
    """Bytes of the server's memory for a table in a trial that has begun."""
    server = ServerProcess(folder, **_OPEN, trial_speed=1)
    squares = ["door", *["concentration"] * 8, "duel", "riddle", "strength", "prison", "passe_partout"]
    board = "\n".join(["place,square", *(f"fort,{square}" for square in squares), *["sea,water"] * 6, ""])
    with server.start():
        process = psutil.Process(server.pid)

        async def open_tables(count: int) -> None:
            async with Client(server.url) as host:
                for _ in range(count):
                    table = await host.new_table("boyard", ["me", "me"], options={"board": board}, start=True)
                    for seat in (0, 1):
                        one = await host.connect(table["id"], seat=seat)
                        if one.trial is not None and one.seat in one.trial["waiting"]:
                            # so that none is over before the last has begun
                            await one.attempt({"do": "time", "factor": 10.0})
                            await one.attempt({"do": "ready"})
                        await one.close()

        asyncio.run(open_tables(50))
        first = process.memory_info().rss
        asyncio.run(open_tables(tables))
        return (process.memory_info().rss - first) / tables


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
    """Every load on ours and on the peer, in turns."""
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
    return {name: best(rounds_) for name, rounds_ in found.items()}


TWO_NODES = {"50 tables, saturated": (50, 0.0), "200 tables at 2000/s": (200, 2000.0)}


def measure_nodes(folder: Path, rounds: int, seconds: float) -> list[tuple[str, bool]]:
    """Ours grown to PostgreSQL, Redis and two processes: what it was to reach, and whether it did."""
    if Postgres.programs() is None or not shutil.which("redis-server"):
        return []
    found: dict[str, list[Figures]] = {label: [] for label in TWO_NODES}
    with closing(Postgres().start()) as postgres, closing(RedisProcess().start()) as redis:
        for _ in range(rounds):
            for label, (tables, rate) in TWO_NODES.items():
                grown = Ours(folder, postgres.new_database(), redis=redis.url, workers=2)
                found[label].append(undisturbed(grown.measure, tables, rate, seconds))
                show(f"ours, PostgreSQL, Redis, two workers, {label}", found[label][-1])
    saturated, paced = (best(found[label]) for label in TWO_NODES)
    return [
        (
            f"two nodes: at least 2000 committed moves a second ({saturated['moves_per_second']:.0f})",
            saturated["moves_per_second"] >= 2000,
        ),
        (
            f"two nodes: p99 at most 60 ms at 2000 moves a second ({paced['p99_ms']:.1f} at "
            f"{paced['moves_per_second']:.0f})",
            paced["p99_ms"] <= 60 and paced["moves_per_second"] >= 1950,
        ),
    ]


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
        told.append((f"at least 1.2 times boardgame.io's moves a second ({ratio:.2f})", ratio >= 1.2))
        mine = found["ours, SQLite, 50 tables at 1000/s"]["p99_ms"]
        peers = found["boardgame.io, in memory, 50 tables at 1000/s"]["p99_ms"]
        told.append((f"p99 at 1000 moves a second: {mine:.1f} ms, boardgame.io {peers:.1f} ms", mine <= peers))
    return told


def measure_trials(folder: Path, seconds: float) -> list[tuple[str, bool]]:
    """What trials were to reach, and whether they did."""
    duels = measure_duels(folder, 100, _TRIES, seconds, 40)
    memory = memory_of_a_trial(folder, 300)
    p99, light = duels["p99_ms"], duels["lantern_p99_ms"]
    print(
        f"100 duels of two clients: {duels['tries_per_second']:.0f} tries/s   p50 {duels['p50_ms']:.1f} ms   "
        f"p99 {p99:.1f} ms   {duels['stolen']:.1%} stolen"
    )
    print(
        f"{duels['lanterns']:.0f} lanterns: p50 {duels['lantern_p50_ms']:.1f} ms   p99 {light:.1f} ms after the moment"
    )
    return [
        (f"at least 500 committed tries a second ({duels['tries_per_second']:.0f})", duels["tries_per_second"] >= 500),
        (f"p99 from try to both clients at most 50 ms ({p99:.1f})", p99 <= 50),
        (f"p99 of a lantern's frame within 20 ms of its moment ({light:.1f})", light <= 20),
        (f"a table in a trial takes {memory / 1000:.1f} kB, at most 30", memory <= 30_000),
    ]


_TRIES = 540.0
"""Tries a second that are asked for, a little more than are wanted: they fall due by chance."""


def main() -> int:
    given = argparse.ArgumentParser()
    given.add_argument("--trials", action="store_true", help="measure trials alone")
    given.add_argument("--nodes", action="store_true", help="measure two nodes alone")
    given.add_argument("--rounds", type=int, default=3)
    given.add_argument("--seconds", type=float, default=8.0)
    options = given.parse_args()
    told: list[tuple[str, bool]] = []
    with tempfile.TemporaryDirectory() as name:
        if not options.trials and not options.nodes:
            peer = Peer(8499) if peer_ready() else None
            found = measure_all(Path(name), peer, options.rounds, options.seconds)
            told += verdicts(found, *memory_of_a_table(Path(name), 500))
        if not options.trials:
            told += measure_nodes(Path(name), options.rounds, options.seconds)
        if not options.nodes:
            told += measure_trials(Path(name), options.seconds)
    print()
    for what, reached in told:
        print(("reached      " if reached else "NOT REACHED  ") + what)
    return 0 if all(reached for _, reached in told) else 1


if __name__ == "__main__":
    sys.exit(main())
