"""Letters: a jumbled word; any known word of these letters counts."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.judging import plain
from forts.games.boyard.trials.asking import Asking
from forts.games.boyard.trials.puzzle import LOST, WON, refuse

TRIES = 3
"""Words that may be tried."""
_LONGEST = 40


class Word(Record, frozen=True, forbid_unknown_fields=True):
    """A word of these letters."""

    word: str


class LettersSeen(Record, frozen=True):
    """The letters as they are seen."""

    letters: str
    tries_left: int
    left: float


class Letters(Asking):
    """A word of five to eight letters; the card names all words that count."""

    name = "letters"
    still = True
    takes = Word

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.words = [plain(str(word)) for word in self.settings["words"]]
        """What counts, without accents, the word that was jumbled first."""
        word = self.words[0]
        numbers = list(range(len(word)))
        self.secret.shuffle(numbers)
        jumbled = "".join(word[number] for number in numbers)
        # a shuffle may leave a word: then the letters go round by one
        turns = [jumbled[turn:] + jumbled[:turn] for turn in range(len(jumbled))]
        self.letters = next((turn for turn in turns if turn not in self.words), jumbled)
        self.given: list[str] = []
        self.shows([])

    def judge(self, what: Any) -> str | None:
        """Any of the words, in three tries."""
        word = plain(what.word.strip())
        if not word or len(word) > _LONGEST:
            raise refuse("malformed")
        self.given.append(word)
        if word in self.words:
            return WON
        return LOST if len(self.given) == TRIES else None

    def shown(self, viewer: int | None, at: float) -> LettersSeen:
        """The letters alone."""
        return LettersSeen(self.letters, TRIES - len(self.given), self.left(at))

    def told(self) -> dict[str, Any]:
        """The letters, the words and what was tried."""
        return {"letters": self.letters, "answer": list(self.settings["words"]), "given": self.given}
