"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from forts.bots import Bot, BotView, make_bot, split_names
from forts.cli.errors import BadSeats
from forts.cli.settings import say
from forts.core import Dice, Match

ME = "me"
"""A seat played at the keyboard; every other name is a bot's."""


class Seats:
    """The seats of a match at this terminal."""

    def __init__(self, who: list[str], hot_seat: bool, game: str) -> None:
        self.who = who
        """`me` or the name of a bot, by seat. A saved game keeps it."""
        self.people = [seat for seat, name in enumerate(who) if name == ME]
        """The seats played at the keyboard."""
        self.bots: dict[int, Bot] = {seat: make_bot(name, game) for seat, name in enumerate(who) if name != ME}
        """The bots by seat."""
        if len(self.people) > 1 and not hot_seat:
            raise BadSeats("cli-seats-hot-seat", count=len(self.people))
        if not self.people:
            raise BadSeats("cli-seats-nobody")

    @property
    def alone(self) -> int | None:
        """The only seat played at the keyboard, if there is only one."""
        return self.people[0] if len(self.people) == 1 else None

    def names(self) -> list[str]:
        """What each seat is called on the screen."""
        return [self._name(seat, who) for seat, who in enumerate(self.who)]

    def _name(self, seat: int, who: str) -> str:
        if who != ME:
            return say("cli-name-bot", seat=seat + 1, bot=who)
        return say("cli-name-you" if self.alone is not None else "seat-number", seat=seat + 1)

    def let_bot_play(self, match: Match) -> None:
        """The bot whose turn it is decides."""
        seat = match.to_act
        view = BotView(match.game, match.state, seat, _bot_dice(match))
        match.play(self.bots[seat].choose(view))


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
