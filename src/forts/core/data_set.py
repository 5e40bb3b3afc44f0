"""What the writers and the readers of a data set of decisions agree on."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

KEY: Final = "forts_dataset"
"""Under which the metadata of a part say what it is."""
FORMAT: Final = 1
"""Version of the parts' form."""
COLUMNS: Final = ("game", "ply", "seat", "observation", "legal", "action", "share", "score")
"""What is read back into arrays."""
OF_THE_PART: Final = ("command", "digest")
"""What may differ in the metadata of the parts of one run."""


def digest(frame: Any) -> str:
    """A fingerprint of those columns of a data frame of polars: Parquet itself does not notice a turned bit."""
    found = blake2b(digest_size=16)
    for name in COLUMNS:
        values = frame[name]
        if name == "observation":
            found.update(b"".join(values.to_list()))
            continue
        if name == "legal":
            found.update(values.list.len().to_numpy().tobytes())
            values = values.explode()
        found.update(values.to_numpy().tobytes())
    return found.hexdigest()


def identity(header: dict[str, Any]) -> dict[str, Any]:
    """What must be the same in all parts of a run."""
    return {key: value for key, value in header.items() if key not in OF_THE_PART}
