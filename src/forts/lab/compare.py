"""Two ways to play a game beside each other: other cards, options, numbers or bots, with the same seeds and seats."""

from __future__ import annotations

import difflib
import hashlib
import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from forts.core import BadOption, Game, Message, Options
from forts.lab.difference import Difference, differences
from forts.lab.facts import careers_of
from forts.lab.figures import columns, is_share
from forts.lab.playing import BOT_SECONDS, GO_ON, Task, in_turn
from forts.lab.records import BotFault, GameRecord
from forts.lab.run import Means, Outcome, check_policy, play_into
from forts.lab.run_file import RunFile, header_of
from forts.lab.simulate import rotations, seat_bots
from forts.lab.tally import Tally
from forts.lab.worth import Row, worth_of_cards

LOOKS = 1.25
"""What is known is shown anew whenever there are so many times more pairs."""

MOST_CARDS = 8
"""So many cards that differ are watched; where more do, `forts balance` tells what each is worth."""

SoFar = Callable[["Comparison"], None]
"""Is shown what is known so far."""


@dataclass(frozen=True)
class Side:
    """One of the two."""

    name: str
    """What it is called: its file, or what is set."""
    options: Options
    bots: tuple[str, ...]

    def text(self, game: Game) -> str:
        """The data that it is played with; empty if the game has none."""
        if not game.data_option:
            return ""
        given = str(game.spelled_out(self.options)[game.data_option])
        return given or ("" if game.house is None else game.house.text(game.release))


@dataclass(frozen=True)
class Comparison:
    """What the games of two sides show."""

    game: Game
    players: int
    seed: int
    sides: tuple[Side, Side]
    planned: int
    """Pairs that were to be played."""
    pairs: int
    """Pairs that were."""
    differences: list[Difference]
    """The surest first."""
    worth: tuple[list[Row], list[Row]]
    """On each side: what the cards that differ are worth there."""
    tally: Tally
    seconds: float
    interrupted: bool
    stopped: Message | None

    @property
    def games(self) -> int:
        """Games played, on both sides."""
        return self.tally.games

    @property
    def faults(self) -> dict[str, int]:
        """How often each bot misbehaved; without those that never did."""
        return self.tally.faults_by_bot()

    @property
    def first_faults(self) -> dict[str, BotFault]:
        """The earliest fault of each of these."""
        return self.tally.first_faults

    @property
    def diff(self) -> list[str]:
        """How the two files differ, line by line, as `diff -u` shows it; empty if they do not."""
        first, second = (side.text(self.game).splitlines() for side in self.sides)
        names = self.sides[0].name, self.sides[1].name
        return list(difflib.unified_diff(first, second, names[0], names[1], lineterm="", n=1))

    @property
    def settings(self) -> list[tuple[str, str, str]]:
        """Options and bots that differ: what, on the first side, on the second."""
        first, second = self.sides
        found = [
            (name, str(first.options[name]), str(second.options[name]))
            for name in first.options
            if name != self.game.data_option and first.options[name] != second.options[name]
        ]
        if first.bots != second.bots:
            found.append(("bots", ", ".join(first.bots), ", ".join(second.bots)))
        return found

    def to_json(self) -> dict[str, Any]:
        """The same for other programs."""
        return {
            "game": self.game.name,
            "players": self.players,
            "seed": str(self.seed),
            "sides": [
                {
                    "name": side.name,
                    "data": self.game.fingerprint(side.options),
                    "options": {k: v for k, v in side.options.items() if k != self.game.data_option},
                    "bots": list(side.bots),
                }
                for side in self.sides
            ],
            "diff": self.diff,
            "planned": self.planned,
            "pairs": self.pairs,
            "differences": [one.to_json() for one in self.differences],
            "worth": list(self.worth),
            "faults": self.faults,
        }


def compare(
    game: Game,
    players: int,
    pairs: int,
    sides: tuple[Side, Side],
    seed: int | None = None,
    means: Means | None = None,
    *,
    keep: Path | None = None,
    so_far: SoFar | None = None,
    on_bad_bot: str = GO_ON,
    bot_seconds: float = BOT_SECONDS,
) -> Comparison:
    """Play so many pairs of games and judge every figure. With `keep` games are written there, and a run goes on."""
    check_policy(on_bad_bot)
    if pairs < 1:
        raise BadOption("lab-count", option="games", value=pairs, low=1)
    kept = None if keep is None else RunFile(keep)
    if seed is None:
        seed = kept.seed if kept is not None and kept.seed is not None else secrets.randbits(96)
    cards = differing(game, sides)
    task = in_turn([side_task(game, players, side, seed, on_bad_bot, bot_seconds, cards) for side in sides])
    watch = _Watch(game, players, seed, sides, pairs, kept, so_far)
    if kept is None:
        return watch.known(play_into(task, iter(range(2 * pairs)), means or Means(), watch))
    with closing(kept):
        kept.begin(task)
        watch.add(list(kept.games(2 * pairs)), write=False)
        if means is not None and means.progress is not None and watch.games:
            means.progress(len(watch.games))
        left = [number for number in range(2 * pairs) if number not in kept]
        return watch.known(play_into(task, iter(left), means or Means(), watch) if left else Outcome())


def kept_at(page: Path, game: Game, players: int, sides: Sequence[Side], seed: int | None = None) -> Path:
    """Where the games of a comparison are kept until it is done; another comparison has another place.

    A seed that was asked for is part of it; one that was drawn is read from there.
    """
    cards, drawn = differing(game, sides), -1 if seed is None else seed
    header = [header_of(side_task(game, players, side, drawn, GO_ON, 0.0, cards)) for side in sides]
    mark = hashlib.sha256(json.dumps(header, sort_keys=True).encode()).hexdigest()[:8]
    return page.with_name(f"{page.stem}.{mark}.part")


def differing(game: Game, sides: Sequence[Side]) -> frozenset[str]:
    """The cards that the two sides do not have alike; none where they are too many to watch."""
    careers = careers_of(game)
    if careers is None or not game.data_option:
        return frozenset()
    first, second = (str(game.spelled_out(side.options)[game.data_option]) for side in sides)
    found = careers.differ(first, second)
    return frozenset(found) if len(found) <= MOST_CARDS else frozenset()


def side_task(
    game: Game,
    players: int,
    side: Side,
    seed: int,
    on_bad_bot: str = GO_ON,
    bot_seconds: float = BOT_SECONDS,
    cards: frozenset[str] = frozenset(),
) -> Task:
    """The games of one side."""
    return Task(
        game,
        players,
        side.options,
        rotations(seat_bots(list(side.bots), players, game)),
        seed,
        facts=True,
        records=True,
        course=True,
        careers=bool(cards),
        cards=cards,
        on_bad_bot=on_bad_bot,
        bot_seconds=bot_seconds,
    )


class _Watch:
    """Gathers the games as they come, and shows now and then what they say."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        sides: tuple[Side, Side],
        planned: int,
        kept: RunFile | None,
        so_far: SoFar | None,
    ) -> None:
        self.game, self.players, self.seed, self.sides, self.planned = game, players, seed, sides, planned
        self.kept = kept
        self.so_far = so_far
        self.games: dict[int, GameRecord] = {}
        self.next_look = 0.0

    def add(self, records: list[GameRecord], *, write: bool = True) -> None:
        """Some more games."""
        if self.kept is not None and write:
            self.kept.add(records)
        self.games.update((record.number, record) for record in records)
        if self.so_far is not None and len(self.games) >= self.next_look:
            self.next_look = LOOKS * len(self.games)
            self.so_far(self.known(Outcome()))

    def known(self, outcome: Outcome) -> Comparison:
        """What all of them say."""
        whole = [number for number in range(self.planned) if 2 * number in self.games and 2 * number + 1 in self.games]
        first, second = ([self.games[2 * number + side] for number in whole] for side in (0, 1))
        tally = Tally()
        for number in sorted(self.games):
            tally.count(self.games[number])
        return Comparison(
            self.game,
            self.players,
            self.seed,
            self.sides,
            self.planned,
            len(whole),
            judged(columns(first), columns(second), self.planned),
            (worth_of_cards(first), worth_of_cards(second)),
            tally,
            outcome.seconds,
            outcome.interrupted,
            outcome.stopped,
        )


Columns = dict[str, list[float | None]]
"""By figure: its number in each game of a side, in the order of the pairs."""


def judged(first: Columns, second: Columns, planned: int) -> list[Difference]:
    """Every figure of the pairs that were played, out of so many planned; the surest difference first."""
    pairs = max((len(column) for column in (*first.values(), *second.values())), default=0)
    for one, other in ((first, second), (second, first)):
        for name in one:
            if name.startswith("ended_by.") and name not in other:
                other[name] = [0.0] * pairs
    _without_twin(first, second)
    return differences(first, second, planned, frozenset(name for name in first if is_share(name)))


def _without_twin(first: Columns, second: Columns) -> None:
    """Leave out who begins, where that is always the same seat: the same is not said twice."""
    begins, seat = "win.first", "win.seat.1"
    if begins in first and begins in second and all(side[begins] == side[seat] for side in (first, second)):
        del first[begins], second[begins]
