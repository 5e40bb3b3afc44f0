"""Somebody at a terminal whose clock is handed in: plays by what is seen there, and no test waits for a glass."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from forts.cli.keyboard import Keyboard
from forts.cli.saves import load_save, resume
from forts.cli.seats import Seats
from forts.cli.seen import Seen
from forts.cli.session import Session
from forts.cli.settings import _language
from forts.cli.stage import Stage
from forts.cli.trials import Trials, held_by
from forts.core import Match
from forts.games.boyard import GAME
from forts.games.boyard.trials import bout, card
from forts.games.boyard.trials.puzzle import Puzzle

Answer = Callable[["Player", Stage], str | None]
"""What is typed in a trial at a moment; None to let time pass."""


class Player(Keyboard):
    """Types at once what it is told to; time passes only where it waits."""

    def __init__(self, answer: Answer, cut: int = -1) -> None:
        self.answer = answer
        self.cut = cut
        """After how many lines the power fails; never below zero."""
        self.clock = 100.0
        self.session: Session | None = None

    def now(self) -> float:
        return self.clock

    def line(self, console: Console, prompt: str, seconds: float | None = None) -> str | None:
        if self.cut == 0:
            raise KeyboardInterrupt
        self.cut -= 1
        console.print(prompt, end="")
        typed = self._typed()
        if typed is None:
            assert seconds is not None, "nothing would ever happen"
            self.clock += max(seconds, 0.0)
        else:
            console.print(typed)
            self.clock += 0.25
        return typed

    def _typed(self) -> str | None:
        assert self.session is not None
        if self.session.stage is not None:
            return self.answer(self, self.session.stage)
        match = self.session.match
        return str(1 + len(match.actions) % len(match.legal()))


def begin(
    answer: Answer,
    who: list[str],
    lang: str = "en",
    path: Path | None = None,
    seed: int = 5,
    cut: int = -1,
    **options: Any,
) -> tuple[Session, Player]:
    """A new game, or the one in the file."""
    _language.set(lang)
    player = Player(answer, cut)
    seats = Seats(who, True, GAME.name)
    held = held_by(seats.people, GAME)
    kept: Mapping[str, Any] | None = None
    if path is not None and path.exists():
        log = load_save(GAME, path)
        match = resume(GAME, log, path, held)
        kept = log.trials
    else:
        match = Match(GAME, len(who), {"language": lang, **options}, seed, names=who, held=held)
    trials = Trials(match, seats, seed, kept, Seen(GAME.name))
    console = Console(file=io.StringIO(), width=110, markup=False, highlight=False, emoji=False)
    player.session = Session(console, match, seats, path, trials, player)
    return player.session, player


def printed(session: Session) -> str:
    """All that was on the screen."""
    file = session.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def on_screen(player: Player, stage: Stage) -> str | None:
    """Begin; answer what is typed rightly two times of three; let the time of everything else run out."""
    shown = stage.bout.shown(stage.seat, stage.now)
    if isinstance(shown, card.CardShown):
        return at_table(player, stage)
    assert isinstance(shown, bout.Shown)
    if shown.phase == "ready":
        return ""
    if shown.phase == "appeal":
        return "2"
    if shown.phase == "wrong":
        return ""
    puzzle: Puzzle = stage.bout.puzzle  # type: ignore[attr-defined]
    if shown.puzzle == "grip":
        return ""
    if shown.puzzle in ("riddle", "guess"):
        return puzzle.answers[0] if stage.trial.number % 3 else "xylophone"  # type: ignore[attr-defined]
    if shown.puzzle == "sums" and not shown.what.text:
        return str(puzzle.total)  # type: ignore[attr-defined]
    return None


def at_table(player: Player, stage: Stage) -> str | None:
    """Turn the glass where there is one, let it run out, and then judge."""
    shown = stage.bout.shown(stage.seat, stage.now)
    if isinstance(shown, bout.Shown):
        return on_screen(player, stage)
    assert isinstance(shown, card.CardShown)
    if shown.phase == "verdict":
        return None
    if shown.seconds and not shown.running:
        return "g" if _language.get() == "en" else "s"
    if shown.running and shown.left > 0:
        return None
    return str(1 + stage.trial.number % 2)
