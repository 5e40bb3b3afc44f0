"""What a designer's workshop knows, wherever its sets are kept: what can be changed, and what a file says."""

from __future__ import annotations

from forts.core import Game
from forts.core.errors import BadData
from forts.core.rows import mistakes_in
from forts.core.workshop import DrawnCard, Workshop
from forts.server.errors import Refusal, Unknown
from forts.server.games import known_game
from forts.server.names import clean_text
from forts.server.wire import Mistake, ReadSet, WorkshopInfo

LONGEST_TEXT = 20_000
"""Characters of a file: ten times the house's."""
LONGEST_SET_NAME = 40


def workshop_of(name: str) -> tuple[Game, Workshop]:
    """A game whose cards are data, and its workshop; `Unknown` if they are not."""
    game = known_game(name)
    room = game.room("workshop")
    if room is None or not game.data_option or game.house is None:
        raise Unknown("no-workshop", game=game.name)
    return game, room.WORKSHOP


def workshop_info(name: str, most: int, pairs: int, bot: str) -> WorkshopInfo:
    """What can be changed of a game's cards."""
    rules, workshop = workshop_of(name)
    assert rules.house is not None, "a game whose cards are data has some"
    return WorkshopInfo(
        rules.name,
        rules.data_option,
        rules.house.text(),
        list(workshop.sheets),
        dict(workshop.example),
        LONGEST_TEXT,
        most,
        pairs,
        bot,
    )


def read_cards(name: str, text: str, lang: str) -> ReadSet:
    """The cards of a file as they look and read, and all that is wrong with it."""
    rules, workshop = workshop_of(name)
    return ReadSet(*_read(rules, workshop, text, lang))


def _read(rules: Game, workshop: Workshop, text: str, lang: str) -> tuple[list[DrawnCard], list[Mistake]]:
    cards = workshop.drawn(text)
    try:
        rules.complete(rules.min_players, {rules.data_option: text})
    except BadData as error:
        found = []
        for one in mistakes_in(error):
            line, at = (one.args.get(name) for name in ("line", "at"))
            found.append(
                Mistake(line if isinstance(line, int) else 0, at if isinstance(at, int) else 0, one, one.text(lang))
            )
        return cards, found
    return cards, []


def check_length(text: str) -> None:
    """Refuse a file that is too long."""
    if len(text) > LONGEST_TEXT:
        raise Refusal("set-too-long", most=LONGEST_TEXT)


def check_set(name: str, text: str) -> None:
    """Refuse what is too long, or has no name."""
    check_length(text)
    if "\0" in text:
        raise Refusal("set-too-long", most=LONGEST_TEXT)
    if not 1 <= len(clean_text(name)) <= LONGEST_SET_NAME:
        raise Refusal("bad-set-name", most=LONGEST_SET_NAME)
