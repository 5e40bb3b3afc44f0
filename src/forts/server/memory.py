"""Memory that nobody uses any more goes back to the machine.

A C library keeps what was given back to it, for whoever asks next. After a rush of large requests that is tens of
megabytes, in small gaps between what is still used, which nothing but asking for it brings back.
"""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Callable


def _trimming() -> Callable[[int], int] | None:
    """How the C library is asked, where it can be: glibc."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
        return trim
    return None


_trim = _trimming()


def give_back() -> None:
    """Give free memory back: some milliseconds, in which other threads have the interpreter."""
    if _trim is not None:
        _trim(0)
