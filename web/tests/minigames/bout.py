"""A real trial of Fort Boyard, held for a test page: tries come in as lines of JSON, what is seen goes out as such.

    bout.py '{"game": "sums", "seed": 7, "level": 1, "factor": 1, "pace": 1, "bots": {}}'

In: `{"seat": 0, "what": ...}`. Out, whenever something has changed: what each viewer sees, how it ended, and the puzzle
with its secrets, which the test reads and the page never gets. `pace` is how fast the trial's clock runs.
"""

from __future__ import annotations

import json
import selectors
import sys
import time
from typing import Any

import msgspec

from forts.core.dice import Dice
from forts.core.errors import BadTry
from forts.core.trial import Trial, Try
from forts.games.boyard.trials.bout import ScreenBout
from forts.games.boyard.trials.by_name import BY_KIND, PUZZLES

_ASKED = {"answers": ["lighthouse"], "near": ["light house keeper"], "language": "en", "seconds": 60}
SETTINGS = {
    "letters": {"words": ["stone", "notes", "onset"]},
    "riddle": {**_ASKED, "texts": ["I stand on a rock with one bright eye, and those who see it keep away from me."]},
    "guess": {**_ASKED, "texts": ["It warns.", "It stands alone.", "It has one eye."]},
    "grip": {"most": 9},
}
"""What a card says besides, of those that say anything."""
LONGEST = 0.25
"""Seconds that are waited for a line before the clock is read again."""


def secrets(puzzle: Any) -> dict[str, Any]:
    """All that is plain data in the puzzle."""
    plain: dict[str, Any] = {}
    for name, value in vars(puzzle).items():
        try:
            plain[name] = json.loads(json.dumps(value))
        except TypeError:
            continue
    return plain


class Held:
    """The trial and its clock."""

    def __init__(self, asked: dict[str, Any]) -> None:
        game = asked["game"]
        self.seats = [0, 1] if game in BY_KIND["duel"] else [0]
        card = {"card": game, "puzzle": game, "level": asked["level"], "settings": SETTINGS.get(game, {})}
        opening = {"bots": asked["bots"], "judges": [], "card": card, "other": None}
        outcomes = ["won", "lost", "no winner", *(f"grab {tokens}" for tokens in range(5, 10))]
        self.bout = ScreenBout(Trial(1, "test", self.seats, 1, outcomes), opening, Dice(asked["seed"]), PUZZLES)
        self.pace = asked["pace"]
        self.begun = time.monotonic()
        if asked["factor"] != 1:
            self.bout.take(Try(0, 0.0, {"do": "time", "factor": float(asked["factor"])}))
        for seat in self.seats:
            if str(seat) not in asked["bots"]:
                self.bout.take(Try(seat, 0.0, {"do": "ready"}))

    @property
    def now(self) -> float:
        """Seconds of the trial's clock."""
        return float((time.monotonic() - self.begun) * self.pace)

    def take(self, line: dict[str, Any]) -> str | None:
        """A try; why it was refused, if it was."""
        try:
            self.bout.take(Try(line["seat"], self.now, {"do": "do", "what": line["what"]}))
        except BadTry as error:
            return str(error.reason.args["why"])
        return None

    def tell(self, refused: str | None) -> None:
        """Say how it stands."""
        now = self.now
        shown = {str(viewer): self.bout.shown(viewer, now).what for viewer in (*self.seats, None)}
        told = {
            "at": now,
            "shown": msgspec.to_builtins(shown),
            "outcome": self.bout.outcome(now),
            "refused": refused,
            "secret": secrets(self.bout.puzzle),
        }
        print(json.dumps(told), flush=True)

    def rest(self) -> float:
        """Seconds of the world's until something changes by itself."""
        later = self.bout.next(self.now)
        return LONGEST if later is None else min(LONGEST, max(0.0, (later - self.now) / self.pace))


def main() -> None:
    """Hold it until nobody listens any more."""
    held = Held(json.loads(sys.argv[1]))
    lines = selectors.DefaultSelector()
    lines.register(sys.stdin, selectors.EVENT_READ)
    held.tell(None)
    due = held.bout.next(held.now)
    while True:
        if lines.select(held.rest()):
            line = sys.stdin.readline()
            if not line:
                return
            held.tell(held.take(json.loads(line)))
            due = held.bout.next(held.now)
        elif due is not None and held.now >= due:
            held.tell(None)
            due = held.bout.next(held.now)


if __name__ == "__main__":
    main()
