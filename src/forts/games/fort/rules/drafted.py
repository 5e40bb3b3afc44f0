"""What a seat knows of the draft, card by card; how packs go round is told in `sight/draft.py`."""

from __future__ import annotations

from mypy_extensions import i64

from forts.games.fort.rules.table import DEALT, Table


def most_lots(players: i64) -> i64:
    """The highest code that `lots` gives: the seat's own cards, and one for each sighting of each pack."""
    return 1 + players * _sightings(players)


def _sightings(players: i64) -> i64:
    """How often a seat sees a pack at most."""
    return (DEALT + players - 1) // players


def lots(t: Table, seat: i64) -> list[tuple[int, int]]:
    """Each card of the draft that the seat has seen, with the lot that it was last known in: (lot, kid).

    Lot 1 is what the seat kept. The others are what was gone from a pack between two sightings, or since the last one
    together with what is left of it.
    """
    found: list[tuple[int, int]] = []
    players = t.players
    passes = len(t.picks) // players
    for pack in range(players):
        lot = 1 + (pack - seat) % players * _sightings(players)
        seen = 0
        for number in range(passes + 1):
            holder = (pack + number) % players
            index = number * players + holder
            kept = index < len(t.picks)
            there = t.drawer < 0 and number == passes
            if holder == seat:
                seen += 1 if kept or there else 0
                if kept:
                    found.append((1, t.picks[index]))
            elif seen:
                if kept:
                    found.append((lot + seen, t.picks[index]))
                if there:
                    for kid in t.boards[holder].hand:
                        found.append((lot + seen, kid))
    return found


def shown(t: Table, owner: i64) -> list[int]:
    """Which of the cards that a seat kept all have seen since."""
    if t.drawer < 0:
        return []
    kept = t.picks[owner :: t.players]
    board = t.boards[owner]
    if board.opening:
        for kid in hidden(t, owner):
            kept.remove(kid)
    return kept


def hidden(t: Table, owner: i64) -> list[int]:
    """Opening cards in hand and deck that nobody else has seen."""
    board = t.boards[owner]
    found = board.hand + board.deck
    for kid in board.held:
        found.remove(kid)
    return [kid for kid in found if not t.cards.is_friend[kid]]
