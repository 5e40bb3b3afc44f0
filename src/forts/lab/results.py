"""Records of games as files for other programs: Parquet, CSV or JSON, by the ending of the name."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from forts.bots import bot_skill
from forts.catalog import find
from forts.core.extras import extra
from forts.core.log import Log
from forts.lab.errors import BadRun
from forts.lab.records import GameRecord, record_from_json
from forts.lab.run_file import Header

with extra("lab"):
    import polars as pl

BATCH = 5000
"""Games that are in memory at once while a file is written."""
_FAULT = pl.Struct(
    {"game": pl.Int64, "ply": pl.Int64, "seat": pl.Int64, "bot": pl.String, "kind": pl.String, "text": pl.String}
)
_FACT = pl.Struct({"seat": pl.Int64, "kind": pl.String, "name": pl.String, "amount": pl.Int64})
SCHEMA = pl.Schema(
    {
        "number": pl.Int64(),
        "seed": pl.String(),
        "bots": pl.List(pl.String),
        "shares": pl.List(pl.Float64),
        "scores": pl.List(pl.Int64),
        "turns": pl.Int64(),
        "decisions": pl.Int64(),
        "ended_by": pl.String(),
        "faults": pl.List(_FAULT),
        "facts": pl.List(_FACT),
        "actions": pl.List(pl.Int64),
    }
)
"""The columns of a table of games; lists are by seat."""
_BY_SEAT = {"bots": "bot", "shares": "share", "scores": "score"}
"""In CSV, which has no lists: a column per seat, such as bot_1. Faults and facts are JSON there."""


def table(records: list[GameRecord]) -> pl.DataFrame:
    """The records as a data frame, one row per game."""
    rows = []
    for record in records:
        row = record.to_json()
        row["facts"] = [fact._asdict() for fact in record.facts]
        rows.append(row)
    return pl.DataFrame(rows, schema=SCHEMA)


def write_results(path: Path, header: Header, records: Iterable[GameRecord]) -> None:
    """Write the games of a run, some at a time; an older file stays whole until the new one is complete."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        _writers[_ending(path)](fresh, header, _batches(records))
        fresh.replace(path)
        if header.get("logs") and _ending(path) == ".csv":
            _beside(path).write_text(json.dumps(header) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadRun("lab-cannot-write", path=str(path), why=error.strerror or str(error)) from None


def read_results(path: Path) -> list[GameRecord]:
    """The games in a file that `write_results` wrote."""
    read = _readers[_ending(path)]
    try:
        return read(path)
    except OSError as error:
        raise BadRun("lab-cannot-read", path=str(path), why=error.strerror or str(error)) from None
    except (ValueError, KeyError, TypeError, pl.exceptions.PolarsError) as error:
        why = (str(error).splitlines() or [""])[0]
        raise BadRun("lab-cannot-read", path=str(path), why=why) from None


def read_log(path: Path, number: int) -> dict[str, Any]:
    """A game of a run that was written with its actions, as a log that `forts.replay` takes."""
    header = _header(path)
    record = next((record for record in read_results(path) if record.number == number), None)
    if record is None:
        raise BadRun("lab-no-game", path=str(path), game=number)
    if not record.actions:
        raise BadRun("lab-no-logs", path=str(path))
    log = Log(
        header["game"], header["rules"], header["players"], header["options"], list(record.actions), data=header["data"]
    )
    if find(log.game).has_trials:
        log.skills = [bot_skill(bot, log.game) for bot in record.bots]
    log.names = list(record.bots)
    return log.to_json()


def _header(path: Path) -> Header:
    """Which run a file is of. CSV has no place for that: it lies beside it."""
    try:
        if _ending(path) == ".parquet":
            header: Header = json.loads(pl.read_parquet_metadata(path)["forts_run"])
        elif _ending(path) == ".json":
            header = json.loads(path.read_text(encoding="utf-8"))["run"]
        else:
            header = json.loads(_beside(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRun("lab-cannot-read", path=str(path), why=error.strerror or str(error)) from None
    except (ValueError, KeyError, TypeError, pl.exceptions.PolarsError) as error:
        raise BadRun("lab-cannot-read", path=str(path), why=str(error)) from None
    return header


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.run.json")


def _ending(path: Path) -> str:
    ending = path.suffix.lower()
    if ending not in _writers:
        raise BadRun("lab-ending", path=str(path), known=", ".join(_writers))
    return ending


def _batches(records: Iterable[GameRecord]) -> Iterator[list[GameRecord]]:
    waiting = iter(records)
    while batch := list(islice(waiting, BATCH)):
        yield batch


def _write_json(path: Path, header: Header, batches: Iterator[list[GameRecord]]) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write(f'{{"run": {json.dumps(header)}, "games": [')
        for number, batch in enumerate(batches):
            bodies = ",\n".join(json.dumps(record.to_json()) for record in batch)
            file.write(f"{',' if number else ''}\n{bodies}")
        file.write("\n]}\n")


def _read_json(path: Path) -> list[GameRecord]:
    return [record_from_json(body) for body in json.loads(path.read_text(encoding="utf-8"))["games"]]


def _write_parquet(path: Path, header: Header, batches: Iterator[list[GameRecord]]) -> None:
    with TemporaryDirectory(dir=path.parent, prefix=path.name) as folder:
        parts = []
        for number, batch in enumerate(batches):
            parts.append(Path(folder, f"{number}.parquet"))
            table(batch).write_parquet(parts[-1])
        pl.scan_parquet(parts).sink_parquet(path, metadata={"forts_run": json.dumps(header)})


def _read_parquet(path: Path) -> list[GameRecord]:
    return [_record(row) for row in pl.read_parquet(path).iter_rows(named=True)]


def _write_csv(path: Path, header: Header, batches: Iterator[list[GameRecord]]) -> None:
    with path.open("wb") as file:
        for number, batch in enumerate(batches):
            rows = [_flat(record, int(header["players"])) for record in batch]
            pl.DataFrame(rows, infer_schema_length=None).write_csv(file, include_header=number == 0)


def _flat(record: GameRecord, players: int) -> dict[str, Any]:
    row = record.to_json()
    for column, name in _BY_SEAT.items():
        values = row.pop(column)
        row.update({f"{name}_{seat + 1}": values[seat] for seat in range(players)})
    row["faults"] = json.dumps(row["faults"])
    row["facts"] = json.dumps(row["facts"])
    if "actions" in row:
        row["actions"] = json.dumps(row["actions"])
    return row


def _read_csv(path: Path) -> list[GameRecord]:
    texts = dict.fromkeys(("seed", "ended_by", "faults", "facts", "actions"), pl.String)
    read = pl.read_csv(path, schema_overrides=texts, infer_schema_length=None)
    seats = sum(1 for column in read.columns if column.startswith("score_"))
    records = []
    for row in read.iter_rows(named=True):
        for column, name in _BY_SEAT.items():
            row[column] = [row[f"{name}_{seat + 1}"] for seat in range(seats)]
        row["faults"] = json.loads(row["faults"])
        row["facts"] = json.loads(row["facts"])
        row["actions"] = json.loads(row.get("actions") or "[]")
        records.append(record_from_json(row))
    return records


def _record(row: dict[str, Any]) -> GameRecord:
    row["facts"] = [tuple(fact.values()) for fact in row["facts"]]
    return record_from_json(row)


_writers: dict[str, Callable[[Path, Header, Iterator[list[GameRecord]]], None]] = {
    ".parquet": _write_parquet,
    ".csv": _write_csv,
    ".json": _write_json,
}
_readers: dict[str, Callable[[Path], list[GameRecord]]] = {
    ".parquet": _read_parquet,
    ".csv": _read_csv,
    ".json": _read_json,
}
