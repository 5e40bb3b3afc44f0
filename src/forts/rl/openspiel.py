"""The games as OpenSpiel has them: `register()`, then `pyspiel.load_game("python_<game>(players=3)")`.

Chance is explicit. The observation is the game's own; the information state is every observation that the seat has had
and every action that it has taken, told by a digest, since a tensor of bounded size cannot hold them. A state deals
again what its player cannot know (`resample_from_infostate`), for searches such as `ismcts.ISMCTSBot`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np

from forts import catalog
from forts.core import CHANCE, OVER, Dice, Game, State
from forts.core.extras import extra
from forts.core.layout import NoLayout, observed
from forts.rl.table import Table

with extra("openspiel"):
    import pyspiel

MOST = 1_000_000
"""Actions of a game at most, those of chance included."""
BETWEEN_SEATS = "+"
"""Stands for the comma in an option with a value for each seat: in OpenSpiel's texts a comma parts parameters."""


class TableState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A table as a state of OpenSpiel."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.state = game.table.new()
        self.steps = 0
        """Actions taken so far."""
        self.recalls = [_digest(b"", self.state, seat, game.table) for seat in range(game.table.players)]
        """By seat: the digest of all that it has seen and done."""

    @property
    def _table(self) -> Table:
        found: Table = self.get_game().table
        return found

    def current_player(self) -> int:
        """The seat to act, chance, or nobody any more."""
        if self.state.actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.state.actor == CHANCE else self.state.actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal() if player == self.state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely each is."""
        outcomes = self.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in sorted(outcomes)]

    def _apply_action(self, action: int) -> None:
        actor = self.state.actor
        self.state.apply(int(action))
        self.steps += 1
        for seat, recall in enumerate(self.recalls):
            own = f"{recall.hex()} {action}".encode() if seat == actor else recall
            self.recalls[seat] = _digest(own, self.state, seat, self._table)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._table.game.notation(self.state, int(action))

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.state.actor == OVER

    def returns(self) -> list[float]:
        """Shares of the victory."""
        return self.state.returns() if self.state.actor == OVER else [0.0] * self._table.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that the player cannot tell from this one, with the unknown dealt again."""
        dealt: TableState = self.clone()
        seed = int(sampler() * (1 << 53))
        dealt.state = self._table.game.redeal(self.state, player, Dice(seed))
        # what the others have seen is dealt again too: all they are known to remember is what they see now
        forgotten = [_digest(b"", dealt.state, seat, self._table) for seat in range(self._table.players)]
        dealt.recalls = [self.recalls[player] if seat == player else made for seat, made in enumerate(forgotten)]
        return dealt

    def __str__(self) -> str:
        return json.dumps(self._table.game.position(self.state))


def _digest(before: bytes, state: State, seat: int, table: Table) -> bytes:
    """What the seat has seen before and sees now, in sixteen bytes."""
    return blake2b(before + observed(state, seat, table.layout), digest_size=16).digest()


class TableGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game with a number of players and options."""

    def __init__(self, kind: pyspiel.GameType, game: Game, params: dict[str, Any]) -> None:
        options = {name: value for name, value in params.items() if name != "players"}
        for option in game.options:
            if option.each_seat and option.name in options:
                options[option.name] = str(options[option.name]).replace(BETWEEN_SEATS, ",")
        self.table = Table(game, int(params.get("players", game.min_players)), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=game.num_actions,
            num_players=self.table.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> TableState:
        """The beginning of a game."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance acts at most."""
        return MOST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """What reads states as a player sees them."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self.table, wanted, params)


class TableObserver:
    """Reads a state as a player sees it: the observation, or with perfect recall the information state."""

    def __init__(self, table: Table, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; given: {params}")
        # nothing in a layout is marked as everybody's or one seat's own: both parts come together, or not at all
        self._whole = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = wanted.perfect_recall
        self._table = table
        shown = self._whole and not self._recalls
        self.tensor = np.zeros(table.layout.size, np.float32) if shown else None
        self.dict = (
            {part.name: self.tensor[part.first : part.end].reshape(part.shape) for part in table.layout.parts}
            if self.tensor is not None
            else {}
        )

    def set_from(self, state: TableState, player: int) -> None:
        """Put the observation of a player into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(observed(state.state, player, self._table.layout), dtype=np.uint8)

    def string_from(self, state: TableState, player: int) -> str | None:
        """The observation in words and numbers, or the digest of all that the player has seen and done."""
        if not self._whole:
            return None
        if self._recalls:
            return f"seat {player}, {state.steps} actions: {state.recalls[player].hex()}"
        seen = observed(state.state, player, self._table.layout)
        return "\n".join(
            f"{part.name}: {' '.join(map(str, seen[part.first : part.end]))}" for part in self._table.layout.parts
        )


def name_of(game: Game) -> str:
    """What `pyspiel.load_game` knows a game by."""
    return f"python_{game.name}"


def register() -> list[str]:
    """Add every game that has a layout to OpenSpiel's own list, once; returns what they are called there."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    names = []
    for game in catalog.games():
        try:
            game.layout(game.min_players, game.complete(game.min_players, {}))
        except NoLayout:
            continue
        names.append(name_of(game))
        if name_of(game) not in known:
            kind = _type_of(game)
            pyspiel.register_game(kind, _class_of(kind, game))
    return names


def _type_of(game: Game) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game),
        long_name=type(game).__name__,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.min_players,
            **{option.name: option.default for option in game.options},
        },
        default_loadable=True,
    )


def _class_of(kind: pyspiel.GameType, game: Game) -> type[TableGame]:
    """What OpenSpiel calls to load the game. A class, not a function: OpenSpiel lets go of it after Python has ended,
    and only a class is still there to be let go of.
    """

    class Loaded(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    return Loaded
