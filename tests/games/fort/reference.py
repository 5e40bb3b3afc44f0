"""The rules of playing a card and of following in Fort a second time: slow, plain, and sharing nothing with the engine.

From a position as JSON and the icons of the data file it works out which moves are legal, by trying every continuation.
Everything is a tree: a `Node` is a moment of a card, `moves` lists what could be done there and what comes of it, and a
move is legal if the node it leads to is `alive`: the card can still end with every action that was used having had an
effect and one of them used fully; for a follower: with the public action done fully.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from forts.games.fort.box.icons import SUITS, Chain, Do, Effect, Times, parse

TOKENS = 30
STUFF_ROOM = 4
TOP_LEVEL = 5
KINDS = ("pizza", "toys")
CHOICE_ICONS = {
    "pack",
    "lookout",
    "trash",
    "trash_rival",
    "recruit",
    "spend_pizza",
    "spend_toy",
    "copy_rival_pack",
    "convert",
}
PAYMENTS = ("pay", "pay pizza", "pay toys")
DECISIONS = ("play", "declare", "action", "name", "kind", "add", "step", *PAYMENTS, "follow", "follow more")
"""The questions that `legal_texts` answers."""
UNKNOWN = ""
"""A card whose suits are unknown or do not matter."""
Cards = tuple[str, ...]
"""A pile: names of kids, sorted."""


# -- components --------------------------------------------------------------------------------------------------------


class Kid(NamedTuple):
    id: str
    suits: tuple[str, ...]
    public: Effect | None
    private: Effect | None


HOUSE = files("forts.games.fort.box").joinpath("fort.csv").read_text(encoding="utf-8")
_text = HOUSE


def use_cards(text: str) -> None:
    """Judge by the cards of this data file from now on."""
    global _text
    _text = text
    for remembered in (_data, _alive, _most_effects, _names):
        remembered.cache_clear()


@cache
def _data() -> tuple[dict[str, Kid], list[tuple[int, int, int]]]:
    """The kids by name, and the cost of each level: pizza, toys, either."""
    kids_text, track_text = _text.strip().split("\n\n")
    kids = {
        row["name"]: Kid(
            row["name"].lower().replace(" & ", "_").replace(" ", "_"),
            tuple(row["suits"].split()),
            parse(row["public"]),
            parse(row["private"]),
        )
        for row in csv.DictReader(kids_text.splitlines())
    }
    track = [(int(r["pizza"]), int(r["toys"]), int(r["either"])) for r in csv.DictReader(track_text.splitlines())]
    return kids, track


def kid(name: str) -> Kid:
    return _data()[0][name]


def effect_of(name: str, side: str) -> Effect | None:
    """The action box; the DIY perk is an advance of the Fort for one resource more."""
    if side == "diy":
        return Do("fort", 1, 1)
    return kid(name).public if side == "public" else kid(name).private


def matches(name: str, suit: str) -> int:
    """How many suits of the card count as this one: a coin always; naming the coin counts coins alone."""
    return 0 if name == UNKNOWN else sum(1 for shown in kid(name).suits if shown in (suit, "coin"))


def suit_to_match(name: str, declared: str) -> str:
    """The suit that a follower must show."""
    plain = [suit for suit in kid(name).suits if suit != "coin"]
    return plain[0] if plain else declared


def icons_in(effect: Effect | None) -> list[Do]:
    if effect is None:
        return []
    if isinstance(effect, Do):
        return [effect]
    if isinstance(effect, Times):
        return icons_in(effect.what)
    return [icon for part in effect.parts for icon in icons_in(part)]


def counter_of(effect: Effect | None) -> str:
    """What the action counts; empty if it happens once."""
    if isinstance(effect, Times):
        return effect.counter
    if isinstance(effect, Chain):
        return "".join(counter_of(part) for part in effect.parts)
    return ""


def has_any(effect: Effect | None) -> bool:
    return any(do.icon == "any" for do in icons_in(effect))


# -- what the cards act on ---------------------------------------------------------------------------------------------


class World(NamedTuple):
    """The table as one player sees it: "own" is the leader's while a card is played, the follower's while following."""

    stuff: tuple[int, int]
    pack: tuple[int, int]
    supply: tuple[int, int]
    level: int
    perk: str
    perk_row: tuple[str, ...]
    hand: Cards
    discard: Cards
    lookout: Cards
    added: Cards
    looked: Cards
    park: Cards
    deck: int
    yards: tuple[tuple[int, Cards], ...]
    seat: int
    rival_packs: tuple[tuple[int, tuple[int, int]], ...]

    def pack_room(self) -> int:
        return self.level + 1 + (2 if self.perk == "xxl_backpack" else 0) - sum(self.pack)

    def lookout_room(self) -> int:
        return self.level + 1 - len(self.lookout)

    def fits(self, kind: int) -> int:
        """How many more of the kind can be gathered."""
        return min(STUFF_ROOM - self.stuff[kind], self.supply[kind])


class Job(NamedTuple):
    """A card being played, or its public action being followed."""

    played: str
    leader: bool
    side: str = ""
    public: str = "unused"
    private: str = "unused"
    named: str = ""
    kind: int = -1
    bound: int = -1
    """Following: the kind that the leader chose."""
    base: int = 0
    """Following: matching suits of what was discarded."""
    suit: str = ""
    """Following: the suit to show."""
    second: bool = False
    """Choosing a card: it is the second one, so there must be one."""
    lookout_counts: bool = True
    """Lookout cards may be added."""


class Run(NamedTuple):
    """How far an action has got: `at` of the steps that doing it `times` times takes."""

    times: int = 0
    at: int = 0
    effect: bool = False
    failed: frozenset[int] = frozenset()


class Node(NamedTuple):
    stage: str
    world: World
    job: Job
    run: Run = Run()


class Move(NamedTuple):
    text: str
    """Notation; empty where nothing is asked."""
    node: Node
    effects: int = 0
    """Elementary effects: tokens, points, cards."""


class Step(NamedTuple):
    icon: str
    extra: int
    needs: tuple[int, ...]
    """Steps that must have been done: the left side of `>`."""
    opens: bool
    """It begins a further repetition, or another part of `A & B`."""
    place: tuple[int, int]
    """Repetition, and number of the icon on the card, both from 0."""


def change(pair: tuple[int, int], kind: int, by: int) -> tuple[int, int]:
    return (pair[0] + by, pair[1]) if kind == 0 else (pair[0], pair[1] + by)


def without(pile: Cards, card: str) -> Cards:
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]


def with_card(pile: Cards, card: str) -> Cards:
    return tuple(sorted((*pile, card)))


def remaining(pile: Cards, used: Cards) -> Cards:
    for card in used:
        if card in pile:
            pile = without(pile, card)
    return pile


def distinct(pile: Cards) -> list[str]:
    return sorted(set(pile))


@cache
def steps_of(effect: Effect, times: int) -> tuple[Step, ...]:
    """The action written out, one line for each elementary step."""
    steps: list[Step] = []

    def write(part: Effect, number: int, repetition: int, needs: tuple[int, ...], opens: bool) -> int:
        """Write out a part whose first icon has this number; returns the number after its last."""
        if isinstance(part, Do):
            for unit in range(part.amount):
                steps.append(Step(part.icon, part.extra, needs, opens or unit > 0, (repetition, number)))
            return number + 1
        if isinstance(part, Times):
            end = number
            for again in range(times):
                end = write(part.what, number, again, needs, opens or again > 0)
            return end
        for place, inner in enumerate(part.parts):
            before = len(steps)
            number = write(inner, number, repetition, needs, opens if place == 0 else not part.then)
            needs = (*needs, *range(before, len(steps))) if part.then else needs
        return number

    write(effect, 0, 0, (), False)
    return tuple(steps)


# -- the printed actions -----------------------------------------------------------------------------------------------

Result = tuple[str, World, int, bool]
"""What was chosen, the table after it, how many elementary effects, and whether it was done whole."""


def do(step: Step, world: World, job: Job) -> Iterator[Result]:
    """Every way to do one step; none if it cannot be done."""
    icon = step.icon
    if icon in ("pizza", "toy", "any"):
        kind = {"pizza": 0, "toy": 1, "any": job.kind}[icon]
        if kind >= 0 and world.fits(kind) > 0:
            yield "", gather(world, kind, 1), 1, True
    elif icon in ("vp", "trash_this"):
        yield "", world, 1, True
    elif icon == "pack":
        yield from do_pack(world, job)
    elif icon == "lookout":
        yield from do_lookout(world, job)
    elif icon == "trash":
        for card in distinct(world.hand):
            yield f"trash {card_id(card)}", world._replace(hand=without(world.hand, card)), 1, True
        for card in distinct(world.discard):
            yield f"trash {card_id(card)} from discard", world._replace(discard=without(world.discard, card)), 1, True
    elif icon == "trash_rival":
        for where, _, after in take_from_yards(world):
            if not where.endswith(f" seat {world.seat}"):
                yield f"trash {where}", after, 1, True
    elif icon == "recruit":
        for where, card, after in take_from_anywhere(world):
            yield f"recruit {where}", after._replace(discard=with_card(after.discard, card)), 1, True
    elif icon == "fort":
        yield from do_fort(world, step.extra)
    elif icon in ("spend_pizza", "spend_toy"):
        kind = 0 if icon == "spend_pizza" else 1
        paid = world._replace(supply=change(world.supply, kind, 1))
        if world.stuff[kind]:
            yield "spend from stuff", paid._replace(stuff=change(world.stuff, kind, -1)), 1, True
        if world.pack[kind]:
            yield "spend from pack", paid._replace(pack=change(world.pack, kind, -1)), 1, True
    elif icon == "copy_pack":
        yield from copy("", world, world.pack)
    elif icon == "copy_rival_pack":
        for seat, pack in world.rival_packs:
            yield from copy(f"copy pack of seat {seat}", world, pack)
    elif icon == "convert":
        yield from do_convert(world)
    else:
        raise AssertionError(icon)


def card_id(card: str) -> str:
    return card if card == UNKNOWN else kid(card).id


def gather(world: World, kind: int, count: int) -> World:
    return world._replace(stuff=change(world.stuff, kind, count), supply=change(world.supply, kind, -count))


def copy(text: str, world: World, pack: tuple[int, int]) -> Iterator[Result]:
    pizza, toys = min(pack[0], world.fits(0)), min(pack[1], world.fits(1))
    if pizza + toys:
        yield text, gather(gather(world, 0, pizza), 1, toys), pizza + toys, (pizza, toys) == pack


def do_pack(world: World, job: Job) -> Iterator[Result]:
    if world.pack_room() <= 0:
        return
    for kind in (0, 1):
        packed = world._replace(pack=change(world.pack, kind, 1))
        if world.stuff[kind]:
            yield f"pack {KINDS[kind]}", packed._replace(stuff=change(world.stuff, kind, -1)), 1, True
        if job.leader and world.perk == "sticky_fingers" and world.supply[kind]:
            yield f"pack {KINDS[kind]} from supply", packed._replace(supply=change(world.supply, kind, -1)), 1, True


def do_lookout(world: World, job: Job) -> Iterator[Result]:
    if world.lookout_room() <= 0:
        return
    for card in distinct(world.hand):
        after = world._replace(hand=without(world.hand, card), lookout=with_card(world.lookout, card))
        yield f"tuck {card_id(card)}", after, 1, True
    if job.leader and world.perk == "bribe":
        for where, card, after in take_from_anywhere(world):
            yield f"tuck {where}", after._replace(lookout=with_card(after.lookout, card)), 1, True


def take_from_anywhere(world: World) -> Iterator[tuple[str, str, World]]:
    """A card of the Park, the Park deck or any Yard: where from, which, and the table without it."""
    if world.deck:
        yield "top of park_deck", UNKNOWN, world._replace(deck=world.deck - 1)
    for card in distinct(world.park):
        park = without(world.park, card)
        after = world._replace(park=park)
        if world.deck:
            after = world._replace(park=with_card(park, UNKNOWN), deck=world.deck - 1)
        yield f"{card_id(card)} from park", card, after
    yield from take_from_yards(world)


def take_from_yards(world: World) -> Iterator[tuple[str, str, World]]:
    for place, (seat, yard) in enumerate(world.yards):
        for card in distinct(yard):
            yards = (*world.yards[:place], (seat, without(yard, card)), *world.yards[place + 1 :])
            yield f"{card_id(card)} from yard of seat {seat}", card, world._replace(yards=yards)


def do_convert(world: World) -> Iterator[Result]:
    for kind in (0, 1):
        other = 1 - kind
        if not world.supply[other]:
            continue
        supply = change(change(world.supply, kind, 1), other, -1)
        if world.stuff[kind] and world.stuff[other] < STUFF_ROOM:
            stuff = change(change(world.stuff, kind, -1), other, 1)
            yield f"convert {KINDS[kind]} in stuff", world._replace(stuff=stuff, supply=supply), 1, True
        if world.pack[kind]:
            pack = change(change(world.pack, kind, -1), other, 1)
            yield f"convert {KINDS[kind]} in pack", world._replace(pack=pack, supply=supply), 1, True


def prices(level: int, extra: int) -> set[tuple[int, int]]:
    """What can be paid to reach the level, as pizza and toys: the "either" part in every way, one unit more or less."""
    pizza, toys, either = _data()[1][level]
    costs = {(pizza, toys, either + extra)}
    if extra < 0:
        costs = {(pizza - 1, toys, either), (pizza, toys - 1, either), (pizza, toys, either - 1)}
    return {(p + part, t + e - part) for p, t, e in costs if min(p, t, e) >= 0 for part in range(e + 1)}


def do_fort(world: World, extra: int) -> Iterator[Result]:
    """Advance the Fort; the text is the three questions that can be asked about the payment, with bars between."""
    if world.level == TOP_LEVEL:
        return
    for price in sorted(prices(world.level + 1, extra)):
        for pack_pizza in range(price[0] + 1):
            for pack_toys in range(price[1] + 1):
                pack = (world.pack[0] - pack_pizza, world.pack[1] - pack_toys)
                stuff = (world.stuff[0] - price[0] + pack_pizza, world.stuff[1] - price[1] + pack_toys)
                if min(*pack, *stuff) < 0:
                    continue
                supply = (world.supply[0] + price[0], world.supply[1] + price[1])
                after = world._replace(stuff=stuff, pack=pack, supply=supply, level=world.level + 1)
                text = f"pay {price[0]} pizza|{pack_pizza} pizza from pack|{pack_toys} toys from pack"
                if after.level == 2 and after.perk_row:
                    for perk in after.perk_row:
                        row = tuple(other for other in after.perk_row if other != perk)
                        yield text, after._replace(perk=perk, perk_row=row), 1, True
                else:
                    yield text, after, 1, True


# -- a card from one question to the next ------------------------------------------------------------------------------


def count(world: World, job: Job) -> int:
    """How often the action is to be done."""
    counter = counter_of(effect_of(job.played, job.side))
    if counter == "":
        return 1
    if counter == "in_pack":
        return sum(world.pack)
    if counter == "in_lookout":
        return len(world.lookout)
    if counter == "fort_level":
        return world.level
    suit = counter if counter != "?" else job.named if job.leader else job.suit
    total = sum(matches(card, suit) for card in world.looked)
    if job.leader:
        return total + sum(matches(card, suit) for card in (job.played, *world.added))
    return total + job.base


def counts_suits(effect: Effect | None) -> bool:
    return counter_of(effect) in (*SUITS, "?")


def moves(node: Node) -> Iterator[Move]:
    """Everything that the words of the card allow next, whether or not the card can then still end well."""
    if node.stage == "play":
        yield from play_moves(node)
    elif node.stage == "declare":
        for suit in SUITS[:-1]:
            yield Move(f"declare {suit}", node._replace(stage="action"))
    elif node.stage in ("follow", "follow more"):
        yield from follow_moves(node)
    elif node.stage == "action":
        yield from action_moves(node)
    elif node.stage == "name":
        yield from name_moves(node)
    elif node.stage == "kind":
        yield from kind_moves(node)
    elif node.stage == "add":
        yield from add_moves(node)
    elif node.stage == "step":
        yield from step_moves(node)


def play_moves(node: Node) -> Iterator[Move]:
    """A card with a usable action; before the first card also to skip, or DIY."""
    world, job = node.world, node.job
    if not job.second:
        yield Move("skip", node._replace(stage="finished"))
        if world.perk == "diy":
            yield Move("use perk", Node("step", world._replace(perk=""), Job(UNKNOWN, True, "diy"), Run(1)))
    for card in distinct(world.hand):
        after = world._replace(hand=without(world.hand, card), added=(), looked=())
        coin = kid(card).suits == ("coin",) and kid(card).public is not None
        yield Move(f"play {card_id(card)}", Node("declare" if coin else "action", after, Job(card, True)))


def follow_moves(node: Node) -> Iterator[Move]:
    """Discard a card, or with Copy Cat two, that show the suit."""
    world, job = node.world, node.job
    effect = effect_of(job.played, "public")
    more = node.stage == "follow more"
    if more:
        yield Move("start", node._replace(stage="name"))
    else:
        yield Move("do not follow", node._replace(stage="finished"))
    if effect is None:
        return
    for card in distinct(world.hand):
        if not matches(card, job.suit):
            continue
        after = world._replace(hand=without(world.hand, card), discard=with_card(world.discard, card))
        suit = job.suit if counter_of(effect) == "?" else counter_of(effect)
        base = job.base + (matches(card, suit) if counts_suits(effect) else 0)
        stage = "follow more" if world.perk == "copy_cat" and not more else "name"
        text = f"follow also with {card_id(card)}" if more else f"follow with {card_id(card)}"
        yield Move(text, Node(stage, after, job._replace(base=base)))


def action_moves(node: Node) -> Iterator[Move]:
    world, job = node.world, node.job
    if "fully" in (job.public, job.private):
        yield Move("finish", Node("finished", world, job))
    for side, use in (("public", job.public), ("private", job.private)):
        if use == "unused" and effect_of(job.played, side) is not None:
            yield Move(f"use {side}", Node("name", world, job._replace(side=side, named="", kind=-1)))


def name_moves(node: Node) -> Iterator[Move]:
    if counter_of(effect_of(node.job.played, node.job.side)) != "?" or not node.job.leader:
        yield Move("", node._replace(stage="kind"))
        return
    for suit in SUITS:
        yield Move(f"name {suit}", node._replace(stage="kind", job=node.job._replace(named=suit)))


def kind_moves(node: Node) -> Iterator[Move]:
    job = node.job
    kinds = [kind for kind in (0, 1) if node.world.fits(kind) > 0 and job.bound in (-1, kind)]
    if not has_any(effect_of(job.played, job.side)) or not kinds:
        yield Move("", node._replace(stage="add"))
        return
    for kind in kinds:
        yield Move(f"gather {KINDS[kind]}", node._replace(stage="add", job=job._replace(kind=kind)))


def add_moves(node: Node) -> Iterator[Move]:
    world, job = node.world, node.job
    suited = counts_suits(effect_of(job.played, job.side))
    if count(world, job):
        yield Move("start" if suited else "", start(node))
    if not suited:
        return
    now = most_effects(start(node))
    after: list[tuple[str, World]] = []
    if job.leader:
        for card in distinct(world.hand):
            change = world._replace(hand=without(world.hand, card), added=with_card(world.added, card))
            after.append((f"add {card_id(card)}", change))
    if job.lookout_counts:
        for card in distinct(remaining(world.lookout, world.looked)):
            after.append((f"add {card_id(card)} from lookout", world._replace(looked=with_card(world.looked, card))))
    for text, then in after:
        if most_effects(start(node._replace(world=then))) > now:
            yield Move(text, node._replace(world=then))


def start(node: Node) -> Node:
    return node._replace(stage="step", run=Run(count(node.world, node.job)))


def step_moves(node: Node) -> Iterator[Move]:
    world, job, run = node.world, node.job, node.run
    effect = effect_of(job.played, job.side)
    assert effect is not None, "a blank action is never used"
    steps = steps_of(effect, run.times) if run.times else ()
    if run.at == len(steps):
        if run.effect:
            yield from ended(node, "", not run.failed)
        return
    step = steps[run.at]
    passed = node._replace(run=run._replace(at=run.at + 1, failed=run.failed | {run.at}))
    if any(need in run.failed for need in step.needs):
        yield Move("", passed)
        return
    results = list(do(step, world, job))
    if not results:
        yield Move("", passed)
        return
    for text, after, effects, whole in results:
        failed = run.failed if whole else run.failed | {run.at}
        yield Move(text, node._replace(world=after, run=Run(run.times, run.at + 1, True, failed)), effects)
    if job.leader and job.side != "diy" and step.opens and step.icon in CHOICE_ICONS and run.effect:
        yield from ended(node, "stop", False)


def ended(node: Node, text: str, fully: bool) -> Iterator[Move]:
    """The action is over, after at least one effect."""
    job = node.job
    use = "fully" if fully else "partly"
    if not job.leader or job.side == "diy":
        if fully:
            yield Move(text, Node("finished", node.world, job))
    elif job.side == "public":
        yield Move(text, Node("action", node.world, job._replace(side="", public=use, named="", kind=-1)))
    else:
        yield Move(text, Node("action", node.world, job._replace(side="", private=use, named="", kind=-1)))


def alive(node: Node) -> bool:
    """Can the card still end well?"""
    return node.stage == "finished" or _alive(simple(node))


@lru_cache(maxsize=200_000)
def _alive(node: Node) -> bool:
    return any(alive(move.node) for move in moves(node))


def most_effects(node: Node) -> int:
    """The most elementary effects that going through all steps of the action can bring."""
    if node.run.times == 0:
        return 0
    return _most_effects(simple(node._replace(job=node.job._replace(public="", private=""))))


@lru_cache(maxsize=200_000)
def _most_effects(node: Node) -> int:
    if node.stage != "step":
        return 0
    further = [move for move in moves(node) if move.text != "stop"]
    return max((move.effects + _most_effects(simple(move.node)) for move in further), default=0)


def simple(node: Node) -> Node:
    """The same moment with cards that cannot make a difference to it under one name.

    A card of hand, Lookout or Yard matters by how often it counts for the suits that the played card's actions count
    (for a follower also for the suit to show);
    a card of the discard pile by being there; a card to be recruited likewise, unless it can be tucked.
    """
    world, job = node.world, node.job
    names = _names(job.played, job.leader, job.suit)
    tucks = job.played != UNKNOWN and any(
        do.icon == "lookout" for side in ("public", "private") for do in icons_in(effect_of(job.played, side))
    )

    def rename(pile: Cards, matter: bool = True) -> Cards:
        return tuple(sorted(names[card] for card in pile)) if matter else (UNKNOWN,) * len(pile)

    world = world._replace(
        hand=rename(world.hand),
        lookout=rename(world.lookout),
        added=rename(world.added),
        looked=rename(world.looked),
        discard=rename(world.discard, False),
        park=rename(world.park, tucks),
        yards=tuple((seat, rename(yard, tucks)) for seat, yard in world.yards),
    )
    return node._replace(world=world)


@cache
def _names(played: str, leader: bool, shown: str) -> dict[str, str]:
    """For each kid the first one that counts alike while this card is played."""
    counters = {shown}
    if played != UNKNOWN:
        counters |= {counter_of(effect_of(played, side)) for side in (("public", "private") if leader else ("public",))}
    suits = [suit for suit in SUITS if suit in counters or "?" in counters]
    first: dict[tuple[int, ...], str] = {(0,) * len(suits): UNKNOWN}
    names = {UNKNOWN: UNKNOWN}
    for name in _data()[0]:
        names[name] = first.setdefault(tuple(matches(name, suit) for suit in suits), name)
    return names


# -- positions ---------------------------------------------------------------------------------------------------------


def legal_texts(position: Mapping[str, Any]) -> set[str]:
    """The notation of every legal move of the pending decision, which must be one of `DECISIONS`."""
    node = read_node(position)
    return question(legal_moves(node), asked(position["pending"])) | take_backs(node)


def next_texts(position: Mapping[str, Any], text: str) -> set[str] | None:
    """What must be asked next about this card after a legal move: its legal moves; none if the card is over.

    A question with one answer is not asked, unless Recycling can be used there; how much of a payment comes out of the
    Pack never is. None if what is asked depends on chance or on some other question.
    """
    answered = asked(position["pending"])
    answered.append(text)
    chosen = [move for move in legal_moves(read_node(position)) if answered == parts(move)[: len(answered)]]
    while True:
        texts = question(chosen, answered)
        recycled = take_backs(chosen[0].before) if texts else set()
        if len(texts) > 1 or (recycled and texts != {""} and not answered):
            return texts | recycled
        if texts:
            answered.append(texts.pop())
            chosen = [move for move in chosen if answered == parts(move)[: len(answered)]]
            continue
        nodes = {move.node for move in chosen}
        if len(nodes) != 1:
            return None
        node = nodes.pop()
        if node.stage == "finished":
            return set()
        if UNKNOWN in node.world.park + node.world.lookout + node.world.discard:
            return None
        chosen, answered = legal_moves(node), []


class Choice(NamedTuple):
    """A legal move, with the moment at which it can be chosen."""

    text: str
    node: Node
    before: Node


def legal_moves(node: Node) -> list[Choice]:
    return [Choice(move.text, move.node, node) for move in moves(node) if alive(move.node)]


def parts(move: Choice) -> list[str]:
    """The answers that make up a move: three for a payment, otherwise one."""
    return move.text.split("|")


def question(choices: list[Choice], answered: list[str]) -> set[str]:
    """The answers to the next question of the moves that begin with those answered."""
    fitting = [parts(move) for move in choices if parts(move)[: len(answered)] == answered]
    return {words[len(answered)] for words in fitting if len(words) > len(answered)}


def asked(pending: Mapping[str, Any]) -> list[str]:
    """The questions about a payment that have been answered."""
    answers = [f"pay {pending.get('paying', -1)} pizza", f"{pending.get('pack_paying', -1)} pizza from pack"]
    return answers[: {"pay pizza": 1, "pay toys": 2}.get(pending["ask"], 0)]


def take_backs(node: Node) -> set[str]:
    """Recycling can be used at every step of the leader."""
    if not node.job.leader or node.world.perk != "recycling":
        return set()
    return {f"take back {card_id(card)}" for card in node.world.discard}


def read_node(position: Mapping[str, Any]) -> Node:
    """The moment of the pending decision."""
    pending = position["pending"]
    ask = pending["ask"]
    world = read_world(position, pending["seat"])
    if ask == "play":
        return Node("play", world, Job(UNKNOWN, True, second=pending.get("second", False)))
    job = read_job(position)
    if ask == "step" or ask in PAYMENTS:
        return Node("step", world, job, read_run(pending, world, job))
    if ask in ("follow", "follow more"):
        world = world._replace(looked=(), added=())
    return Node(ask, world, job)


def read_world(position: Mapping[str, Any], seat: int) -> World:
    seats, pending = position["seats"], position["pending"]
    own = seats[seat - 1]
    in_use = [sum(one["stuff"][kind] + one["pack"][kind] for one in seats) for kind in KINDS]
    return World(
        stuff=(own["stuff"]["pizza"], own["stuff"]["toys"]),
        pack=(own["pack"]["pizza"], own["pack"]["toys"]),
        supply=(TOKENS - in_use[0], TOKENS - in_use[1]),
        level=own["level"],
        perk=own["perk"],
        perk_row=tuple(position["perk_row"]),
        hand=tuple(sorted(own["hand"])),
        discard=tuple(sorted(own["discard"])),
        lookout=tuple(sorted(own["lookout"])),
        added=tuple(sorted(pending.get("added", ()))),
        looked=tuple(sorted(pending.get("looked", ()))),
        park=tuple(sorted(position["park"])),
        deck=len(position["park_deck"]),
        yards=tuple((number, tuple(sorted(one["yard"]))) for number, one in enumerate(seats, 1)),
        seat=seat,
        rival_packs=tuple(
            (number, (one["pack"]["pizza"], one["pack"]["toys"]))
            for number, one in enumerate(seats, 1)
            if number != seat
        ),
    )


def read_job(position: Mapping[str, Any]) -> Job:
    pending = position["pending"]
    leader = pending.get("follower", 0) == 0
    kinds = {kind: number for number, kind in enumerate(KINDS)}
    ask = pending["ask"]
    fresh = ask not in ("add", "step", *PAYMENTS)
    job = Job(
        played=pending.get("played", UNKNOWN),
        leader=leader,
        side=pending.get("side", "public"),
        public=pending.get("public_use", "unused"),
        private=pending.get("private_use", "unused"),
        named="" if fresh and ask != "kind" else pending.get("named", ""),
        kind=-1 if fresh else kinds.get(pending.get("kind"), -1),
    )
    if leader:
        return job._replace(side="") if ask in ("action", "declare") else job
    shown = suit_to_match(job.played, pending.get("declared", ""))
    counter = counter_of(effect_of(job.played, "public"))
    if counter == "?":
        counter = shown
    looked = sum(matches(card, counter) for card in pending.get("looked", ())) if ask == "add" else 0
    return job._replace(
        side="public",
        bound=kinds.get(pending.get("leader_kind"), -1),
        base=0 if ask == "follow" else pending.get("count", 0) - looked,
        suit=shown,
        lookout_counts=position["options"]["followers_use_lookout"],
    )


def read_run(pending: Mapping[str, Any], world: World, job: Job) -> Run:
    """Where the action stands; how often it is done is counted anew for suits, as these cannot have changed."""
    effect = effect_of(job.played, job.side)
    assert effect is not None, "a blank action asks nothing"
    times = pending.get("count", 0)
    if job.leader and counts_suits(effect):
        times = count(world, job)
    place = (pending.get("pass_", 0), pending.get("step", 0))
    at = next(number for number, step in enumerate(steps_of(effect, times)) if step.place == place)
    at += pending.get("unit", 0)
    failed = frozenset([-1] if pending.get("short", False) else [])
    return Run(times, at, pending.get("effects", 0) > 0, failed)
