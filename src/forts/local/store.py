"""Where a browser keeps things: texts by key, on a few shelves. All changes of a batch are kept, or none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

TABLES, JOURNAL, RESULTS, SEEN, OWN = "tables", "journal", "results", "seen", "own"
SHELVES = (TABLES, JOURNAL, RESULTS, SEEN, OWN)

Change = tuple[str, str, str | None]
"""A shelf, a key, and the text to put there; None to take it away."""
Guard = tuple[str, str, str]
"""A shelf, a key, and the text that must still be there, empty for none: another tab may have been faster."""


class StoreFailed(Exception):
    """Nothing was written: `full`, `forbidden`, or `raced` if a guard found something else."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Store(Protocol):
    """What the browser does for us."""

    async def get(self, shelf: str, key: str) -> str | None:
        """A text, or None."""

    async def among(self, shelf: str, prefix: str) -> Sequence[tuple[str, str]]:
        """All texts whose key begins so, in the order of their keys."""

    async def write(self, changes: Sequence[Change], guard: Guard | None = None) -> None:
        """All of it, or `StoreFailed`."""
