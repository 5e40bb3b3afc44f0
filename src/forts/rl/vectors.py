"""Many games at once for whoever learns from arrays."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from forts.bots import Bot, BotView, make_bot
from forts.core import BadOption, Dice, Game, State, Value
from forts.core.extras import extra
from forts.core.layout import Layout
from forts.rl.errors import IllegalAction
from forts.rl.stepping import Batch
from forts.rl.table import SHARE, Table

with extra("rl"):
    import numpy as np
    import numpy.typing as npt


class Rows(Protocol):
    """Whoever steps the games: this process, or several."""

    arrays: dict[str, npt.NDArray[Any]]
    """What learners read, by name; the same memory after every step."""

    def reset(self, seed: int) -> None:
        """Begin anew."""

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each row."""

    def refused(self, actions: bytes) -> int:
        """The first row whose action, eight bytes each, is not legal; -1 if all are."""

    def step(self, actions: bytes) -> None:
        """Take an action in each row."""

    def close(self) -> None:
        """Let go of everything."""


class Referee:
    """What the compiled loop asks about once a game, or for a seat that is a bot."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.rewards = table.rewards
        self._bots: list[Bot | None] = [
            None if name is None else make_bot(name, table.game.name) for name in table.bots
        ]

    def choose(self, state: State, seat: int, dice: Dice) -> int:
        """What the bot of a seat does."""
        bot = self._bots[seat]
        assert bot is not None, "only bots are asked"
        return bot.choose(BotView(self._table.game, state, seat, dice))


class Here:
    """Rows stepped in this process; their arrays are the very memory that the rules write to."""

    def __init__(self, table: Table, rows: int, *, begin: int = 0, stride: int | None = None) -> None:
        self._batch = Batch(
            table.new(),
            table.layout.size,
            table.game.num_actions,
            rows,
            begin,
            rows if stride is None else stride,
            0,
            Referee(table),
        )
        self._batch.manned = [name is None for name in table.bots]
        self.arrays: dict[str, npt.NDArray[Any]] = {}
        for name, kind, width in columns(table):
            array = np.frombuffer(memoryview(getattr(self._batch, name)), dtype=kind)
            self.arrays[name] = array if width == 0 else array.reshape(rows, width)
        self.drawn: npt.NDArray[np.int64] = np.frombuffer(memoryview(self._batch.drawn), dtype=np.int64)
        """What `sample` has to give."""
        self._fresh = True

    def reset(self, seed: int) -> None:
        """Begin anew."""
        self._batch.seed = seed
        self._batch.reset()
        self._fresh = True

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each row: those drawn with the last step, then others."""
        if not self._fresh:
            self.draw()
        self._fresh = False
        return self.drawn

    def draw(self) -> None:
        """Draw other legal actions."""
        self._batch.sample()

    def refused(self, actions: bytes) -> int:
        """The first row whose action is not legal; -1 if all are."""
        return self._batch.refused(actions)

    def step(self, actions: bytes) -> None:
        """Take an action in each row."""
        # 16 bits are sorted by counting; where there are more actions than that, the order is as good as any
        order = np.argsort(np.frombuffer(actions, dtype="<i8").astype(np.uint16), kind="stable")
        self._batch.step(actions, order.astype("<i8", copy=False).tobytes())
        self._fresh = True

    def lay_out(self, into: dict[str, npt.NDArray[Any]]) -> None:
        """Copy what learners read to other arrays."""
        for name, array in into.items():
            array[:] = self.arrays[name]

    def close(self) -> None:
        """There is nothing to let go of."""


def columns(table: Table) -> list[tuple[str, type[np.generic], int]]:
    """The arrays that learners read: name, kind of number, and how many a row; 0 for one number a row."""
    return [
        ("observation", np.uint8, table.layout.size),
        ("mask", np.uint8, table.game.num_actions),
        ("seat", np.int32, 0),
        ("reward", np.float64, table.players),
        ("done", np.uint8, 0),
        ("length", np.int32, 0),
        ("result", np.float64, table.players),
        ("number", np.int64, 0),
    ]


class Vector:
    """Games in rows. Read the arrays, hand in an action a row, read them again."""

    def __init__(self, table: Table, games: int, seed: int | None = None, processes: int = 1) -> None:
        if games < 1:
            raise BadOption("lab-count", option="games", value=games, low=1)
        if not 1 <= processes <= games:
            raise BadOption("bad-option-range", option="processes", value=processes, low=1, high=games)
        if all(name is not None for name in table.bots):
            raise BadOption("rl-no-seat", players=table.players)
        self.table = table
        self.layout: Layout = table.layout
        self.games = games
        self.players = table.players
        self.num_actions = table.game.num_actions
        self._rows: Rows
        if processes == 1:
            self._rows = Here(table, games)
        else:
            from forts.rl.processes import Several

            self._rows = Several(table, games, processes)
        arrays = self._rows.arrays
        self.observation: npt.NDArray[np.uint8] = arrays["observation"]
        """games x size: what the seat to act knows, as `layout` says."""
        self.mask: npt.NDArray[np.uint8] = arrays["mask"]
        """games x actions: 1 where an action is legal."""
        self.seat: npt.NDArray[np.int32] = arrays["seat"]
        """games: who is to act."""
        self.reward: npt.NDArray[np.float64] = arrays["reward"]
        """games x players: what the last step brought to each seat; 0 but where a game ended."""
        self.done: npt.NDArray[np.uint8] = arrays["done"]
        """games: 1 where a game ended in the last step, and the row is already in the next one."""
        self.length: npt.NDArray[np.int32] = arrays["length"]
        """games: decisions of the row's last game that ended."""
        self.result: npt.NDArray[np.float64] = arrays["result"]
        """games x players: shares of the victory in that game."""
        self.number: npt.NDArray[np.int64] = arrays["number"]
        """games: the number of the game in the row; a seed and a number are the same game in any batch."""
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin anew with the games 0, 1, 2, ... of a seed; without one, 96 bits from the system are used."""
        self.seed = secrets.randbits(96) if seed is None else seed
        self._rows.reset(self.seed)

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each row, all equally likely; the same memory each time."""
        return self._rows.sample()

    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """Take an action in each row. If one is not legal, `IllegalAction` names its row and nothing changes."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise IllegalAction("rl-actions-shape", games=self.games, shape=str(given.shape), kind=str(given.dtype))
        chosen = given.astype("<i8", copy=False).tobytes()
        row = self._rows.refused(chosen)
        if row >= 0:
            raise IllegalAction("rl-action-illegal", row=row, action=int(given[row]), seat=int(self.seat[row]) + 1)
        self._rows.step(chosen)

    def close(self) -> None:
        """End the processes, if there are any; the arrays are not to be read any more."""
        self._rows.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def vector(
    game: Game | str,
    games: int,
    players: int | None = None,
    seed: int | None = None,
    *,
    processes: int = 1,
    reward: str = SHARE,
    bots: Sequence[str | None] = (),
    **options: Value,
) -> Vector:
    """Many games at once: arrays that are made once, and one call that steps them all.

    `bots` names by seat who plays there, None for whoever learns; `reward` is `share` or `score`; the other options are
    the game's own.
    """
    return Vector(Table(game, players, options, reward=reward, bots=bots), games, seed, processes)
