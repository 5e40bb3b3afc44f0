"""Fort's data file for designers: the kids, and the fort track."""

from __future__ import annotations

from forts.core.message import message
from forts.core.workshop import Choice, Column, DrawnCard, Sheet, Spoken, Workshop
from forts.games.fort.box.icons import SUITS
from forts.games.fort.box.kids import BOARDS, COPIES, HIGHEST, KID_COLUMNS, MOST_KIDS, NUMBER, TRACK_COLUMNS, sound_kids
from forts.games.fort.sight.pieces import kid_piece
from forts.games.fort.speech.names import board_name, suit_name


def _kid_column(name: str) -> Column:
    label = message("fort-workshop-column", column=name)
    if name == NUMBER:
        return Column(name, "number", label, high=MOST_KIDS - 1)
    if name == "name":
        return Column(name, "name", label)
    if name == "copies":
        return Column(name, "whole", label, *COPIES)
    if name == "suits":
        choices = tuple(Choice(suit, suit_name(number)) for number, suit in enumerate(SUITS))
        return Column(name, "choice", label, choices=choices, fewest=1, most=2, twice=True)
    if name == "best_friend_of":
        choices = tuple(Choice(board, board_name(number)) for number, board in enumerate(BOARDS))
        return Column(name, "choice", label, choices=choices)
    return Column(name, "icons", label)


def _track_column(name: str) -> Column:
    label = message("fort-workshop-column", column=name)
    if name == TRACK_COLUMNS[0]:
        return Column(name, "number", label, high=HIGHEST)
    return Column(name, "whole", label, high=HIGHEST)


def _drawn(text: str) -> list[DrawnCard]:
    cards = []
    for line, kid in sound_kids(text):
        piece = kid_piece(kid)
        words = (
            Spoken(message("fort-workshop-column", column="public"), piece.public_words),
            Spoken(message("fort-workshop-column", column="private"), piece.private_words),
        )
        cards.append(DrawnCard(line, words, piece))
    return cards


WORKSHOP = Workshop(
    sheets=(
        Sheet(
            "kids",
            message("fort-chapter-kids"),
            tuple(_kid_column(name) for name in (NUMBER, *KID_COLUMNS)),
            cards=True,
            fresh={"suits": SUITS[0], "public": "any", "copies": "1"},
        ),
        Sheet(
            "track",
            message("fort-workshop-track"),
            tuple(_track_column(name) for name in TRACK_COLUMNS),
            cards=False,
            fresh={},
        ),
    ),
    drawn=_drawn,
    example={"name": "Comet", "suits": "book", "public": "2 vp", "private": "fort > 3 vp", "copies": "3"},
)
"""What designers can change of Fort."""
