"""The suite that others run on their own games: it passes for a game in order, and names what another does not keep."""

from __future__ import annotations

import subprocess
import sys

import pytest

import forts.testing
from conformance.every_game import house_games
from forts import catalog
from forts.core import Dice, Game, Happening, Meaning, Message, State, message
from forts.core.state import Event
from forts.testing import BrokenPromise, Conformance, check
from forts.testing.promises import PROMISES
from forts.testing.settings import settings_of
from nim import GAME, Nim
from nim.state import NimState


class TestNim(Conformance):
    game = GAME
    variants = ({}, {"size": 5})
    seeds = 1
    hides = False


def test_a_game_in_order_passes() -> None:
    check(GAME, seeds=1, hides=False)


class Unkept(Nim):
    """Nim, but for one thing."""

    name = "unkept"


class SaysTheSame(Unkept):
    name = "saysthesame"

    def describe(self, state: NimState, action: int) -> Message:
        return message("nim-roll")


class Mumbles(Unkept):
    name = "mumbles"

    def question(self, state: NimState) -> Message:
        return message("mumbles-question")


class Cheats(Unkept):
    name = "cheats"

    def redeal(self, state: NimState, seat: int, dice: Dice) -> NimState:
        dealt = state.copy()
        dealt.taken[0] += 1
        return dealt


class Ambiguous(Unkept):
    name = "ambiguous"

    def meaning(self, state: NimState, action: int) -> Meaning:
        return Meaning("do")


class Leaks(Unkept):
    name = "leaks"

    def new(self, players: int, options: dict[str, object]) -> NimState:
        return Shared(players, int(str(options["size"])))


class Shared(NimState):
    """Copies share their piles."""

    def copy(self) -> NimState:
        twin = super().copy()
        twin.piles = self.piles
        return twin


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (SaysTheSame(), "everything_has_words"),
        (Mumbles(), "everything_has_words"),
        (Cheats(), "redeal"),
        (Ambiguous(), "notation_is_unique"),
        (Leaks(), "legal_is_accepted|old_copies"),
    ],
    ids=lambda given: getattr(given, "name", ""),
)
def test_what_is_not_kept_is_named_with_table_and_seed(
    monkeypatch: pytest.MonkeyPatch, game: Nim, promise: str
) -> None:
    monkeypatch.setattr(catalog, "_games", {known.name: known for known in catalog.games()})
    with pytest.raises(BrokenPromise, match=promise) as caught:
        check(game, seeds=1, hides=False)
    assert f"table {game.name}-2, seed 0" in str(caught.value)
    assert ", line " in str(caught.value), "an assertion has no words of its own"


def blabbing(game: Game) -> Game:
    """The same game, but for one thing: everybody is told what the first seat is told."""

    class Blabs(type(game)):  # type: ignore[misc]  # whichever game it is
        name = f"{game.name}blabs"

        def happening(self, state: State, event: Event, seat: int | None) -> Happening | None:
            told: Happening | None = super().happening(state, event, 0)
            return told

    return Blabs()


@pytest.mark.parametrize(
    "game", [game for game in catalog.games() if game.hides and game.name in house_games()], ids=lambda game: game.name
)
def test_what_is_told_to_the_wrong_seat_is_found(game: Game) -> None:
    kept = next(promise for promise in PROMISES if promise.name == "what_a_seat_cannot_tell_apart_is_told_alike")
    kept.try_out(next(settings_of(game)), 0)
    with pytest.raises(AssertionError, match="may not know"):
        kept.try_out(next(settings_of(blabbing(game))), 0)


class SaysThatItHides(Unkept):
    name = "saysthatithides"
    hides = True


def test_a_game_that_hides_nothing_has_to_say_so() -> None:
    with pytest.raises(BrokenPromise, match="a_redeal_changes"):
        check(SaysThatItHides(), seeds=1)


def test_it_needs_no_pytest() -> None:
    code = f"""
import sys
sys.path[:0] = {sys.path!r}
sys.modules["pytest"] = None
import forts.testing, nim
forts.testing.check(nim.GAME, seeds=1, hides=False)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_promise_is_a_sentence() -> None:
    names = [promise.name for promise in forts.testing.PROMISES]
    assert len(set(names)) == len(names) > 20
