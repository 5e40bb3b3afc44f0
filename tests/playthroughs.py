"""Whole games as annotated text, in `tests/data/playthroughs`: a change of rules, words or views shows as a diff there.

`python tests/playthroughs.py` writes them anew. A game goes on with the moves and draws of its file as long as they are
possible, so that only what has changed differs; from there on, or in a new file, they are random.

`python tests/playthroughs.py --release` also keeps their logs in `tests/data/golden` as games of the newest rules, as a
promise that these logs stay playable: do that when the rules are released, and never again.

In a file, `?` is a question to a seat, `>` the option that it took, `~` what chance answered, `[` what one seat alone
was told or sees, and all else what a spectator is told. Views are a spectator's, with what each seat sees besides.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import forts
from conformance.every_game import Setting, settings
from forts.core import CHANCE, OVER, Dice, Log
from forts.core.match import replay
from forts.core.rooms import words_of
from golden import keep, state_hash

FOLDER = Path(__file__).parent / "data" / "playthroughs"
SEED = 2026
VIEW_EVERY = 20
"""Turns from one look at the table to the next."""


def told() -> Iterator[Setting]:
    """Every game by its defaults for the fewest and the most players, and each variant once, if it can be for three.

    A game without a folder of words has nothing that could be read.
    """
    variants: dict[object, Setting] = {}
    for setting in settings():
        game = setting.game
        if words_of(game.home) is None:
            continue
        if not setting.options:
            if setting.players in (game.min_players, game.max_players):
                yield setting
        elif (game.name, setting.options) not in variants or setting.players == 3:
            variants[game.name, setting.options] = setting
    yield from variants.values()


def path_of(setting: Setting) -> Path:
    """The file of a setting."""
    return FOLDER / f"{setting}.txt"


def script_of(text: str) -> list[str]:
    """The moves of a file, and what chance answered."""
    return [line[2:].partition(" | ")[0] for line in text.splitlines() if line[:2] in ("> ", "~ ")]


def told_again(setting: Setting) -> tuple[str, forts.Match]:
    """The text of a setting's file as it would be written now, and the match."""
    path = path_of(setting)
    return Telling(setting, script_of(path.read_text(encoding="utf-8")) if path.exists() else []).tell()


class Telling:
    """One game being told."""

    def __init__(self, setting: Setting, script: list[str]) -> None:
        self.script = script[::-1]
        """What is still to be done, the next at the end."""
        self.game = setting.game
        options = self.game.complete(setting.players, dict(setting.options))
        self.match = replay(self.game, Log(self.game.name, self.game.rules, setting.players, options))
        self.dice = Dice(SEED)
        self.lines: list[str] = []
        self.looked = -1
        """The turn of the last look at the table."""

    def tell(self) -> tuple[str, forts.Match]:
        """Play to the end."""
        match = self.match
        log = match.log
        for name in ("game", "rules", "players", "options", "data"):
            if name in log:
                self.lines.append(f"{name}: {_json(log[name])}")
        self.say_events(match.steps)
        while match.to_act != OVER:
            if match.to_act == CHANCE:
                self.roll()
            else:
                self.decide()
        self.lines += ["", f"The game is over: {self.game.ended_by(match.state)}."]
        self.look()
        for line in match.score_sheet():
            self.lines.append(f"seat {line.seat + 1}: {line.points:3}  {line.message.text()}")
        winners = ", ".join(f"seat {seat + 1}" for seat in match.winners)
        self.lines += [f"scores: {_json(match.scores)}", f"winners: {winners}", f"state: {state_hash(match)}"]
        return "\n".join(self.lines) + "\n", match

    def roll(self) -> None:
        """Chance answers as written, or anew."""
        state = self.match.state
        answers = {self.game.notation(state, action): action for action, _ in state.outcomes()}
        if self.script and self.script[-1] not in answers:
            self.script.clear()
        if self.script:
            text = self.script.pop()
        else:
            rolled = state.copy().roll(self.dice)
            text = next(text for text, action in answers.items() if action == rolled)
        self.lines.append(f"~ {text}")
        self.take(answers[text])

    def decide(self) -> None:
        """A seat takes the move that is written, or any."""
        match = self.match
        turn = self.game.turns(match.state)
        if self.looked < 0 or turn >= self.looked + VIEW_EVERY:
            self.look()
            self.looked = turn
        moves = match.legal()
        wanted = self.script.pop() if self.script else ""
        taken = next((move for move in moves if move.text == wanted), None)
        if taken is None:
            self.script.clear()
            taken = moves[self.dice.below(len(moves))]
        self.lines += ["", f"? seat {match.to_act + 1}: {self.game.question(match.state).text()}"]
        for move in moves:
            self.lines.append(f"{'>' if move is taken else ' '} {move.text} | {move.describe()}")
        self.take(taken.id)

    def take(self, action: int) -> None:
        """An action, and what it makes happen."""
        before = len(self.match.steps)
        self.match.recorded(action)
        self.say_events(self.match.steps[before:])

    def say_events(self, steps: list[list[tuple[int, ...]]]) -> None:
        """What all are told, and what a seat is told besides."""
        match = self.match
        for event in (event for step in steps for event in step):
            open_to_all = self.game.happening(match.state, event, None)
            if open_to_all is not None:
                self.lines.append(f"    {open_to_all.message.text()}")
            for seat in range(match.state.players):
                own = self.game.happening(match.state, event, seat)
                if own is not None and (open_to_all is None or own.facts != open_to_all.facts):
                    self.lines.append(f"    [seat {seat + 1}: {own.message.text()}]")

    def look(self) -> None:
        """The table as a spectator sees it, and what each seat sees besides."""
        match = self.match
        self.lines += ["", f"-- the table in turn {self.game.turns(match.state)}"]
        seen = dict(_fields("", _plain(match.view(None))))
        self.lines += [f"    {name}: {value}" for name, value in seen.items()]
        for seat in range(match.state.players):
            for name, value in _fields("", _plain(match.view(seat))):
                if seen.get(name) != value:
                    self.lines.append(f"    [seat {seat + 1}: {name}: {value}]")


def _plain(view: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def _fields(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """The fields of a view, one a line; a record or list that fits on a line is one field."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    nested = isinstance(value, dict) or any(isinstance(part, (dict, list)) for part in parts)
    if name and (not nested or len(_json(value)) <= _WIDE):
        yield name, _json(value)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _fields(f"{name}.{key}" if name else key, part)
    else:
        for number, part in enumerate(value):
            yield from _fields(f"{name}[{number}]", part)


_WIDE = 120


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Write every file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for setting in told():
        text, match = told_again(setting)
        path_of(setting).write_text(text, encoding="utf-8")
        if "--release" in sys.argv:
            keep(f"{setting}-rules{setting.game.rules}", match)


if __name__ == "__main__":
    main()
