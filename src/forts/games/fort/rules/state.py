"""Fort as a state machine: what is asked, what is answered, and everything that follows without a question."""

from __future__ import annotations

from forts.core.dice import Dice
from forts.core.errors import IllegalMove
from forts.core.state import CHANCE, OVER
from forts.games.fort.box.deeds import Deed
from forts.games.fort.box.kids import Cards
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import building, chance, events, follow, play, steps, turn
from forts.games.fort.rules.play import use_up_perk
from forts.games.fort.rules.scoring import totals
from forts.games.fort.rules.table import (
    ACTION_DONE,
    AFTER_CARD,
    ASK_ACTION,
    ASK_ADD,
    ASK_BIRTHDAY,
    ASK_DO_OVER,
    ASK_DRAFT,
    ASK_FOLLOW,
    ASK_FOLLOW_MORE,
    ASK_KIND,
    ASK_NAME,
    ASK_PAY,
    ASK_PAY_PIZZA,
    ASK_PAY_TOYS,
    ASK_PERK,
    ASK_PLAY,
    ASK_RECRUIT,
    ASK_ROUGH,
    ASK_RULE,
    ASK_STEP,
    ASK_SUIT,
    CARD_DONE,
    CHOOSE_ACTION,
    DISCARD,
    DRAW,
    FOLLOWED,
    FULLY,
    NEXT_FOLLOWER,
    PAY,
    RECRUIT,
    RECRUITED,
    RUN,
    TURN,
    WAIT,
    Table,
    put,
)
from forts.games.fort.rules.value import estimate


class FortState(Table):
    """A game of Fort that can be played."""

    def __init__(self, players: int, cards: Cards) -> None:
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

    def roll(self, dice: Dice) -> int:
        """At `CHANCE`: let chance act; returns the action it took."""
        action = chance.roll(self, dice)
        self._drive()
        return action

    def outcomes(self) -> list[tuple[int, int]]:
        """At `CHANCE`: every action that chance may take, with its weight."""
        return chance.outcomes(self) if self.actor == CHANCE else []

    def copy(self) -> FortState:
        """An independent state that goes on from here."""
        twin = FortState(0, self.cards)
        self.copy_onto(twin)
        return twin

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

    # -- the machine -------------------------------------------------------------------------------------------

    def _drive(self) -> None:
        """Go on until somebody has a real choice."""
        while True:
            to_do = self.next
            if to_do == WAIT:
                if self.actor >= 0:
                    self.offer_recycling()
                    if len(self.options) != 1:
                        return
                    self._answer(self.options[0])
                elif self.actor == CHANCE:
                    action = chance.forced(self)
                    if action < 0:
                        return
                    chance.happen(self, action)
                else:
                    return
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
            elif to_do == CHOOSE_ACTION:
                play.offer_actions(self)
            elif to_do == CARD_DONE:
                if self.raw:
                    return
                follow.card_done(self)
            elif to_do == NEXT_FOLLOWER:
                follow.next_follower(self)
            elif to_do == FOLLOWED:
                follow.followed(self)
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
            elif to_do == PAY:
                building.offer_pizza(self)
            else:
                chance.set_up(self)

    def offer_recycling(self) -> None:
        """Recycling is offered at every step of the leader in the own turn, also where that has one answer."""
        if self.actor != self.leader or self.raw or not self.boards[self.leader].perk.takes_back:
            return
        options = self.options
        if not options or options[-1] >= act.RECYCLE or (len(options) == 1 and not self._is_a_step()):
            return
        options = options[:]
        before = -1
        for kid in self.boards[self.leader].discard:
            if kid != before:
                options.append(act.RECYCLE + kid)
                before = kid
        self.options = options

    def _is_a_step(self) -> bool:
        """Can Recycling be used here, although there is one answer only?"""
        if self.edition < 3:
            return self.ask == ASK_PLAY
        # a payment is one step: how much of it comes out of the Pack is asked only where that is a choice
        return self.ask != ASK_PAY_PIZZA and self.ask != ASK_PAY_TOYS

    def _take_back(self, kid: int) -> None:
        """Recycling: a card of the discard pile comes to hand; then the same question is asked again."""
        me = self.boards[self.leader]
        use_up_perk(self, self.leader)
        me.discard.remove(kid)
        put(me.hand, kid)
        put(me.held, kid)
        self.note(events.TAKE_BACK, self.leader, kid)
        self.ask_again()

    def _answer(self, action: int) -> None:
        """The pending question has been answered."""
        ask = self.ask
        if action >= act.RECYCLE:
            self._take_back(action - act.RECYCLE)
        elif ask == ASK_FOLLOW:
            follow.follow(self, action)
        elif ask == ASK_ACTION:
            play.choose_action(self, action)
        elif ask == ASK_STEP:
            steps.take_step(self, action)
        elif ask == ASK_ADD:
            play.add(self, action)
        elif ask == ASK_PLAY:
            play.play(self, action)
        elif ask == ASK_RECRUIT:
            turn.choose_recruit(self, action)
        elif ask == ASK_KIND:
            play.choose_kind(self, action)
        elif ask == ASK_PAY:
            building.choose_pizza(self, action)
        elif ask == ASK_PAY_PIZZA:
            building.choose_packed_pizza(self, action)
        elif ask == ASK_PAY_TOYS:
            building.choose_packed_toys(self, action)
        elif ask == ASK_SUIT:
            play.declare(self, action)
        elif ask == ASK_NAME:
            play.name_suit(self, action)
        elif ask == ASK_RULE:
            building.choose_rule(self, action)
        elif ask == ASK_PERK:
            building.choose_perk(self, action)
        elif ask == ASK_FOLLOW_MORE:
            follow.follow_more(self, action)
        elif ask == ASK_ROUGH:
            follow.rough_house(self, action)
        elif ask == ASK_DO_OVER:
            follow.do_over(self, action)
        elif ask == ASK_BIRTHDAY:
            turn.choose_birthday(self, action)
        else:
            turn.keep(self, action)

    def ask_again(self) -> None:
        """Work out the options of the pending question anew."""
        ask = self.ask
        if ask == ASK_PLAY:
            play.offer_cards(self)
        elif ask == ASK_SUIT:
            play.offer_suits(self)
        elif ask == ASK_ACTION:
            play.offer_actions(self)
        elif ask == ASK_NAME:
            play.offer_names(self)
        elif ask == ASK_KIND:
            play.offer_kinds(self)
        elif ask == ASK_ADD:
            play.offer_additions(self)
        elif ask == ASK_STEP:
            steps.offer_step(self)
        elif ask == ASK_PAY:
            building.offer_pizza(self)
        elif ask == ASK_PAY_PIZZA:
            building.offer_packed_pizza(self)
        elif ask == ASK_PAY_TOYS:
            building.offer_packed_toys(self)
        elif ask == ASK_RULE:
            building.offer_rules(self)
        elif ask == ASK_PERK:
            building.offer_perks(self)
        elif ask == ASK_FOLLOW:
            follow.offer_following(self)
        elif ask == ASK_FOLLOW_MORE:
            follow.offer_more(self)
        elif ask == ASK_ROUGH:
            follow.followed(self)
        elif ask == ASK_DO_OVER:
            self.offer(self.leader, ASK_DO_OVER, [act.PASS, act.USE_PERK])
        elif ask == ASK_RECRUIT:
            turn.recruit(self)
        elif ask == ASK_BIRTHDAY:
            turn.recruited(self)
        elif ask == ASK_DRAFT:
            turn.offer_draft(self)

    # -- trying out --------------------------------------------------------------------------------------------

    def viable(self, option: int) -> bool:
        """Can the played card still end as it must after this option? Found by trying it out."""
        if self.raw:
            return True
        twin = self._rehearsal()
        twin._answer(option)
        return twin._can_end_well()

    def _rehearsal(self) -> FortState:
        twin = self.copy()
        twin.raw = True
        twin.actor = self.leader
        return twin

    def _can_end_well(self) -> bool:
        """Is there a way to end the card with one action used fully, and none without effect? To follow fully?"""
        self._drive_raw()
        if self.next != WAIT:
            if self.follower >= 0:
                return self.effects > 0 and not self.short
            return self.public_use == FULLY or self.private_use == FULLY
        for option in self.options:
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

    def rehearse(self, seat: int, deed: Deed, side: int, count: int, kind: int, gone: int, found: int) -> int:
        """How far an action goes, found by trying it out: twice its most effects, plus one if it can be full."""
        twin = self._rehearsal()
        me = twin.boards[seat]
        for number in range(gone):
            kid = me.hand.pop()
            if number < found and self.edition >= 3:
                put(me.discard, kid)
        twin.played = deed.kid
        twin.side = side
        twin.kind = kind
        twin.public_use = FULLY
        twin.private_use = FULLY
        play.start(twin, count)
        return twin._most()

    def _most(self) -> int:
        self._drive_raw()
        if self.next != WAIT:
            return self.effects * 2 + (1 if self.effects > 0 and not self.short else 0)
        most = 0
        full = 0
        for option in self.options:
            twin = self.copy()
            twin._answer(option)
            reach = twin._most()
            full |= reach & 1
            if reach >> 1 > most:
                most = reach >> 1
        return most * 2 + full
