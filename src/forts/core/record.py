"""Values that are built at every move, for every viewer."""

from __future__ import annotations

import msgspec


class Record(msgspec.Struct, frozen=True):
    """A value with named fields that does not change: compared by what it holds, and quick to build and to encode.

    A frozen dataclass says the same, but takes ten times as long to make, and a view has a hundred fields.
    A subclass says `frozen=True` again for its reader; in a compiled module only this class makes it so.
    """
