"""Trials of a match at this terminal: which of them people hold, what is kept of one, and how it is continued."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import ModuleType
from typing import Any

import msgspec

from forts.cli.errors import BadSave
from forts.cli.seats import Seats
from forts.cli.seen import Seen
from forts.core import BadTry, Match
from forts.core.game import Game, Options
from forts.core.match import Held
from forts.core.trial import DEAL, Bout, Referee, Trial, Try, secret_of


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What a saved game has to know besides its log: it has the answers in it and is for nobody's eyes."""

    seed: int
    """What every secret comes from."""
    deal: dict[str, Any]
    """What the referee has dealt."""
    used: list[str]
    """The cards of this game so far, the oldest first."""
    number: int = -1
    """The trial that is on; -1 if none is."""
    opening: dict[str, Any] = msgspec.field(default_factory=dict)
    tries: list[Try] = msgspec.field(default_factory=list)
    at: float = 0.0
    """How many seconds it has been on."""


def held_by(people: Collection[int], game: Game) -> Held | None:
    """Says which trials these seats hold: those that one of them attempts; a trial of bots alone is never opened."""
    if game.referee is None or game.room("terminal") is None:
        return None
    return lambda trial: any(seat in people for seat in trial.seats)


def is_table(options: Options) -> bool:
    """Do people around the screen hold the trials, and say how they ended?"""
    return options.get("trials") == "table"


class Trials:
    """The trials of a match that its people hold."""

    def __init__(self, match: Match, seats: Seats, seed: int, kept: Any, seen: Seen) -> None:
        referee, room = match.game.referee, match.game.room("terminal")
        assert referee is not None, "a game without a referee holds no trials"
        assert room is not None, "what cannot be shown is not held"
        self.match = match
        self.seats = seats
        self.referee: Referee = referee
        self.room: ModuleType = room
        """What shows the trials."""
        self.seen = seen
        self.kept = self._deal(seed) if kept is None else _read(kept)

    def _deal(self, seed: int) -> Kept:
        players, options = self.match.state.players, self.match.options
        deal = self.referee.deal(players, options, self.seen.cards(), secret_of(seed, DEAL))
        cards = [str(card) for card in deal["cards"]]
        self.seen.add(cards)
        return Kept(seed, deal, cards)

    def keep(self) -> dict[str, Any]:
        """What goes into the save, as plain JSON."""
        found: dict[str, Any] = msgspec.to_builtins(self.kept)
        return found

    def hold(self, trial: Trial) -> Bout:
        """The trial, opened, or as it was when the game was left."""
        if self.kept.number != trial.number:
            self._open(trial)
        try:
            bout = self.referee.hold(trial, self.kept.opening, secret_of(self.kept.seed, trial.number))
            for attempt in self.kept.tries:
                bout.take(attempt)
        except (BadTry, LookupError, TypeError, ValueError):
            raise BadSave("cli-save-trial") from None
        return bout

    def _open(self, trial: Trial) -> None:
        state, kept = self.match.state, self.kept
        attempting = [seat for seat in trial.seats if seat in self.seats.people]
        kept.opening = self.referee.open(
            trial,
            self.match.options,
            kept.deal,
            {seat: state.skills[seat] for seat in self.seats.bots},
            kept.used,
            self.seen.cards(),
            secret_of(kept.seed, trial.number),
            faces=self.room.playable(len(attempting)),
        )
        kept.number, kept.tries, kept.at = trial.number, [], 0.0

    def take(self, bout: Bout, attempt: Try) -> None:
        """A try, as it is kept; one that is refused is not."""
        # what a save brings back is what the bout has seen
        plain = Try(attempt.seat, attempt.at, msgspec.to_builtins(attempt.what))
        bout.take(plain)
        self.kept.tries.append(plain)
        self.kept.at = attempt.at

    def settle(self, bout: Bout, outcome: str) -> Mapping[str, Any]:
        """The trial is over: the match goes on, and its cards are used. What was asked and answered comes back."""
        note: dict[str, Any] = msgspec.to_builtins(bout.told())
        cards = bout.cards()
        self.kept.used += cards
        self.seen.add(cards)
        self.kept.number, self.kept.opening, self.kept.tries, self.kept.at = -1, {}, [], 0.0
        self.match.settle(outcome, note)
        return note

    def sheet(self, seats: list[int], names: list[str], lang: str) -> list[str]:
        """What the seats have been told of what was dealt to them; all of it at the end."""
        deal, over = self.kept.deal, self.match.over
        lines: list[str] = self.room.sheet(
            self.match.view(None),
            lambda seat, number: self.referee.clue(deal, seat, number),
            (lambda seat: self.referee.dealt(deal, seat)) if over else None,
            seats,
            names,
            lang,
        )
        return lines


def _read(kept: Any) -> Kept:
    try:
        return msgspec.convert(kept, Kept)
    except msgspec.ValidationError:
        raise BadSave("cli-save-trial") from None
