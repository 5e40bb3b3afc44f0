"""The kids and the fort track, from one data file that an owner of the box may replace."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from forts.core.errors import BadData
from forts.core.house import House, fingerprint_of
from forts.core.rows import Row, read_rows
from forts.games.fort.box.icons import SUITS, Do, parse
from forts.games.fort.box.printed import PrintedAction
from forts.games.fort.box.worth import kid_worth

COIN: Final = 6
"""The suit that stands for any other."""
MOST_KIDS: Final = 64
"""Action ids leave room for this many different kids."""
UNSEEN: Final = -1
"""Stands for a card that shows nobody knows what."""
TOP_LEVEL: Final = 5
"""Reaching it ends the game."""
BOARDS: Final = ("red", "yellow", "green", "orange")
"""The player boards, each with two Best Friends."""

_NUMBER = "number"
"""The column with the number that a kid keeps for ever; in a file without it, kids are numbered by their rows."""
_KID_COLUMNS = ("name", "suits", "public", "private", "copies", "best_friend_of")
_TRACK_COLUMNS = ("level", "points", "pizza", "toys", "either")


class Kid:
    """A kid card: what all its copies have in common."""

    def __init__(
        self, name: str, suits: list[int], public: PrintedAction, private: PrintedAction, copies: int, board: int
    ) -> None:
        self.name = name
        """The nickname."""
        self.suits = suits
        """The suits in the corner, one or two."""
        self.public = public
        """The action that others may follow."""
        self.private = private
        """The action that is the leader's alone."""
        self.copies = copies
        """How many there are."""
        self.board = board
        """The board whose Best Friend it is; -1 for a kid of the Park."""
        self.coin = suits[0] == COIN and len(suits) == 1
        """Nothing but a coin: its suit is declared when it is played."""
        self.suit = suits[0]
        """The suit that followers must match; a coin only where the card shows nothing else."""
        for suit in suits:
            if suit != COIN:
                self.suit = suit
        self.id = name.lower().replace(" & ", "_").replace(" ", "_")
        """The name in notation and in message ids' arguments."""

    def matches(self, suit: int) -> int:
        """How many of its suits count as `suit`; a coin counts as any, but naming the coin counts coins alone."""
        return sum(1 for shown in self.suits if shown in (suit, COIN))


class Cards:
    """Everything about the components that the rules look up while playing."""

    def __init__(self, text: str) -> None:
        self.text = text
        """The data file it was read from."""
        kid_rows, track_rows = _tables(text)
        found: dict[int, Kid] = {}
        written = {row.get(_NUMBER, "") for _, row in kid_rows}
        for line, row in kid_rows:
            kid = _kid(line, row, list(found.values()))
            found[_number_of(line, row, found, written)] = kid
        self.kids: list[Kid] = [found.get(number) or _nobody(number) for number in range(max(found, default=-1) + 1)]
        """All different kids by number; a number that the file leaves out stands for nobody."""
        self.numbers: list[int] = sorted(found)
        """The numbers of the kids that there are."""
        self.fingerprint = fingerprint_of([_said_of_kids(kid_rows, found), [_canonical(row) for _, row in track_rows]])
        """A short name for all that the file says."""
        self.park: list[int] = []
        """The Park's cards at the start, sorted."""
        self.friends: list[list[int]] = [[] for _ in BOARDS]
        """The Best Friends of each board."""
        for number, kid in enumerate(self.kids):
            kid.public.kid = number
            kid.private.kid = number
            if kid.board >= 0:
                self.friends[kid.board].append(number)
            else:
                self.park.extend([number] * kid.copies)
        for board, friends in zip(BOARDS, self.friends, strict=True):
            if len(friends) != 2:
                raise BadData("data-friends", board=board, count=len(friends))
        if len(self.park) < 40:
            raise BadData("data-few-kids", count=len(self.park))
        self.matches: list[list[int]] = [[kid.matches(suit) for suit in range(7)] for kid in self.kids] + [[0] * 7]
        """`matches[kid][suit]`: how many of the kid's suits count as that suit; the last row is that of `UNSEEN`."""
        self.printed: list[list[PrintedAction]] = [[kid.public, kid.private] for kid in self.kids]
        """`printed[kid][0]` is the public action, `[1]` the private one."""
        self.is_friend: list[bool] = [kid.board >= 0 for kid in self.kids]
        """Best Friends never reach a Yard."""
        self.worth: list[float] = [kid_worth(kid.public, kid.private, len(kid.suits)) for kid in self.kids]
        """What each kid is worth in a deck."""
        self.builds: list[bool] = [kid.public.builds or kid.private.builds for kid in self.kids]
        """Kids that can advance the Fort."""
        self.level_points: list[int] = []
        """Points of each Fort Level at the end of the game."""
        self.cost_pizza: list[int] = []
        """`cost_pizza[level]`: pizza to pay to reach that level; likewise for the next two."""
        self.cost_toys: list[int] = []
        self.cost_either: list[int] = []
        for line, row in track_rows:
            self._read_level(line, row)
        if len(self.level_points) != TOP_LEVEL + 1:
            raise BadData("data-levels", count=len(self.level_points))
        self.diy = PrintedAction(Do("fort", 1, 1))
        """The action of the DIY perk."""
        self.count = sum(kid.copies for kid in self.kids)
        """How many cards there are in all, Best Friends included."""
        self.starts: vec[i64] = vec[i64](
            [sum(kid.copies for kid in self.kids[:number]) for number in range(len(self.kids))]
        )
        """By kid: where its first copy comes when all cards are told one by one, kid by kid."""
        self.by_id: dict[str, int] = {self.kids[number].id: number for number in self.numbers}
        """Number of each kid by its id."""

    def knows(self, number: int) -> bool:
        """Is there a kid of that number?"""
        return number < len(self.kids) and self.kids[number].copies > 0

    def _read_level(self, line: int, row: dict[str, str]) -> None:
        numbers = [_number(line, column, row[column], 0, 99) for column in _TRACK_COLUMNS]
        if numbers[0] != len(self.level_points):
            raise BadData("data-level-order", line=line, level=numbers[0])
        self.level_points.append(numbers[1])
        self.cost_pizza.append(numbers[2])
        self.cost_toys.append(numbers[3])
        self.cost_either.append(numbers[4])

    def __reduce__(self) -> tuple[object, ...]:
        return cards, (self.text,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


@lru_cache(64)  # files of their own come from people on the network too
def cards(text: str) -> Cards:
    """The components of a data file; an empty text means the house file."""
    return Cards(text) if text else cards(house_text())


def house_text(release: str = "") -> str:
    """The data file that comes with the package, the present one or that of a release."""
    return HOUSE.text(release)


HOUSE: Final = House("forts.games.fort.box", "fort.csv", lambda text: cards(text).fingerprint)
_FIRST_RELEASE: Final = "2"


def _tables(text: str) -> tuple[list[Row], list[Row]]:
    """The two tables of a data file, each row with its line: kids, an empty line, fort track.

    A file without a track, such as a bare list of kids, gets the first house track, whatever becomes of that: a game on
    record with such a list must not change with it.
    """
    lines = text.replace("\r\n", "\n").lstrip("\ufeff").split("\n")
    gap = next((number for number, line in enumerate(lines) if not line.strip(" ,;")), len(lines))
    numbered = lines[0].split(",")[0].strip() == _NUMBER
    kids = read_rows(lines[:gap], "data", (_NUMBER, *_KID_COLUMNS) if numbered else _KID_COLUMNS)
    rest = gap
    while rest < len(lines) and not lines[rest].strip(" ,;"):
        rest += 1
    if rest == len(lines):
        _, track = _tables(house_text(_FIRST_RELEASE))
        return kids, track
    return kids, read_rows(lines[rest:], "data", _TRACK_COLUMNS, before=rest)


def _kid(line: int, row: dict[str, str], before: list[Kid]) -> Kid:
    name = row["name"]
    if not name:
        raise BadData("data-no-name", line=line)
    if any(kid.name == name for kid in before):
        raise BadData("data-name-twice", line=line, name=name)
    if len(before) == MOST_KIDS:
        raise BadData("data-many-kids", line=line, most=MOST_KIDS)
    suits = row["suits"].split()
    if not 1 <= len(suits) <= 2 or any(suit not in SUITS for suit in suits):
        raise BadData("data-suits", line=line, suits=row["suits"], known=", ".join(SUITS))
    board = -1
    if row["best_friend_of"]:
        if row["best_friend_of"] not in BOARDS:
            raise BadData("data-board", line=line, board=row["best_friend_of"], known=", ".join(BOARDS))
        board = BOARDS.index(row["best_friend_of"])
    copies = _number(line, "copies", row["copies"], 1, 9)
    if board >= 0 and copies != 1:
        raise BadData("data-friend-copies", line=line, name=name)
    try:
        public, private = PrintedAction(parse(row["public"])), PrintedAction(parse(row["private"]))
    except BadData as error:
        raise BadData("data-icons", line=line, name=name, why=error.reason) from None
    return Kid(name, [SUITS.index(suit) for suit in suits], public, private, copies, board)


def _number_of(line: int, row: dict[str, str], before: dict[int, Kid], written: set[str]) -> int:
    if _NUMBER not in row:
        return len(before)
    number = _number(line, _NUMBER, row[_NUMBER], 0, MOST_KIDS - 1)
    if number in before:
        free = min(range(MOST_KIDS), key=lambda other: (str(other) in written, other in before, other))
        raise BadData("data-number-twice", line=line, number=number, name=before[number].name, free=free)
    return number


def _nobody(number: int) -> Kid:
    return Kid(f"kid_{number}", [COIN], PrintedAction(None), PrintedAction(None), 0, -1)


def _said_of_kids(rows: list[Row], found: dict[int, Kid]) -> list[list[str]]:
    """What the file says of each kid, by number."""
    said = {row["name"]: _canonical(row) for _, row in rows}
    return [[str(number), *said[found[number].name]] for number in sorted(found)]


def _canonical(row: dict[str, str]) -> list[str]:
    return [" ".join(cell.split()) for column, cell in row.items() if column != _NUMBER]


def _number(line: int, column: str, text: str, low: int, high: int) -> int:
    if not text.isdecimal() or not low <= int(text) <= high:
        raise BadData("data-number", line=line, column=column, text=text, low=low, high=high)
    return int(text)
