"""The kids and the fort track, from one data file that an owner of the box may replace."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from forts.core.errors import BadData
from forts.core.house import House, fingerprint_of
from forts.core.rows import Mistakes, Row, read_rows
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

COPIES: Final = (1, 9)
"""How few and how many there may be of a kid."""
HIGHEST: Final = 99
"""The highest number on the fort track."""
LONGEST_NAME: Final = 40
"""Characters of a nickname."""
FRIENDS: Final = 2
"""Best Friends of each board."""
FEWEST_CARDS: Final = 40
"""So many cards the Park has to have, copies included."""

NUMBER = "number"
"""The column with the number that a kid keeps for ever; in a file without it, kids are numbered by their rows."""
KID_COLUMNS = ("name", "suits", "public", "private", "copies", "best_friend_of")
TRACK_COLUMNS = ("level", "points", "pizza", "toys", "either")


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
        self.id = kid_id(name)
        """The name in notation and in message ids' arguments."""

    def matches(self, suit: int) -> int:
        """How many of its suits count as `suit`; a coin counts as any, but naming the coin counts coins alone."""
        return sum(1 for shown in self.suits if shown in (suit, COIN))


def kid_id(name: str) -> str:
    """What a kid of that name is called in notation."""
    return name.lower().replace(" & ", "_").replace(" ", "_")


_ROW: Final = 8
"""Numbers that are kept of each kid, one a suit; the last one is for no suit."""


class Cards:
    """Everything about the components that the rules look up while playing."""

    def __init__(self, text: str) -> None:
        self.text = text
        """The data file it was read from."""
        mistakes = Mistakes(_lines(text))
        kid_rows, track_rows = _tables(text, mistakes)
        found: dict[int, Kid] = {}
        written = {row.get(NUMBER, "") for _, row in kid_rows}
        for line, row in kid_rows:
            kid = _kid(line, row, list(found.values()), mistakes)
            found[_number_of(line, row, found, written, mistakes)] = kid
        track = [_level(line, row, level, mistakes) for level, (line, row) in enumerate(track_rows)]
        _check_deck(kid_rows, list(found.values()), mistakes)
        _check_levels(track_rows, mistakes)
        mistakes.refuse()
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
        self._shown: vec[u8] = vec[u8](
            [kid.matches(suit) for kid in self.kids for suit in range(_ROW)] + [0] * _ROW  # the last row: `UNSEEN`
        )
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
        for points, pizza, toys, either in track:
            self.level_points.append(points)
            self.cost_pizza.append(pizza)
            self.cost_toys.append(toys)
            self.cost_either.append(either)
        self.diy = PrintedAction(Do("fort", 1, 1))
        """The action of the DIY perk."""
        self.count = sum(kid.copies for kid in self.kids)
        """How many cards there are in all, Best Friends included."""
        self.starts: vec[i64] = vec[i64](
            [sum(kid.copies for kid in self.kids[:number]) for number in range(len(self.kids))]
        )
        """By kid: where its first copy comes when all cards are told one by one, kid by kid."""
        several = [number for number, kid in enumerate(self.kids) if kid.copies > 1]
        self.several: vec[i64] = vec[i64](
            [place for kid in several for place in (self.starts[kid], self.starts[kid] + self.kids[kid].copies)]
        )
        """Of every kid with more than one copy: where its first one comes, and the next kid's."""
        self.friend_copies: vec[i64] = vec[i64](
            [
                self.starts[number] + copy
                for number, kid in enumerate(self.kids)
                if kid.board >= 0
                for copy in range(kid.copies)
            ]
        )
        """Where Best Friends come."""
        self.by_id: dict[str, int] = {self.kids[number].id: number for number in self.numbers}
        """Number of each kid by its id."""

    def matches(self, kid: i64, suit: i64) -> i64:
        """How many of the kid's suits count as that suit; of an `UNSEEN` one, none."""
        return i64(self._shown[kid * _ROW + suit])

    def knows(self, number: int) -> bool:
        """Is there a kid of that number?"""
        return number < len(self.kids) and self.kids[number].copies > 0

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


def sound_kids(text: str) -> list[tuple[int, Kid]]:
    """The kids of a file that have no mistake in them, each with its line; what else is wrong there does not matter."""
    lines = _lines(text or house_text())
    rows, _ = _tables("\n".join(lines), Mistakes(lines))
    found = []
    for line, row in rows:
        mistakes = Mistakes(lines)
        kid = _kid(line, row, [], mistakes)
        if not mistakes:
            found.append((line, kid))
    return found


def _tables(text: str, mistakes: Mistakes) -> tuple[list[Row], list[Row]]:
    """The two tables of a data file, each row with its line: kids, an empty line, fort track.

    A file without a track, such as a bare list of kids, gets the first house track, whatever becomes of that: a game on
    record with such a list must not change with it.
    """
    lines = _lines(text)
    gap = next((number for number, line in enumerate(lines) if not line.strip(" ,;")), len(lines))
    numbered = lines[0].split(",")[0].strip() == NUMBER
    columns = (NUMBER, *KID_COLUMNS) if numbered else KID_COLUMNS
    kids = read_rows(lines[:gap], "data", columns, mistakes=mistakes)
    rest = gap
    while rest < len(lines) and not lines[rest].strip(" ,;"):
        rest += 1
    if rest == len(lines):
        house = house_text(_FIRST_RELEASE)
        _, track = _tables(house, Mistakes(_lines(house)))
        return kids, track
    return kids, read_rows(lines[rest:], "data", TRACK_COLUMNS, before=rest, mistakes=mistakes)


def _lines(text: str) -> list[str]:
    return text.replace("\r\n", "\n").lstrip("\ufeff").split("\n")


def _kid(line: int, row: dict[str, str], before: list[Kid], mistakes: Mistakes) -> Kid:
    """The kid of a row. What is wrong with a cell is noted, and something that fits stands in for it."""
    name = row["name"]
    if not name:
        mistakes.note("data-no-name", line, row, "name")
    elif len(name) > LONGEST_NAME:
        mistakes.note("data-long-name", line, row, "name", count=len(name), most=LONGEST_NAME)
    twin = next((kid.name for kid in before if kid.id == kid_id(name)), "")
    if twin:
        mistakes.note("data-name-twice", line, row, "name", name=twin)
    if len(before) == MOST_KIDS:
        mistakes.note("data-many-kids", line, row, "name", most=MOST_KIDS)
    suits = row["suits"].split()
    if not 1 <= len(suits) <= 2 or any(suit not in SUITS for suit in suits):
        mistakes.note("data-suits", line, row, "suits", suits=row["suits"], known=", ".join(SUITS))
        suits = [SUITS[0]]
    board = -1
    if row["best_friend_of"]:
        if row["best_friend_of"] in BOARDS:
            board = BOARDS.index(row["best_friend_of"])
        else:
            known = ", ".join(BOARDS)
            mistakes.note("data-board", line, row, "best_friend_of", board=row["best_friend_of"], known=known)
    copies = _number(line, row, "copies", *COPIES, mistakes)
    if board >= 0 and copies != 1:
        mistakes.note("data-friend-copies", line, row, "copies", name=name)
    public = _printed(line, row, "public", mistakes)
    private = _printed(line, row, "private", mistakes)
    return Kid(name, [SUITS.index(suit) for suit in suits], public, private, copies, board)


def _printed(line: int, row: dict[str, str], column: str, mistakes: Mistakes) -> PrintedAction:
    try:
        return PrintedAction(parse(row[column]))
    except BadData as error:
        within = error.reason.args.get("column")
        start = within - 1 if isinstance(within, int) else 0
        mistakes.note("data-icons", line, row, column, start, column=column, why=error.reason)
        return PrintedAction(None)


def _number_of(line: int, row: dict[str, str], before: dict[int, Kid], written: set[str], mistakes: Mistakes) -> int:
    if NUMBER not in row:
        return len(before)
    number = _number(line, row, NUMBER, 0, MOST_KIDS - 1, mistakes)
    if number not in before and _fits(row[NUMBER], 0, MOST_KIDS - 1):
        return number
    if _fits(row[NUMBER], 0, MOST_KIDS - 1):
        free = min(range(MOST_KIDS), key=lambda other: (str(other) in written, other in before, other))
        twin = before[number].name
        mistakes.note("data-number-twice", line, row, NUMBER, number=number, name=twin, free=free)
    return MOST_KIDS + len(before)  # the file is refused: a number that no other row has


def _check_deck(rows: list[Row], kids: list[Kid], mistakes: Mistakes) -> None:
    """Has every board its Best Friends, and the Park cards enough? As far as that can be counted."""
    if mistakes.right("best_friend_of"):
        for number, board in enumerate(BOARDS):
            friends = [place for place, kid in enumerate(kids) if kid.board == number]
            count = len(friends)
            if count > FRIENDS:
                line, row = rows[friends[FRIENDS]]
                mistakes.note("data-friends", line, row, "best_friend_of", board=board, count=count)
            elif count < FRIENDS:
                mistakes.note_row("data-friends", 1, (), board=board, count=count)
    if mistakes.right("copies", "best_friend_of"):
        count = sum(kid.copies for kid in kids if kid.board < 0)
        if count < FEWEST_CARDS:
            mistakes.note_row("data-few-kids", 1, (), count=count, fewest=FEWEST_CARDS)


def _check_levels(rows: list[Row], mistakes: Mistakes) -> None:
    """Has the track the levels that there are? As far as that can be counted."""
    if mistakes.right(TRACK_COLUMNS[0]) and len(rows) != TOP_LEVEL + 1:
        line = rows[min(len(rows) - 1, TOP_LEVEL + 1)][0] if rows else 1
        mistakes.note_row("data-levels", line, (), count=len(rows))


def _level(line: int, row: dict[str, str], level: int, mistakes: Mistakes) -> list[int]:
    """Points and costs of a level."""
    numbers = [_number(line, row, column, 0, HIGHEST, mistakes) for column in TRACK_COLUMNS]
    if numbers[0] != level:
        mistakes.note("data-level-order", line, row, TRACK_COLUMNS[0], level=numbers[0])
    return numbers[1:]


def _nobody(number: int) -> Kid:
    return Kid(f"kid_{number}", [COIN], PrintedAction(None), PrintedAction(None), 0, -1)


def _said_of_kids(rows: list[Row], found: dict[int, Kid]) -> list[list[str]]:
    """What the file says of each kid, by number."""
    said = {row["name"]: _canonical(row) for _, row in rows}
    return [[str(number), *said[found[number].name]] for number in sorted(found)]


def _canonical(row: dict[str, str]) -> list[str]:
    return [" ".join(cell.split()) for column, cell in row.items() if column != NUMBER]


def _number(line: int, row: dict[str, str], column: str, low: int, high: int, mistakes: Mistakes) -> int:
    text = row[column]
    if _fits(text, low, high):
        return int(text)
    mistakes.note("data-number", line, row, column, column=column, text=text, low=low, high=high)
    return low


def _fits(text: str, low: int, high: int) -> bool:
    return text.isdecimal() and len(text) < 9 and low <= int(text) <= high
