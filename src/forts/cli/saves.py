"""Saved games: starting one, continuing one, and never overwriting anything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from forts.cli.errors import BadSave
from forts.core import BadLog, FortsError, Game, Match
from forts.core.log import Log, load
from forts.core.match import Held, replay


def load_save(game: Game, path: Path) -> Log:
    """The log of that game in a file, if it was saved to be continued."""
    log = load_log(path)
    if log.game != game.name:
        raise BadSave("cli-save-other-game", path=str(path), game=log.game, wanted=game.name)
    if log.dice is None:
        over = replay_log(game, log, path).over
        raise BadSave("cli-save-finished" if over else "cli-save-no-dice", path=str(path))
    return log


def resume(game: Game, log: Log, path: Path, held: Held | None) -> Match:
    """The unfinished match of a log."""
    match = replay_log(game, log, path, held)
    if match.over:
        raise BadSave("cli-save-finished", path=str(path))
    return match


def load_log(path: Path) -> Log:
    """The log in a file; an error says which file it is about."""
    try:
        return load(path)
    except BadLog as error:
        raise _about(path, error) from None


def replay_log(game: Game, log: Log, path: Path, held: Held | None = None) -> Match:
    """The match that the log of a file describes; an error says which file it is about."""
    try:
        return replay(game, log, held)
    except BadLog as error:
        raise _about(path, error) from None


def _about(path: Path, error: FortsError) -> FortsError:
    return error if "path" in error.reason.args else BadLog("cli-in-file", path=str(path), why=error.reason)


def save(match: Match, path: Path, trials: dict[str, Any] | None = None) -> None:
    """Write the match, with what is kept of its trials, so that it can be continued, or replayed once it is over."""
    log = match.to_log(going_on=not match.over)
    log.trials = None if match.over else trials
    try:
        log.save(path)
    except OSError as error:
        raise BadSave("cli-cannot-write", path=str(path), why=error.strerror or str(error)) from None


def save_new(match: Match, path: Path, trials: dict[str, Any] | None = None) -> None:
    """Write the match to a file that does not exist yet."""
    if path.exists():
        raise BadSave("cli-save-exists", path=str(path))
    save(match, path, trials)
