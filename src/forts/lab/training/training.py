"""A training from its first game to its file: rounds of self-play, each followed by a lesson, kept after every round.

Everything follows from the seed, the games and what is played; whatever breaks it off, the same training goes on with
the round that it was at, and ends in the same file.
"""

from __future__ import annotations

import io
import json
import os
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from forts.bots.learned.files import Network, packed
from forts.core import BadOption, Game, Options, Value
from forts.core.extras import extra
from forts.core.layout import Layout
from forts.lab.errors import BadRun
from forts.lab.intervals import Rate
from forts.lab.ladder import pair_seatings
from forts.lab.playing import Task
from forts.lab.run import Means, run
from forts.lab.training.learner import Learner
from forts.lab.training.rounds import Lessons, Play, Round, playing

with extra("lab"):
    import numpy as np

FORMAT = 3
ROUND = 512
"""Games of a round."""
BATCH = 128
"""Observations of a step."""
LONG, MEMORY = 0.995, 0.92
"""TD's lambda, a decision: at the beginning, when the network knows nothing yet, and after `SETTLED` games."""
TAUGHT, SETTLED = 1000, 3000
"""How many games are played by the game's estimate (half of all at most), and after how many lambda has come down."""
FAST, SLOW = 1e-3, 3e-5
"""How large steps are at the beginning and at the end."""
DARING, CAREFUL = 0.05, 0.02
"""How often a move is taken by chance, at the beginning and at the end."""
TEST_SECONDS = 300.0
"""How long between two tests of strength."""
TEST_GAMES = 48
YARDSTICK = "normal"
"""The bot that the network is tested against."""


@dataclass(frozen=True)
class Progress:
    """What can be told after a round."""

    players: int
    games: int
    """Played so far, with so many players."""
    error: float
    """Mean squared error of the seat's own predicted share in the games of the round."""
    seconds: float
    """Since this run began."""
    strength: Rate | None
    """Share of games won against the yardstick, if it was tested after this round."""


@dataclass(frozen=True)
class Trained:
    """What a training came to."""

    path: Path
    games: int
    """Of all numbers of players together."""
    seconds: float
    interrupted: bool
    size: int
    """Bytes of the file; 0 if it is not finished."""


def train(
    game: Game,
    players: list[int],
    games: Sequence[int],
    seed: int,
    out: Path,
    jobs: int = 1,
    options: Mapping[str, Value] | None = None,
    ignored: tuple[str, ...] = (),
    command: str = "",
    progress: Callable[[Progress], None] = lambda told: None,
) -> Trained:
    """Learn to judge tables of these numbers of players, each by so many games, and write the network."""
    if games and min(games) < 1:
        raise BadOption("lab-count", option="games", value=min(games), low=1)
    if not players or len(set(players)) != len(players):
        raise BadOption("lab-train-players", players=", ".join(map(str, players)))
    school = School(game, players, games, seed, options or {}, ignored, command)
    if out.exists():
        raise BadRun("lab-exists", path=str(out))
    part = out.with_name(f"{out.name}.part")
    school.go_on(part)
    began = time.perf_counter()
    try:
        with playing(jobs or os.cpu_count() or 1) as play:
            school.teach(play, part, jobs, progress)
    except KeyboardInterrupt:
        return Trained(out, sum(school.done.values()), time.perf_counter() - began, True, 0)
    file = packed(school.network())
    _write(out, file)
    part.unlink(missing_ok=True)
    return Trained(out, sum(school.done.values()), time.perf_counter() - began, False, len(file))


class School:
    """The networks that learn together, one for each number of players."""

    def __init__(
        self,
        game: Game,
        players: list[int],
        games: Sequence[int],
        seed: int,
        options: Mapping[str, Value],
        ignored: tuple[str, ...],
        command: str,
    ) -> None:
        self.game = game
        self.games = dict(zip(players, games, strict=True))
        """By number of players: how many are to be learned from."""
        self.seed = seed
        self.ignored = ignored
        self.command = command
        self.options: dict[int, Options] = {count: game.complete(count, options) for count in players}
        layouts: dict[int, Layout] = {count: game.layout(count, self.options[count]) for count in players}
        known = {part.name for layout in layouts.values() for part in layout.parts}
        for name in ignored:
            if name not in known:
                raise BadOption("bad-option-choice", option="ignore", value=name, choices=", ".join(sorted(known)))
        self.version = layouts[players[0]].version
        self.learners = {
            count: Learner(layouts[count], game.traits(self.options[count]), ignored, count, seed) for count in players
        }
        self.done = dict.fromkeys(players, 0)
        """Games of each number of players that were learned from."""

    def teach(self, play: Play, part: Path, jobs: int, progress: Callable[[Progress], None]) -> None:
        """All rounds that are left."""
        began = time.perf_counter()
        tested = dict.fromkeys(self.learners, began)
        while any(done < self.games[players] for players, done in self.done.items()):
            for players, learner in self.learners.items():
                done = self.done[players]
                if done >= self.games[players]:
                    continue
                numbers = range(done, min(done + ROUND, self.games[players]))
                lessons = play(self._round(players), numbers)
                self._learn(learner, lessons, players)
                self.done[players] = numbers.stop
                self._keep(part)
                now, strength = time.perf_counter(), None
                if now - tested[players] >= TEST_SECONDS or numbers.stop == self.games[players]:
                    strength = self._strength(players, jobs)
                    tested[players] = time.perf_counter()
                error = lessons.error / max(1, len(lessons.seen))
                progress(Progress(players, numbers.stop, error, now - began, strength))

    def network(self) -> Network:
        """The networks as they are now."""
        return Network(
            game=self.game.name,
            rules=self.game.rules,
            layout=self.version,
            data=self.game.fingerprint(next(iter(self.options.values()))),
            command=self.command,
            seed=self.seed,
            games=sum(self.done.values()),
            ignored=self.ignored,
            weights={players: learner.shipped() for players, learner in self.learners.items()},
        )

    def _round(self, players: int) -> Round:
        network = packed(self.network())
        done = self.done[players] / self.games[players]
        daring = DARING + (CAREFUL - DARING) * done
        memory = LONG + (MEMORY - LONG) * min(1.0, self.done[players] / SETTLED)
        taught = self.done[players] < min(TAUGHT, self.games[players] / 2)
        return Round(self.game, players, self.options[players], network, self.seed, daring, memory, taught=taught)

    def _learn(self, learner: Learner, lessons: Lessons, players: int) -> None:
        order = np.random.default_rng([self.seed, players, self.done[players]]).permutation(len(lessons.seen))
        rate = SLOW + (FAST - SLOW) * (1 + cos(pi * self.done[players] / self.games[players])) / 2
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            learner.learn(lessons.seen[some], lessons.shares[some], rate)

    def _strength(self, players: int, jobs: int) -> Rate:
        """How the network does against the yardstick, in every seat."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "now")
            path.write_bytes(packed(self.network()))
            me = f"learned(file={path})"
            seatings = pair_seatings(me, YARDSTICK, players)
            task = Task(
                self.game, players, self.options[players], seatings, self.seed + 1, paired=True, bot_seconds=0.0
            )
            outcome = run(task, -(-TEST_GAMES // len(seatings)) * len(seatings), Means(jobs))
        from forts.lab.intervals import wilson

        return wilson(outcome.tally.wins_by_bot().get(me, 0.0), outcome.tally.games)

    # -- keeping -----------------------------------------------------------------------------------------------

    def _told(self) -> dict[str, Any]:
        """What a training is: another one does not go on with it."""
        return {
            "forts_training": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "layout": self.version,
            "data": self.game.fingerprint(next(iter(self.options.values()))),
            "options": {str(players): options for players, options in self.options.items()},
            "ignored": list(self.ignored),
            "games": list(self.games.values()),
            "seed": self.seed,
        }

    def _keep(self, path: Path) -> None:
        body = io.BytesIO()
        arrays = {"told": np.frombuffer(json.dumps(self._told(), sort_keys=True).encode(), dtype=np.uint8)}
        for players, learner in self.learners.items():
            arrays[f"{players} done"] = np.array(self.done[players])
            arrays |= {f"{players} {name}": each for name, each in learner.kept().items()}
        np.savez(body, **arrays)  # type: ignore[arg-type]  # arrays by name, all of them
        _write(path, body.getvalue())

    def go_on(self, path: Path) -> None:
        """Go on with what was kept there, if there is anything; another training is refused and left alone."""
        try:
            with path.open("rb") as file, np.load(file) as kept:
                told = json.loads(kept["told"].tobytes())
                wanted = json.loads(json.dumps(self._told()))
                if told != wanted:
                    differ = ", ".join(key for key in wanted if told.get(key) != wanted[key])
                    raise BadRun("lab-other-run", path=str(path), differ=differ)
                for players, learner in self.learners.items():
                    self.done[players] = int(kept[f"{players} done"])
                    start = f"{players} "
                    learner.go_on({name.removeprefix(start): kept[name] for name in kept if name.startswith(start)})
        except FileNotFoundError:
            return
        except OSError as error:
            raise BadRun("lab-cannot-read", path=str(path), why=error.strerror or str(error)) from None
        except (ValueError, KeyError, BadZipFile):
            raise BadRun("lab-damaged-training", path=str(path)) from None


def _write(path: Path, data: bytes) -> None:
    """All of it or nothing."""
    new = path.with_name(f"{path.name}.new")
    try:
        new.write_bytes(data)
        new.replace(path)
    except OSError as error:
        raise BadRun("lab-cannot-write", path=str(path), why=error.strerror or str(error)) from None
