"""Questions that may be asked at any time of a game, and the seat that they are asked for."""

from __future__ import annotations

from collections.abc import Callable

from audiogame.console.dialogue import Dialogue
from audiogame.console.evening import wins_in_words
from audiogame.console.fault_log import write_down
from audiogame.console.user_data import UserData
from audiogame.play.chooser import Chooser
from audiogame.play.decision import Decision
from audiogame.play.game_end import GameEnd
from audiogame.rules.fault import RAISED
from audiogame.rules.game import Game
from audiogame.rules.state import Query, Seat, State, about_seat, seen_by_all


def rule_now(dialogue: Dialogue, data: UserData, game: Game, view: State, seat: Seat) -> str:
    """Return the anchor of the rule that matters now; empty if the guide fails, which is said."""
    try:
        anchor = game.guide.rule(view, seat)
        if not isinstance(anchor, str):
            raise TypeError(f"{anchor!r} is no anchor")
    except RAISED:  # any error of a guide: the book opens at its beginning
        write_down(data.folder)
        dialogue.tell("rule-now-failed")
        return ""
    return anchor


LOOKED_AT = 30
"""Number of last events in which a game looks for what happened since a choice."""


class Questions:
    """Answers the questions of the players here; a question changes nothing in the game.

    Args:
        decision: that of the players here, to whom answers are said.
        end: knows whether the game is over; None where that does not matter.
        holds: returns whether news of others' actions is held until the player continues.
    """

    def __init__(
        self, decision: Decision, end: GameEnd | None = None, holds: Callable[[], bool] = bool
    ) -> None:
        self.app, self.table = decision.app, decision.table
        self.audience, self.decision = decision.audience, decision
        self._end = end
        self._holds = holds
        self._told_to_skip = False
        """Whether it was said that Space skips."""
        self._summed_up = -1
        """The number of the key that asked for a summary."""
        self._asked: list[tuple[Query | str, State]] = []
        """The last question, once for each time asked, with the state at that time."""
        self._walked: tuple[Seat | None, Chooser | None] = None, None
        """The seat whose row was said last, and the choice that a player here had then."""

    @property
    def walked(self) -> Seat | None:
        """The seat whose row was said last, until the next question for a player here."""
        seat, chooser = self._walked
        return seat if chooser is self.decision.chooser else None

    @property
    def asker(self) -> Seat:
        """The seat a question is asked for: the one deciding, else the first here."""
        seat = self.decision.seat
        if seat is not None:
            return seat
        if self.audience.holder is not None:
            return self.audience.holder
        if self.audience.seats:
            return self.audience.seats[0]
        actors = [seat for seat in self.table.state.actors if seat >= 0]
        return actors[0] if actors else 0

    @property
    def _cut_short(self) -> bool:
        """Return whether the game ended before its own end, so that it is no seat's turn."""
        return self._end is not None and self._end.reached and self.table.state.result is None

    def asked(self, query: Query) -> str:
        """Return the answer that all players here may hear."""
        if query is Query.TURN and self._cut_short:
            return self.audience.program_around.say("game-over")
        return self.audience.asked(query, self.asker)[0]

    async def ask(self, query: Query) -> None:
        """Answer a question; secrets from other players here only through headphones.

        The same question again, before anything else happens, may be answered in more detail.
        """
        if query is Query.SHOWN and self.decision.passing:  # the spy may hear it when taking over
            self.audience.answer(self.decision.question(), told_in=self.decision.language)
            return
        if query is Query.TURN and self._cut_short:
            self.audience.answer(self.asked(query))
            return
        validity = self.audience.turn.validity if query is Query.TURN else None
        again = self._count(query)
        aloud, alone = self.audience.asked(query, self.asker, again)
        if query is Query.SHOWN and self.decision.tell_marked(aloud) and not alone:
            return
        if not alone or self.decision.passing:
            beside = (*self._absence, *self._held) if query is Query.TURN else ()
            self.audience.answer(" ".join((aloud, *beside)), validity=validity)
        elif await self.decision.headphones():
            if query is Query.OWN:
                self.audience.tell_own(self.asker, again)
            else:
                self.audience.answer(alone, secret=True)

    @property
    def _absence(self) -> tuple[str, ...]:
        """Who has lost the connection to a game that goes on, in words; empty for nobody."""
        company = self.app.scene.company
        if company is None or self.table.state.result is not None:
            return ()
        people = [seat for seat, one in enumerate(self.table.players) if one.bot is None]
        told = company.absence(people)
        return (told,) if told else ()

    @property
    def _held(self) -> tuple[str, ...]:
        """How many lines of a remote table wait for Space, and are news to each answer, in words;
        empty for none, and where no line waits for a player here."""
        connection = self.table.connection
        if connection is None or not self._holds() or not self.audience.seats:
            return ()
        told = (one for one in connection.ahead if not self.audience.routine(one))
        count = sum(1 for one in told if self.audience.words(one))
        return (self.audience.program_around.say("missed", count=count),) if count else ()

    def sum_up(self) -> bool:
        """Sum up what happened since the last choice, where the game does; return whether it did.

        Asked again before anything else happens, the lines themselves are left to the history;
        Space right after it tells them, too.
        """
        seat = self.asker
        if seat not in self.audience.seats or self._count("since") or self.table.state.result:
            return False
        events = tuple(self.table.last_heard(LOOKED_AT))
        told = [self.audience.words(one) for one in self.table.view(seat).since(seat, events)]
        if told:
            self.audience.answer(" ".join(told))
            self._summed_up = self.app.recall.history.presses
        return bool(told)

    def tell_rest(self) -> bool:
        """Tell the lines that were just summed up, on Space; return whether it did."""
        if self._summed_up != self.app.recall.history.presses - 1:
            return False
        self.app.recall.say_since()
        return True

    def _count(self, what: Query | str) -> int:
        """Return how often the same was asked just before, in the same state."""
        now = what, self.table.state
        self._asked = [*self._asked, now] if self._asked[-1:] == [now] else [now]
        return len(self._asked) - 1

    def remind(self) -> None:
        """Say the open question, or else whose turn it is, unless the table is paused."""
        if self.app.scene.pauses:
            self.app.dialogue.tell("online-pausing")
            return
        ended = self._end.open_question if self._end is not None and self._end.reached else ""
        question = ended or self.decision.question()
        if question:
            self.app.dialogue.end_question()  # it is asked anew
        validity = None if question else self.audience.turn.validity
        told = question or self.asked(Query.TURN)
        language = "" if ended else self.decision.language
        self.audience.answer(told, offers=True, validity=validity, told_in=language)
        self.decision.put_in_words()

    def not_now(self) -> None:
        """Refuse a key: there is nothing to decide here; say whose turn it is.

        While bots play, it is said once that Space skips what is being said.
        """
        connection = self.table.connection
        if connection is not None and connection.sent:
            message = "choice-sent" if connection.up else "choice-waits"
            self.app.dialogue.tell(message, validity=self.audience.sent.validity)
            return
        actors, players = self.table.state.actors, self.table.players
        bots = any(players[seat].bot for seat in actors if seat >= 0)
        skips = bots and not self._told_to_skip
        self._told_to_skip = self._told_to_skip or skips
        told = self.audience.program_around.say("not-now", told=self.asked(Query.TURN), skips=skips)
        self.audience.answer(told, validity=self.audience.turn.validity)

    def tell_who(self) -> None:
        """Say who sits where, in playing order, who only listens, and the games won tonight.

        Asked again before anything else happens, one seat after the other says all that is its own.
        """
        seated = self.table.state.seated
        place = self._count("who") % (len(seated) + 1)
        seat = seated[place - 1] if place else None
        self._walked = seat, self.decision.chooser
        if seat is not None:
            self.audience.answer(self._row(seat))
            return
        parts = [*map(self._named, seated), *self._absence]
        won = self.audience.won
        guests = self.app.scene.company.guests if self.app.scene.company is not None else ()
        if guests:
            parts.append(
                self.audience.program_around.say("who-listens", names=guests, count=len(guests))
            )
        if won:
            here = self.audience.seats
            own = self.table.players[here[0]].name if len(here) == 1 else None
            parts.append(wins_in_words(self.audience.program_around, won, own))
        self.audience.answer(" ".join(parts))

    def _named(self, seat: Seat) -> str:
        player = self.table.players[seat]
        here = self.audience.seats == (seat,)
        kind = "bot" if player.bot else "you" if here else "person"
        return self.audience.program_around.say(f"who-{kind}", name=player.name)

    def _row(self, seat: Seat) -> str:
        """Return all that is said of one seat: what E says of it, and whether it is a bot."""
        standing = self.table.ask(self.audience.seats, Query.STANDING, self.asker)
        told = [*map(self.audience.words, about_seat(standing, seat))]
        bot = self.table.players[seat].bot
        return " ".join(told if told and not bot else (self._named(seat), *told))

    async def read_rules(self) -> None:
        """Open the rule book at what matters now; the game waits, unchanged."""
        # late: the first line of a game reads no rules
        from audiogame.console.rule_reader import read_rules

        state, seat, game = self.table.state, self.asker, self.table.game
        view = seen_by_all(state, self.audience.seats or (seat,))
        anchor = (
            "" if view is None else rule_now(self.app.dialogue, self.app.data, game, view, seat)
        )
        await read_rules(self.app, game, state.options, state.seats, anchor)
