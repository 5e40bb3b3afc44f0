"""Saved games: starting one, going on with one, and never writing over anything else."""

from __future__ import annotations

from pathlib import Path

from forts.cli.errors import BadSave
from forts.core import BadLog, FortsError, Game, Match
from forts.core.log import Log, load
from forts.core.match import replay


def resume(game: Game, path: Path) -> Match:
    """The unfinished match of that game in a file."""
    log = load_log(path)
    if log.game != game.name:
        raise BadSave("cli-save-other-game", path=str(path), game=log.game, wanted=game.name)
    match = replay_log(game, log, path)
    if match.over:
        raise BadSave("cli-save-finished", path=str(path))
    if log.dice is None:
        raise BadSave("cli-save-no-dice", path=str(path))
    return match


def load_log(path: Path) -> Log:
    """The log in a file; an error says which file it is about."""
    try:
        return load(path)
    except BadLog as error:
        raise _about(path, error) from None


def replay_log(game: Game, log: Log, path: Path) -> Match:
    """The match that the log of a file describes; an error says which file it is about."""
    try:
        return replay(game, log)
    except BadLog as error:
        raise _about(path, error) from None


def _about(path: Path, error: FortsError) -> FortsError:
    return error if "path" in error.reason.args else BadLog("cli-in-file", path=str(path), why=error.reason)


def save(match: Match, path: Path) -> None:
    """Write the match, so that it can be gone on with, or replayed once it is over."""
    try:
        match.to_log(going_on=not match.over).save(path)
    except OSError as error:
        raise BadSave("cli-cannot-write", path=str(path), why=error.strerror or str(error)) from None


def save_new(match: Match, path: Path) -> None:
    """Write the match to a file that does not exist yet."""
    if path.exists():
        raise BadSave("cli-save-exists", path=str(path))
    save(match, path)
