"""A game of somebody who brings the rules alone: no page of rules, no drawing, no facts, no bots."""

from __future__ import annotations

from forts import words
from forts.core import Happening, Message, message
from nim import Nim, moves
from nim.state import NimState

words.add_words(
    "en", "bare-move = please { $what }\nbare-seat = seat { $seat }: { $what }\nbare-not-now = not at this point\n"
)
words.add_words(
    "fr", "bare-move = merci de { $what }\nbare-seat = place { $seat } : { $what }\nbare-not-now = pas maintenant\n"
)


class Bare(Nim):
    """Nim without all that comes with it: a module that is in no package has no rooms."""

    name = "bare"

    def happening(self, state: NimState, event: tuple[int, ...], seat: int | None) -> Happening:
        text = moves.text(moves.MEANINGS[event[0]])
        return Happening(text, event[1], message("bare-seat", seat=event[1] + 1, what=text), {"action": event[0]})

    def refusal(self, state: NimState, action: int) -> Message:
        return message("bare-not-now")

    def describe(self, state: NimState, action: int) -> Message:
        return message("bare-move", what=moves.text(moves.MEANINGS[action]))

    def question(self, state: NimState) -> Message:
        return message("bare-move", what="pick" if state.picked < 0 else "take")


GAME = Bare()
