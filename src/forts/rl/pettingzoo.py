"""The games as PettingZoo has them: agents take turns (AEC), `player_0` sits in seat 0.

`env` ends a game with an illegal move, as PettingZoo's own games do, and is called in the right order only; `raw_env`
raises `IllegalAction`, with nothing changed. The check of the move is part of the table itself: PettingZoo's wrapper
for it would look at everything twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from forts.core import CHANCE, OVER, Dice, Game, Value
from forts.core.extras import extra
from forts.rl.errors import GameOver, IllegalAction
from forts.rl.seen import Looking, ansi, highest, picture
from forts.rl.table import SHARE, Table

with extra("rl"):
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger

ILLEGAL = -1.0
"""What an illegal move brings, in an environment that ends a game with one."""


class TableEnv(AECEnv):  # type: ignore[misc]  # it has no types
    """A table at which agents take turns."""

    def __init__(self, table: Table, render_mode: str | None = None, *, ends_when_illegal: bool = False) -> None:
        super().__init__()
        self.table = table
        self._ends_when_illegal = ends_when_illegal
        self.layout = table.layout
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{table.game.name}_v0",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        self.teams = [[self.possible_agents[seat] for seat in seats] for seats in table.teams]
        """Agents that win and lose together."""
        high = highest(table.layout)
        seen = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        mask = spaces.Box(0, 1, (table.game.num_actions,), dtype=np.int8)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(table.game.num_actions) for agent in self.possible_agents}
        everything = highest(*[table.layout] * table.players, table.unknown)
        self.state_space = spaces.Box(np.zeros_like(everything), everything, dtype=np.uint8)
        self._looking = Looking(table)
        self._dice = Dice(0)
        self._state = table.new()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is shown."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every action of the game; the mask says which are legal."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; the same seed, the same luck."""
        if seed is not None or not hasattr(self, "np_random"):
            self.np_random, _ = seeding.np_random(seed)
        self._dice = Dice(int.from_bytes(self.np_random.bytes(12), "little"))
        self._state = self.table.new()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()
        self.agent_selection = self.possible_agents[max(self._state.actor, 0)]
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do."""
        seat = self._seats[agent]
        return {
            "observation": self._looking.seat(self._state, seat),
            "action_mask": self._looking.mask(self._state, seat),
        }

    def state(self) -> Any:
        """What each agent knows, one after another, and then what none of them does: everything, for a critic."""
        return self._looking.everything(self._state)

    def step(self, action: int | None) -> None:
        """The agent to act does something."""
        if not self.agents:
            raise GameOver("rl-over")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self._state
        if action is None or int(action) not in state.options:
            if not self._ends_when_illegal or action is None or not 0 <= action < self.table.game.num_actions:
                raise IllegalAction("rl-not-an-action", action=str(action), count=len(state.options))
            self._end_by_illegal_move()
            return
        # what the agent was given so far has been shown to it
        self._cumulative_rewards[self.agent_selection] = 0.0
        state.apply(int(action))
        self._go_on()
        if state.actor == OVER:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[state.actor]
        self._show()

    def _end_by_illegal_move(self) -> None:
        """As PettingZoo ends its own games: whoever did it loses, the others gain nothing."""
        EnvLogger.warn_on_illegal_move()
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()

    def _go_on(self) -> None:
        while self._state.actor == CHANCE:
            self._state.roll(self._dice)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table: printed (`human`), as text (`ansi`) or as an image (`rgb_array`)."""
        if self.render_mode is None:
            return None
        drawn = ansi(self.table, self._state, self.possible_agents)
        if self.render_mode == "rgb_array":
            return picture(drawn)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(
    game: Game | str,
    players: int | None = None,
    *,
    reward: str = SHARE,
    render_mode: str | None = None,
    **options: Value,
) -> TableEnv:
    """The game alone; an illegal move raises `IllegalAction` and changes nothing."""
    return TableEnv(Table(game, players, options, reward=reward), render_mode)


def env(
    game: Game | str,
    players: int | None = None,
    *,
    reward: str = SHARE,
    render_mode: str | None = None,
    **options: Value,
) -> AECEnv[str, dict[str, Any], int]:
    """The game with guards: an illegal move ends it, with a reward of -1 for whoever made it; calls have an order."""
    table = Table(game, players, options, reward=reward)
    inner: Any = TableEnv(table, render_mode, ends_when_illegal=True)
    guarded: AECEnv[str, dict[str, Any], int] = wrappers.OrderEnforcingWrapper(inner)
    return guarded
