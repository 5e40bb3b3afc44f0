"""Nim, as the catalog knows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from forts.core import (
    OVER,
    PERSON,
    BadPosition,
    Dice,
    FortsError,
    Game,
    Happening,
    Meaning,
    Message,
    Option,
    Options,
    ScoreLine,
    message,
)
from forts.core.layout import Layout, Layouting
from forts.core.trial import Trial
from nim import moves
from nim.state import NimState


@dataclass(frozen=True)
class NimView:
    """What anybody may see: everything."""

    piles: list[int]
    """Stones in the left and in the right pile."""
    picked: Message | None
    """The pile that was picked."""
    taken: list[int]
    """Stones taken so far, by seat."""
    to_act: int
    """Who is asked; below 0 if nobody is."""


class Nim(Game):
    """In turn, pick a pile and take one or two stones from it, or let the die decide how many."""

    name = "nim"
    min_players = 2
    max_players = 3
    num_actions = len(moves.MEANINGS)
    hides = False
    has_trials = True
    options = (Option("size", 3, low=2, high=20), Option("daring", False))

    def new(self, players: int, options: Options) -> NimState:
        """Two piles that chance has yet to fill."""
        return NimState(players, int(options["size"]), bool(options["daring"]))

    def view(self, state: NimState, seat: int | None) -> NimView:
        """Everything lies open."""
        picked = message("nim-pile", place=("left", "right")[state.picked]) if state.picked >= 0 else None
        return NimView(state.piles[:], picked, state.taken[:], state.actor)

    def happening(self, state: NimState, event: tuple[int, ...], seat: int | None) -> Happening:
        """What an action did, for anybody."""
        about, who = moves.MEANINGS[event[0]], event[1]
        return Happening(about.verb, who, _said(f"nim-event-{about.verb}", about, seat=who + 1), {"action": event[0]})

    def layout(self, players: int, options: Options) -> Layout:
        """What each byte of an observation means."""
        made = Layouting(self.name, 1)
        made.code("turn_of", players, "Whose turn it is: 1 the seat itself, then the others in turn order.")
        made.amount("turn", 255, "Turns begun.")
        made.code("picked", 2, "The pile that was picked, from 1; 0 none.")
        made.code("rolls", 1, "Is the die rolled?")
        made.code("trial", 1, "Is the hand tried?")
        made.amount("piles", 22, "Stones in each pile, and one; 0 before it is filled.", (2,))
        made.code("asked", 2, "0 over, 1 chance, 2 a seat.")
        made.amount("taken", 42, "Stones taken, by seat.", (players,))
        made.amount("skills", 99, "How steady each hand is.", (players,))
        return made.done()

    def redeal(self, state: NimState, seat: int, dice: Dice) -> NimState:
        """Nothing is hidden."""
        return state.copy()

    def trial(self, state: NimState, number: int) -> Trial | None:
        """Is the hand steady?"""
        if not state.trial:
            return None
        seat = state.turn % state.players
        outcomes = [self.notation(state, action) for action, _ in state.outcomes()]
        return Trial(number, "balance", [seat], seat, outcomes)

    def components(self, options: Options) -> dict[str, Any]:
        """The pieces: how many stones a pile may have, and what the die may show."""
        size = int(options["size"])
        return {"stones": [size, size + 1], "die": [1, 2]}

    def meaning(self, state: NimState, action: int) -> Meaning:
        """What an action is about."""
        return moves.MEANINGS[action]

    def text(self, meaning: Meaning) -> str:
        """Its text form."""
        return moves.text(meaning)

    def describe(self, state: NimState, action: int) -> Message:
        """What an action does."""
        about = moves.MEANINGS[action]
        return _said(f"nim-{about.verb}", about)

    def question(self, state: NimState) -> Message:
        """Which pile, or how many."""
        return message("nim-ask-pick" if state.picked < 0 else "nim-ask-take")

    def refusal(self, state: NimState, action: int) -> Message:
        """Why not now."""
        about = moves.MEANINGS[action]
        if about.verb == "pick":
            return message("nim-not-picked" if state.picked >= 0 else "nim-empty")
        if about.verb == "dare" and not state.daring:
            return message("nim-no-daring")
        return message("nim-pick-first" if state.picked < 0 else "nim-too-few")

    def score_sheet(self, state: NimState) -> list[ScoreLine]:
        """Stones are points, though the last one alone wins."""
        return [ScoreLine(seat, taken, message("nim-score")) for seat, taken in enumerate(state.taken)]

    def ended_by(self, state: NimState) -> str:
        """The piles are empty."""
        return "empty" if state.actor == OVER else ""

    def turns(self, state: NimState) -> int:
        """How many turns have been begun."""
        return state.turn

    def position(self, state: NimState) -> dict[str, Any]:
        """The whole table as JSON."""
        daring = {"daring": True, "trial": state.trial, "skills": state.skills[:]} if state.daring else {}
        if state.skills != [PERSON] * state.players:
            daring["skills"] = state.skills[:]
        return {
            "game": self.name,
            **daring,
            "size": state.size,
            "piles": state.piles[:],
            "picked": state.picked,
            "rolls": state.rolls,
            "turn": state.turn,
            "taken": state.taken[:],
        }

    def from_position(self, position: Mapping[str, Any]) -> tuple[NimState, Options]:
        """The table that a position describes."""
        try:
            options = self.complete(
                len(position["taken"]), {"size": position["size"], "daring": position.get("daring", False)}
            )
            state = NimState(len(position["taken"]), int(options["size"]), bool(options["daring"]))
            state.trial = int(bool(position.get("trial", 0)))
            state.skills = [int(skill) for skill in position.get("skills", state.skills)]
            if len(state.skills) != state.players or not all(0 < skill < 100 for skill in state.skills):
                raise BadPosition("position-field", place="skills")
            state.piles = [int(pile) for pile in position["piles"]]
            state.taken = [int(many) for many in position["taken"]]
            state.picked, state.rolls = int(position["picked"]), bool(position["rolls"])
            state.turn = int(position["turn"])
            if min([*state.piles, *state.taken, state.turn]) < 0 or len(state.piles) > 2:
                raise BadPosition("position-field", place="piles")
            if state.trial and (state.picked not in (0, 1) or state.piles[state.picked] < 2):
                raise BadPosition("position-field", place="trial")
            state.ask()
        except (TypeError, ValueError, KeyError, IndexError, FortsError):
            raise BadPosition("position-field", place="nim") from None
        return state, options


def _said(id_: str, about: Meaning, **args: int) -> Message:
    return message(id_, place=about.place, count=max(about.amount, 0), **args)
