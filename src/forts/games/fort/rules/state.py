"""Fort as a state machine: what is asked, what is answered, and everything that follows without a question."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from forts.core.dice import Dice
from forts.core.errors import IllegalMove
from forts.core.state import CHANCE, OVER
from forts.games.fort.box.kids import Cards
from forts.games.fort.box.printed import PrintedAction
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import chance, events, follow, observation, places, play, steps, turn
from forts.games.fort.rules.questions.by_number import pending
from forts.games.fort.rules.scoring import totals
from forts.games.fort.rules.table import (
    ACTION_DONE,
    AFTER_CARD,
    ASK,
    ASK_FOLLOW,
    ASK_FOLLOW_MORE,
    ASK_PLAY,
    CARD_DONE,
    DISCARD,
    DRAW,
    FULLY,
    NEXT_FOLLOWER,
    RECRUIT,
    RECRUITED,
    RUN,
    TURN,
    WAIT,
    Table,
    put,
)
from forts.games.fort.rules.value import estimate

MOST_TRIED: Final = 300
"""Ways tried out over one answer, beside the last at each fork; the printed cards need fifty. What was not found by
then counts as impossible: with cards of one's own there may be more ways than anybody could wait for."""


class FortState(Table):
    """A game of Fort that can be played."""

    def __init__(self, players: i64, cards: Cards) -> None:
        super().__init__(players, cards)

    def begin(self, first: int) -> None:
        """Start the set-up; `first` is the seat of the first player, or -1 to let chance decide."""
        self.first = first
        self._drive()

    def resume(self) -> None:
        """Ask the pending question anew, and go on from there if it leaves no choice."""
        self.next = WAIT
        self.ask_again()
        self._drive()

    # -- contract ----------------------------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        """Take a legal action or chance outcome, and every step after it that leaves no choice."""
        self.tried = 0
        if self.actor >= 0:
            for option in self.options:
                if option == action:
                    self._answer(action)
                    self._drive()
                    return
        elif self.actor == CHANCE and chance.possible(self, action):
            chance.happen(self, action)
            self._drive()
            return
        raise IllegalMove("illegal-action", action=action)

    def choose(self, number: int) -> None:
        """Take the option of that number, and every step after it that leaves no choice."""
        self.tried = 0
        self._answer(self.options[number])
        self._drive()

    def roll(self, dice: Dice) -> int:
        """At `CHANCE`: let chance act; returns the action it took."""
        self.tried = 0
        action = chance.roll(self, dice)
        if self.next != WAIT:
            self._drive()
        return action

    def outcomes(self) -> list[tuple[int, int]]:
        """At `CHANCE`: every action that chance may take, with its weight."""
        return chance.outcomes(self) if self.actor == CHANCE else []

    def copy(self) -> FortState:
        """An independent state that continues from here."""
        twin = FortState(0, self.cards)
        self.copy_onto(twin)
        return twin

    def asks_all(self) -> bool:
        """What depends on a hand that stays hidden: whether to play a card, to follow, and a follower's steps."""
        if self.actor < 0 or self.raw or not self.discreet:
            return False
        if self.ask == ASK_FOLLOW:
            return True
        hand = len(self.boards[self.actor].hand)
        if self.ask == ASK_PLAY or self.ask == ASK_FOLLOW_MORE:
            return hand > 0
        option = self.options[0]
        return self.actor == self.follower and hand > 1 and act.HAND <= option < act.LOOKOUT

    def returns(self) -> list[float]:
        """One for the winner, shared in a tie that the Fort Level does not break; zero for the others."""
        if self.actor != OVER:
            return [0.0] * self.players
        points = totals(self)
        ranks: list[int] = []
        for seat in range(self.players):
            ranks.append(points[seat] * 10 + self.boards[seat].level)
        best = max(ranks)
        share = 1.0 / ranks.count(best)
        return [share if rank == best else 0.0 for rank in ranks]

    def estimate(self) -> list[float]:
        """A guess at each seat's share of the victory."""
        return self.returns() if self.actor == OVER else estimate(self)

    def observe(self, seat: int, into: vec[u8], at: i64) -> None:
        """Write what the seat knows."""
        observation.write(self, seat, into, at)

    def observe_unknown(self, into: vec[u8], at: i64) -> None:
        """Write what nobody knows."""
        observation.write_unknown(self, into, at)

    def watch(self) -> None:
        """Keep where each card lies."""
        places.keep(self)

    def kept(self) -> dict[str, Any]:
        """All but where each card lies, which the piles say too."""
        found = super().kept()
        del found["where"], found["outset"], found["tried"]
        return found

    def made_from(self) -> tuple[Any, ...]:
        """An empty table with these cards."""
        return 0, self.cards

    # -- the machine -------------------------------------------------------------------------------------------

    def _drive(self) -> None:
        """Go on until somebody has a real choice."""
        while True:
            to_do = self.next
            if to_do == WAIT:
                actor: i64 = self.actor
                if actor >= 0:
                    self.offer_recycling()
                    if len(self.options) != 1 or (self.discreet and self.asks_all()):
                        return
                    self._answer(self.options[0])
                elif actor == CHANCE:
                    action = chance.forced(self)
                    if action < 0:
                        return
                    chance.happen(self, action)
                else:
                    return
            elif to_do == ASK:
                pending(self).offer(self)
            elif to_do == RUN:
                steps.run(self)
            elif to_do == DRAW:
                turn.draw(self)
            elif to_do == ACTION_DONE:
                if self.follower >= 0:
                    if self.raw:
                        return
                    self.next = NEXT_FOLLOWER
                else:
                    play.finish_action(self)
            elif to_do == CARD_DONE:
                if self.raw:
                    return
                follow.card_done(self)
            elif to_do == NEXT_FOLLOWER:
                follow.next_follower(self)
            elif to_do == AFTER_CARD:
                follow.after_card(self)
            elif to_do == RECRUIT:
                if self.raw:
                    return
                turn.recruit(self)
            elif to_do == RECRUITED:
                turn.recruited(self)
            elif to_do == DISCARD:
                turn.discard(self)
            elif to_do == TURN:
                turn.begin_turn(self)
            else:
                chance.set_up(self)

    def offer_recycling(self) -> None:
        """Recycling is offered at every step of the leader's own turn, even where there is only one answer."""
        if self.actor != self.leader or self.raw or not self.boards[self.leader].perk.takes_back:
            return
        options = self.options
        if not options or options[-1] >= act.RECYCLE or (len(options) == 1 and not pending(self).is_a_step(self)):
            return
        options = options[:]
        before: i64 = -1
        kid: i64
        for kid in self.boards[self.leader].discard:
            if kid != before:
                options.append(act.RECYCLE + kid)
                before = kid
        self.options = options

    def _take_back(self, kid: i64) -> None:
        """Recycling: a card of the discard pile comes to hand; then the same question is asked again."""
        me = self.boards[self.leader]
        play.use_up_perk(self, self.leader)
        me.discard.remove(kid)
        places.moved(self, kid, places.of(self.leader, places.DISCARD), places.of(self.leader, places.HELD))
        put(me.hand, kid)
        put(me.held, kid)
        self.note(events.TAKE_BACK, self.leader, kid)
        self.ask_again()

    def _answer(self, action: i64) -> None:
        """The pending question has been answered."""
        if action >= act.RECYCLE:
            self._take_back(action - act.RECYCLE)
        else:
            pending(self).answer(self, action)

    def ask_again(self) -> None:
        """Work out the options of the pending question anew."""
        pending(self).offer(self)

    # -- trying out --------------------------------------------------------------------------------------------

    def viable(self, option: i64) -> bool:
        """Can the played card still end as it must after this option? Found by trying it out."""
        if self.raw:
            return True
        twin = self._rehearsal()
        twin._answer(option)
        return twin._can_end_well()

    def _rehearsal(self) -> FortState:
        twin = self.copy()
        twin.raw = True
        if twin.outset is None:
            twin.outset = self
        twin.actor = self.leader
        return twin

    def _enough(self) -> bool:
        """On a rehearsal: has enough been tried out over this answer?"""
        outset = self.outset
        assert outset is not None, "a rehearsal is made of a game"
        outset.tried += 1
        return outset.tried > MOST_TRIED

    def _can_end_well(self) -> bool:
        """Is there a way to end the card with one action used fully, and none without effect? To follow fully?"""
        self._drive_raw()
        if self.next != WAIT:
            if self.follower >= 0:
                return self.effects > 0 and not self.short
            return self.public_use == FULLY or self.private_use == FULLY
        options = self.options
        last: i64 = len(options) - 1
        for number, option in enumerate(options):
            # on a rehearsal: it may end with this one
            if number == last:
                twin = self
            elif self._enough():
                return False
            else:
                twin = self.copy()
            twin._answer(option)
            if twin._can_end_well():
                return True
        return False

    def _drive_raw(self) -> None:
        """On a rehearsal: go on to the next question or the end of the card, counting on no luck."""
        self._drive()
        while self.next == WAIT and self.actor == CHANCE:
            if self.edition < 3:
                chance.happen(self, act.DRAW + chance.pile(self)[0])
            else:
                chance.draw_unseen(self)
            self._drive()

    def rehearse(
        self, seat: i64, printed: PrintedAction, side: i64, count: i64, kind: i64, gone: i64, found: i64
    ) -> i64:
        """How far an action goes, found by trying it out: twice its most effects, plus one if it can be full."""
        twin = self._rehearsal()
        me = twin.boards[seat]
        for number in range(gone):
            kid = me.hand.pop()
            if number < found and self.edition >= 3:
                put(me.discard, kid)
        twin.played = printed.kid
        twin.side = side
        twin.kind = kind
        twin.public_use = FULLY
        twin.private_use = FULLY
        play.start(twin, count)
        return twin._most()

    def _most(self) -> i64:
        self._drive_raw()
        if self.next != WAIT:
            return self.effects * 2 + (1 if self.effects > 0 and not self.short else 0)
        most: i64 = 0
        full: i64 = 0
        options = self.options
        last: i64 = len(options) - 1
        for number, option in enumerate(options):
            if number == last:
                twin = self
            elif self._enough():
                break
            else:
                twin = self.copy()
            twin._answer(option)
            far = twin._most()
            full |= far & 1
            if far >> 1 > most:
                most = far >> 1
        return most * 2 + full
