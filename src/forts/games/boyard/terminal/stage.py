"""A trial on a terminal: the card before it begins, its face while it is on, an appeal, or a card of the table."""

from __future__ import annotations

from typing import Any

from forts.core.message import Arg, message
from forts.core.stage import Choice, Picture
from forts.core.trial import Trial
from forts.games.boyard.terminal.faces import FACES, face
from forts.games.boyard.terminal.faces.face import milliseconds
from forts.games.boyard.trials import bout, card, grip
from forts.games.boyard.trials.by_name import PUZZLES
from forts.games.boyard.trials.puzzle import NO_WINNER
from forts.words import listed

_STAY = ("letters", "riddle", "guess", "glass")
"""Trials that ask for nothing that is no longer seen."""
_TIMES = {f"x{factor:g}": factor for factor in bout.FACTORS[1:]}
"""What is typed for more time."""


def playable(people: int) -> list[str]:
    """The trials that can be shown while so many people attempt them at one keyboard."""
    return list(FACES) if people < 2 else [name for name in FACES if PUZZLES[name].in_the_open]


def picture(trial: Trial, shown: Any, seat: int, names: list[str], lang: str) -> Picture:
    """How the trial looks at this moment to whoever is at the keyboard."""
    if isinstance(shown, card.CardShown):
        return _Card(trial, shown, names, lang).picture()
    return _Screen(trial, shown, seat, names, lang).picture()


def read(typed: str, shown: Any, at: float) -> Any:
    """What was typed as a try; None if it is none."""
    if not isinstance(shown, bout.Shown):
        return None
    if shown.phase == "ready":
        factor = _TIMES.get(typed.casefold().replace(",", ".").replace("×", "x"))
        return None if factor is None else bout.MoreTime(factor)
    if shown.phase != "on" or shown.began is None:
        return None
    if shown.puzzle == grip.Grip.name:
        return None if typed else bout.Do(grip.Close(milliseconds(at - shown.began)))
    found = face(shown.puzzle)
    what = None if found is None else found.read(typed, shown.what, at - shown.began)
    return None if what is None else bout.Do(what)


class _Words:
    """What is said of a trial in either way."""

    def __init__(self, trial: Trial, names: list[str], lang: str) -> None:
        self.trial = trial
        self.names = names
        self.lang = lang

    def say(self, id_: str, **args: Arg) -> str:
        return message(f"boyard-stage-{id_}", **args).text(self.lang)

    def choice(self, id_: str, what: Any, seats: list[int] | None = None) -> Choice:
        """A choice whose key and words are messages."""
        return Choice(self.say(f"{id_}-key"), self.say(id_), what, seats or [])

    def heading(self) -> str:
        """Which trial it is, whose, and for what."""
        kind = message("boyard-trial", trial=self.trial.kind)
        who = listed([self.names[seat] for seat in self.trial.seats], self.lang)
        prize = str(self.trial.facts.get("prize", ""))
        text = self.say("heading", trial=kind, who=who, kind=self.trial.kind, prize=prize)
        return text[:1].upper() + text[1:]


class _Screen(_Words):
    """A puzzle of the screen."""

    def __init__(self, trial: Trial, shown: bout.Shown, seat: int, names: list[str], lang: str) -> None:
        super().__init__(trial, names, lang)
        self.shown = shown
        self.seat = seat

    def picture(self) -> Picture:
        """By its phase."""
        if self.shown.phase == "ready":
            return self._ready()
        if self.shown.phase == "wrong":
            choices = [Choice("", self.say("accept"), bout.Accept()), self.choice("appeal", bout.Appeal())]
            return Picture([self.heading(), self.say("wrong")], choices)
        if self.shown.phase == "appeal":
            return self._appeal()
        return self._on()

    def _ready(self) -> Picture:
        """What is asked; no clock runs yet."""
        lines = [self.heading(), message(f"boyard-ready-{self.shown.puzzle}").text(self.lang)]
        if self.shown.factor > 1:
            lines.append(self.say("time-now", factor=f"{self.shown.factor:g}"))
        choices = [Choice("", self.say("begin"), bout.Ready())]
        if self.shown.puzzle != grip.Grip.name:
            choices.append(Choice("x2", self.say("time"), bout.MoreTime(2.0)))
        if self.shown.another:
            choices.append(self.choice("another", bout.Another()))
        return Picture(lines, choices)

    def _on(self) -> Picture:
        if self.shown.puzzle == grip.Grip.name:
            luck = self.choice("luck", bout.Do(grip.Close(-1)))
            return Picture([self.heading(), self.say("grip")], [luck])
        found, what = face(self.shown.puzzle), self.shown.what
        lines = [self.heading(), *(found.lines(what, self.lang) if found is not None else [])]
        left = getattr(what, "left", None)
        fades = self.shown.puzzle not in _STAY
        return Picture(lines, fades=fades, left=None if left is None else left * self.shown.factor)

    def _appeal(self) -> Picture:
        """For the judge: question, answer and solution."""
        lines = [self.heading(), self.say("judge", name=self.names[self.seat])]
        if (told := self.shown.appeal) is not None:
            lines += [*told["asked"], self.say("given", given=told["given"]), self.say("answer", answer=told["answer"])]
        return Picture(
            lines, [Choice("1", self.say("fits"), bout.Fits(True)), Choice("2", self.say("fits-not"), bout.Fits(False))]
        )


class _Card(_Words):
    """A card of the table."""

    def __init__(self, trial: Trial, shown: card.CardShown, names: list[str], lang: str) -> None:
        super().__init__(trial, names, lang)
        self.shown = shown

    def picture(self) -> Picture:
        """The card, the glass, and what people say."""
        shown = self.shown
        left = shown.left if shown.running else None
        if shown.phase == "verdict":
            back = self.choice("back", card.TakeBack(), list(shown.verdicts))
            return Picture([self._verdict()], [back], left=left)
        lines = [self.heading(), self.say("reads", name=self.names[self.trial.reader], kind=self.trial.kind)]
        lines += [f"  « {text} »" if self.lang == "fr" else f"  “{text}”" for text in shown.texts]
        if shown.props:
            lines.append(self.say("props", props=listed(list(shown.props), self.lang)))
        if shown.won:
            lines.append(self.say("won", won=shown.won))
        if shown.seconds:
            state = "running" if shown.running and shown.left > 0 else "empty" if shown.left <= 0 else "lying"
            lines.append(self.say("glass", state=state, seconds=round(shown.left)))
        lines.append(self._judges())
        return Picture(lines, self._choices(), self._hidden(), left=left)

    def _judges(self) -> str:
        names = [self.names[seat] for seat in self.shown.judges]
        return self.say("judges", names=listed(names, self.lang), count=len(names))

    def _outcome(self, outcome: str) -> str:
        """How it ended, in words."""
        if len(self.trial.seats) == 1:
            return self.say("outcome", outcome=outcome)
        if outcome == NO_WINNER:
            return self.say("no-winner")
        return self.say("wins", name=self.names[self.trial.seats[self.trial.outcomes.index(outcome)]])

    def _verdict(self) -> str:
        said = sorted(set(self.shown.verdicts.values()))
        if len(said) > 1:
            return self.say("verdict", outcome=self.say("disagree"))
        return self.say("verdict", outcome=self._outcome(said[0]))

    def _choices(self) -> list[Choice]:
        found = [
            Choice(str(number), self._outcome(outcome), card.Verdict(outcome))
            for number, outcome in enumerate(self.trial.outcomes, 1)
        ]
        if self.shown.seconds:
            found.append(self.choice("stop" if self.shown.running else "turn", card.Glass(not self.shown.running)))
        if self.shown.another:
            found.append(self.choice("card", card.AnotherCard()))
        return found

    def _hidden(self) -> list[str]:
        """The answer, and what else is right."""
        if not self.shown.answer:
            return []
        answers = listed([self.shown.answer, *self.shown.also], self.lang)
        return [self.say("answer", answer=answers), *([self.shown.why] if self.shown.why else [])]
