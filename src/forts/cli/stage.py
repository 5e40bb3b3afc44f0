"""A trial on the terminal: what is seen of it changes with time, and what is typed is a try."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from forts.cli.keyboard import Keyboard
from forts.cli.settings import language, say
from forts.cli.trials import Trials
from forts.core import BadTry
from forts.core.stage import Picture
from forts.core.trial import Bout, Trial, Try

MARKS = (20.0, 10.0, 5.0)
"""Seconds of the glass that are announced."""

Command = Callable[[str], bool]
"""Does what a command says; False if what was typed is none."""


class Stage:
    """One trial, from its opening to its end."""

    def __init__(self, console: Console, keyboard: Keyboard, trials: Trials, trial: Trial, names: list[str]) -> None:
        self.console = console
        self.keyboard = keyboard
        self.trials = trials
        self.trial = trial
        self.names = names
        self.bout: Bout = trials.hold(trial)
        self.people = trials.seats.people
        self._since = keyboard.now() - trials.kept.at
        self._picture = Picture([])
        """What is on the screen."""
        self._left: float | None = None
        """What the glass said when it was last looked at."""
        self._own = False
        """Is it on a screen of its own?"""
        self._said = ""
        """What was said of what was typed last, if it was no try."""

    @property
    def now(self) -> float:
        """Seconds since the opening."""
        return self.keyboard.now() - self._since

    def run(self, obey: Command, save: Callable[[], None], left: Callable[[], bool]) -> str | None:
        """How it ended; None if the game was left in the middle of it, and then it can be continued."""
        self.console.print()
        try:
            while (outcome := self.bout.outcome(self.now)) is None and not left():
                self._ask(obey, save)
            return outcome
        finally:
            self._turn_to(own=False)
            if self.trials.kept.number == self.trial.number:
                self.trials.kept.at = self.now

    # -- seeing ------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is at the keyboard: whoever is waited for, else whoever attempts it."""
        waited = [*self.bout.waiting(), *self.trial.seats, *self.people]
        return next(seat for seat in waited if seat in self.people)

    def _look(self) -> Picture:
        shown = self.bout.shown(self.seat, self.now)
        found: Picture = self.trials.room.picture(self.trial, shown, self.seat, self.names, language())
        return found

    def _show(self) -> None:
        """Draw what has changed; what is gone is wiped, for it may be asked for."""
        picture = self._look()
        if picture.lines != self._picture.lines or picture.choices != self._picture.choices:
            self._turn_to(own=picture.fades)
            for number, line in enumerate(picture.lines):
                self.console.print(line, style="" if number else "bold")
            for choice in picture.choices:
                typed = choice.typed or say("cli-key-enter")
                self.console.print(Text.assemble((f"{typed:>7} ", "bold cyan"), choice.said))
            if picture.hidden:
                self.console.print(Text.assemble((f"{say('cli-type-answer'):>7} ", "bold cyan"), say("cli-answer")))
            if self._said and self._own:
                self.console.print(self._said, style="yellow")
        self._picture = picture
        self._left = picture.left

    def _turn_to(self, *, own: bool) -> None:
        """Turn to a clean screen for the trial alone, or back to the game's own lines, which are as they were."""
        if own != self._own:
            self._own = self.console.is_terminal and self.console.set_alt_screen(own) and own
        if self._own:
            self.console.clear()

    def _ask(self, obey: Command, save: Callable[[], None]) -> None:
        """Show, and wait for a line until something changes by itself."""
        self._show()
        while True:
            change, mark = self._until_change(), self._until_mark()
            waits = [seconds for seconds in (change, mark) if seconds is not None]
            typed = self.keyboard.line(self.console, f"{self.names[self.seat]} > ", min(waits, default=None))
            if typed is not None:
                self._take(" ".join(typed.split()), obey, save)
                return
            self.console.print()
            if mark is None or (change is not None and change <= mark):
                return
            self._announce()

    def _until_change(self) -> float | None:
        """Seconds until something changes by itself."""
        moment = self.bout.next(self.now)
        return None if moment is None else moment - self.now

    def _until_mark(self) -> float | None:
        """Seconds until some are announced, if the glass goes on running."""
        marks = [] if self._left is None else [mark for mark in MARKS if mark < self._left - _INSTANT]
        return None if self._left is None or not marks else self._left - marks[0]

    def _announce(self) -> None:
        """Say how many seconds are left, without wiping what is being typed."""
        left, before = self._look().left, self._left
        self._left = left
        if left is not None and before is not None:
            passed = [mark for mark in MARKS if left <= mark + _INSTANT and before > mark + _INSTANT]
            if passed:
                self._left = min(left, passed[-1])
                self.console.print(say("cli-seconds-left", seconds=round(passed[-1])), style="yellow")

    # -- typing ------------------------------------------------------------------------------------------------

    def _take(self, typed: str, obey: Command, save: Callable[[], None]) -> None:
        at, seat, picture = self.now, self.seat, self._picture
        if picture.hidden and typed.casefold() == say("cli-type-answer").casefold():
            self._uncover(picture.hidden)
            return
        for choice in picture.choices:
            if choice.typed.casefold() == typed.casefold():
                self._try([Try(one, at, choice.what) for one in choice.seats or [seat]], save)
                return
        if obey(typed):
            return
        shown = self.bout.shown(seat, at)
        what = self.trials.room.read(typed, shown, at)
        if what is not None:
            self._try([Try(seat, at, what)], save)
        elif typed:
            self._hint(say("cli-try-not-understood", text=typed))
        else:
            self._picture = Picture([])  # Enter alone: show it again, with the seconds of now

    def _try(self, attempts: list[Try], save: Callable[[], None]) -> None:
        for attempt in attempts:
            try:
                self.trials.take(self.bout, attempt)
            except BadTry as error:
                self._hint(error.text(language()))
                return
        self._picture, self._said = Picture([]), ""
        save()

    def _uncover(self, hidden: list[str]) -> None:
        """Show what is for one pair of eyes, until Enter is pressed."""
        self._turn_to(own=True)
        for line in hidden:
            self.console.print(line)
        self.keyboard.line(self.console, say("cli-cover"))
        self._turn_to(own=False)
        self._picture = Picture([])

    def _hint(self, said: str) -> None:
        """Say it, and again where it would be wiped before it was read."""
        self._said = said
        self.console.print(said, style="yellow")


_INSTANT = 1e-6
"""Two times that differ by less are the same."""
