"""A game on record: what was set up, and every action that players and chance took."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from forts.core.errors import BadLog
from forts.core.game import Options

FORMAT = 1
"""Version of the log format."""


@dataclass
class Log:
    """Everything needed to rebuild a match, without any random generator."""

    game: str
    rules: int
    """Version of the rules the game was played by."""
    players: int
    options: Options
    actions: list[int] = field(default_factory=list)
    """Action ids of decisions and chance outcomes in order; steps without a choice are not written."""
    position: dict[str, Any] | None = None
    """The position the match started from, if not from the beginning."""
    dice: list[int] | None = None
    """The generator's state after the last action, in a saved game that will be continued."""
    names: list[str] = field(default_factory=list)
    """Who sat where."""
    data: str = ""
    """Fingerprint of the data that was played with; empty if the game has none, or the log is older."""
    notes: list[dict[str, Any]] = field(default_factory=list)
    """What was asked and answered in trials, each with the number of its trial (`at`); the state never reads them."""
    trials: dict[str, Any] | None = None
    """What the program that holds the trials keeps of them, in a saved game that will be continued."""
    skills: list[int] = field(default_factory=list)
    """By seat: of a hundred trials, how many it passes; empty if the game has none, or as its options say."""
    discreet: bool = False
    """Were those asked too who had one answer, where who is asked would have told what they held?"""

    def to_json(self) -> dict[str, Any]:
        """The log as plain JSON, closed by a checksum."""
        body: dict[str, Any] = {
            "forts": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "names": self.names,
            "actions": self.actions,
        }
        if self.data:
            body["data"] = self.data
        if self.notes:
            body["notes"] = self.notes
        if self.skills:
            body["skills"] = self.skills
        if self.discreet:
            body["discreet"] = True
        if self.position is not None:
            body["position"] = self.position
        if self.dice is not None:
            body["dice"] = self.dice
        if self.trials is not None:
            body["trials"] = self.trials
        body["check"] = _checksum(body)
        return body

    def save(self, path: Path) -> None:
        """Write the log to a file; an older file stays whole until the new one is on disk."""
        fresh = path.with_name(f".{path.name}.part")
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(self.to_json(), file, separators=(",", ":"))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)


def from_json(body: Any) -> Log:
    """A log from its JSON, checked for form and damage; replaying shows whether it follows the rules."""
    if not isinstance(body, Mapping) or "forts" not in body:
        raise BadLog("log-foreign")
    if body["forts"] != FORMAT:
        raise BadLog("log-format", format=str(body["forts"]))
    kept = {key: value for key, value in body.items() if key != "check"}
    if "check" in body and body["check"] != _checksum(kept):
        raise BadLog("log-damaged")
    for name, kind in _FIELDS.items():
        if not isinstance(body.get(name), kind) or isinstance(body.get(name), bool):
            raise BadLog("log-field", field=name)
    for name in ("rules", "players"):
        if abs(body[name]) > _LARGEST:
            raise BadLog("log-field", field=name)
    for number, action in enumerate(body["actions"]):
        if type(action) is not int or abs(action) > _LARGEST:
            raise BadLog("log-field", field=f"actions[{number}]")
    if not isinstance(body.get("names", []), list):
        raise BadLog("log-field", field="names")
    if not isinstance(body.get("data", ""), str):
        raise BadLog("log-field", field="data")
    if not isinstance(body.get("discreet", False), bool):
        raise BadLog("log-field", field="discreet")
    _check_notes(body.get("notes", []), len(body["actions"]))
    _check_skills(body.get("skills", []), body["players"])
    dice = body.get("dice")
    if dice is not None and (
        not isinstance(dice, list)
        or len(dice) != 4
        or any(type(word) is not int or not 0 <= word < 1 << 32 for word in dice)
    ):
        raise BadLog("log-field", field="dice")
    for name in ("position", "trials"):
        if body.get(name) is not None and not isinstance(body[name], Mapping):
            raise BadLog("log-field", field=name)
    position, trials = body.get("position"), body.get("trials")
    return Log(
        body["game"],
        body["rules"],
        body["players"],
        dict(body["options"]),
        list(body["actions"]),
        None if position is None else dict(position),
        dice,
        [str(name) for name in body.get("names", [])],
        body.get("data", ""),
        [dict(note) for note in body.get("notes", [])],
        None if trials is None else dict(trials),
        list(body.get("skills", [])),
        body.get("discreet", False),
    )


def _check_notes(notes: Any, actions: int) -> None:
    """A note is about one of the actions; what it says is the referee's."""
    if not isinstance(notes, list):
        raise BadLog("log-field", field="notes")
    for number, note in enumerate(notes):
        if (
            not isinstance(note, Mapping)
            or not isinstance(note.get("note"), Mapping)
            or type(note.get("at")) is not int
            or not 0 <= note["at"] < actions
        ):
            raise BadLog("log-field", field=f"notes[{number}]")


def _check_skills(skills: Any, players: int) -> None:
    if not isinstance(skills, list) or len(skills) not in (0, players):
        raise BadLog("log-field", field="skills")
    for seat, skill in enumerate(skills):
        if type(skill) is not int or not 0 < skill < 100:
            raise BadLog("log-field", field=f"skills[{seat}]")


def load(path: Path) -> Log:
    """The log in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadLog("log-unreadable", path=str(path), why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadLog("log-not-json", path=str(path), line=1) from None
    try:
        body = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadLog("log-not-json", path=str(path), line=error.lineno) from None
    except (ValueError, RecursionError):  # numbers of thousands of digits, brackets thousands deep
        raise BadLog("log-foreign") from None
    return from_json(body)


_LARGEST = 1 << 60
"""No number in a log is larger."""
_FIELDS = {"game": str, "rules": int, "players": int, "options": Mapping, "actions": list}


def _checksum(body: Mapping[str, Any]) -> str:
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
