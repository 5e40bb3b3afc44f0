"""What time it was, kept in the database: whoever starts next notices a clock that was set while no server ran."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from sqlalchemy import Connection, select, text

from forts.server.clock import SteadyClock, elapsed_seconds
from forts.server.store.schema import server

_MOST = 60.0 * 60 * 24
"""Seconds that a clock may be set by and is still followed little by little; more is a clock that was never right."""
_WRITE = text("""
    INSERT INTO server (name, value) VALUES ('clock', :kept) ON CONFLICT (name) DO UPDATE SET value = excluded.value
""")
_READ = select(server.c.value).where(server.c.name == "clock")


class _Kept(msgspec.Struct):
    boot: str
    """Since which start of the machine `elapsed` counts."""
    elapsed: float
    now: float


def keep_time(connection: Connection, now: float, boot: str | None, elapsed: float) -> None:
    """Write down what time it is, and how long the machine has been running."""
    if boot is not None:
        connection.execute(_WRITE, {"kept": msgspec.json.encode(_Kept(boot, elapsed, now))})


def clock_for(
    connection: Connection,
    boot: str | None,
    wall: Callable[[], float] = time.time,
    elapsed: Callable[[], float] = elapsed_seconds,
) -> SteadyClock:
    """A clock that goes on from what time it was, if the machine has been running since then; else by the wall's."""
    row = connection.execute(_READ).scalar()
    if row is not None:
        try:
            kept = msgspec.json.decode(row, type=_Kept)
        except msgspec.MsgspecError:
            return SteadyClock(wall, elapsed)
        now = kept.now + elapsed() - kept.elapsed
        if kept.boot == boot and elapsed() >= kept.elapsed and abs(now - wall()) <= _MOST:
            return SteadyClock(wall, elapsed, now)
    return SteadyClock(wall, elapsed)


def this_boot() -> str | None:
    """A name for the time since the machine was started; None where it has none."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return None
