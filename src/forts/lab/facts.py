"""What is remembered of a finished game: what its game says in its module `facts`, else its score sheet."""

from __future__ import annotations

from collections.abc import Callable

from forts.core import Game, Message, Options, State, message
from forts.core.facts import POINTS, Careers, Fact, Facts


def facts_of(game: Game, state: State) -> tuple[Fact, ...]:
    """The facts of a finished game."""
    known = _known(game)
    return tuple(known.of(state)) if known is not None else tuple(_sheet(game, state))


def kinds_of(game: Game) -> tuple[str, ...]:
    """The kinds of facts that win rates are shown by."""
    known = _known(game)
    return known.kinds if known is not None else ()


def counted_by(game: Game) -> tuple[str, ...]:
    """The kinds of facts that are counted."""
    known = _known(game)
    return known.counted if known is not None else ()


def label(game: Game, options: Options, kind: str, name: str) -> Message | str:
    """What a fact is called."""
    known = _known(game)
    return known.label(options, kind, name) if known is not None else name


def heading(game: Game, kind: str) -> Message:
    """What win rates of a kind are by."""
    known = _known(game)
    return (
        known.by(kind) if known is not None and kind in (*known.kinds, *known.counted) else message("lab-by", kind=kind)
    )


def standing_of(game: Game) -> Callable[[State], list[int]] | None:
    """What tells how far each seat has come while a game goes on; None if nothing does."""
    known = _known(game)
    return None if known is None else known.standing


def careers_of(game: Game) -> Careers | None:
    """What tells of each card's career; None if the game has no such cards."""
    known = _known(game)
    return None if known is None else known.careers


def _known(game: Game) -> Facts | None:
    found = game.room("facts")
    return None if found is None else found.FACTS


def _sheet(game: Game, state: State) -> list[Fact]:
    """What can be said of any game: the lines of its score sheet."""
    return [Fact(line.seat, POINTS, line.message.id, line.points) for line in game.score_sheet(state)]
