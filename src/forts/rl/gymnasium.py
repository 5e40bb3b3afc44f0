"""The games as Gymnasium has them: one seat against bots, `gymnasium.make("forts/<Game>-v0", players=3)`.

Importing this module registers every game of the catalog, named as its class is; so does Gymnasium itself where Forts
is installed, by an entry point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from forts import catalog
from forts.bots import Bot, BotView, make_bot
from forts.core import CHANCE, OVER, BadOption, Dice, Game, Value
from forts.core.extras import extra
from forts.core.layout import NoLayout
from forts.rl.errors import GameOver, IllegalAction
from forts.rl.seen import Bytes, Looking, ansi, highest, picture
from forts.rl.table import SHARE, Table
from forts.rl.vectors import Vector

with extra("rl"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

ILLEGAL = -1.0
"""What an illegal move brings where it ends the game."""
END, RAISE = "end", "raise"
"""What an illegal move does."""


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """A seat at a table; bots have the others."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "normal",
        seat: int | None = None,
        *,
        reward: str = SHARE,
        illegal: str = END,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        """A table with `opponents`, one for all or one for each, by name or as they are.

        Without a `seat` the learner sits in another one each game. An illegal move ends the game (`end`), as
        Gymnasium's own checks want it, or raises `IllegalAction` with nothing changed (`raise`).
        """
        self.table = Table(game, players, options, reward=reward)
        if seat is not None and not 0 <= seat < self.table.players:
            raise BadOption("bad-option-range", option="seat", value=seat, low=0, high=self.table.players - 1)
        if illegal not in (END, RAISE):
            raise BadOption("bad-option-choice", option="illegal", value=str(illegal), choices=f"{END}, {RAISE}")
        rivals = [opponents] if isinstance(opponents, str) or hasattr(opponents, "choose") else list(opponents)
        if len(rivals) not in (1, self.table.players - 1):
            raise BadOption("bots-for-seats", bots=len(rivals), players=self.table.players - 1)
        self._rivals = [rivals[number % len(rivals)] for number in range(self.table.players - 1)]
        self._check_rivals()
        self.layout = self.table.layout
        self.render_mode = render_mode
        self._fixed = seat
        self._illegal = illegal
        self.seat = 0 if seat is None else seat
        """Where the learner sits in this game."""
        high = highest(self.layout)
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.table.game.num_actions)
        self._looking = Looking(self.table)
        self._state = self.table.new()
        self._dice = Dice(0)
        self._bots: list[Bot | None] = []
        self._running = False

    def _check_rivals(self) -> None:
        for rival in self._rivals:
            if isinstance(rival, str):
                make_bot(rival, self.table.game.name)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin a game; the same seed, the same luck and seat."""
        super().reset(seed=seed)
        if self._fixed is None:
            # with a seed the seat follows from it; after that each has its turn
            players = self.table.players
            self.seat = int(self.np_random.integers(players)) if seed is not None else (self.seat + 1) % players
        while True:
            self._dice = Dice(int.from_bytes(self.np_random.bytes(12), "little"))
            self._begin()
            if self._state.actor != OVER:  # a game in which the learner was never asked teaches nothing
                break
        self._running = True
        return self._seen()

    def _begin(self) -> None:
        rivals = iter(self._rivals)
        seated = [None if seat == self.seat else next(rivals) for seat in range(self.table.players)]
        names = [rival if isinstance(rival, str) else None for rival in seated]
        game = self.table.game
        self._bots = [make_bot(rival, game.name) if isinstance(rival, str) else rival for rival in seated]
        self._state = Table(game, self.table.players, self.table.options, bots=names).new()
        self._go_on()

    def _go_on(self) -> None:
        """Chance and bots act, until the learner is asked or the game is over."""
        state = self._state
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.roll(self._dice)
                continue
            bot = self._bots[state.actor]
            if bot is None:
                return
            state.apply(bot.choose(BotView(self.table.game, state, state.actor, self._dice)))

    def _seen(self) -> tuple[Bytes, dict[str, Any]]:
        mask = self._looking.mask(self._state, self.seat)
        return self._looking.seat(self._state, self.seat), {"action_mask": mask, "seat": self.seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, as MaskablePPO asks for it."""
        return self._looking.mask(self._state, self.seat).astype(np.bool_)

    def step(self, action: int | np.integer[Any]) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """The learner does something; then the others do, until it is asked again."""
        if not self._running:
            raise GameOver("rl-over")
        if int(action) not in self._state.options:
            if self._illegal == RAISE:
                raise IllegalAction("rl-not-an-action", action=str(action), count=len(self._state.options))
            self._running = False
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal": int(action)}
        self._state.apply(int(action))
        self._go_on()
        seen, info = self._seen()
        over = self._state.actor == OVER
        self._running = not over
        if over:
            info["result"] = self._state.returns()
        return seen, self.table.rewards(self._state)[self.seat] if over else 0.0, over, False, info

    def render(self) -> Any:
        """The table as text (`ansi`) or as an image (`rgb_array`)."""
        if self.render_mode is None:
            return None
        drawn = ansi(self.table, self._state, [f"player_{seat}" for seat in range(self.table.players)])
        return picture(drawn) if self.render_mode == "rgb_array" else drawn


class SeatVectorEnv(VectorEnv[Bytes, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many such tables, stepped by one compiled call. A game that ends is followed by another in the same step."""

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str | Sequence[str] = "normal",
        seat: int = 0,
        *,
        reward: str = SHARE,
        processes: int = 1,
        seed: int | None = None,
        **options: Value,
    ) -> None:
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        plain = Table(game, players, options, reward=reward)
        if not 0 <= seat < plain.players:
            raise BadOption("bad-option-range", option="seat", value=seat, low=0, high=plain.players - 1)
        if len(names) not in (1, plain.players - 1):
            raise BadOption("bots-for-seats", bots=len(names), players=plain.players - 1)
        rivals = [names[number % len(names)] for number in range(plain.players - 1)]
        seated = [*rivals[:seat], None, *rivals[seat:]]
        table = Table(plain.game, plain.players, options, reward=reward, bots=seated)
        self.vector = Vector(table, num_envs, seed, processes)
        self.layout = table.layout
        self.seat = seat
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        high = highest(table.layout)
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(table.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Begin every game anew."""
        super().reset(seed=seed)
        self.vector.reset(int.from_bytes(self.np_random.bytes(12), "little"))
        return self.vector.observation.copy(), {"action_mask": self.vector.mask.copy()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, one row per game."""
        return self.vector.mask.astype(np.bool_)

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Bytes, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Step every game; where one ended, the observation is the first of the next one."""
        vector = self.vector
        vector.step(actions)
        done = vector.done.astype(np.bool_)
        info: dict[str, Any] = {"action_mask": vector.mask.copy()}
        if done.any():
            info["final_info"] = {"result": vector.result.copy(), "length": vector.length.copy(), "_result": done}
            info["_final_info"] = done
        return vector.observation.copy(), vector.reward[:, self.seat].copy(), done, np.zeros_like(done), info

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, if there are any."""
        self.vector.close()


def make_seat(game: str, **given: Any) -> SeatEnv:
    """What `gymnasium.make` calls."""
    return SeatEnv(game, **given)


def make_vector(game: str, num_envs: int = 1, **given: Any) -> SeatVectorEnv:
    """What `gymnasium.make_vec` calls."""
    return SeatVectorEnv(game, num_envs, **given)


def id_of(game: Game) -> str:
    """What `gymnasium.make` knows a game by."""
    return f"forts/{type(game).__name__}-v0"


def register() -> None:
    """Add every game that has a layout to Gymnasium's own list."""
    for game in catalog.games():
        try:
            game.layout(game.min_players, game.complete(game.min_players, {}))
        except NoLayout:
            continue
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id=id_of(game),
                entry_point="forts.rl.gymnasium:make_seat",
                vector_entry_point="forts.rl.gymnasium:make_vector",
                kwargs={"game": game.name},
            )


register()
