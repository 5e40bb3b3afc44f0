"""ForFort as a game of the catalog."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from forts.core.dice import Dice
from forts.core.errors import BadOption
from forts.core.game import Game, Happening, Option, Options, ScoreLine, Value
from forts.core.layout import Layout, Traits
from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.core.state import State
from forts.games.forfort.box.deck import Deck, wall_traits
from forts.games.forfort.box.slots import COUNT
from forts.games.forfort.box.walls import HOUSE, deck_from
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.agreed import NEWEST
from forts.games.forfort.rules.observation import IN_SLOT, layout
from forts.games.forfort.rules.questions.setup import set_first
from forts.games.forfort.rules.setup import empty_table
from forts.games.forfort.rules.state import ForFortState
from forts.games.forfort.rules.table import BY_FORT
from forts.games.forfort.rules.turn import settle
from forts.games.forfort.sight.happenings import happening
from forts.games.forfort.sight.pieces import ForFortComponents, build_components
from forts.games.forfort.sight.position import from_position, to_position
from forts.games.forfort.sight.redeal import redeal
from forts.games.forfort.sight.view import ForFortView, build_view, ended_by
from forts.games.forfort.speech.names import seat_message
from forts.games.forfort.speech.notation import text
from forts.games.forfort.speech.words import describe, likeliest, meaning, question, refusal


class ForFort(Game):
    """Finish your fort first, while you lay siege to the others."""

    name = "forfort"
    rules = NEWEST
    writes_all_draws = 2
    min_players = 2
    max_players = 4
    num_actions = actions.NUM_ACTIONS
    options = (
        Option("teams", False, players=(4,)),
        Option("armies", 3, low=0, high=7),
        Option("arrow_offset", 3, low=1, high=7),
        Option("first", "random", ("random", "1", "2", "3", "4")),
        Option("walls", ""),
    )
    data_option = "walls"
    house = HOUSE

    def _deck(self, options: Options) -> Deck:
        return deck_from(str(self.spelled_out(options)["walls"]))

    def complete(self, players: int, given: Mapping[str, Value]) -> Options:
        """All options with their values, checked one by one and together."""
        options = super().complete(players, given)
        if options["teams"] and players != 4:
            raise BadOption("forfort-teams-of-four", players=players)
        offset = options["arrow_offset"]
        if isinstance(offset, int) and offset % 2 == 0:
            raise BadOption("bad-option-choice", option="arrow_offset", value=str(offset), choices="1, 3, 5, 7")
        first = str(options["first"])
        if first != "random" and int(first) > players:
            raise BadOption("bad-option-range", option="first", value=int(first), low=1, high=players)
        self._deck(options)
        return options

    def teams(self, players: int, options: Options) -> list[list[int]]:
        """Diagonal seats, if partners play together."""
        return [[0, 2], [1, 3]] if options["teams"] else super().teams(players, options)

    def new(self, players: int, options: Options) -> ForFortState:
        """The first state: nothing dealt yet."""
        state = empty_table(players, self.spelled_out(options), self.rules)
        if state.agreed.first_given:
            set_first(state, int(options["first"]) - 1)
        settle(state)
        return state

    def view(self, state: State, seat: int | None) -> ForFortView:
        """What the seat, or a spectator, may see."""
        return build_view(_own(state), seat)

    def happening(self, state: State, event: tuple[int, ...], seat: int | None) -> Happening:
        """An event as that viewer may know it."""
        return happening(_own(state), event, seat)

    def components(self, options: Options) -> ForFortComponents:
        """The walls, symbols, backs, camps and armies of a player."""
        return build_components(self._deck(options), int(options["armies"]), int(options["arrow_offset"]))

    def layout(self, players: int, options: Options) -> Layout:
        """What each byte of an observation means."""
        return layout(players, self._deck(options), int(options["armies"]))

    def traits(self, options: Options) -> dict[str, Traits]:
        """What the walls are like: they are told one by one, and by their numbers while they are played."""
        deck = self._deck(options)
        kinds = Traits(tuple(wall_traits(deck, kind) for kind in range(deck.kinds)), by_value=True)
        walls = Traits(tuple(wall_traits(deck, kind) for kind in deck.cards), wider=_BUILT)
        return {"walls": walls, "played": kinds, "top": kinds}

    def redeal(self, state: State, seat: int, dice: Dice) -> ForFortState:
        """A copy in which the others' hands are dealt again."""
        return redeal(_own(state), seat, dice)

    def meaning(self, state: State, action: int) -> Meaning:
        """What an action is about."""
        return meaning(_own(state), action)

    def text(self, meaning: Meaning) -> str:
        """The text form of a meaning, such as `build corner_mb at nw`."""
        return text(meaning)

    def meant(self, state: State, touched: Meaning) -> list[int]:
        """What may have been meant by touching something, the likeliest first."""
        return likeliest(_own(state), super().meant(state, touched))

    def describe(self, state: State, action: int) -> Message:
        """What the action does."""
        return describe(_own(state), action)

    def question(self, state: State) -> Message:
        """What the seat to act is asked."""
        return question(_own(state))

    def refusal(self, state: State, action: int) -> Message:
        """Why the seat to act may not take this action now."""
        return refusal(_own(state), action)

    def score_sheet(self, state: State) -> list[ScoreLine]:
        """Walls, camps, armies, donjon and partner of each seat, and a finished fort."""
        table = _own(state)
        lines = []
        for seat in range(table.players):
            if table.ended == BY_FORT and seat in table.winners():
                said = "forfort-score-fort" if seat == table.winner else "forfort-score-partner-fort"
                lines.append(ScoreLine(seat, 0, message(said)))
            lines += _own_lines(table, seat)
            partner = table.partners[seat]
            if partner >= 0:
                lines.append(
                    ScoreLine(seat, table.points(partner), message("forfort-score-partner", seat=seat_message(partner)))
                )
        return lines

    def ended_by(self, state: State) -> str:
        """`fort` once one is finished, `donjon` once one is empty."""
        return ended_by(_own(state))

    def turns(self, state: State) -> int:
        """Turns begun, extra ones included."""
        return _own(state).turns

    def position(self, state: State) -> dict[str, Any]:
        """The whole state as readable JSON."""
        return to_position(_own(state), self.options_of(state))

    def options_of(self, state: State) -> Options:
        """The options that a state is played by."""
        agreed, walls = _own(state).agreed, _own(state).deck.text
        return {
            "teams": agreed.teams,
            "armies": agreed.armies,
            "arrow_offset": agreed.arrow_offset,
            "first": str(_own(state).first + 1) if agreed.first_given else "random",
            "walls": "" if self.release and walls == HOUSE.text(self.release) else walls,
        }

    def from_position(self, position: Mapping[str, Any]) -> tuple[ForFortState, Options]:
        """The state that a position describes, after checking it."""
        return from_position(self, position)


def _own(state: State) -> ForFortState:
    assert isinstance(state, ForFortState), "ForFort is asked about states of ForFort"
    return state


def _own_lines(table: ForFortState, seat: int) -> list[ScoreLine]:
    walls = COUNT[table.walls[seat]]
    camps = COUNT[table.open_camps[seat]]
    armies = table.agreed.armies - table.armies[seat] - table.lost[seat]
    lines = [ScoreLine(seat, 2 * walls, message("forfort-score-walls", count=walls))]
    if camps:
        lines.append(ScoreLine(seat, camps, message("forfort-score-camps", count=camps)))
    if armies:
        lines.append(ScoreLine(seat, armies, message("forfort-score-armies", count=armies)))
    if table.donjons[seat]:
        lines.append(ScoreLine(seat, 2, message("forfort-score-donjon", count=len(table.donjons[seat]))))
    return lines


_BUILT = ((),) * IN_SLOT + (("built",),) * 8
"""By code of where a wall lies: built, in whichever slot."""
