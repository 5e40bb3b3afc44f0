"""Calls in the database: who is to be told what, on which device, and whose job that is.

A table's row says which seats it waits for, each since which entry. A call is that wait as far as a device knows of it:

- `waiting` to be told, at `due`: a moment later, at the end of quiet hours, or after a failure;
- `calling`: a node is telling it now; at `due` that node has died, and another one tries again;
- `called`: the device knows;
- `seen`: it need not be told, for its owner had the table in sight, or it cannot be reached;
- `withdrawn`: it knows, but the wait is over, and it is to be told that.

Every change names the state and the entry that it goes on from, so that of several nodes one does it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, exists, insert, or_, select, update

from forts.server.calling.quiet import loud_from
from forts.server.store.schema import calls, devices, seats, tables

GRACE = 1.0
"""Seconds that somebody has to answer at once before being called."""
LEASE = 60.0
"""Seconds after which a node that is telling is presumed dead."""
MOST_TRIES = 8
_MOST_TABLES = 500


@dataclass(frozen=True)
class Moved:
    """A table that somebody has moved at."""

    id: str
    touched: float
    waits: dict[int, int]
    """By seat: the entry since which it is waited for."""
    called: bool = True
    """Does somebody there want to be called, or is being called?"""


@dataclass(frozen=True)
class Due:
    """A device that is to be told something."""

    table: str
    seat: int
    device: str
    guest: str
    ply: int
    state: str
    due: float
    tries: int
    game: str
    endpoint: str
    key: bytes
    auth: bytes
    lang: str
    at: float

    @property
    def done(self) -> bool:
        """Is it about a wait that is over?"""
        return self.state == "withdrawn"


def moved_since(connection: Connection, since: float) -> list[Moved]:
    """Tables at which something has happened from a moment on, the first first; only so many at once."""
    rows = connection.execute(_MOVED, {"since": since})
    return [
        Moved(
            row.id,
            row.touched,
            {int(seat): ply for seat, ply in msgspec.json.decode(row.calls).items()} if row.called else {},
            bool(row.called),
        )
        for row in rows
    ]


_MOVED = (
    select(
        tables.c.id,
        tables.c.touched,
        tables.c.calls,
        or_(
            exists().where(calls.c.table_id == tables.c.id),
            exists().where(seats.c.table_id == tables.c.id, devices.c.guest == seats.c.guest),
        ).label("called"),
    )
    .where(tables.c.status.in_(["playing", "paused", "over"]), tables.c.touched >= bindparam("since"))
    .order_by(tables.c.touched)
    .limit(_MOST_TABLES)
)
_SEATED = select(seats.c.table_id, seats.c.seat, seats.c.guest).where(
    seats.c.table_id.in_(bindparam("ids", expanding=True)), seats.c.guest.is_not(None)
)
_REACHED = select(devices).where(devices.c.guest.in_(bindparam("guests", expanding=True)))
_STANDING = select(calls).where(calls.c.table_id.in_(bindparam("ids", expanding=True)))


@dataclass(frozen=True)
class Changes:
    """What calls have to become."""

    new: list[dict[str, Any]]
    again: list[dict[str, Any]]
    """A seat is waited for anew, and the device knows of an earlier time."""
    over: list[Row[Any]]
    """Calls whose wait is over."""

    def __bool__(self) -> bool:
        return bool(self.new or self.again or self.over)


def find_changes(connection: Connection, moved: Sequence[Moved], now: float) -> Changes:
    """Compare who is waited for with who is being called."""
    ids = [one.id for one in moved]
    waits = {(one.id, seat): (ply, one.touched) for one in moved for seat, ply in one.waits.items()}
    standing = {(row.table_id, row.seat, row.device): row for row in connection.execute(_STANDING, {"ids": ids})}
    new: list[dict[str, Any]] = []
    again: list[dict[str, Any]] = []
    for table, seat, device in _reached(connection, waits):
        ply, at = waits[table, seat]
        known = standing.get((table, seat, device.id))
        if known is not None and known.ply >= ply:
            continue
        due = loud_from(max(now, at + GRACE), device.zone, device.quiet_from, device.quiet_to)
        call = {"table_id": table, "seat": seat, "device": device.id, "ply": ply, "due": due, "at": at}
        (new if known is None else again).append({**call, "state": "waiting", "tries": 0})
    over = [row for key, row in standing.items() if key[:2] not in waits and row.state != "withdrawn"]
    return Changes(new, again, over)


def _reached(connection: Connection, waits: Collection[tuple[str, int]]) -> Iterator[tuple[str, int, Row[Any]]]:
    """Each device of each person who is waited for, with the table and the seat."""
    if not waits:
        return
    seated = connection.execute(_SEATED, {"ids": sorted({table for table, _ in waits})})
    waited_for = [row for row in seated if (row.table_id, row.seat) in waits]
    reached: dict[str, list[Row[Any]]] = {row.guest: [] for row in waited_for}
    for device in connection.execute(_REACHED, {"guests": list(reached)}):
        reached[device.guest].append(device)
    for row in waited_for:
        yield from ((row.table_id, row.seat, device) for device in reached[row.guest])


def change(connection: Connection, changes: Changes, now: float) -> None:
    """Carry the changes out, as far as no other node has."""
    for call in changes.new:
        found = connection.execute(select(devices.c.id).where(devices.c.id == call["device"])).scalar()
        known = connection.execute(_KEY, _key(call)).first()
        if found is not None and known is None:
            connection.execute(insert(calls).values(call))
    for call in changes.again:
        connection.execute(update(calls).where(*_same(call), calls.c.ply < call["ply"]).values(call))
    for row in changes.over:
        here = [*_same(row._mapping), calls.c.ply == row.ply]
        told = calls.c.state.in_(["calling", "called"])
        connection.execute(update(calls).where(*here, told).values(state="withdrawn", due=now, tries=0))
        connection.execute(delete(calls).where(*here, calls.c.state.in_(["waiting", "seen"])))


_KEY = select(calls.c.ply).where(
    calls.c.table_id == bindparam("table_id"), calls.c.seat == bindparam("seat"), calls.c.device == bindparam("device")
)


def _key(call: Any) -> dict[str, Any]:
    return {name: call[name] for name in ("table_id", "seat", "device")}


def _same(call: Any) -> list[Any]:
    return [calls.c[name] == value for name, value in _key(call).items()]


def find_due(connection: Connection, now: float, most: int, without: Collection[str] = ()) -> list[Due]:
    """What devices are to be told now, but for those of services that have enough to do, as they were named."""
    due = _DUE
    for name in without:
        start = name if "://" in name else f"https://{name.replace('*', '%')}"
        due = due.where(~devices.c.endpoint.ilike(f"{start}%"))
    return [
        Due(
            row.table_id,
            row.seat,
            row.device,
            row.guest,
            row.ply,
            row.state,
            row.due,
            row.tries,
            row.game or "",
            row.endpoint,
            bytes(row.key),
            bytes(row.auth),
            row.lang,
            row.at,
        )
        for row in connection.execute(due, {"now": now, "most": most})
    ]


_DUE = (
    select(calls, tables.c.game, devices.c.guest, devices.c.endpoint, devices.c.key, devices.c.auth, devices.c.lang)
    .join(devices, devices.c.id == calls.c.device)
    .outerjoin(tables, tables.c.id == calls.c.table_id)
    .where(calls.c.due <= bindparam("now"))
    .order_by(calls.c.due)
    .limit(bindparam("most"))
)


def take(connection: Connection, one: Due, seen: bool, now: float) -> bool:
    """Is it for this node to tell the device? Whoever looks at the table, or has answered, is not told."""
    here = _this(one)
    if not one.done:
        waits = connection.execute(select(tables.c.calls).where(tables.c.id == one.table)).scalar()
        if waits is None or msgspec.json.decode(waits).get(str(one.seat)) != one.ply:
            connection.execute(delete(calls).where(*here))
            return False
        if seen and one.state == "waiting":
            connection.execute(update(calls).where(*here).values(state="seen", due=None))
            return False
    state = "withdrawn" if one.done else "calling"
    taken = update(calls).where(*here, calls.c.due == one.due)
    return connection.execute(taken.values(state=state, due=now + LEASE, tries=one.tries + 1)).rowcount == 1


def told(connection: Connection, one: Due) -> None:
    """The device knows."""
    if one.done:
        connection.execute(delete(calls).where(*_this(one)))
        return
    here = [*_same(_of(one)), calls.c.ply == one.ply]
    connection.execute(update(calls).where(*here, calls.c.state == "calling").values(state="called", due=None))
    connection.execute(update(devices).where(devices.c.id == one.device, devices.c.failures > 0).values(failures=0))


def failed(connection: Connection, one: Due, again: float | None) -> int:
    """It could not be told; try again at a time, or never. Returns how often in a row that was so of the device."""
    here = [*_same(_of(one)), calls.c.ply == one.ply]
    if again is not None and one.tries < MOST_TRIES:
        # a wait that ended meanwhile is withdrawn, and nothing is to be told of it
        connection.execute(update(calls).where(*here, calls.c.state == "calling").values(state="waiting", due=again))
        connection.execute(update(calls).where(*here, calls.c.state == "withdrawn").values(due=again))
        # nor is it asked about other tables meanwhile: each try may take as long, and others wait for theirs
        others = (calls.c.device == one.device, calls.c.state == "waiting", calls.c.due < again)
        connection.execute(update(calls).where(*others).values(due=again))
    elif one.done:
        connection.execute(delete(calls).where(*here))
    else:
        connection.execute(update(calls).where(*here, calls.c.state == "calling").values(state="seen", due=None))
    connection.execute(update(devices).where(devices.c.id == one.device).values(failures=devices.c.failures + 1))
    return int(connection.execute(select(devices.c.failures).where(devices.c.id == one.device)).scalar() or 0)


def _this(one: Due) -> list[Any]:
    return [*_same(_of(one)), calls.c.ply == one.ply, calls.c.state == one.state]


def _of(one: Due) -> dict[str, Any]:
    return {"table_id": one.table, "seat": one.seat, "device": one.device}
