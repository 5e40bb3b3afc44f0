"""Writes the golden games: `python tests/golden.py`.

Those of the newest rules are played anew; those of older rules are the promise that old logs stay playable, and are
never written again.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import forts
from every_game import play_randomly, settings

FOLDER = Path(__file__).parent / "data" / "golden"


def state_hash(match: forts.Match, rules: int | None = None) -> str:
    """A fingerprint of where a game has come to, as a version of the rules (the present one) would write it."""
    position = match.position()
    if rules is not None and "rules" in position:
        position["rules"] = rules
    ending = json.dumps([position, match.scores, match.winners], sort_keys=True)
    return hashlib.sha256(ending.encode()).hexdigest()


def main() -> None:
    """One game a setting, for the present version of the rules."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for setting in settings():
        path = FOLDER / f"{setting}-rules{setting.game.rules}.json"
        match = play_randomly(setting.match(2026), 2026)
        golden = {"hash": state_hash(match), "scores": match.scores, "log": match.log}
        path.write_text(json.dumps(golden, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
