"""A game at the terminal: one question at a time, until somebody has won."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from forts.cli import drawing
from forts.cli.keyboard import Keyboard
from forts.cli.reference import print_topic
from forts.cli.saves import save, save_new
from forts.cli.screen import named, numbered, score_sheet, told, victory, wipe
from forts.cli.seats import Seats
from forts.cli.settings import language, say
from forts.cli.stage import Stage
from forts.cli.trials import Trials
from forts.core import CHANCE, FortsError, IllegalMove, MalformedMove, Match, Move, NothingToUndo, message
from forts.core.topics import chapters, find_topics
from forts.words import languages

LOG_LENGTH = 20
"""How many happenings `log` shows."""


class Session:
    """A match being played at this terminal."""

    def __init__(
        self,
        console: Console,
        match: Match,
        seats: Seats,
        path: Path | None,
        trials: Trials | None = None,
        keyboard: Keyboard | None = None,
        told: int | None = None,
    ) -> None:
        self.console = console
        self.match = match
        self.seats = seats
        self.path = path
        """Where every decision is saved; None if nowhere."""
        self.trials = trials
        """The trials that people hold; None if the game has none."""
        self.keyboard = keyboard or Keyboard()
        self.stage: Stage | None = None
        """The trial that is on."""
        self.names = seats.names()
        self.sheet: list[str] = []
        """What people have been told of what the referee dealt."""
        self.seen = [len(match.actions) if told is None else told] * match.state.players
        """By seat: up to which action it has been told what happened."""
        self.decider = -1
        """Who took the last decision; only that seat may take it back."""
        self.looking = -1
        """The person in front of the screen; -1 if nobody or anybody."""
        self.turn = -1
        """The turn in which the table was last drawn."""
        self.stop = False
        """Has somebody asked to stop?"""
        self.warned = False
        """Has the player been told that stopping now loses the game?"""

    # -- the course of the game --------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self.console.print(say("cli-help-hint"), style="dim")
        while not self.match.over and not self.stop:
            seat = self.match.to_act
            if seat == CHANCE:
                self._hold()
            elif seat in self.seats.bots:
                self.seats.let_bot_play(self.match)
                self.decider = seat
            else:
                self._ask(seat)
        if self.match.over:
            self._finish()
        else:
            self.console.print(self.farewell())

    def farewell(self) -> str:
        """What becomes of the game when it is left."""
        if self.match.over:
            return say("cli-left-over")
        return say("cli-left-unsaved") if self.path is None else say("cli-left-saved", path=str(self.path))

    def _ask(self, seat: int) -> None:
        """Ask until the seat has decided, taken something back, or quit."""
        self._face(seat)
        moves = self.match.legal()
        self._show_question(seat, moves)
        before = len(self.match.actions)
        while not self.stop:
            typed = " ".join((self.keyboard.line(self.console, f"{self.names[seat]} > ") or "").split())
            if not self._obey(typed, seat, moves):
                self._take(typed, seat, moves)
            if len(self.match.actions) != before:
                return

    def _hold(self) -> None:
        """A trial that people attempt: hold it, and say how it ended."""
        trial = self.match.trial
        assert trial is not None, "chance has answered for everything else"
        assert self.trials is not None, "only they hold a match at a trial"
        self._face(next(seat for seat in trial.seats if seat in self.seats.people))
        stage = self.stage = Stage(self.console, self.keyboard, self.trials, trial, self.names)
        try:
            outcome = stage.run(self._obey_in_trial, self._save, lambda: self.stop)
        finally:
            self.stage = None
            self._save()
        if outcome is not None:
            note = self.trials.settle(stage.bout, outcome)
            for line in self.trials.room.told(note, self.names, language()):
                self.console.print(line)
            self.decider = -1
            self._save()

    def _face(self, seat: int) -> None:
        """Bring somebody before the screen: what has happened, and the table where it has changed."""
        turn = self.match.game.turns(self.match.state)
        fresh = seat != self.looking or self.decider != seat or turn != self.turn
        self.turn = turn
        self._curtain(seat)
        self._tell(seat)
        if fresh:
            self.console.print(drawing.draw(self.match, self._viewer(seat), language(), self.names))
            self._show_sheet()

    def _curtain(self, seat: int) -> None:
        """Between two people at one keyboard: nobody sees the other's hand."""
        if self.match.game.hides and len(self.seats.people) > 1 and seat != self.looking:
            wipe(self.console)
            self.console.print(Rule(say("cli-curtain", name=self.names[seat])))
            self.keyboard.line(self.console, say("cli-press-enter"))
        self.looking = seat

    def _viewer(self, seat: int) -> int | None:
        """Through whose eyes the table is told: where nothing is hidden, several people look at once."""
        return seat if self.match.game.hides else self.seats.alone

    def _tell(self, seat: int) -> None:
        """What has happened since the seat last decided; where all look at once, since anybody did."""
        for line in told(self.match.happenings(self._viewer(seat), since=self.seen[seat]), self._called()):
            self.console.print(line)
        for one in range(len(self.seen)) if not self.match.game.hides else [seat]:
            self.seen[one] = len(self.match.actions)

    def _called(self) -> list[str]:
        """The names of players in sentences; none where nobody has said any."""
        return self.names if self.seats.are_called else []

    def _show_sheet(self) -> None:
        """What people have been told of what the referee dealt, if it is not on the screen already."""
        if self.trials is None:
            return
        sheet = self.trials.sheet(self.seats.people, self.names, language())
        for line in sheet:
            self.console.print(line, style="" if line in self.sheet else "bold")
        self.sheet = sheet

    def _show_question(self, seat: int, moves: list[Move]) -> None:
        self.console.print()
        asked = named(self.match.game.question(self.match.state), self._called())
        self.console.print(Text(asked.text(language()), style="bold"))
        self.console.print(numbered([named(move.message, self._called()).text(language()) for move in moves]))

    def _take(self, typed: str, seat: int, moves: list[Move]) -> None:
        """A move, by its number or its text."""
        if not typed:
            self._hint(say("cli-nothing-typed"))
            return
        try:
            if typed.isdecimal():
                # a cat on the keyboard types numbers that are too long to be read
                number = int(typed) if len(typed) < 10 else 0
                if not 1 <= number <= len(moves):
                    self._hint(say("cli-no-such-answer", number=typed[:12], count=len(moves)))
                    return
                self.match.play(moves[number - 1])
            else:
                self.match.play(typed)
        except MalformedMove:
            self._hint(say("cli-not-understood", text=typed))
        except IllegalMove as error:
            self._hint(error.text(language()))
        else:
            self.decider = seat
            self._save()

    def _finish(self) -> None:
        self._save()
        since = self.seen[self.seats.people[0]]
        for line in told(self.match.happenings(self.seats.alone, since=since), self._called()):
            self.console.print(line)
        self.console.print(drawing.draw(self.match, self.seats.alone, language(), self.names))
        self._show_sheet()
        self.console.print(score_sheet(self.match, self.names))
        self.console.print(victory(self.match, self.names, self.seats.alone))

    def _save(self) -> None:
        if self.path is not None:
            save(self.match, self.path, self._kept())
        self.warned = False

    def _kept(self) -> dict[str, Any] | None:
        return None if self.trials is None else self.trials.keep()

    def _hint(self, said: str) -> None:
        self.console.print(said, style="yellow")

    # -- what can be typed besides moves -----------------------------------------------------------------------

    def _obey(self, typed: str, seat: int, moves: list[Move]) -> bool:
        """Do what a command says; False if it is none."""
        if typed.startswith("?"):
            self._explain(typed[1:].strip())
            return True
        word, _, rest = typed.partition(" ")
        command = _commands().get(word.casefold())
        if command is None:
            return False
        _COMMANDS[command](self, rest, seat, moves)
        return True

    def _obey_in_trial(self, typed: str) -> bool:
        """What can be typed besides answers while a trial is on: few words, for an answer may be any."""
        word, _, rest = typed.partition(" ")
        command = _commands().get(word.casefold())
        if typed == "?":
            self._hint(say("cli-trial-help"))
        elif command == "quit" and not rest:
            self._quit("", -1, [])
        elif command == "save" and rest:
            self._save_as(rest, -1, [])
        else:
            return False
        return True

    def _undo(self, rest: str, seat: int, moves: list[Move]) -> None:
        try:
            self.match.undo(seat)
        except NothingToUndo as error:
            self._hint(error.text(language()))
            return
        self.seen = [min(seen, len(self.match.actions)) for seen in self.seen]
        self._hint(say("cli-undone"))
        self._save()

    def _explain(self, wanted: str) -> None:
        """`?` lists what there are words for; `? bug` says them."""
        known = chapters(self.match.game, self.match.game.spelled_out(self.match.options), language())
        if not wanted:
            self.console.print(say("cli-help"))
            for part in known:
                names = ", ".join(topic.name for topic in part.topics)
                self.console.print(Text.assemble((f"{part.heading} · ", "bold"), names))
            return
        found = find_topics(known, wanted)
        if not found:
            self._hint(say("cli-no-topic", text=wanted))
        for topic in found:
            print_topic(self.console, topic)

    def _why(self, rest: str, seat: int, moves: list[Move]) -> None:
        if not rest:
            self._hint(say("cli-why-what"))
            return
        try:
            action = self.match.game.parse(self.match.state, rest)
        except (IllegalMove, MalformedMove) as error:
            self._hint(error.text(language()))
        else:
            number = next(number for number, move in enumerate(moves, 1) if move.id == action)
            self._hint(say("cli-why-allowed", number=number))

    def _redraw(self, rest: str, seat: int, moves: list[Move]) -> None:
        self.console.print(drawing.draw(self.match, self._viewer(seat), language(), self.names))
        self._show_sheet()
        self._show_question(seat, moves)

    def _log(self, rest: str, seat: int, moves: list[Move]) -> None:
        for line in told(self.match.happenings(self._viewer(seat))[-LOG_LENGTH:], self._called()):
            self.console.print(line)

    def _save_as(self, rest: str, seat: int, moves: list[Move]) -> None:
        if not rest:
            self._hint(say("cli-save-where"))
            return
        path = Path(rest).expanduser()
        try:
            if self.path is not None and path.absolute() == self.path.absolute():
                save(self.match, path, self._kept())
            else:
                save_new(self.match, path, self._kept())
        except FortsError as error:
            self._hint(error.text(language()))
            return
        self.path = path
        self._hint(say("cli-saved", path=str(path)))

    def _quit(self, rest: str, seat: int, moves: list[Move]) -> None:
        if self.path is None and not self.warned:
            self.warned = True
            self._hint(say("cli-quit-unsaved"))
        else:
            self.stop = True


_COMMANDS: dict[str, Callable[[Session, str, int, list[Move]], None]] = {
    "undo": Session._undo,
    "why": Session._why,
    "table": Session._redraw,
    "log": Session._log,
    "save": Session._save_as,
    "quit": Session._quit,
}
"""What can be typed besides moves and `?`; each language has its words for it."""


@cache
def _commands() -> dict[str, str]:
    """Names of commands by what is typed for them, in any language: whoever changes language keeps the old habits."""
    typed = {message(f"cli-type-{name}").text(lang).casefold(): name for lang in languages() for name in _COMMANDS}
    return typed | {"u": "undo", "q": "quit"}
