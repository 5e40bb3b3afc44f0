"""What a move is about, as data: promises of every game."""

from __future__ import annotations

import msgspec
import pytest

from every_game import LONG, Setting, states
from forts.core import OVER, Dice, Game, Meaning, State

SEEDS = range(20 if LONG else 2)


def asked(setting: Setting, seed: int, one_in: int = 1) -> list[State]:
    """Copies of states in which somebody decides."""
    dice = Dice(seed)
    return [state.copy() for state in states(setting, seed) if state.to_act() != OVER and not dice.below(one_in)]


@pytest.mark.parametrize("seed", SEEDS)
def test_different_moves_have_different_meanings_with_a_verb(setting: Setting, seed: int) -> None:
    for state in asked(setting, seed):
        meanings = [setting.game.meaning(state, action) for action in state.legal()]
        assert len(set(meanings)) == len(meanings)
        for meaning in meanings:
            assert meaning.verb
            assert -1 <= meaning.seat < setting.players
            assert meaning.amount >= -1


@pytest.mark.parametrize("seed", SEEDS)
def test_every_id_has_a_meaning_of_the_documented_types_and_its_text_comes_from_that_alone(
    setting: Setting, seed: int
) -> None:
    game = setting.game
    texts: dict[Meaning, str] = {}
    for state in asked(setting, seed, 6):
        for action in range(game.num_actions):
            meaning = game.meaning(state, action)
            assert type(meaning) is Meaning
            assert msgspec.convert(msgspec.to_builtins(meaning), Meaning, strict=True) == meaning
            assert game.notation(state, action) == texts.setdefault(meaning, game.text(meaning))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_move_of_a_match_carries_its_meaning(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    for move in match.legal():
        assert move.meaning == match.game.meaning(match.state, move.id)
        assert move.text == match.game.notation(match.state, move.id) == match.game.text(move.meaning)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_meaning_tells_nothing_hidden(setting: Setting, seed: int) -> None:
    """On a table dealt anew, every id means the same to the seat that decides."""
    game, dice = setting.game, Dice(seed)
    for state in asked(setting, seed, 12):
        dealt = game.redeal(state, state.to_act(), dice)
        for action in range(game.num_actions):
            assert game.meaning(dealt, action) == game.meaning(state, action)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_touched_is_found_with_the_legal_first(setting: Setting, seed: int) -> None:
    game, dice = setting.game, Dice(seed)
    for state in asked(setting, seed, 12):
        for action in [*state.legal(), *(dice.below(game.num_actions) for _ in range(5))]:
            meaning = game.meaning(state, action)
            touched = Meaning("", meaning.piece, meaning.place, meaning.seat, meaning.amount)
            for record in (meaning, touched):
                meant = game.meant(state, record)
                assert action in meant
                assert all(game.meaning(state, other).fits(record) for other in meant)
                legal = [other in state.options for other in meant]
                assert legal == sorted(legal, reverse=True)
        assert game.meant(state, Meaning("juggle")) == []


class Older(Game):
    """A game that was written before moves were data: it knows texts only."""

    num_actions = 2

    def notation(self, state: State, action: int) -> str:
        return ("heads", "tails")[action]


class Newer(Game):
    """A game that says what its moves are about, and leaves the text to the core."""

    num_actions = 2

    def meaning(self, state: State, action: int) -> Meaning:
        return Meaning("take", "coin", "bank", 0, action + 1)


def test_a_game_that_knows_texts_only_has_them_as_verbs() -> None:
    game, state = Older(), State(2)
    state.actor, state.options = 0, [0]
    assert game.meaning(state, 1) == Meaning("tails")
    assert game.text(game.meaning(state, 1)) == game.notation(state, 1) == "tails"
    assert game.meant(state, Meaning("tails")) == [1]
    assert game.meant(state, Meaning("")) == [0, 1]


def test_a_game_that_gives_meanings_only_has_a_plain_text() -> None:
    game, state = Newer(), State(2)
    assert game.notation(state, 1) == "take 2 coin at bank of seat 1"
    state.actor, state.options = 0, [0, 1]
    assert game.parse(state, "Take 1 coin at bank of seat 1") == 0


def test_a_game_that_gives_neither_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Game().notation(State(2), 0)
