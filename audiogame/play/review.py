"""Walk through a game that was played, look at it with anybody's eyes, and play on from it."""

from __future__ import annotations

from audiogame.archive.description import archive_narrator, game_narrator
from audiogame.archive.story import Review
from audiogame.console.app import App
from audiogame.keys.commands import Command, Mode
from audiogame.narration.narrator import Line, Urgency
from audiogame.play.branch import branch_table
from audiogame.play.opened_table import OpenedTable
from audiogame.rules.state import CHANCE, Query, Seat, State, seen_by_all
from audiogame.table.chairs import people
from audiogame.table.table import Table

EVERYBODY = 10
"""The pick that looks with everybody's eyes: the key 0."""


class Walkthrough:
    """Lets the player walk through a game.

    Args:
        app: keys and outputs.
        table: the game, at the end of its record.
        advice: whether advice may be asked in it, and in a game that goes on from it.
        gave_up: the seats that have given the game up, which ended it.
    """

    def __init__(
        self, app: App, table: Table, advice: bool = True, gave_up: tuple[Seat, ...] = ()
    ) -> None:
        self.app = app
        self.advice = advice
        self.table = table
        seats = people(table)
        self.review = Review(table, seats, gave_up)
        if self.review.over and seats:
            self.review.look_as(seats[:1])
        self.narrator = game_narrator(table.game)

    async def run(self) -> OpenedTable | None:
        """Walk until the player goes back; returns a game that is to be played on."""
        self._say("review-begins", count=len(self.review.moments))
        self._tell_moment()
        while True:
            key = await self.app.key()
            assert key is not None, "without a time limit there is a key"
            command = await self.app.press_common(key, Mode.REVIEW)
            if command is None:
                continue
            if command.name == "back":
                return None
            if command.name == "choose":
                opened = await self._play_on()
                if opened is not None:
                    return opened
            elif command.query is not None:
                self._answer(command.query)
            elif command.name == "who":
                self._tell_who()
            elif command.pick:
                self._look_as(command.pick)
            else:
                self._walk(command)

    def _walk(self, command: Command) -> None:
        review = self.review
        match command.name:
            case "down" | "mark":
                there = review.go(review.place + 1)
            case "up":
                there = review.go(review.place - 1)
            case "first":
                there = review.go(0)
            case "last":
                there = review.go(len(review.moments) - 1)
            case "next-key" | "key-before":
                there = review.go_to_key(1 if command.name == "next-key" else -1)
            case _:
                there = review.go_to_round(1 if command.name == "next-round" else -1)
        if there:
            self._tell_moment()
        elif command.name in ("up", "down", "mark"):
            self._tell_moment(edge=True)
        else:
            self._say(f"review-no-{command.name}")

    def _tell_moment(self, edge: bool = False) -> None:
        review, moment = self.review, self.review.moment
        self._know(moment.state)
        seats = review.seats or review.everyone
        seen = [seen_by_all(event, seats) for event in moment.events]
        told = [self.narrator.tell(event, review.seats) for event in seen if event is not None]
        if not told:
            told = [archive_narrator(self.narrator.verbosity).say("review-silent")]
        if moment.lead is not None:
            name = moment.players[moment.lead].name
            told.append(archive_narrator().say("review-lead", name=name))
        if moment is review.moments[-1]:
            names = [moment.players[seat].name for seat in review.gave_up]
            told += [archive_narrator().say("gave-up", name=name) for name in names]
        self._say(
            "review-edge" if edge else "review-moment",
            told=" ".join(told),
            number=review.place + 1,
            count=len(review.moments),
        )

    def _know(self, state: State) -> None:
        self.narrator.verbosity = self.app.narrator.verbosity
        self.narrator.names = tuple(player.name for player in self.review.moment.players)

    def _say(self, message: str, **args: object) -> None:
        narrator = archive_narrator(self.app.narrator.verbosity)
        self.app.say(Line(narrator.say(message, **args), urgency=Urgency.ANSWER))

    @property
    def _asker(self) -> Seat:
        """Who asks: whose eyes look on, else who is to act."""
        if self.review.seats:
            return self.review.seats[0]
        actors = [seat for seat in self.review.moment.state.actors if seat != CHANCE]
        return actors[0] if actors else 0

    def _answer(self, query: Query) -> None:
        self._know(self.review.moment.state)
        told = self.review.view.answer(query, self._asker)
        text = " ".join(self.narrator.tell(event, self.review.seats) for event in told)
        self.app.say(Line(text, urgency=Urgency.ANSWER))

    def _tell_who(self) -> None:
        say = self.app.narrator.say
        players = self.review.moment.players
        named = [
            say("who-bot" if players[seat].bot else "who-person", name=players[seat].name)
            for seat in self.review.moment.state.seated
        ]
        self.app.say(Line(" ".join(named), urgency=Urgency.ANSWER))

    def _look_as(self, pick: int) -> None:
        seat = pick - 1
        players = self.review.moment.players
        if pick == EVERYBODY:
            self.review.look_as(())
            self._say("review-everybody")
        elif seat >= len(players) or not players[seat].name:
            self._say("review-no-seat", number=pick)
        elif self.review.look_as((seat,)):
            self._say("review-seat", name=players[seat].name)
        else:
            self._say("review-not-yet")

    async def _play_on(self) -> OpenedTable | None:
        """Begin a new game against bots from here, if the player wants it and it is fair."""
        review = self.review
        if review.moment.state.result is not None:
            self._say("review-over")
        elif not review.open_to_all:
            self._say("review-secrets")
        else:
            own = people(self.table)
            seat = review.seats[0] if review.seats else own[0] if own else 0
            name = review.moment.players[seat].name
            self._say("review-play-on", name=name)
            if await self.app.confirm("review-play-on-sure"):
                return branch_table(self.table, review.moment, seat, self.app.data, self.advice)
            self._say("review-stays")
        return None
