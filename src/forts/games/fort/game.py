"""Fort, as the catalog knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from forts.core.dice import Dice
from forts.core.errors import BadOption, BadPosition, FortsError
from forts.core.game import Game, Happening, Option, Options, ScoreLine, Value
from forts.core.layout import Layout, Traits
from forts.core.meaning import Meaning
from forts.core.message import Message
from forts.core.order import Order
from forts.core.state import State
from forts.games.fort.box.kid_traits import kid_traits
from forts.games.fort.box.kids import HOUSE, Cards, cards, house_text
from forts.games.fort.rules import actions, orders
from forts.games.fort.rules.observation import OF_SEATS, PLACES, layout, unknown
from forts.games.fort.rules.scoring import totals
from forts.games.fort.rules.state import FortState
from forts.games.fort.rules.table import NEWEST
from forts.games.fort.sight.happenings import happening
from forts.games.fort.sight.pieces import FortPieces, components
from forts.games.fort.sight.position import read_position, to_position
from forts.games.fort.sight.redeal import redeal
from forts.games.fort.sight.view import FortView, view
from forts.games.fort.speech import words
from forts.games.fort.speech.notation import text
from forts.games.fort.speech.vocabulary import TRIGGERS


class Fort(Game):
    """Fort: build decks, follow the leader, steal friends."""

    name = "fort"
    rules = NEWEST
    writes_all_draws = 2
    min_players = 2
    max_players = 4
    num_actions = actions.COUNT
    options = (
        Option("setup", "basic", ("basic", "advanced")),
        Option("followers_use_lookout", False),
        Option("first", "random", ("random", "1", "2", "3", "4")),
        Option("max_rounds", 100, low=1, high=10_000, at_tables=200),
        Option("data", ""),
    )
    data_option = "data"
    house = HOUSE
    takes_orders = True

    def _cards(self, options: Options) -> Cards:
        return cards(str(self.spelled_out(options)["data"]))

    def complete(self, players: int, given: Mapping[str, Value]) -> Options:
        """All options with their values; the data file is read and the first player has a seat."""
        settled = super().complete(players, given)
        if settled["first"] != "random" and int(settled["first"]) > players:
            raise BadOption("bad-option-range", option="first", value=int(settled["first"]), low=1, high=players)
        # the house file, given by its text, is the default
        if settled["data"] == house_text(self.release):
            settled["data"] = ""
        self._cards(settled)
        return settled

    def new(self, players: int, options: Options) -> FortState:
        """The first state, for options as `complete` gives them."""
        state = FortState(players, self._cards(options))
        state.edition = self.rules
        state.draft = options["setup"] == "advanced"
        state.followers_use_lookout = bool(options["followers_use_lookout"])
        state.max_rounds = int(options["max_rounds"])
        state.begin(-1 if options["first"] == "random" else int(options["first"]) - 1)
        return state

    def view(self, state: State, seat: int | None) -> FortView:
        """What the seat, or a spectator, may see."""
        return view(_fort(state), seat)

    def happening(self, state: State, event: tuple[int, ...], seat: int | None) -> Happening | None:
        """An event as that viewer may know it."""
        return happening(_fort(state).cards, event, seat)

    def components(self, options: Options) -> FortPieces:
        """The pieces of the game as data, for drawing and reference."""
        return components(self._cards(options))

    def layout(self, players: int, options: Options) -> Layout:
        """What each byte of an observation means."""
        return layout(players, self._cards(options), options["setup"] == "advanced")

    def unknown(self, players: int, options: Options) -> Layout:
        """The made-up rules in the face-down stack."""
        return unknown()

    def traits(self, options: Options) -> dict[str, Traits]:
        """What the kids are like: cards are told one by one, those that were looked at by their numbers."""
        known = self._cards(options)
        kids = [kid_traits(kid) for kid in known.kids]
        cards = [traits for kid, traits in zip(known.kids, kids, strict=True) for _ in range(kid.copies)]
        return {
            "cards": Traits(tuple(cards), wider=_whose_cards(self.max_players)),
            "looked": Traits(tuple(kids), by_value=True),
        }

    def redeal(self, state: State, seat: int, dice: Dice) -> FortState:
        """A copy in which all that the seat cannot know is dealt again."""
        return redeal(_fort(state), seat, dice)

    def meaning(self, state: State, action: int) -> Meaning:
        """What an action is about."""
        return words.meaning(_fort(state), action)

    def text(self, meaning: Meaning) -> str:
        """The text form of a meaning."""
        return text(meaning)

    def meant(self, state: State, touched: Meaning) -> list[int]:
        """What may have been meant by touching something, the likeliest first."""
        return words.likeliest(_fort(state), touched, super().meant(state, touched))

    def describe(self, state: State, action: int) -> Message:
        """What the action does."""
        return words.describe(_fort(state), action)

    def question(self, state: State) -> Message:
        """What the seat to act is asked."""
        return words.question(_fort(state))

    def refusal(self, state: State, action: int) -> Message:
        """Why the seat to act may not take this action now."""
        return words.refusal(_fort(state), action)

    def score_sheet(self, state: State) -> list[ScoreLine]:
        """Where each point comes from."""
        return words.score_sheet(_fort(state))

    def scores(self, state: State) -> list[int]:
        """Points by seat, without the words of the score sheet."""
        return totals(_fort(state))

    def ended_by(self, state: State) -> str:
        """points, fort, park or rounds; empty while nothing has triggered the end."""
        return TRIGGERS[_fort(state).ended]

    def turns(self, state: State) -> int:
        """How many turns have been begun."""
        return _fort(state).turn

    def orders(self, state: State, seat: int) -> list[Order]:
        """What the seat may order of following."""
        return orders.offered(_fort(state), seat)

    def order_words(self, state: State, order: Order) -> Message:
        """What an order says."""
        return words.order(_fort(state), order)

    def order_stands(self, state: State, seat: int, order: Order) -> bool:
        """Has neither the hand changed nor the order's time passed?"""
        return orders.stands(_fort(state), seat, order)

    def ordered(self, state: State, order: Order) -> int | None:
        """Whether to follow, and with whom."""
        return orders.answer(_fort(state), order)

    def position(self, state: State) -> dict[str, Any]:
        """The whole state as readable JSON."""
        return to_position(_fort(state), self.name, self.options_of(state))

    def from_position(self, position: Mapping[str, Any]) -> tuple[FortState, Options]:
        """The state that a position describes."""
        given = position.get("options", {})
        seats = position.get("seats", [])
        if not isinstance(given, Mapping):
            raise BadPosition("position-field", place="options")
        if not isinstance(seats, list):
            raise BadPosition("position-field", place="seats")
        try:
            options = self.complete(len(seats), given)
        except FortsError as error:
            raise BadPosition("position-start", why=error.reason) from error
        return read_position(position, self.rules, self._cards(options), options), options

    def options_of(self, state: State) -> Options:
        """The options that a state is played by."""
        t = _fort(state)
        return {
            "setup": "advanced" if t.draft else "basic",
            "followers_use_lookout": t.followers_use_lookout,
            "first": str(t.first + 1) if t.first >= 0 else "random",
            "max_rounds": t.max_rounds,
            "data": "" if t.cards.text == house_text(self.release) else t.cards.text,
        }


def _fort(state: State) -> FortState:
    return state  # type: ignore[return-value]  # Fort has no others; this is asked at every word


def _whose_cards(players: int) -> tuple[tuple[str, ...], ...]:
    """By code of where a card lies: whose card it is, wherever it lies among theirs."""
    told: list[tuple[str, ...]] = [()] * OF_SEATS
    for seat in range(players):
        told += [(f"of {seat}",)] * PLACES
    return tuple(told)
