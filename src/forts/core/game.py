"""What a game is to the rest of the program: rules under a name, with views, words and notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from forts.core.dice import Dice
from forts.core.errors import BadOption, BadPlayers, IllegalMove, MalformedMove, UnknownRules
from forts.core.house import House
from forts.core.layout import Layout, NoLayout, Traits
from forts.core.meaning import Meaning, plain_text
from forts.core.message import Message, message
from forts.core.order import Order
from forts.core.record import Record
from forts.core.rooms import home_of, room, words_of
from forts.core.state import CHANCE, OVER, State
from forts.core.trial import Referee, Trial

Value = str | int | bool
"""The value of an option."""
Options = dict[str, Value]
"""Options by name, complete and checked."""


@dataclass(frozen=True)
class Option:
    """One thing that can be set before a game starts."""

    name: str
    default: Value
    choices: tuple[Value, ...] = ()
    """The allowed values; empty for any number from `low` to `high`, or any text."""
    low: int = 0
    high: int = 0
    each_seat: bool = False
    """May each seat choose for itself? Then the value is one for all, or one per seat, separated by commas."""
    players: tuple[int, ...] = ()
    """With how many players it can be chosen; empty for any number."""
    at_tables: int | None = None
    """The highest number where others are played for too, if it is less: what makes a game long costs them time."""

    @property
    def high_at_tables(self) -> int:
        """The highest number that a table of a server can have."""
        return self.high if self.at_tables is None else self.at_tables

    def check_seats(self, value: Value, players: int) -> Value:
        """The value, checked as `check` does; where each seat may have its own, for as many seats as play."""
        if not self.each_seat or not isinstance(value, str) or "," not in value:
            return self.check(value)
        parts = [part.strip() for part in value.split(",")]
        if len(parts) != players:
            raise BadOption("bad-option-seats", option=self.name, count=len(parts), players=players)
        return ",".join(str(self.check(part)) for part in parts)

    def check(self, value: Value) -> Value:
        """The value, in the option's type, or `BadOption`. Texts from a command line are accepted."""
        if isinstance(self.default, bool):
            if isinstance(value, str) and value.lower() in {"true", "yes", "on", "1", "false", "no", "off", "0"}:
                return value.lower() in {"true", "yes", "on", "1"}
            if isinstance(value, bool):
                return value
            raise BadOption("bad-option-switch", option=self.name, value=str(value))
        if isinstance(self.default, int):
            try:
                number = int(value)
            except (ValueError, TypeError):
                raise BadOption("bad-option-number", option=self.name, value=str(value)) from None
            if not self.low <= number <= self.high:
                raise BadOption("bad-option-range", option=self.name, value=number, low=self.low, high=self.high)
            return number
        if isinstance(value, int) and str(value) in self.choices:
            value = str(value)
        if not isinstance(value, str) or (self.choices and value not in self.choices):
            choices = ", ".join(str(choice) for choice in self.choices)
            raise BadOption("bad-option-choice", option=self.name, value=str(value), choices=choices)
        return value


class Happening(Record, frozen=True):
    """An event as one viewer may know it."""

    code: str
    """The kind of event, in the game's words."""
    seat: int
    """The seat it happened to, or -1 for the table."""
    message: Message
    """What to say of it to this viewer."""
    facts: dict[str, Any]
    """The same as data, for drawing."""


class ScoreLine(Record, frozen=True):
    """One line of a score sheet."""

    seat: int
    points: int
    message: Message
    """Where the points come from."""


class Chance(Record, frozen=True):
    """How often a seat passes a kind of trial that nobody holds."""

    message: Message
    """The kind of trial."""
    hundred: int
    """Of a hundred, how many are passed."""


class Game:
    """A game in the catalog. To add one, subclass it and call `forts.register`."""

    name: str = ""
    """The name in the catalog, on the command line and in logs."""
    rules: int = 1
    """Version of the rules; a log says which it was played by."""
    writes_all_draws: int = 1
    """The first version whose logs have what chance was certain to do; logs of earlier ones are filled in.

    These go on as logs of this version, so that up to it play itself must not have changed.
    """
    release: str = ""
    """The house data that is played with where options name no other: a release of it, empty for the present one."""
    min_players: int = 2
    max_players: int = 4
    num_actions: int = 0
    """Action ids are 0 to `num_actions` - 1."""
    options: tuple[Option, ...] = ()
    data_option: str = ""
    """The option that takes the text of a data file; empty if the game has no data to replace."""
    house: House | None = None
    """The data files that come with such a game, in all their releases; None if it keeps none."""
    hides: bool = True
    """Does it hide anything from a seat? If not, a redeal is a copy."""
    takes_orders: bool = False
    """Does it ask players out of turn so often that they may give their answers in advance?"""
    has_trials: bool = False
    """Is anything decided by hands, voices, reflexes or wits? Then a bot's skill matters."""

    def __init__(self, rules: int | None = None, release: str = "") -> None:
        """The game with its newest rules and house data, or with older ones."""
        if rules is not None:
            self.rules = rules
        self.release = release

    def edition(self, rules: int, data: str = "") -> Game:
        """The game by a version of its rules, the newest or an older one; the same object each time.

        With the fingerprint of house data it is played with that, otherwise with the data of these rules.
        """
        newest = type(self).rules
        if not 1 <= rules <= newest:
            raise UnknownRules("unknown-rules", game=self.name, rules=rules, known=newest)
        rules = max(rules, self.writes_all_draws)
        release = "" if self.house is None else self.house.release_of(rules, newest, data)
        if (rules, release) == (self.rules, self.release):
            return self
        known = (type(self), rules, release)
        if known not in _editions:
            _editions[known] = type(self)(rules, release)
        return _editions[known]

    def fingerprint(self, options: Options) -> str:
        """A short name for the data (cards, tiles) that is played with; empty if the game has none that can change."""
        if self.house is None:
            return ""
        return self.house.fingerprint(str(self.spelled_out(options)[self.data_option]))

    def spelled_out(self, options: Options) -> Options:
        """The options with the house data itself, if that is not the current one, for code that has only options."""
        if self.house is None or not self.release or options[self.data_option]:
            return options
        return {**options, self.data_option: self.house.text(self.release)}

    @property
    def home(self) -> str:
        """The package that the game lives in; its words are in the folder `locale` there."""
        return home_of(self)

    def room(self, name: str) -> ModuleType | None:
        """A part that only some programs need, `bots`, `facts` or `terminal`; None if the game has none."""
        return room(self.home, name)

    def rules_page(self, lang: str) -> str | None:
        """The rules in our own words, as Markdown, in English where the language has no page; None if there is none."""
        if (words := words_of(self.home)) is not None:
            for spoken in (lang, "en"):
                if (page := words.joinpath(spoken, "rules.md")).is_file():
                    return page.read_text(encoding="utf-8")
        return None

    # -- starting ----------------------------------------------------------------------------------------------

    def complete(self, players: int, given: Mapping[str, Value]) -> Options:
        """All options with their values: the given ones, checked, and defaults for the rest."""
        if not self.min_players <= players <= self.max_players:
            raise BadPlayers(
                "bad-players", game=self.name, players=players, low=self.min_players, high=self.max_players
            )
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption("unknown-option", game=self.name, option=name, known=", ".join(known))
        return {name: option.check_seats(given.get(name, option.default), players) for name, option in known.items()}

    def teams(self, players: int, options: Options) -> list[list[int]]:
        """The seats that win and lose together; each is alone unless the game says otherwise."""
        return [[seat] for seat in range(players)]

    def new(self, players: int, options: Options) -> State:
        """The first state, for options as `complete` gives them."""
        raise NotImplementedError  # each game implements it

    # -- seeing ------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> Any:
        """What the seat, or a spectator (None), may see: a dataclass built from the state."""
        raise NotImplementedError  # each game implements it

    def happening(self, state: State, event: tuple[int, ...], seat: int | None) -> Happening | None:
        """An event as that viewer may know it, or None if it shows the viewer nothing."""
        raise NotImplementedError  # each game implements it

    def components(self, options: Options) -> Any:
        """The pieces of the game as data with their words, for drawing and reference; None if it has none to show."""
        return None

    def layout(self, players: int, options: Options) -> Layout:
        """What each byte of an observation means, for options as `complete` gives them; `NoLayout` if it has none."""
        raise NoLayout("no-layout", game=self.name)

    def unknown(self, players: int, options: Options) -> Layout:
        """What has been decided though nobody at the table knows it, if anything: for critics that see everything.

        `State.observe_unknown` writes it.
        """
        return Layout(self.name, 1, ())

    def traits(self, options: Options) -> dict[str, Traits]:
        """By part of the layout: what the things are like that its codes are about, for those that have traits."""
        return {}

    def options_of(self, state: State) -> Options:
        """The options a state is played with, as far as it still knows them; a game may have a faster way."""
        given = self.position(state).get("options", {})
        return self.complete(state.players, given if isinstance(given, Mapping) else {})

    def redeal(self, state: State, seat: int, dice: Dice) -> State:
        """A copy in which everything the seat cannot know is dealt again, consistently with what it has seen."""
        raise NotImplementedError  # each game implements it

    # -- saying ------------------------------------------------------------------------------------------------

    def meaning(self, state: State, action: int) -> Meaning:
        """What an action is about in this state; different legal actions have different meanings.

        Every id has one, also where it means nothing now, so that refusals can name it.
        """
        if type(self).notation is Game.notation:
            raise NotImplementedError  # each game implements it
        return Meaning(self.notation(state, action))  # a game that knows texts only: they are its verbs

    def text(self, meaning: Meaning) -> str:
        """The text form of a meaning, made from the meaning alone; different meanings have different texts."""
        return plain_text(meaning)

    def notation(self, state: State, action: int) -> str:
        """The text of an action in this state; different legal actions have different texts."""
        return self.text(self.meaning(state, action))

    def meant(self, state: State, touched: Meaning) -> list[int]:
        """What the seat to act may have meant by touching something, the likeliest first.

        That is every action that agrees with what is said of the thing: what is legal comes first, then what does the
        same as something legal would.
        """
        asked = {self.meaning(state, action).verb for action in state.options}
        found = []
        for action in range(self.num_actions):
            meaning = self.meaning(state, action)
            if meaning.fits(touched):
                found.append((action not in state.options, meaning.verb not in asked, action))
        return [action for _, _, action in sorted(found)]

    def describe(self, state: State, action: int) -> Message:
        """What the action does, for a person who may take it."""
        raise NotImplementedError  # each game implements it

    def question(self, state: State) -> Message:
        """What the seat to act is asked."""
        raise NotImplementedError  # each game implements it

    def refusal(self, state: State, action: int) -> Message:
        """Why the seat to act may not take this action now; `explain` handles what is common to all games."""
        raise NotImplementedError  # each game implements it

    def chances(self, skill: int) -> list[Chance]:
        """How a seat of that skill does in trials that nobody plays out, the most revealing kind first."""
        return []

    def score_sheet(self, state: State) -> list[ScoreLine]:
        """Where each point comes from, for all seats."""
        raise NotImplementedError  # each game implements it

    def ended_by(self, state: State) -> str:
        """Which of the game's end triggers came first, in the game's words; empty while none has."""
        raise NotImplementedError  # each game implements it

    def turns(self, state: State) -> int:
        """How many turns have been begun."""
        raise NotImplementedError  # each game implements it

    # -- standing orders ---------------------------------------------------------------------------------------

    def orders(self, state: State, seat: int) -> list[Order]:
        """The orders that the seat may give now, by what it sees alone; none where nobody is asked out of turn."""
        return []

    def order_words(self, state: State, order: Order) -> Message:
        """What an order says, to whoever gave it."""
        raise NotImplementedError  # a game that takes orders implements it

    def order_stands(self, state: State, seat: int, order: Order) -> bool:
        """Does what the order rests on still hold? Once it does not, it never will again."""
        return False

    def ordered(self, state: State, order: Order) -> int | None:
        """The legal answer that a standing order of the seat to act gives; None if the seat is to be asked itself."""
        return None

    # -- trials ------------------------------------------------------------------------------------------------

    def trial(self, state: State, number: int) -> Trial | None:
        """The pending trial, with its number at the table; None while chance is plain, or nothing is tried."""
        return None

    @property
    def referee(self) -> Referee | None:
        """Who holds the game's trials, loaded when it is first asked for; None if the game has none."""
        return None

    # -- positions ---------------------------------------------------------------------------------------------

    def position(self, state: State) -> dict[str, Any]:
        """The whole state as readable JSON in the game's words."""
        raise NotImplementedError  # each game implements it

    def from_position(self, position: Mapping[str, Any]) -> tuple[State, Options]:
        """The state that a position describes, after checking it, and the game's options."""
        raise NotImplementedError  # each game implements it

    # -- common to all games -----------------------------------------------------------------------------------

    def scores(self, state: State) -> list[int]:
        """Points by seat, as the score sheet adds them up."""
        totals = [0] * state.players
        for line in self.score_sheet(state):
            totals[line.seat] += line.points
        return totals

    def explain(self, state: State, seat: int, action: int) -> Message | None:
        """Why the seat may not take the action now; None if it may."""
        if not 0 <= action < self.num_actions:
            return message("no-such-action", action=action, count=self.num_actions)
        actor = state.to_act()
        if actor == OVER:
            return message("game-is-over")
        if state.trial:
            return message("trial-is-on")
        if actor == CHANCE or actor != seat:
            return message("not-your-turn", seat=actor + 1)
        if action in state.options:
            return None
        return self.refusal(state, action)

    def parse(self, state: State, text: str) -> int:
        """The legal action that the text names; `IllegalMove` says why not, `MalformedMove` that it names no action."""
        wanted = " ".join(text.split()).lower()
        for action in state.options:
            if self.notation(state, action) == wanted:
                return action
        for action in range(self.num_actions):
            if self.notation(state, action) == wanted:
                why = self.explain(state, state.to_act(), action)
                assert why is not None, "a legal action was found above"
                raise IllegalMove("illegal-move", move=wanted, why=why)
        raise MalformedMove("malformed-move", move=text)


_editions: dict[tuple[type[Game], int, str], Game] = {}
