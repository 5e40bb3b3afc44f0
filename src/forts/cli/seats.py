"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from forts.bots import Bot, BotView, bot_skill, make_bot, split_names
from forts.cli.errors import BadSeats
from forts.cli.settings import say
from forts.core import PERSON, Dice, Match

ME = "me"
"""A seat played at the keyboard, `me` or `me:Ann`; every other name is a bot's."""


class Seats:
    """The seats of a match at this terminal."""

    def __init__(self, who: list[str], hot_seat: bool, game: str) -> None:
        self.who = who
        """`me`, with a name or without, or the name of a bot, by seat. A saved game keeps it."""
        self.people = [seat for seat, name in enumerate(who) if _is_person(name)]
        """The seats played at the keyboard."""
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, game) for seat, name in enumerate(who) if not _is_person(name)
        }
        """The bots by seat."""
        self.skills = [PERSON if _is_person(name) else bot_skill(name, game) for name in who]
        """By seat: of a hundred trials, how many it passes where chance answers for it."""
        if len(self.people) > 1 and not hot_seat:
            raise BadSeats("cli-seats-hot-seat", count=len(self.people))
        if not self.people:
            raise BadSeats("cli-seats-nobody")

    @property
    def alone(self) -> int | None:
        """The only seat played at the keyboard, if there is only one."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def are_called(self) -> bool:
        """Have people here said their names?"""
        return any(name_of(who) for who in self.who)

    def names(self) -> list[str]:
        """What each seat is called on the screen."""
        return [self._name(seat, who) for seat, who in enumerate(self.who)]

    def _name(self, seat: int, who: str) -> str:
        if seat in self.bots:
            return say("cli-name-bot", seat=seat + 1, bot=who)
        if name := name_of(who):
            return name
        return say("cli-name-you" if self.alone is not None else "seat-number", seat=seat + 1)

    def let_bot_play(self, match: Match) -> None:
        """The bot whose turn it is decides."""
        seat = match.to_act
        view = BotView(match.game, match.state, seat, _bot_dice(match))
        match.play(self.bots[seat].choose(view))


def _is_person(who: str) -> bool:
    return who.partition(":")[0] == ME


def name_of(who: str) -> str:
    """The name that a person has said; empty for a bot, and for who has said none."""
    me, _, name = who.partition(":")
    return name if me == ME else ""


def called(name: str) -> str:
    """The seat of a person with a name."""
    if not (plain := " ".join(name.replace(":", " ").split())):
        raise BadSeats("cli-names-form")
    return f"{ME}:{plain}"


def _bot_dice(match: Match) -> Dice:
    """A generator for one decision of a bot.

    It follows from where the match's own generator stands, which it leaves there: so a game that was saved and
    resumed goes on exactly as it would have, and chance does not depend on how bots think.
    """
    ahead = match.dice.copy()
    seed = len(match.actions)
    for word in range(4):
        seed ^= ahead.bits() << 32 * word
    return Dice(seed)


def read_seats(text: str) -> list[str]:
    """The seats named on the command line: `me,random,hard(passes=500)`."""
    who = split_names(text)
    if not all(who):
        raise BadSeats("cli-seats-form", text=text)
    return who
