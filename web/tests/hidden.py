"""What a trial hides, for a test that has the database of its server: the puzzle from the table's seed and its journal.

    hidden.py DATABASE TABLE

Prints JSON: the kind and mode of the trial that is held, its puzzle or card, and all that is plain data in them.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from sqlalchemy import create_engine

from forts.core.trial import Try, secret_of
from forts.games.boyard.trials.bout import ScreenBout
from forts.server.store.rows import read_journal, read_table
from forts.server.tables.held import Trials
from forts.server.tables.journal import course, match_of


def main(database: str, id_: str) -> None:
    """Print what is hidden now."""
    with create_engine(f"sqlite:///{database}").connect() as connection:
        found = read_table(connection, id_)
        journal = read_journal(connection, id_)
    assert found is not None, "there is such a table"
    table, _ = found
    trials, length = Trials(), 0
    for row in journal:
        trials.add(row.kind, row.seat, row.actions, row.note, row.at, length)
        length += len(row.actions)
    match = match_of(table, course(journal).actions, held=lambda _trial: True)
    trial, held, referee = match.trial, trials.held, match.game.referee
    assert trial is not None, "a trial is asked for"
    assert held is not None, "it is held"
    assert referee is not None, "by a referee"
    bout: Any = referee.hold(trial, held.opening, secret_of(int(table.seed, 16), trial.number))
    for attempt in held.tries:
        bout.take(Try(attempt.seat, attempt.at, attempt.what))
    secret = bout.puzzle if isinstance(bout, ScreenBout) else bout
    told = {"kind": trial.kind, "mode": held.opening["mode"], "seats": trial.seats, **plain(secret)}
    print(json.dumps(told))


def plain(thing: object) -> dict[str, Any]:
    """All that is plain data in it."""
    found: dict[str, Any] = {"name": getattr(thing, "name", "")}
    for name, value in vars(thing).items():
        try:
            found[name] = json.loads(json.dumps(value))
        except TypeError:
            continue
    return found


if __name__ == "__main__":
    main(*sys.argv[1:])
