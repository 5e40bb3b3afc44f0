"""A game being played: a state with its options, its generator and its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from os import urandom
from typing import Any

from forts.core.dice import Dice, restore
from forts.core.errors import BadLog, BadPosition, FortsError, IllegalMove, MalformedMove, NothingToUndo, UnknownRules
from forts.core.game import Game, Happening, ScoreLine, Value
from forts.core.keeping import fields_of
from forts.core.log import Log
from forts.core.message import Message
from forts.core.move import Move
from forts.core.state import CHANCE, OVER, Event, State
from forts.core.trial import Trial

Held = Callable[[Trial], bool]
"""Says of a trial whether people hold it."""


class Match:
    """A game from its start, or from a position, to its end. Chance is resolved between decisions."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        *,
        names: list[str] | None = None,
        dice: Dice | None = None,
        held: Held | None = None,
        skills: list[int] | None = None,
        discreet: bool = False,
        state: State | None = None,
    ) -> None:
        """From the beginning, or from a `state` with all of its `options`, in which chance has not answered yet."""
        from_the_beginning = state is None
        if state is None:
            settled = game.complete(players, options or {})
            state = game.new(players, settled)
        else:
            settled = dict(options or {})
        if skills:
            state.set_skills(skills)
        state.discreet = discreet
        self.game = game
        """The rules."""
        self.state = state
        """The position now."""
        self.options = settled
        """Every option with its value."""
        self.dice = dice or Dice(int.from_bytes(urandom(16), "big") if seed is None else seed)
        """The generator that answers for chance."""
        self.start: dict[str, Any] | None = None
        """The position the match started from; None if from the beginning."""
        self.names = list(names or [])
        """Who sits where, if anybody said."""
        self.actions: list[int] = []
        """Every action so far, of players and of chance."""
        self.steps: list[list[Event]] = []
        """What each of these actions made happen."""
        self.held = held
        """Says of a trial whether people hold it; chance answers for the others, and for all without it."""
        self.notes: list[dict[str, Any]] = []
        """What was asked and answered in trials, each with the number of its trial (`at`)."""
        self._first = state.copy()
        self._undoable: list[tuple[int, int]] = []
        state.trace = None
        if from_the_beginning:
            self._resolve_chance()

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (fields_of(self),)

    # -- asking ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.to_act() == OVER

    @property
    def to_act(self) -> int:
        """The seat that decides now; `OVER` at the end."""
        return self.state.to_act()

    @property
    def trial(self) -> Trial | None:
        """The trial that people hold now; `settle` says how it ended."""
        return self.game.trial(self.state, len(self.actions)) if self.state.trial else None

    @property
    def scores(self) -> list[int]:
        """Points by seat, as they would count now."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that share the victory; empty before the end."""
        return [seat for seat, share in enumerate(self.state.returns()) if share > 0] if self.over else []

    @property
    def log(self) -> dict[str, Any]:
        """The match so far as plain JSON; `forts.replay` rebuilds the match from it."""
        return self.to_log().to_json()

    def to_log(self, *, going_on: bool = False) -> Log:
        """The log; with `going_on` also the generator, so that the match continues exactly as it would have."""
        dice = self.dice.state() if going_on else None
        return Log(
            self.game.name,
            self.game.rules,
            self.state.players,
            self.options,
            self.actions[:],
            self.start,
            dice,
            self.names,
            self.game.fingerprint(self.options),
            self.notes[:],
            skills=self.state.skills,
            discreet=self.state.discreet,
        )

    def legal(self) -> list[Move]:
        """The moves of the seat to act."""
        game, state = self.game, self.state
        moves = []
        for action in state.legal():
            meaning = game.meaning(state, action)
            moves.append(Move(action, game.text(meaning), game.describe(state, action), meaning))
        return moves

    def view(self, seat: int | None = None) -> Any:
        """What the seat, or a spectator, may see."""
        return self.game.view(self.state, seat)

    def happenings(self, seat: int | None = None, since: int = 0, until: int | None = None) -> list[Happening]:
        """What has happened from the action numbered `since` on, up to before `until`, as the viewer may know it."""
        seen = (self.game.happening(self.state, event, seat) for step in self.steps[since:until] for event in step)
        return [happening for happening in seen if happening is not None]

    def score_sheet(self) -> list[ScoreLine]:
        """Where each point comes from."""
        return self.game.score_sheet(self.state)

    def position(self) -> dict[str, Any]:
        """The whole state as readable JSON; `forts.from_position` takes it back."""
        return self.game.position(self.state)

    def explain(self, action: int, seat: int | None = None) -> Message | None:
        """Why the seat to act (or another) may not take the action; None if it may."""
        return self.game.explain(self.state, self.to_act if seat is None else seat, action)

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, move: Move | str | int, dice: Callable[[], Dice] | None = None) -> None:
        """Take a legal move, given as a `Move`, its text or its id; then let chance answer.

        `dice` makes the generator for that, if it is needed and the one in use is not to answer.
        """
        if isinstance(move, str):
            action = self.game.parse(self.state, move)
        else:
            action = move.id if isinstance(move, Move) else move
        if self.state.to_act() < 0:  # the state would take an outcome of chance
            raise self._illegal(action)
        try:
            self._decide(action)
        except IllegalMove:
            raise self._illegal(action) from None
        if self.state.to_act() == CHANCE:
            if dice is not None:
                self.dice = dice()
            self._resolve_chance()

    def settle(self, outcome: str, note: Mapping[str, Any] | None = None) -> None:
        """Say how the pending trial ended, by one of its outcomes, and what was asked and answered."""
        trial = self.trial
        if trial is None:
            raise IllegalMove("no-trial-is-on")
        for action, _ in self.state.outcomes():
            if self.game.notation(self.state, action) == outcome:
                break
        else:
            raise MalformedMove("no-such-outcome", outcome=outcome, known=", ".join(trial.outcomes))
        if note is not None:
            self.notes.append({"at": trial.number, "note": dict(note)})
        self._take(action)
        self._undoable.clear()
        self._resolve_chance()

    def go_on(self) -> None:
        """Let chance answer for a trial whose players have left, and for whatever follows."""
        self._undoable.clear()
        self._resolve_chance()

    def set_skills(self, skills: list[int]) -> None:
        """Set how many trials out of a hundred each seat passes from now on: somebody else may sit there."""
        for state in (self.state, self._first):
            state.set_skills(skills)

    def recorded(self, action: int) -> None:
        """Take a recorded action: a decision, or what chance answered; chance is not rolled."""
        if self.state.to_act() == CHANCE:
            self._take(action)
        else:
            self._decide(action)

    def undo(self, seat: int | None = None, steps: int = 1) -> None:
        """Go back to before the last decision, or the last few, if they were the seat's own (None: whoever's).

        Never past chance, revealed information or a question to another seat, which may show what that seat holds.
        """
        if not self.can_undo(seat, steps):
            raise NothingToUndo("nothing-to-undo")
        length, _ = self._undoable[-steps]
        del self._undoable[-steps:]
        del self.actions[length:]
        del self.steps[length:]
        # undoing is rare: the way there is taken once more, rather than a copy kept at every decision
        self.state = self._first.copy()
        for action in self.actions:
            self.state.apply(action)

    def can_undo(self, seat: int | None = None, steps: int = 1) -> bool:
        """Would `undo` go back so far?"""
        if len(self._undoable) < steps:
            return False
        return seat is None or all(owner == seat for _, owner in self._undoable[-steps:])

    def _illegal(self, action: int) -> IllegalMove:
        return IllegalMove("illegal-move", move=self._name(action), why=self.explain(action) or "")

    def _name(self, action: int) -> str:
        return self.game.notation(self.state, action) if 0 <= action < self.game.num_actions else str(action)

    def _take(self, action: int) -> None:
        events: list[Event] = []
        self.state.trace = events
        try:
            self.state.apply(action)
        finally:
            self.state.trace = None
        self.actions.append(action)
        self.steps.append(events)

    def _decide(self, action: int) -> None:
        """Take a decision, and remember where it stands in the log for as long as it can be undone."""
        actor, reveals = self.state.to_act(), self.state.reveals
        self._take(action)
        if self.state.reveals != reveals or self.state.to_act() != actor:
            self._undoable.clear()
        else:
            self._undoable.append((len(self.actions) - 1, actor))

    def _resolve_chance(self) -> None:
        while self.state.to_act() == CHANCE and not self._is_held():
            events: list[Event] = []
            self.state.trace = events
            self.actions.append(self.state.roll(self.dice))
            self.state.trace = None
            self.steps.append(events)

    def _is_held(self) -> bool:
        """Is a trial pending that people answer for?"""
        if self.held is None or not self.state.trial:
            return False
        trial = self.trial
        return trial is not None and self.held(trial)

    def _take_what_is_certain(self) -> None:
        """Let chance act where it has one way only."""
        while self.state.to_act() == CHANCE and len(outcomes := self.state.outcomes()) == 1:
            self._take(outcomes[0][0])


def _made_again(fields: dict[str, Any]) -> Match:
    """The match that had these fields: what is copied or pickled goes on as it would have."""
    first: State = fields["_first"]
    match = Match(fields["game"], first.players, fields["options"], dice=fields["dice"], state=first.copy())
    for name, value in fields.items():
        setattr(match, name, value)
    return match


def replay(game: Game, log: Log, held: Held | None = None, dice: Dice | None = None) -> Match:
    """The match that a log describes, by the rules it was played by, and by the same if it goes on.

    It goes on at once if dice are handed in, or written in the log: they answer for chance that is due.
    `BadLog` names the first action that these rules do not allow.
    """
    fills_in = log.rules < game.writes_all_draws
    try:
        game = game.edition(log.rules, log.data)
    except UnknownRules as error:
        raise BadLog("log-rules", **error.reason.args) from None
    try:
        options = game.complete(log.players, log.options)
        if log.position is None:
            state = game.new(log.players, options)
        else:
            state, options = game.from_position(log.position)
    except FortsError as error:
        raise BadLog("log-start", why=error.reason) from error
    if log.data and log.data != game.fingerprint(options):
        raise BadLog("log-data", game=game.name, data=log.data, known=game.fingerprint(options))
    rolling = dice or (None if log.dice is None else restore(log.dice))
    match = Match(
        game,
        state.players,
        options,
        names=log.names,
        dice=rolling or Dice(0),
        held=held,
        skills=log.skills,
        discreet=log.discreet,
        state=state,
    )
    match.start = log.position
    match.notes = [dict(note) for note in log.notes]
    for number, action in enumerate(log.actions):
        if fills_in:
            match._take_what_is_certain()
        if state.to_act() == OVER:
            raise BadLog("log-beyond-end", number=number + 1)
        try:
            match.recorded(action)
        except IllegalMove:
            raise BadLog("log-illegal", number=number + 1, action=action) from None
    if fills_in:
        match._take_what_is_certain()
    if rolling is not None:
        match._resolve_chance()
    return match


def from_position(game: Game, position: Mapping[str, Any], seed: int | None = None, held: Held | None = None) -> Match:
    """A match that starts from a position, by the rules and with the data that it names, or the newest."""
    rules, data = position.get("rules", game.rules), position.get("data", "")
    if type(rules) is not int:
        raise BadPosition("position-field", place="rules")
    if not isinstance(data, str):
        raise BadPosition("position-field", place="data")
    try:
        game = game.edition(rules, data)
    except UnknownRules as error:
        raise BadPosition("position-start", why=error.reason) from None
    state, options = game.from_position(position)
    if data and data != game.fingerprint(options):
        raise BadPosition("position-data", game=game.name, data=data, known=game.fingerprint(options))
    match = Match(game, state.players, options, seed, held=held, state=state)
    match.start = dict(position)
    match._resolve_chance()
    return match
