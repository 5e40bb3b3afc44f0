"""Information-set Monte Carlo tree search, over any game of the catalog.

Each pass deals again what the seat cannot know, goes down one tree of decisions shared by all deals, adds a decision to
it, plays on at random for a while and asks the game for an estimate. Where a network judges (`judged_pass`) all
decisions of the place that a pass comes to are added at once, on the same deal, and nothing is played on. Chance is
rolled anew in every pass. A decision is compared with those it was available beside (Cowling, Powley and Whitehouse
2012), by the usual upper bound.
"""

from __future__ import annotations

from math import log, sqrt

from forts.bots.learned.network import Judge
from forts.core.dice import Dice
from forts.core.playout import play_out
from forts.core.state import CHANCE, OVER, State


class Node:
    """A decision in the tree, and what came of it."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        """Decisions that followed, by action."""
        self.visits = 0
        """How often it was taken."""
        self.chances = 0
        """How often it could have been taken."""
        self.reward = 0.0
        """Shares of victory that it brought to the seat that took it, added up."""

    def mean(self) -> float:
        """The share of victory that it promises."""
        return self.reward / self.visits if self.visits else 0.0


def search_pass(root: Node, state: State, dice: Dice, horizon: int, curiosity: float) -> int:
    """One pass from the root over a dealt state, which is used up; returns the decisions simulated.

    `horizon` decisions are played on at random before the estimate. `curiosity` is the weight of what has been tried
    seldom.
    """
    path: list[Node] = []
    seats: list[int] = []
    node = root
    decisions = 0
    growing = True
    while growing:
        actor = state.actor
        if actor == CHANCE:
            state.roll(dice)
            continue
        if actor == OVER:
            break
        action = _choose(node, state.options, dice, curiosity)
        found = node.children.get(action)
        if found is None:
            child = Node()
            child.chances = 1
            node.children[action] = child
            growing = False
        else:
            child = found
        path.append(child)
        seats.append(actor)
        state.apply(action)
        decisions += 1
        node = child
    decisions += play_out(state, dice, horizon)
    _learn(path, seats, state.estimate())
    root.visits += 1
    return decisions


def judged_pass(root: Node, state: State, dice: Dice, curiosity: float, judge: Judge, seat: int) -> int:
    """The same where a network judges, by what the seat knows; a pass ends with the best of the decisions it adds.

    The visits of the root are those of its decisions, each of which has one when it is added.
    """
    path: list[Node] = []
    seats: list[int] = []
    node = root
    decisions = 0
    while True:
        actor = state.actor
        if actor == CHANCE:
            state.roll(dice)
            continue
        if actor == OVER:
            shares = state.returns()
            break
        options = state.options
        fresh = len(node.children) == 0
        most = -1.0
        for option in options:
            if option not in node.children:
                after = state.copy()
                after.apply(option)
                told = judge.shares(after, seat)
                child = Node()
                child.visits = 1
                child.reward = told[actor]
                node.children[option] = child
                decisions += 1
                if node is root:
                    root.visits += 1
                if child.reward > most:
                    most = child.reward
                    shares = told
        if fresh:
            break
        action = _choose(node, options, dice, curiosity)
        node = node.children[action]
        path.append(node)
        seats.append(actor)
        state.apply(action)
        decisions += 1
    _learn(path, seats, shares)
    if path:
        root.visits += 1
    return decisions


def _learn(path: list[Node], seats: list[int], shares: list[float]) -> None:
    """Tell the decisions of a pass what came of them."""
    for i in range(len(path)):
        path[i].visits += 1
        path[i].reward += shares[seats[i]]


def _choose(node: Node, options: list[int], dice: Dice, curiosity: float) -> int:
    """An option that the tree does not have yet, or else the one with the highest upper bound."""
    children = node.children
    untried = 0
    chosen = -1
    best = -1.0
    for option in options:
        child = children.get(option)
        if child is None:
            untried += 1
            if untried == 1 or dice.below(untried) == 0:
                chosen = option
        else:
            child.chances += 1
            if untried == 0:
                visits = float(child.visits)
                bound = child.reward / visits + curiosity * sqrt(log(float(child.chances)) / visits)
                if bound > best:
                    best = bound
                    chosen = option
    return chosen
