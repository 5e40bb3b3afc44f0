"""Carrying attacks out: a server with its default limits, an attacker in a process of its own, an honest table."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import os
import pkgutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

from attack import attacks
from attack.honest import MOST_BOT, MOST_MEMORY, MOST_MOVE, Experience, play_honestly
from attack.target import Target
from forts.server.settings import Settings
from server.harness import _WIDE, ServerProcess

_BACK = 30.0
"""Seconds in which memory comes back after an attack."""


def names() -> list[str]:
    """Every attack: the modules in the folder."""
    return sorted(found.name for found in pkgutil.iter_modules(attacks.__path__))


def told(name: str) -> str:
    """What an attack tries, in a line."""
    return (importlib.import_module(f"attack.attacks.{name}").__doc__ or "").strip().splitlines()[0]


@dataclass
class Outcome:
    """What an attack did to others."""

    attack: str
    seen: Experience
    rise: float
    """Bytes of memory above the start, at most."""
    left: float
    """Bytes above the start, afterwards."""

    def faults(self) -> list[str]:
        """What was promised and not kept."""
        found = {
            f"moves take {self.seen.move * 1000:.0f} ms": self.seen.move > MOST_MOVE,
            f"bots take {self.seen.bot:.1f} s": self.seen.bot > MOST_BOT,
            f"{self.seen.lost} sockets were lost": self.seen.lost > 0,
            f"memory rises by {self.rise / 1e6:.0f} MB": self.rise > MOST_MEMORY,
            f"{self.left / 1e6:.0f} MB do not come back": self.left > MOST_MEMORY / 2,
            "nobody could play": not self.seen.moves,
            "no bot could play": not self.seen.bots,
        }
        return [words for words, wrong in found.items() if wrong]

    def line(self) -> str:
        """For people to read."""
        return (
            f"{self.attack:16} {len(self.seen.moves):5} moves, 99 % in {self.seen.move * 1000:4.0f} ms; "
            f"bots in {self.seen.bot:4.2f} s; lost {self.seen.lost}; "
            f"memory {self.rise / 1e6:+5.0f} MB, then {self.left / 1e6:+5.0f} MB"
        )


def plain_server(folder: Path) -> ServerProcess:
    """A server with the limits that it has by default."""
    default = Settings()
    return ServerProcess(folder, **{name: getattr(default, name) for name in _WIDE if name != "bot_processes"})


def carry_out(name: str, folder: Path, seconds: float) -> Outcome:
    """One attack of so many seconds, on a server of its own."""
    seen = Experience()
    server = plain_server(folder)
    if (prepare := getattr(importlib.import_module(f"attack.attacks.{name}"), "prepare", None)) is not None:
        prepare(server.database)
    with server:
        asyncio.run(play_honestly(server.url, min(2.0, seconds), Experience()))  # all is loaded that play needs
        before = peak = memory_of(server)

        async def beside() -> None:
            nonlocal peak
            playing = asyncio.create_task(play_honestly(server.url, seconds, seen))
            while not playing.done():
                peak = max(peak, memory_of(server))
                await asyncio.sleep(0.2)
            await playing

        with _attacker(name, server.port, seconds):
            asyncio.run(beside())
        return Outcome(name, seen, peak - before, _settled(server, before))


def memory_of(server: ServerProcess) -> int:
    """Bytes that the server's own process holds. What its bots think in is bounded by their number."""
    return int(psutil.Process(server.pid).memory_info().rss)


def _settled(server: ServerProcess, before: int) -> float:
    """What is above the start once it has come down, or has had the time to."""

    async def wait() -> float:
        left = float(memory_of(server) - before)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_BACK):
                while left > MOST_MEMORY / 2:
                    await asyncio.sleep(0.5)
                    left = float(memory_of(server) - before)
        return left

    return asyncio.run(wait())


@contextmanager
def _attacker(name: str, port: int, seconds: float) -> Iterator[None]:
    """A process that attacks, and ends by itself after a while whatever happens to us."""
    tests = Path(__file__).parents[1]
    paths = os.pathsep.join([str(tests), str(tests.parent / "src"), os.environ.get("PYTHONPATH", "")])
    attacker = subprocess.Popen(
        [sys.executable, "-m", "attack.frame", name, str(port), str(seconds + 60)],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=tests,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert attacker.stdout is not None, "it is a pipe"
    try:
        attacker.stdout.readline()  # all is made that the attack needs
        yield
        assert attacker.poll() is None, f"the attacker gave up: {attacker.communicate()[1].decode()[-2000:]}"
    finally:
        attacker.send_signal(signal.SIGKILL)
        attacker.communicate()


async def _attack(name: str, port: int, seconds: float) -> None:
    module = importlib.import_module(f"attack.attacks.{name}")
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await module.attack(Target(port))


if __name__ == "__main__":
    asyncio.run(_attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
