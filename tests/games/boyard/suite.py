"""What the suites have to know of Fort Boyard: options worth playing everything with; nothing is hidden.

And hands for clients of a server: what somebody might do in a trial, by what is on that screen and nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]

_LEVELS = ("easy", "hard")

VARIANTS = [
    {},
    {"levels": "hard", "skill": 72},
    *({"levels": ",".join(_LEVELS[seat % 2] for seat in range(players))} for players in range(2, 7)),
]
"""Those with a level for each seat go with that many players."""


def attempt(trial: Json, seat: int, chance: random.Random) -> Json | None:
    """The next try of a seat, as plain JSON; None where it has nothing to do, or waits for time to pass."""
    shown = trial["shown"]
    if trial["mode"] == "table":
        return _judge(trial, seat, chance)
    if shown["phase"] == "appeal":
        return {"do": "fits", "fits": chance.random() < 0.5} if seat in trial["judges"] else None
    if seat not in trial["seats"] or shown["phase"] == "done":
        return None
    if shown["phase"] == "wrong":
        return {"do": chance.choice(["accept", "appeal"])}
    if shown["phase"] == "ready":
        return _prepare(shown, seat, chance)
    what = _HANDS.get(shown["puzzle"], _nothing)(shown["what"], seat, chance)
    return None if what is None else {"do": "do", "what": what}


def _judge(trial: Json, seat: int, chance: random.Random) -> Json | None:
    shown = trial["shown"]
    if seat not in trial["waiting"]:
        return None
    if shown["seconds"] and not shown["running"] and chance.random() < 0.5:
        return {"do": "glass", "run": True}
    if shown["another"] and chance.random() < 0.1:
        return {"do": "another"}
    return {"do": "verdict", "outcome": chance.choice(trial["outcomes"])}


def _prepare(shown: Json, seat: int, chance: random.Random) -> Json | None:
    if seat in shown["ready"]:
        return None
    if shown["another"] and chance.random() < 0.1:
        return {"do": "another"}
    return {"do": "ready"}


def _nothing(what: Json, seat: int, chance: random.Random) -> Json | None:
    return None  # its time runs out


def _asked(answer: Callable[[Json, random.Random], Json]) -> Callable[[Json, int, random.Random], Json | None]:
    """An answer, once it is asked for."""
    return lambda what, seat, chance: answer(what, chance) if what["asked"] else None


def _fleet(what: Json, seat: int, chance: random.Random) -> Json | None:
    if what["hiding"]:
        return None if seat in what["hidden"] else {"boat": [0, 1]}
    # they shoot in turn: whoever has shot less often is next
    mine = min(what["shots"], key=len)
    free = [square for square in range(9) if square not in mine]
    return {"choice": chance.choice(free)} if what["turn"] == seat else None


def _pairs(what: Json, seat: int, chance: random.Random) -> Json | None:
    free = [card for card, sign in enumerate(what["cards"]) if not sign and what["kept"][card] < 0]
    return {"choice": chance.choice(free)} if what["turn"] == seat and free else None


def _noughts(what: Json, seat: int, chance: random.Random) -> Json | None:
    free = [square for square, owner in enumerate(what["squares"]) if owner < 0]
    return {"choice": chance.choice(free)} if what["turn"] == seat else None


def _bluff(what: Json, seat: int, chance: random.Random) -> Json | None:
    return None if seat in what["chosen"] else {"round": what["round"], "choice": chance.randrange(3)}


def _reflex(what: Json, seat: int, chance: random.Random) -> Json | None:
    if seat in what["pressed"] or not (what["lit"] or chance.random() < 0.3):
        return None
    return {"round": what["round"], "after": 300 if what["lit"] else -1}


_HANDS: dict[str, Callable[[Json, int, random.Random], Json | None]] = {
    "riddle": lambda what, seat, chance: {"text": "xylophone"},
    "guess": lambda what, seat, chance: {"text": "xylophone"},
    "letters": lambda what, seat, chance: {"word": what["letters"]},
    "odd": lambda what, seat, chance: {"drawing": chance.randrange(len(what["drawings"]))},
    "grid": _asked(lambda what, chance: {"cell": chance.randrange(12)}),
    "shells": _asked(lambda what, chance: {"place": chance.randrange(3)}),
    "parade": _asked(lambda what, chance: {"number": chance.randrange(8)}),
    "order": lambda what, seat, chance: {"order": what["choices"]} if what["choices"] else None,
    "sequence": _asked(lambda what, chance: {"signs": [chance.randrange(5) for _ in range(what["length"])]}),
    "sums": lambda what, seat, chance: None if what["text"] else {"number": chance.randrange(50)},
    "glass": lambda what, seat, chance: {"at": 0},
    "gauge": lambda what, seat, chance: {"began": 0, "ended": 0} if what["tries_left"] == 5 else None,
    "grip": lambda what, seat, chance: {"at": -1},
    "sticks": lambda what, seat, chance: (
        {"choice": min(1 + chance.randrange(3), what["sticks"])} if what["turn"] == seat else None
    ),
    "noughts": _noughts,
    "pairs": _pairs,
    "fleet": _fleet,
    "bluff": _bluff,
    "dice": lambda what, seat, chance: None if seat in what["stopped"] else {"choice": chance.choice(["roll", "stop"])},
    "race": lambda what, seat, chance: {"number": chance.randrange(30), "after": 1000} if what["sum"] else None,
    "reflex": _reflex,
}
"""By puzzle; of the others, the time runs out."""

DECLINING = {"stay", "stop", "let go"}
"""Verbs of the moves that leave be what a question offers."""
