"""Phase 3, Recruit: whom, and the guest of the Birthday Party."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.rules import actions as act
from forts.games.fort.rules.questions.question import Question
from forts.games.fort.rules.table import ASK_BIRTHDAY, ASK_RECRUIT, DISCARD, RECRUITED, Table
from forts.games.fort.rules.taking import describe_source, offer_sources, refuse_source, take_source
from forts.games.fort.speech.names import seat_name


class RecruitCard(Question):
    """One card must be taken, if there is one anywhere."""

    number = ASK_RECRUIT
    name = "recruit"
    phase = "recruit"

    def offer(self, t: Table) -> None:
        """Every card of the Park and of all Yards, and the top of the Park deck."""
        options: list[int] = []
        offer_sources(t, options, True)
        if options:
            t.offer(t.leader, ASK_RECRUIT, options)
        else:
            t.next = RECRUITED

    def answer(self, t: Table, action: i64) -> None:
        """The leader recruits."""
        t.purpose = RECRUITED
        take_source(t, t.leader, action, False)

    def said(self, t: Table) -> Message:
        """Whom."""
        return message("fort-ask-recruit")

    def describe(self, t: Table, action: i64) -> Message | None:
        """Whom from where."""
        return describe_source(t, action, "fort-do-recruit", "fort-do-recruit-unseen")

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Somebody has to be recruited; or the card is not there."""
        return message("fort-no-skip-recruit") if action == act.PASS else refuse_source(t, action)


class Birthday(Question):
    """Birthday Party: one more, from the Park or its deck."""

    number = ASK_BIRTHDAY
    name = "birthday"
    phase = "recruit"
    no = "no guest"

    def offer(self, t: Table) -> None:
        """Nobody, or a card of the Park or its deck."""
        options: list[int] = [act.PASS]
        offer_sources(t, options, False)
        if len(options) > 1:
            t.offer(t.leader, ASK_BIRTHDAY, options)
        else:
            t.next = DISCARD

    def answer(self, t: Table, action: i64) -> None:
        """The guest, or nobody."""
        t.purpose = DISCARD
        if action == act.PASS:
            t.next = DISCARD
        else:
            take_source(t, t.leader, action, False)

    def said(self, t: Table) -> Message:
        """Whom."""
        return message("fort-ask-birthday")

    def describe(self, t: Table, action: i64) -> Message | None:
        """Nobody, or whom from where."""
        if action == act.PASS:
            return message("fort-do-no-guest")
        return describe_source(t, action, "fort-do-recruit", "fort-do-recruit-unseen")

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Guests come from the Park."""
        seat = (action - act.YARD) // act.WIDTH
        if act.YARD <= action < act.DRAW and seat < t.players:
            return message("fort-no-guest-yard", seat=seat_name(seat))
        return refuse_source(t, action)
