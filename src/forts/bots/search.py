"""Information-set Monte Carlo tree search, over any game of the catalog.

Each pass deals again what the seat cannot know, goes down one tree of decisions shared by all deals, adds a decision to
it, plays on at random for a while and asks the game for an estimate. Chance is rolled anew in every pass. A decision is
compared with those it was available beside (Cowling, Powley and Whitehouse 2012), by the usual upper bound.
"""

from __future__ import annotations

from math import log, sqrt

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

    `horizon` decisions are played on at random; `curiosity` is the weight of what has been tried seldom.
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
        action = _untried(node, state.options, dice)
        if action >= 0:
            child = Node()
            child.chances = 1
            node.children[action] = child
            growing = False
        else:
            action = _most_promising(node, state.options, curiosity)
            child = node.children[action]
        path.append(child)
        seats.append(actor)
        state.apply(action)
        decisions += 1
        node = child
    decisions += play_out(state, dice, horizon)
    shares = state.estimate()
    for i in range(len(path)):
        path[i].visits += 1
        path[i].reward += shares[seats[i]]
    root.visits += 1
    return decisions


def _untried(node: Node, options: list[int], dice: Dice) -> int:
    """One of the options that the tree does not have yet, or -1."""
    children = node.children
    found = -1
    count = 0
    for option in options:
        if option not in children:
            count += 1
            if count == 1 or dice.below(count) == 0:
                found = option
    if found >= 0:
        for option in options:
            child = children.get(option)
            if child is not None:
                child.chances += 1
    return found


def _most_promising(node: Node, options: list[int], curiosity: float) -> int:
    """The option with the highest upper bound."""
    children = node.children
    best = -1.0
    chosen = options[0]
    for option in options:
        child = children[option]
        child.chances += 1
        bound = child.reward / child.visits + curiosity * sqrt(log(child.chances) / child.visits)
        if bound > best:
            best = bound
            chosen = option
    return chosen
