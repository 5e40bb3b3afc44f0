"""Libraries that only some of Forts needs: each comes with an extra of the package; a missing one is named."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from forts.core.errors import MissingExtra


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import within what the extra of that name brings: `MissingExtra` says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if missing.partition(".")[0] == "forts":
            raise
        raise MissingExtra("extra-missing", extra=name, module=missing) from None
