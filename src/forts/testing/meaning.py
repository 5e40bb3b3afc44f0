"""What a move is about, as data: promises of every game."""

from __future__ import annotations

import msgspec

from forts.core import OVER, Dice, Meaning, State
from forts.testing.promises import promise
from forts.testing.settings import Setting, states


def _asked(setting: Setting, seed: int, one_in: int = 1) -> list[State]:
    """Copies of states in which somebody decides."""
    dice = Dice(seed)
    return [state.copy() for state in states(setting, seed) if state.to_act() != OVER and not dice.below(one_in)]


@promise
def different_moves_have_different_meanings_with_a_verb(setting: Setting, seed: int) -> None:
    for state in _asked(setting, seed):
        meanings = [setting.game.meaning(state, action) for action in state.legal()]
        assert len(set(meanings)) == len(meanings)
        for meaning in meanings:
            assert meaning.verb
            assert -1 <= meaning.seat < setting.players
            assert meaning.amount >= -1


@promise
def every_id_has_a_meaning_of_the_documented_types_and_its_text_comes_from_that_alone(
    setting: Setting, seed: int
) -> None:
    game = setting.game
    texts: dict[Meaning, str] = {}
    for state in _asked(setting, seed, 6):
        for action in range(game.num_actions):
            meaning = game.meaning(state, action)
            assert type(meaning) is Meaning
            assert msgspec.convert(msgspec.to_builtins(meaning), Meaning, strict=True) == meaning
            assert game.notation(state, action) == texts.setdefault(meaning, game.text(meaning))


@promise
def a_move_of_a_match_carries_its_meaning(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    for move in match.legal():
        assert move.meaning == match.game.meaning(match.state, move.id)
        assert move.text == match.game.notation(match.state, move.id) == match.game.text(move.meaning)


@promise
def a_meaning_tells_nothing_hidden(setting: Setting, seed: int) -> None:
    """On a table dealt anew, every id means the same to the seat that decides."""
    game, dice = setting.game, Dice(seed)
    for state in _asked(setting, seed, 12):
        dealt = game.redeal(state, state.to_act(), dice)
        for action in range(game.num_actions):
            assert game.meaning(dealt, action) == game.meaning(state, action)


@promise
def what_was_touched_is_found_with_the_legal_first(setting: Setting, seed: int) -> None:
    game, dice = setting.game, Dice(seed)
    for state in _asked(setting, seed, 12):
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
