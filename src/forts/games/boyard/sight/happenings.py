"""What happened, in words for a viewer."""

from __future__ import annotations

from typing import Any

from forts.core.game import Happening
from forts.core.message import Arg, message
from forts.games.boyard.box.board import SQUARES
from forts.games.boyard.rules import actions as act
from forts.games.boyard.rules import events
from forts.games.boyard.rules.questions.trials import TRIALS
from forts.games.boyard.speech.names import ENDS, PRIZES, prize_name, seat_name, square_name, who

_NAMES: dict[int, tuple[str, tuple[str, ...]]] = {
    events.FIRST_ROLL: ("first-roll", ("number",)),
    events.FIRST: ("first", ()),
    events.ROUND: ("round", ("number",)),
    events.TURN: ("turn", ()),
    events.SKIP: ("skip", ()),
    events.ROLL: ("roll", ("number",)),
    events.WALK: ("walk", ("place", "square")),
    events.PRIZE: ("prize", ("prize",)),
    events.RIVAL: ("rival", ("rival",)),
    events.PASSED: ("passed", ("trial",)),
    events.FAILED: ("failed", ("trial",)),
    events.DUEL: ("duel", ("winner", "rival")),
    events.GAIN: ("gain", ("prize", "from")),
    events.NO_KEY: ("no-key", ()),
    events.PRISON: ("prison", ()),
    events.DIVE: ("dive", ("prize",)),
    events.LET_GO: ("let-go", ("prize",)),
    events.SWIM: ("swim", ("number",)),
    events.CLIMB: ("climb", ()),
    events.STAY: ("stay", ()),
    events.ENTER: ("enter", ()),
    events.OUT: ("out", ("why",)),
    events.PAID: ("paid", ()),
    events.HANDFUL: ("handful", ("number",)),
    events.TOKEN: ("token", ("token",)),
    events.COUNTED: ("counted", ("boyards",)),
    events.OVER: ("over", ()),
}
"""By code of the event: its name, and what the numbers after the seat are."""


def happening(event: tuple[int, ...], viewer: int | None) -> Happening:
    """An event as a viewer hears of it: all see the same, and each is spoken to."""
    name, fields = _NAMES[event[0]]
    seat = event[1]
    args: dict[str, Arg] = {}
    facts: dict[str, Any] = {}
    if seat >= 0:
        args["seat"] = seat_name(seat)
        args["who"] = who(seat, viewer)
    for field, value in zip(fields, event[2:], strict=False):
        if field == "square":
            facts[field] = SQUARES[value]
            args[field] = square_name(value)
        elif field == "prize":
            facts[field] = PRIZES[value]
            args[field] = prize_name(value)
            args["what"] = PRIZES[value]
        elif field == "trial":
            facts[field] = args[field] = TRIALS[value]
        elif field in ("rival", "winner", "from"):
            facts[field] = value
            args[field] = seat_name(value) if value >= 0 else ""
            args[f"{field}-is"] = "nobody" if value < 0 else who(value, viewer)
        elif field == "why":
            facts[field] = args[field] = ENDS[value]
        elif field == "token":
            facts["boyards"] = args["boyards"] = act.TOKENS[value]
        else:
            facts[field] = value
            args[field] = value + 1 if field == "place" else value
    return Happening(name, seat, message(f"boyard-event-{name}", **args), facts)
