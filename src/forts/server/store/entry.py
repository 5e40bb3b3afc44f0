"""An entry of a journal on its way to be kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from forts.server.store.records import After, JournalRow, Note

Job = Callable[[Any], object]
"""Changes of a transaction, which it is handed: a connection to the database, or what a browser keeps."""


@dataclass
class Entry:
    """An entry of a journal, with what it changes in its table's row. The pair (table, ply) is unique."""

    table_id: str
    ply: int
    kind: str
    seat: int
    actions: list[int]
    request: str
    at: float
    status: str
    actor: int | None
    banks: list[float]
    asked: float
    due: float | None
    votes: dict[str, list[int]]
    winners: list[int]
    scores: list[int]
    waiting: list[int] = field(default_factory=list)
    calls: dict[str, int] = field(default_factory=dict)
    note: Note | None = None
    also: list[Job] = field(default_factory=list)
    """Rarer changes that belong to the same transaction: a seat's stand-in, the results of a game."""

    @property
    def after(self) -> After:
        """What the table's row says after it."""
        return After(*(getattr(self, name) for name in After.__struct_fields__))

    @property
    def as_journal(self) -> JournalRow:
        """The entry as it is read again."""
        return JournalRow(self.ply, self.kind, self.seat, self.actions, self.request, self.at, self.note)
