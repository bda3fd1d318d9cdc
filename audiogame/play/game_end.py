"""The end of a game for the players here: over, left by all of them, or given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiogame.console.display import Answer
from audiogame.console.front_end import FrontEnd
from audiogame.console.key_source import Key
from audiogame.console.scene import GameKept
from audiogame.keys.commands import Mode
from audiogame.narration.line import Line, Urgency
from audiogame.play.decision import Decision
from audiogame.rules.state import Action, Query, Seat
from audiogame.rules.value import replace
from audiogame.table.seen_table import TableRecord

if TYPE_CHECKING:
    from audiogame.archive.assessment import ChoiceLog

FAREWELLS = {
    GameKept.SAVED: "game-saved",
    GameKept.UNSAVED: "game-not-saved",
    GameKept.SEAT: "game-kept-far",
    GameKept.HEARD: "game-heard-far",
}


MEANT = 0.5
"""Seconds after a refused Enter from which another one is meant, and not of a row of them."""


def is_saved(front: FrontEnd, record: TableRecord) -> bool:
    """Return whether a game is saved: here, or at its server."""
    return record.kept and (record.at_server or not front.unkept())


class GameEnd:
    """Detects, records and says the end of a game.

    Args:
        decision: the present one of the players here.
    """

    def __init__(self, decision: Decision) -> None:
        self._app, self._table = decision.app, decision.table
        self._audience, self._decision = decision.audience, decision
        self._record = decision.table.record
        self.reached = False
        """Whether the game is over for all players here."""
        self.given_up = False
        """Whether a remote game is over because its last players have given up."""
        self.left = False
        """Whether all players here have left a table that could continue."""
        self._refused_at: float | None = None
        """When a key that came too early was refused last, in seconds of the app's clock."""
        self.log: ChoiceLog | None = None
        """The choices made here at a table far away, for a review of them."""

    def note_choice(self, seat: Seat, action: Action) -> None:
        """Note a choice at a table far away for a review; there is no record of it here."""
        table, far = self._table, self._table.connection
        if far is None or not table.game.skill or table.game.adviser is None:
            return
        if self.log is None:
            from audiogame.archive.assessment import ChoiceLog  # late: the first line needs none

            self.log = ChoiceLog(table.game)
        log = self.log
        if far.lacks and log.listens:
            return
        number = table.decisions.get(seat, 0)
        heard = table.told_so_far(seat) if log.listens else ()
        player, random = table.players[seat], table.stream(seat, number)
        log.note(seat, action, table.view(seat), player, number, heard, random)

    @property
    def listens(self) -> bool:
        """Whether no player here has a seat at a remote table, where others start the next game."""
        return self._record.at_server and not self._audience.seats

    @property
    def message(self) -> str:
        """The message id for a game that has ended."""
        if self.left:
            return "table-left"
        if self._record.at_server:
            return "game-heard" if self.listens else "game-ended-far"
        return "game-ended"

    @property
    def facts(self) -> dict[str, Any]:
        """The variables of that message."""
        return {"review": self.reviewable, "alone": self._table.state.seats == 1}

    @property
    def saved(self) -> bool:
        """Whether the game is saved: here, or at its server."""
        return is_saved(self._app.front, self._record)

    def kept(self) -> GameKept:
        """Return how the game is kept when it is left now."""
        if self._record.at_server:
            return GameKept.SEAT if self._table.here else GameKept.HEARD
        return GameKept.SAVED if self.saved else GameKept.UNSAVED

    @property
    def farewell(self) -> str:
        """The message id for a game that is left: how to come back to it."""
        return FAREWELLS[self.kept()]

    @property
    def open_question(self) -> str:
        """The words of the question at the end."""
        back = self._app.dialogue.ways_back
        return self._app.dialogue.narrator.say(self.message, **self.facts, **back)

    @property
    def reviewable(self) -> bool:
        """Whether the game is over and its expert, or its luck, can be heard on it."""
        game, far = self._table.game, self._table.connection
        if not self.reached or not self._audience.seats or (game.skill and game.adviser is None):
            return False
        if self._record.ended is not None:
            return True
        if not game.skill:
            return far is not None and not far.lacks
        return self.log is not None and bool(self.log.seats)

    def tell(self, urgency: Urgency = Urgency.ANSWER) -> None:
        """Say that the game is over, and what can be chosen now."""
        self._app.dialogue.tell_choice(self.message, urgency, **self.facts)

    async def look(self) -> bool:
        """Return whether the end is reached; say and record it once."""
        here, state = self._audience.seats, self._table.state
        if self.reached:
            return True
        if state.result is not None:
            self.reached, self._app.scene.in_game = True, False
            await self._record.finish()
            self._count()
            self.tell(Urgency.NEWS)
        elif self.given_up:
            self.reached, self._app.scene.in_game = True, False
            self.tell(Urgency.NEWS)
        elif here and not self._record.at_server and not set(here) & set(state.seated):
            # Only bots are left, which would play among themselves.
            self.reached, self.left = True, True
            await self._record.leave()
            self.tell(Urgency.NEWS)
        return self.reached

    def _count(self) -> None:
        """Count the game for the evening's score; a server has counted its own."""
        result, players = self._table.state.result, self._table.players
        if result is not None and not self._record.at_server:
            self._app.scene.evening.count(players, result.winners)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers possible once the game is over; none before."""
        if not self.reached:
            return ()
        ends: tuple[tuple[str, str], ...]
        ends = (("choose", "again"), ("rotate", "rotate"), ("back", "leave"))
        if self._record.at_server:
            again = (("choose", "again"), ("rotate", "table"))
            ends = (*((("choose", "stay"),) if self.listens else again), ("back", "leave"))
        elif self._table.state.seats == 1:
            ends = (("choose", "again"), ("back", "leave"))
        if self.reviewable:
            ends = (*ends[:-1], ("advice", "review"), ends[-1])
        return tuple(
            Answer(key, name)
            for command, name in ends
            for key in list(self._app.profile.keymap.keys(command, Mode.GAME))[:1]
        )

    def refuse(self, key: Key) -> bool:
        """Refuse a key that came before the end can have been heard; return whether it did.

        Its effect is said, once: a press a moment later is meant. One of a player who goes on
        pressing, as before the end, is not.
        """
        app, before = self._app, self._refused_at
        if before is None:
            refused = key.earliest < self._told_until
        else:
            refused = key.at - before < (0.0 if self._heard_at_once else MEANT)
        if not refused:
            return False
        self._refused_at = key.at
        if before is None:
            self.tell()
        else:
            app.dialogue.tick()
        return True

    @property
    def _heard_at_once(self) -> bool:
        """Whether keys are those of a script, or the end is only seen."""
        return self._app.front.keys.scripted or self._app.speaker.mode == "none"

    @property
    def _told_until(self) -> float:
        """When the end can have been heard, in seconds of the app's clock."""
        speech = self._app.speaker.speech
        if self._heard_at_once:
            return self._audience.quiet_at
        return 0.0 if speech is not None and speech.busy is False else self._audience.heard_at

    def withheld(self, key: Key) -> Line | None:
        """Return the line said instead of playing again, where the end was not heard."""
        command = self._app.profile.keymap.command(key.name, Mode.GAME)
        if command is None or command.name != "choose":
            return None
        what = self._app.dialogue.narrator.say("choice-again", stays=self.listens)
        return self._audience.line(
            self._app.dialogue.not_yet(key, what, ""), secret=False, told_in=""
        )

    async def offer_brief(self) -> None:
        """Ask once whether the wording is brief from now on, when a table is left for the menu.

        It is asked of players who have heard a whole game in full; not at a server, where the
        record is kept first.

        Raises:
            ProgramLeft: the program ends.
        """
        app, wanted = self._app, self._app.profile.wanted
        heard = self._audience.seats and self._table.state.result is not None
        aside = app.front.keys.scripted or app.scene.from_shell or wanted.braille
        aside = aside or self._record.at_server
        if not heard or aside or wanted.verbosity != "full" or wanted.brief_offered:
            return
        brief = await app.keyboard.confirm("offer-brief", unasked=True)
        app.data.keep(replace(app.data.settings, brief_offered=True))
        app.profile.take_verbosity("brief" if brief else "full")

    async def give_up(self, asker: Seat) -> None:
        """End the game for all players here, for good.

        At a remote table, bots play on for those who stay.
        """
        goes_on = self._record.at_server
        if not goes_on:
            self.reached = True
            self._decision.end()
        await self._table.give_up(self._audience.seats)
        standing, _ = self._audience.asked(Query.STANDING, asker)
        self._app.recall.history.mark()  # it is their last choice
        language = self._audience.language
        told = self._audience.program_around.say("given-up", told=standing)
        line = Line(told, urgency=Urgency.CHOICE, seats=self._audience.seats, language=language)
        self._app.dialogue.say(line)
        if not goes_on:
            self._app.dialogue.tell(self.message, Urgency.NEWS, **self.facts)
