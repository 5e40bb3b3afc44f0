"""The referee: chooses cards, says who judges, and holds the trials, on screen or at a table.

Whoever opens a trial keeps the opening with the table. It is whole: anybody can hold the trial again from it, whatever
has become of the cards. It has the answers in it and is for no player's eyes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from forts.core.dice import Dice
from forts.core.state import State
from forts.core.trial import Bout, Trial
from forts.games.boyard.content.cards import Cards, ScreenCard, TableCard, read_cards
from forts.games.boyard.content.vocabulary import others
from forts.games.boyard.rules.state import BoyardState
from forts.games.boyard.trials.bout import ScreenBout
from forts.games.boyard.trials.by_name import PUZZLES
from forts.games.boyard.trials.card import TableBout
from forts.games.boyard.trials.typed import GUESS_SECONDS

Given = Mapping[str, str | int | bool]
"""Options by name."""
COLOURS = ("red", "blue")
SCREEN, TABLE = "screen", "table"
"""The two ways to hold a trial."""
CHOICE = 12
"""Cards of an opening at a table: the one that is read, and those to change it for."""
_EASY = 2
"""The highest level of riddles for seats with easy words."""
_LETTERS = {1: (5, 5), 2: (6, 6), 3: (7, 8)}
"""By level: the shortest and the longest word to be jumbled."""

_Card = TypeVar("_Card")


class BoyardReferee:
    """Chooses by the secret among the cards that nobody here knows."""

    # -- code words --------------------------------------------------------------------------------------------

    def deal(self, players: int, options: Given, seen: Sequence[str], secret: Dice) -> dict[str, Any]:
        """A code word for each seat, by the level of that seat."""
        language = str(options["language"])
        levels = str(options["levels"]).split(",")
        known = read_cards(language).words
        dealt: list[dict[str, Any]] = []
        taken: list[str] = []
        for seat in range(players):
            level = levels[seat % len(levels)]
            free = {f"{language}/{card.id}/{level}": card for card in known if card.id not in taken}
            key = _picked(list(free), str, [], seen, secret)
            card = free[key]
            taken.append(card.id)
            word = card.hard if level == "hard" else card.easy
            dealt.append({"card": key, "word": word.word, "also": word.also, "clues": word.clues})
        return {"cards": [one["card"] for one in dealt], "language": language, "words": dealt}

    def clue(self, deal: Mapping[str, Any], seat: int, number: int) -> str:
        """A clue to the seat's word, from 1."""
        return str(deal["words"][seat]["clues"][number - 1])

    def sheet(self, deal: Mapping[str, Any], state: State, seat: int) -> list[str]:
        """The clues that the seat has won."""
        assert isinstance(state, BoyardState), "clues are told in Fort Boyard"
        return [self.clue(deal, seat, number) for number in range(1, state.clues[seat] + 1)]

    def dealt(self, deal: Mapping[str, Any], seat: int) -> str:
        """The seat's word."""
        return str(deal["words"][seat]["word"])

    def proposed(self, options: Given, seen: Sequence[str]) -> dict[str, str]:
        """The colour with more unseen texts."""
        cards, known = read_cards(str(options["language"])), set(seen)
        piles = cards.table if options["trials"] == TABLE else cards.screen
        keys = [f"{card.id}" for pile in piles.values() for card in pile]
        keys += [f"{options['language']}/{card.id}" for card in cards.riddles]
        return {"texts": min(COLOURS, key=lambda colour: sum(f"{key}/{colour}" in known for key in keys))}

    # -- trials ------------------------------------------------------------------------------------------------

    def open(
        self,
        trial: Trial,
        options: Given,
        deal: Mapping[str, Any],
        bots: Mapping[int, int],
        used: Sequence[str],
        seen: Sequence[str],
        secret: Dice,
        *,
        away: Collection[int] = (),
        faces: Collection[str] | None = None,
        together: bool = False,
    ) -> dict[str, Any]:
        """The card, and what to change it for; who judges, who is there, who is a bot."""
        people = [seat for seat in range(trial.facts["players"]) if seat not in bots and seat not in away]
        opening: dict[str, Any] = {"bots": {str(seat): skill for seat, skill in bots.items()}, "people": people}
        around = _others(trial, people)
        choose = _Choosing(trial, options, deal, used, seen, secret)
        # the bag is a hand's, at a table too
        if options["trials"] == TABLE and trial.kind != "handful":
            judges = around[:1] or [seat for seat in trial.seats if seat in people]
            return {"mode": TABLE, **opening, "judges": judges, "cards": choose.table()}
        if together and len(trial.seats) > 1:
            faces = [name for name in (PUZZLES if faces is None else faces) if PUZZLES[name].in_the_open]
        card, other = choose.screen(faces)
        return {"mode": SCREEN, **opening, "judges": around[:1], "card": card, "other": other}

    def hold(self, trial: Trial, opening: Mapping[str, Any], secret: Dice) -> Bout:
        """The trial from its opening."""
        if opening["mode"] == TABLE:
            return TableBout(trial, opening)
        return ScreenBout(trial, opening, secret, PUZZLES)


REFEREE = BoyardReferee()


def _others(trial: Trial, people: Sequence[int]) -> list[int]:
    """People who do not attempt it, clockwise from the player; for a guess the right neighbour, who has the word."""
    players, first = trial.facts["players"], trial.seats[0]
    round_ = [(first + step) % players for step in range(1, players)]
    if trial.kind == "guess":
        round_.insert(0, round_.pop())
    return [seat for seat in round_ if seat in people and seat not in trial.seats]


class _Choosing:
    """The choice of the cards of one trial."""

    def __init__(
        self,
        trial: Trial,
        options: Given,
        deal: Mapping[str, Any],
        used: Sequence[str],
        seen: Sequence[str],
        secret: Dice,
    ) -> None:
        self.trial = trial
        self.options = options
        self.deal = deal
        self.used = used
        self.seen = seen
        self.secret = secret
        self.language = str(options["language"])
        self.colour = str(options["texts"])

    @property
    def cards(self) -> Cards:
        """The cards of the table's language; a guess and a handful need none."""
        return read_cards(self.language)

    def pick(self, cards: Sequence[_Card], key: Callable[[_Card], str]) -> _Card:
        """One that is neither used nor seen."""
        return _picked(cards, key, self.used, self.seen, self.secret)

    # -- at a table --------------------------------------------------------------------------------------------

    def table(self) -> list[dict[str, Any]]:
        """The card to be read, and those to change it for."""
        if self.trial.kind == "guess":
            return [self._word()]
        if self.trial.kind == "riddle":
            return self._several(self._riddles(), self._riddle)
        return self._several(self.cards.table[self.trial.kind], self._table_card)

    def _several(self, cards: Sequence[_Card], told: Callable[[_Card], dict[str, Any]]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        left = list(cards)
        while left and len(found) < CHOICE:
            card = self.pick(left, self._key)
            left.remove(card)
            found.append(told(card))
        return found

    def _table_card(self, card: TableCard) -> dict[str, Any]:
        side = card.red if self.colour == "red" else card.blue
        slots = {name: self._filled(values) for name, values in side.slots.items()}
        return {
            "card": self._key(card),
            "texts": [_with(side.text, slots)],
            "won": _with(side.won, slots),
            "answer": _with(side.answer, slots),
            "seconds": card.seconds,
            "props": card.props,
            "tags": card.tags,
        }

    def _filled(self, values: tuple[int, int] | str) -> str:
        """What stands in a slot this time."""
        if isinstance(values, str):
            return values[self.secret.below(len(values))]
        low, high = values
        return str(low + self.secret.below(high - low + 1))

    def _riddle(self, card: Any) -> dict[str, Any]:
        side = card.red if self.colour == "red" else card.blue
        first, *also = side.answers
        found = {"texts": [side.text], "answer": first, "also": also, "why": side.why}
        return {"card": self._key(card), **found, "seconds": 0}

    def _word(self) -> dict[str, Any]:
        word = self._dealt()
        found = {"texts": self._clues(), "answer": word["word"], "also": word["also"]}
        return {"card": word["card"], **found, "seconds": 0, "again": self._again}

    # -- on screen ---------------------------------------------------------------------------------------------

    def screen(self, faces: Collection[str] | None) -> tuple[dict[str, Any], dict[str, Any] | None]:
        """The card, and another that needs no quick hands."""
        kind = self.trial.kind
        if kind == "handful":
            return {"card": "", "puzzle": "grip", "level": 2, "settings": {"most": self.trial.facts["most"]}}, None
        if kind == "guess":
            return self._typed_word(), None
        if kind == "riddle":
            return self._typed_riddle(), None
        known = [card for card in self.cards.screen[kind] if faces is None or self._side(card).puzzle in faces]
        card = self.pick(known, self._key)
        puzzle = self._side(card).puzzle
        still = [one for one in known if PUZZLES[self._side(one).puzzle].still and self._side(one).puzzle != puzzle]
        other = self.pick(still, self._key) if still else None
        return self._screen_card(card), None if other is None else self._screen_card(other)

    def _side(self, card: ScreenCard) -> Any:
        return card.red if self.colour == "red" else card.blue

    def _screen_card(self, card: ScreenCard) -> dict[str, Any]:
        side = self._side(card)
        found = {"card": self._key(card), "puzzle": side.puzzle, "level": card.level}
        if side.puzzle != "letters":
            return {**found, "settings": side.settings}
        low, high = _LETTERS[card.level]
        fitting = [one for one in self.cards.letters if low <= len(one.word) <= high]
        word = self.pick(fitting, lambda one: f"{self.language}/{one.word}")
        return {**found, "settings": {"words": [word.word, *word.also]}, "from": [f"{self.language}/{word.word}"]}

    def _typed_riddle(self) -> dict[str, Any]:
        card = self.pick(self._riddles(), self._key)
        side = card.red if self.colour == "red" else card.blue
        settings = {
            "texts": [side.text],
            "answers": side.answers,
            "near": side.near,
            "others": others(side.answers, self.language),
            "why": side.why,
            "language": self.language,
            "seconds": self.options["riddle_seconds"],
        }
        return {"card": self._key(card), "puzzle": "riddle", "level": card.level, "settings": settings}

    def _typed_word(self) -> dict[str, Any]:
        word = self._dealt()
        answers = [word["word"], *word["also"]]
        settings = {
            "texts": self._clues(),
            "answers": answers,
            "others": others(answers, self.deal["language"]),
            "language": self.deal["language"],
            "seconds": GUESS_SECONDS,
        }
        found = {"card": word["card"], "puzzle": "guess", "level": 3 if self.trial.facts["hard"] else 1}
        return {**found, "settings": settings, "again": self._again}

    # -- common ------------------------------------------------------------------------------------------------

    def _riddles(self) -> Sequence[Any]:
        hard = self.trial.facts["hard"]
        return [card for card in self.cards.riddles if hard or card.level <= _EASY]

    def _dealt(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.deal["words"][self.trial.seats[0]]
        return found

    def _clues(self) -> list[str]:
        return [str(clue) for clue in self._dealt()["clues"][: self.trial.facts["clues"]]]

    @property
    def _again(self) -> bool:
        """May there be another guess? Then a wrong one does not tell the word."""
        return bool(self.trial.facts["keys"] > 1)

    def _key(self, card: Any) -> str:
        """What a text is remembered by; riddles are written for each language."""
        own = f"{self.language}/" if self.trial.kind == "riddle" else ""
        return f"{own}{card.id}/{self.colour}"


def _picked(
    cards: Sequence[_Card], key: Callable[[_Card], str], used: Sequence[str], seen: Sequence[str], secret: Dice
) -> _Card:
    """By the secret one of those neither used nor seen; else the one seen, or if all are used, used longest ago."""
    when_used = {name: number for number, name in enumerate(used)}
    when_seen = {name: number for number, name in enumerate(seen)}
    fresh = [card for card in cards if key(card) not in when_used and key(card) not in when_seen]
    if fresh:
        return fresh[secret.below(len(fresh))]
    return min(cards, key=lambda card: (when_used.get(key(card), -1), when_seen.get(key(card), -1)))


def _with(text: str, slots: Mapping[str, str]) -> str:
    """The text with its slots filled."""
    for name, value in slots.items():
        text = text.replace(f"{{{name}}}", value)
    return text
