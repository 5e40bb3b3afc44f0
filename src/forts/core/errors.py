"""Typed errors. Each carries a `Message`, so that any language can say what was wrong and where."""

from __future__ import annotations

from forts.core.message import Arg, Message


class FortsError(Exception):
    """Base of every error that Forts raises on purpose."""

    def __init__(self, id_: str, /, **args: Arg) -> None:
        self.reason = Message(id_, args)
        super().__init__(id_, args)

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """What was wrong, in words."""
        return " ".join(self.lines(lang))

    def lines(self, lang: str = "en") -> list[str]:
        """The same, each of several mistakes on a line of its own."""
        mistakes = self.reason.args.get("mistakes")
        return [one.text(lang) for one in mistakes] if isinstance(mistakes, list) else [self.reason.text(lang)]

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.reason.id, self.reason.args)


def _rebuild(kind: type[FortsError], id_: str, args: dict[str, Arg]) -> FortsError:
    return kind(id_, **args)


class UnknownGame(FortsError):
    """No game of that name is in the catalog."""


class BadPlayers(FortsError):
    """The game cannot be played by that many players."""


class BadOption(FortsError):
    """An option is unknown, or its value does not fit."""


class IllegalMove(FortsError):
    """A well-formed move that the rules do not allow now; the state is unchanged."""


class MalformedMove(FortsError):
    """A text or number that names no move of the game."""


class UnknownRules(FortsError):
    """A version of a game's rules that this program does not know."""


class MissingExtra(FortsError):
    """A library that one of the package's extras brings is not installed."""


class BadTry(FortsError):
    """Something done in a trial that is malformed, somebody else's, too early or too late; nothing has changed."""


class BadLog(FortsError):
    """A log or saved game that is damaged, foreign, or does not follow the rules."""


class BadPosition(FortsError):
    """A position that cannot be set up; `reason` names the place."""


class BadData(FortsError):
    """A data file with an error; `reason` names the line."""


class NothingToUndo(FortsError):
    """Undo would pass a chance event, revealed information or another's decision."""
