"""Golden games: logs on file, which replay to the same end in every later version. `playthroughs.py` adds to them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import forts

FOLDER = Path(__file__).parent / "data" / "golden"


def state_hash(match: forts.Match, rules: int | None = None) -> str:
    """A fingerprint of where a game has come to, as a version of the rules (the present one) would write it."""
    position = match.position()
    if rules is not None and "rules" in position:
        position["rules"] = rules
    ending = json.dumps([position, match.scores, match.winners], sort_keys=True)
    return hashlib.sha256(ending.encode()).hexdigest()


def keep(name: str, match: forts.Match) -> None:
    """Put a finished game on file; one that is there stays as it is."""
    path = FOLDER / f"{name}.json"
    if not path.exists():
        golden = {"hash": state_hash(match), "scores": match.scores, "log": match.log}
        path.write_text(json.dumps(golden, separators=(",", ":")) + "\n", encoding="utf-8")
