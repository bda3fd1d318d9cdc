"""The audience at one keyboard: lines about the game, and secrets of one of its players."""

from __future__ import annotations

import re
from collections import deque
from typing import NamedTuple

from audiogame.console.app import App
from audiogame.console.fault_log import write_down
from audiogame.console.profile import Wording
from audiogame.narration.line import Subject, Validity
from audiogame.narration.message_values import Word
from audiogame.narration.narrator import Line, Narrator, Urgency, Verbosity, seat_fields
from audiogame.narration.texts import TextError, Texts
from audiogame.rules.fault import RAISED
from audiogame.rules.notation import words
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Event, Query, Seat
from audiogame.rules.value import replace
from audiogame.table.move_list import Player
from audiogame.table.news import TakenBack
from audiogame.table.seen_table import SeenTable


class _Heard(NamedTuple):
    """An event as the players here hear it.

    Args:
        event: the event.
        seats: the seats that may know it.
        echo: whether it confirms a choice to the seat that made it.
        brief: whether to use the brief form.
        undone: the event of the choice that it takes back, where these seats may hear that again.
        reasons: why these seats had nothing to decide before it.
    """

    event: Event
    seats: tuple[Seat, ...]
    echo: bool
    brief: bool = False
    undone: Event | None = None
    reasons: tuple[Event, ...] = ()


LOOKED_AT = 200
"""Number of events that may tell why a seat had nothing to decide."""


class Audience:
    """Says the events of a table to the players here.

    They are one listener: each event is said once.  A secret of one of them is said when
    that person holds the keyboard and wears headphones, and never left on the screen.

    Args:
        app: says lines.
        table: the game.
        seats: the seats of the players here.
    """

    def __init__(self, app: App, table: SeenTable, seats: tuple[Seat, ...]) -> None:
        self.app = app
        self.table, self._record = table, table.record
        self.seats = seats
        texts = Texts(app.dialogue.language, table.game.packages)
        self._narrator = Narrator(texts, table.game.name)
        self._wording = Wording(table.game)
        self.quiet_at = 0.0
        """When everything said so far can have been heard, in seconds of the app's clock.

        By the pace of the game: at pace 0 nothing waits.
        """
        self.heard_at = 0.0
        """When it can really have been heard, whatever the pace."""
        self.asked_meanwhile = False
        """Whether a key was pressed since the last line of the game; no answer is waited for."""
        self.interrupts = False
        """Whether the next line interrupts speech: a player here has just acted."""
        self.skips = False
        """Whether steps of others' turns go to the history only, until a player here decides."""
        self.acts: Seat | None = None
        """The seat here that has just chosen: for it alone, those events are no news."""
        self._pending: list[_Heard] = []
        self._lately: deque[Event] = deque(maxlen=LOOKED_AT)
        """The last events, with those that wait to be said."""
        self.look_back()
        self._chosen = -1
        self._soundless = False
        self._named: tuple[Player, ...] = ()
        self._names: tuple[str, ...] = ()
        """The players' names, cached as long as the seating is the same."""
        self._alone: dict[Seat, list[str]] = {}
        self._chosen_for: dict[Seat, dict[type[Event], Event]] = {}
        """The last secret choice of each kind that a bot made for a player here, by seat."""
        self.turn = Subject()
        """Validity of lines about whose turn it is, and who is still awaited."""
        self.sent = Subject()
        """Validity of lines about a choice that is on its way to a server."""

    @property
    def narrator(self) -> Narrator:
        """The narrator of the game, in the language of the player at the keyboard."""
        narrator, language = self._narrator, self.app.dialogue.language
        if language != narrator.texts.wanted:
            narrator.use_language(language)
        return narrator

    @property
    def language(self) -> str:
        """The code of the language in which the game is told to the player at the keyboard."""
        return self.narrator.texts.language

    @property
    def told_in(self) -> str:
        """The code of the language of what was told last."""
        return self._narrator.texts.language

    @property
    def shared_around(self) -> Narrator:
        """The narrator of what is said around words of the game, in their language."""
        return self.app.dialogue.shared_around(self.language)

    @property
    def program_around(self) -> Narrator:
        """The narrator of messages of the program around words of the game, in their language."""
        return self.app.dialogue.program_around(self.language)

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Queue an event from the table; `deliver` says it."""
        self.turn.change()
        shared = len(self.seats) > 1
        if event.routine and self._keep_chosen(event, seats) and shared:
            return
        own = shared or getattr(event, "seat", None) == self.acts
        echo = own and seats == (self.acts,)
        if echo:
            self._chosen = len(self._pending) - 1  # what the others may know of it comes before
            self.acts = None
        place = len(self._pending)
        if echo and event.routine and not shared:
            # The player who chose in secret hears that first, however fast others were.
            while place and self._pending[place - 1].event.routine:
                place -= 1
        undone = self._undone(event, seats) if isinstance(event, TakenBack) else None
        reasons = self._reasons(event, seats)
        self._pending.insert(place, _Heard(event, seats, echo, undone=undone, reasons=reasons))
        if isinstance(event, TakenBack) and undone is None and shared:
            own = (event.seat,)
            undone = self._undone(event, own) if event.seat in seats else None
            if undone is not None:  # who took it back knows that: it never waits for them
                self._pending.append(_Heard(event, own, echo=True, undone=undone))

    def look_back(self) -> None:
        """Take the last events from the table, where it has come there without telling them."""
        self._lately.clear()
        self._lately.extend(self.table.last_heard(LOOKED_AT))

    def _reasons(self, event: Event, seats: tuple[Seat, ...]) -> tuple[Event, ...]:
        """Return why players here had nothing to decide before an event, and keep the event."""
        if isinstance(event, TakenBack):
            self.look_back()
            return ()
        if seats != self.seats:
            return ()
        self._lately.append(event)
        heard, state = tuple(self._lately), self.table.state
        return tuple([one for seat in seats for one in state.unasked(seat, heard)])

    def _undone(self, event: TakenBack, seats: tuple[Seat, ...]) -> Event | None:
        """Return the event of the choice that an event takes back; None if that may be secret."""
        undone = self.table.undone(seats)
        if undone is None or getattr(undone, "seat", None) != event.seat:
            return None
        return undone if seats == (event.seat,) or not undone.routine else None

    @property
    def holder(self) -> Seat | None:
        """The seat at the keyboard, where several players share it and there are secrets."""
        return self.app.keyboard.holder.seat

    @property
    def won(self) -> tuple[tuple[str, int], ...]:
        """The players who have won games tonight, with their number, the most first."""
        company = self.app.scene.company
        if company is not None:
            return company.won
        return self.app.scene.evening.won(self.table.players)

    @property
    def shared(self) -> bool:
        """Whether several players share this keyboard."""
        return len(self.seats) > 1

    @property
    def secretive(self) -> bool:
        """Whether players here have secrets from one another."""
        if not self.shared:
            return False
        state = self.table.state
        here = [seat for seat in state.actors if seat in self.seats]
        return state.keeps_secrets or any(self.hidden(seat) for seat in here)

    @property
    def waiting(self) -> int:
        """Number of events not said yet, and of a bot's choices for the only player here."""
        waiting = len(self._pending)
        if self._chosen_for and not self.shared:
            waiting += sum(len(self._chosen_by_bots(seat)) for seat in self.seats)
        return waiting

    @property
    def chosen_elsewhere(self) -> bool:
        """Whether one player is here, and the queue has only the news that others have chosen."""
        alone = bool(self._pending) and not self.shared
        return alone and all(one.event.routine for one in self._pending)

    def routine(self, event: Event, echo: bool = False) -> bool:
        """Return whether an event is left to the keys T and H: a bot's routine choice.

        At a server a bot may have stood in for the player here, who is back by now.

        Args:
            echo: whether the choice was made at this keyboard.
        """
        if not event.routine:
            return False
        seat = getattr(event, "seat", 0)
        stood_in = self._record.at_server and self.seats == (seat,) and not echo
        return stood_in or bool(self.table.players[seat].bot)

    async def deliver(self, most: int | None = None) -> bool:
        """Say the new events, in at most `most` lines; return whether there were any."""
        pending, self._pending = self._pending, []
        told = 0
        for place, heard in enumerate(pending):
            if told == most:
                self._pending = [*pending[place:], *self._pending]
                break
            if self._for_one(heard.seats):
                self._keep_alone(heard)
                continue
            if self.skips and heard.event.step and self._of_others(heard.event):
                kept = Line(self._told(heard), seats=heard.seats, language=self.language)
                self.app.recall.history.take(kept)
                continue
            line = self._line(heard)
            if line is not None:
                told += bool(line.text)
                self.interrupts = False
                await self.put(line)
        if self._pending or not self._chosen_for or self.shared:
            return bool(pending)
        return any(map(self._tell_chosen, self.seats)) or bool(pending)

    def pass_on(self) -> None:
        """Shorten the news of a secret choice: the next player to take over is named at once."""
        if 0 <= self._chosen < len(self._pending):
            self._pending[self._chosen] = self._pending[self._chosen]._replace(brief=True)
        self._chosen = -1

    def leave_unheard(self) -> None:
        """Send the queue to the history only: the players here skip it."""
        pending, self._pending = self._pending, []
        for heard in pending:
            seats = heard.seats
            if self._for_one(seats):
                self._keep_alone(heard)
            elif self.routine(heard.event, heard.echo):
                continue
            elif seats == self.seats and (text := self._told(heard._replace(brief=False))):
                self.app.recall.history.take(Line(text, seats=seats, language=self.language))

    def _of_others(self, event: Event) -> bool:
        return getattr(event, "seat", None) not in self.seats

    def miss(self) -> None:
        """Note that events are missing here; what is queued from before them is not said now."""
        self.leave_unheard()
        self.app.recall.history.miss()

    def hear_earlier(self, event: Event, seats: tuple[Seat, ...], left: int) -> None:
        """Add a missing event to the history, unless as many come after it as that keeps."""
        history = self.app.recall.history
        if left < history.longest and not self.routine(event):
            alone = self._for_one(seats)
            undone = self._undone(event, seats) if isinstance(event, TakenBack) else None
            text = self._told(_Heard(event, seats, echo=False, undone=undone))
            history.take_earlier(Line(text, seats=seats, secret=alone, language=self.language))
        if not left:
            history.found()

    def _for_one(self, seats: tuple[Seat, ...]) -> bool:
        """Return whether something is for one alone of several players here."""
        return len(seats) == 1 and seats != self.seats and self.shared

    def _told(self, heard: _Heard) -> str:
        """Return the words of an event; of a choice taken back, only what was chosen."""
        if heard.undone is None:
            told = (heard.event, *heard.reasons)
            return " ".join([self.words(one, heard.seats, heard.brief) for one in told]).strip()
        # What follows in its words, such as the total or what others need, is no longer true.
        what = self.words(heard.undone, heard.seats, how=Verbosity.FULL)
        return self.narrator.say("taken-back-what", what=_beginning(what, self._names))

    def _line(self, heard: _Heard) -> Line | None:
        """Return the line of an event, with words and cues; None if it has neither."""
        event, seats = heard.event, heard.seats
        routine = event.routine and self.routine(event, heard.echo)
        text = "" if routine else self._told(heard)
        cues = self.cues(event, seats)
        if not text and not cues:  # the brief form may leave out what the key T answers
            return None
        at_once = self.interrupts and (text or heard.brief)
        return Line(
            text,
            cues,
            urgency=Urgency.CHOICE if at_once else Urgency.NEWS,
            seats=seats,
            speaker=self._speaker(event) if self.app.data.settings.opponent_voices else None,
            unspoken=self.app.soundscape.heard and self._unspoken(event),
            folds=bool(at_once) or not self._matters(event),
            language=self.told_in if text else self.language,
        )

    def _matters(self, event: Event) -> bool:
        """Return whether players here have to hear an event even after they have moved on.

        Those are results that are about them, such as what they lose, and the end of the game.
        """
        if event.step:
            return False
        kind: type = type(event)
        named = (getattr(event, field) for field in seat_fields(kind).single)
        return self.table.state.result is not None or any(seat in self.seats for seat in named)

    def cues(self, event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
        """Return the cues of an event; none once the game has failed to return them."""
        if self._soundless:
            return ()
        try:
            cues = tuple(self.table.game.cues(event, seats))
            for one in cues:
                if not isinstance(one, Sounded):
                    raise TypeError(f"{cues!r} are no sounds")
            return cues
        except RAISED:  # any error of a game: it continues without its sounds
            self._soundless = True
            write_down(self.app.data.folder)
            self.app.dialogue.tell("sounds-failed")
            return ()

    def _unspoken(self, event: Event) -> bool:
        """Return whether the player wants such an event by its sounds alone, if they are on."""
        topic = self._wording.topic(event)
        return bool(getattr(self.app.data.settings, f"unspoken_{topic.value}"))

    async def put(self, line: Line) -> None:
        """Play the cues of a line, say it after them, and estimate when it will have been heard."""
        if line.urgency is not Urgency.CHOICE:
            await self.app.keyboard.until_read()
        lead = self.app.soundscape.play_line(line)
        if lead:
            await self.app.keyboard.pause(lead)
        self.say_line(line)

    def say_line(self, line: Line) -> None:
        """Say a line, and estimate when it will have been heard."""
        self.app.dialogue.say(line)
        now, pace = self.app.front.clock(), self.app.data.pace
        heard = replace(pace, scale=1.0).seconds(line.text)
        self.quiet_at = max(now, self.quiet_at) + pace.scale * heard
        self.asked_meanwhile = False
        since = now if line.urgency is Urgency.CHOICE else max(now, self.heard_at)
        self.heard_at = since + heard

    def _speaker(self, event: Event) -> Seat | None:
        """Return the seat of an event's opponent, whose voice may speak."""
        seat = getattr(event, "seat", None)
        return seat if isinstance(seat, int) and seat not in self.seats else None

    def say(
        self,
        text: str,
        urgency: Urgency,
        seats: tuple[Seat, ...],
        speaker: Seat | None = None,
        validity: Validity | None = None,
    ) -> None:
        """Say a text of the game, and estimate when it will have been heard."""
        self.say_line(
            Line(
                text,
                urgency=urgency,
                seats=seats,
                speaker=speaker,
                validity=validity,
                language=self.language,
            )
        )

    def answer(
        self,
        text: str,
        row: bool = False,
        secret: bool = False,
        cue: str = "",
        unnamed: bool = False,
        offers: bool = False,
        validity: Validity | None = None,
        told_in: str | None = None,
    ) -> None:
        """Answer a key, aloud or for the player at the keyboard alone.

        Args:
            row: whether it answers an arrow key.
            secret: whether it is for that player alone; unheard while no player has the keyboard.
            cue: its sound.
            unnamed: whether, though secret, it reveals nothing.
            offers: whether it names what the next choice would take.
            validity: its lifetime; None for as long as the table or the next choice decides.
            told_in: as for `line`.
        """
        line = self.line(text, secret, cue, unnamed, offers, told_in)
        self.app.dialogue.say(replace(line, validity=validity), row=row)

    def line(
        self,
        text: str,
        secret: bool,
        cue: str = "",
        unnamed: bool = False,
        offers: bool = True,
        told_in: str | None = None,
    ) -> Line:
        """Return the answer to a key as a line, see `answer`.

        Args:
            told_in: the code of the language of its words, empty for that of the player; None for
                that of the game.
        """
        cues = (Sounded(cue),) if cue else ()
        alone = secret and self.shared
        seats = self.seats
        if alone:
            seats = () if self.holder is None else (self.holder,)
        return Line(
            text,
            cues,
            Urgency.ANSWER,
            seats,
            secret=alone,
            unnamed=alone and unnamed,
            offers=offers,
            language=self.language if told_in is None else told_in,
        )

    def words(
        self,
        thing: object,
        seats: tuple[Seat, ...] | None = None,
        brief: bool = False,
        how: Verbosity | None = None,
    ) -> str:
        """Return the words of an event or an action.

        Args:
            thing: the event or action.
            seats: the seats that hear it; None for those here.
            brief: whether to use the brief form where the full one is set.
            how: the form; None for the one of the settings.
        """
        try:
            narrator = self._narrator_of(thing, brief, how)
            return narrator.tell(thing, self.seats if seats is None else seats)
        except TextError:  # a message missing in another package's game: never stay silent
            return f"{words(thing)}."

    def within(self, event: Event, how: Verbosity | None = None) -> str:
        """Return the words of an event inside a sentence, as after a colon."""
        try:
            told: Word = self._narrator_of(event, False, how).value(event, self.seats, False)
            return told.text
        except TextError:
            return f"{words(event)}."

    def _narrator_of(self, thing: object, brief: bool, how: Verbosity | None) -> Narrator:
        """Return the narrator of the game, as a thing is told."""
        narrator = self.narrator
        narrator.verbosity = how or self._wording.form(self.app.profile.wanted, thing)
        if brief and narrator.verbosity is Verbosity.FULL:
            narrator.verbosity = Verbosity.BRIEF
        narrator.grouped = self.app.dialogue.narrator.grouped
        narrator.hand_order = self.app.dialogue.narrator.hand_order
        players = self.table.players
        if players is not self._named:
            self._named, self._names = players, tuple(player.name for player in players)
        narrator.names = self._names
        return narrator

    def asked(self, query: Query, about: Seat, again: int = 0) -> tuple[str, str]:
        """Answer a question, asked `again` times just before.

        Returns:
            What all players here may hear, and, where the player at the keyboard may know more,
            what only that one may hear; else the second is empty.
        """
        shared = self.table.ask(self.seats, query, about, again)
        aloud = " ".join(map(self.words, shared))
        if len(self.seats) < 2 or self.holder != about:
            return aloud, ""
        own = self.table.ask((about,), query, about, again)
        if own == shared:
            return aloud, ""
        return aloud, " ".join(self.words(event, (about,)) for event in own)

    # Secrets.

    def hidden(self, seat: Seat) -> bool:
        """Return whether other players here may not learn what `seat` chooses, or chooses from."""
        others = set(self.seats) - {seat}
        if not others:
            return False
        view = self.table.view(seat)
        if view.hidden_from(seat) & others:
            return True
        return self.table.state.answer(Query.OWN, seat) != view.answer(Query.OWN, seat)

    def waiting_alone(self, seat: Seat) -> int:
        """Return how many lines are queued for a seat alone."""
        return len(self._alone.get(seat, ())) + len(self._chosen_by_bots(seat))

    def tell_own(self, seat: Seat, again: int = 0) -> None:
        """Say what the player at the keyboard holds, and before it what was queued for them.

        Args:
            again: how often the question was asked just before.
        """
        if self.holder == seat:
            _, own = self.asked(Query.OWN, seat, again)
            waited = [*self._chosen_by_bots(seat), *self._alone.pop(seat, [])]
            self._chosen_for.pop(seat, None)
            self.answer(" ".join((*filter(None, waited), own)).strip(), secret=True)

    def _keep_chosen(self, event: Event, seats: tuple[Seat, ...]) -> bool:
        """Keep a secret choice that a bot makes for a player here, to be said on their return.

        Args:
            event: a routine one.
        """
        seat = getattr(event, "seat", None)
        if seats != (seat,) or not self.table.players[seats[0]].bot:
            return False
        self._chosen_for.setdefault(seats[0], {})[type(event)] = event
        return True

    def _chosen_by_bots(self, seat: Seat) -> list[str]:
        """Return the words of bots' choices for a seat that is back, those still secret."""
        kept = self._chosen_for.get(seat)
        if not kept or self.table.players[seat].bot:
            return []
        view = self.table.view(seat)
        found = (view.chosen_for(seat, event) for event in kept.values())
        return [self.words(event, (seat,)) for event in found if event is not None]

    def _tell_chosen(self, seat: Seat) -> bool:
        """Say what bots chose for the only player here; return whether they had chosen."""
        told = self._chosen_by_bots(seat)
        if told:
            del self._chosen_for[seat]
            self.say(" ".join(told), Urgency.NEWS, (seat,))
        return bool(told)

    def _keep_alone(self, heard: _Heard) -> None:
        """Say a secret event to the player at the keyboard through headphones, or queue it."""
        (seat,) = heard.seats
        text = self._told(heard._replace(brief=False))
        if self.holder == seat and self.app.keyboard.holder.headphones:
            self.answer(text, secret=True)
        elif heard.echo:  # the chooser knows it; that seat's history has it
            self.app.recall.history.take(
                Line(text, seats=(seat,), secret=True, language=self.language)
            )
        else:
            self._alone.setdefault(seat, []).append(text)


def _beginning(text: str, names: tuple[str, ...]) -> str:
    """Return a text up to the first full stop or colon that is not part of a player's name."""
    kept = text
    for name in names:
        kept = kept.replace(name, "_" * len(name))
    end = re.search("[.:] ", kept)
    return text if end is None else f"{text[: end.start()]}."
