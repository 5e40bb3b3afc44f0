"""Fort Boyard, as the catalog knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from forts.core.dice import Dice
from forts.core.errors import BadOption, BadPosition, FortsError
from forts.core.game import Chance, Game, Happening, Option, Options, ScoreLine, Value
from forts.core.layout import Layout
from forts.core.meaning import Meaning
from forts.core.message import Message
from forts.core.state import PERSON, State
from forts.core.trial import Referee, Trial
from forts.games.boyard.box.board import Board, board_from, house_text
from forts.games.boyard.rules import actions
from forts.games.boyard.rules.observation import layout
from forts.games.boyard.rules.questions.trials import (
    CONCENTRATION_TRIAL,
    DUEL_TRIAL,
    GUESS_TRIAL,
    HANDFUL_TRIAL,
    RIDDLE_TRIAL,
    TRIALS,
)
from forts.games.boyard.rules.scoring import boyards
from forts.games.boyard.rules.state import BoyardState
from forts.games.boyard.sight.happenings import happening
from forts.games.boyard.sight.pieces import BoyardPieces, pieces
from forts.games.boyard.sight.position import read_position, to_position
from forts.games.boyard.sight.view import BoyardView, ended_by, view
from forts.games.boyard.speech import notation, words
from forts.games.boyard.speech.names import PRIZES


class Boyard(Game):
    """Fort Boyard: win keys and clues in trials, find your word, and grab the treasure."""

    name = "boyard"
    rules = 1
    min_players = 2
    max_players = actions.SEATS
    num_actions = actions.COUNT
    hides = False
    has_trials = True
    options = (
        Option("first", "random", ("random", "1", "2", "3", "4", "5", "6")),
        Option("levels", "easy", ("easy", "hard"), each_seat=True),
        Option("skill", 0, low=0, high=99),
        Option("board", ""),
        Option("trials", "screen", ("screen", "table")),
        Option("texts", "red", ("red", "blue")),
        Option("language", "en", ("en", "fr")),
        Option("riddle_seconds", 90, low=0, high=600),
    )

    def complete(self, players: int, given: Mapping[str, Value]) -> Options:
        """All options with their values; the board is read and the first player has a seat."""
        options = super().complete(players, given)
        first = str(options["first"])
        if first != "random" and int(first) > players:
            raise BadOption("bad-option-range", option="first", value=int(first), low=1, high=players)
        if options["board"] == house_text():
            options["board"] = ""
        _board(options)
        return options

    def new(self, players: int, options: Options) -> BoyardState:
        """The first state."""
        state = BoyardState(players, _board(options), _hard(players, options))
        state.alike = int(options["skill"])
        state.skills = [state.alike or PERSON] * players
        state.begin(-1 if options["first"] == "random" else int(options["first"]) - 1)
        return state

    def view(self, state: State, seat: int | None) -> BoyardView:
        """What the seat, or a spectator, may see: all that lies on the table."""
        return view(_own(state), seat)

    def happening(self, state: State, event: tuple[int, ...], seat: int | None) -> Happening:
        """An event as that viewer hears of it."""
        return happening(event, seat)

    def components(self, options: Options) -> BoyardPieces:
        """The board, the pawns, the keys and the bag."""
        return pieces(_board(options))

    def layout(self, players: int, options: Options) -> Layout:
        """What each byte of an observation means."""
        return layout(players, _board(options))

    def redeal(self, state: State, seat: int, dice: Dice) -> BoyardState:
        """A copy: nothing is hidden in the state."""
        return _own(state).copy()

    def trial(self, state: State, number: int) -> Trial | None:
        """The pending trial."""
        t = _own(state)
        kind = t.trial
        if not kind:
            return None
        seats = [t.seat, t.rival] if kind == DUEL_TRIAL else [t.seat]
        left, right = t.next_seat(t.seat), (t.seat - 1) % t.players
        reader = left if kind in (CONCENTRATION_TRIAL, RIDDLE_TRIAL) else right if kind == GUESS_TRIAL else t.seat
        facts: dict[str, Any] = {"players": t.players, "hard": t.hard[t.seat], "clues": t.clues[t.seat]}
        if kind == GUESS_TRIAL:
            facts["keys"] = t.keys[t.seat]
        if kind == HANDFUL_TRIAL:
            facts["most"] = min(actions.MOST, sum(t.bag))
        else:
            facts["prize"] = PRIZES[t.prize]
        outcomes = [self.notation(t, action) for action, _ in t.outcomes()]
        return Trial(number, TRIALS[kind], seats, reader, outcomes, facts)

    @property
    def referee(self) -> Referee:
        """Who holds the trials; neither the puzzles nor a card are read before."""
        from forts.games.boyard.referee import REFEREE

        return REFEREE

    def meaning(self, state: State, action: int) -> Meaning:
        """What an action is about."""
        return notation.meaning(_own(state), action)

    def text(self, meaning: Meaning) -> str:
        """The text form of a meaning."""
        return notation.text(meaning)

    def describe(self, state: State, action: int) -> Message:
        """What the action does."""
        return words.describe(_own(state), action)

    def question(self, state: State) -> Message:
        """What the seat to act is asked."""
        return words.question(_own(state))

    def refusal(self, state: State, action: int) -> Message:
        """Why the seat to act may not take this action now."""
        return words.refusal(_own(state), action)

    def score_sheet(self, state: State) -> list[ScoreLine]:
        """Every handful."""
        return words.score_sheet(_own(state))

    def chances(self, skill: int) -> list[Chance]:
        """Trials, riddles, duels with a person, and code words by the number of clues."""
        return words.chances_in_words(skill)

    def scores(self, state: State) -> list[int]:
        """Boyards by seat."""
        t = _own(state)
        return [boyards(t, seat) for seat in range(t.players)]

    def ended_by(self, state: State) -> str:
        """treasure or nobody; empty before the end."""
        return ended_by(_own(state))

    def turns(self, state: State) -> int:
        """How many turns have been begun."""
        return _own(state).turn

    def position(self, state: State) -> dict[str, Any]:
        """The whole state as readable JSON."""
        return to_position(_own(state), self.name, self.rules, self.options_of(state))

    def options_of(self, state: State) -> Options:
        """The options that a state is played by."""
        t = _own(state)
        return {
            "first": str(t.first + 1) if t.first >= 0 else "random",
            "levels": ",".join("hard" if hard else "easy" for hard in t.hard),
            "skill": t.alike,
            "board": t.board.text,
        }

    def from_position(self, position: Mapping[str, Any]) -> tuple[BoyardState, Options]:
        """The state that a position describes."""
        given, seats = position.get("options", {}), position.get("seats", [])
        if not isinstance(given, Mapping):
            raise BadPosition("position-field", place="options")
        if not isinstance(seats, list):
            raise BadPosition("position-field", place="seats")
        try:
            options = self.complete(len(seats), given)
        except FortsError as error:
            raise BadPosition("position-start", why=error.reason) from error
        state = BoyardState(len(seats), _board(options), _hard(len(seats), options))
        state.alike = int(options["skill"])
        read_position(position, state)
        return state, options


def _own(state: State) -> BoyardState:
    assert isinstance(state, BoyardState), "Fort Boyard is asked about states of Fort Boyard"
    return state


def _board(options: Options) -> Board:
    return board_from(str(options["board"]))


def _hard(players: int, options: Options) -> list[bool]:
    levels = str(options["levels"]).split(",")
    return [levels[seat % len(levels)] == "hard" for seat in range(players)]
