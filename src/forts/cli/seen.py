"""The cards that people at this computer have seen, in the folder where a user's data lies."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path


def data_folder() -> Path:
    """Where the platform keeps what a program remembers for its user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "forts"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "forts"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "forts"


class Seen:
    """The cards of one game, the one seen longest ago first."""

    def __init__(self, game: str) -> None:
        self.game = game

    def cards(self) -> list[str]:
        """Those seen earlier; none where the file is missing or damaged, for it is a convenience and no record."""
        return _read().get(self.game, [])

    def add(self, cards: Iterable[str]) -> None:
        """These have been seen just now. A folder that cannot be written to forgets."""
        known = _read()
        fresh = list(dict.fromkeys(cards))
        known[self.game] = [card for card in known.get(self.game, []) if card not in fresh] + fresh
        file = _file()
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            part = file.with_name(f".{file.name}.part")
            part.write_text(json.dumps(known), encoding="utf-8")
            part.replace(file)
        except OSError:
            pass


def _file() -> Path:
    return data_folder() / "seen.json"


def _read() -> dict[str, list[str]]:
    try:
        body = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(body, dict):
        return {}
    return {game: [str(card) for card in cards] for game, cards in body.items() if isinstance(cards, list)}
