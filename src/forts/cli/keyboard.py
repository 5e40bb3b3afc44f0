"""What somebody types, and when. Whoever has another clock hands in another keyboard."""

from __future__ import annotations

import select
import sys
import time

from rich.console import Console
from rich.text import Text

from forts.cli.screen import ask


class Keyboard:
    """The keyboard of this terminal, and its clock."""

    def now(self) -> float:
        """Seconds, from any beginning."""
        return time.monotonic()

    def line(self, console: Console, prompt: str, seconds: float | None = None) -> str | None:
        """What somebody types, or None if nobody has done so in these seconds; `EOFError` when nobody ever will."""
        if seconds is None:
            return ask(console, prompt)
        console.print(Text(prompt, style="bold"), end="")
        if not _is_typed_within(max(0.0, seconds)):
            return None
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        if not sys.stdin.isatty():
            # answers that were piped in are shown, so that the output reads as it would on a terminal
            console.print(typed.rstrip("\n"))
        return typed.rstrip("\n")


def _is_typed_within(seconds: float) -> bool:
    """Has a line been typed? Where a terminal cannot be watched, the answer is yes, and reading waits for it."""
    try:
        return bool(select.select([sys.stdin], [], [], seconds)[0])
    except (OSError, ValueError):
        return True
