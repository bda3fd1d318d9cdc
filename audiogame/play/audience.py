"""What the people at one keyboard hear of a game, and what is for one of them alone."""

from __future__ import annotations

import re
from typing import NamedTuple

from audiogame.console.app import App
from audiogame.console.fault_log import write_down
from audiogame.console.wording import Wording
from audiogame.narration.line import Subject, Validity
from audiogame.narration.narrator import Line, Narrator, Urgency, Verbosity
from audiogame.narration.texts import TextError, Texts
from audiogame.rules.fault import RAISED
from audiogame.rules.notation import words
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Event, Query, Seat
from audiogame.rules.value import replace
from audiogame.table.events import TakenBack
from audiogame.table.move_list import Player
from audiogame.table.seen_table import SeenTable


class _Heard(NamedTuple):
    """An event as people here hear it.

    Args:
        event: what has happened.
        seats: who may know it.
        echo: whether it tells its seat of its own choice.
        brief: whether it is told in few words.
        undone: what was told of the choice that it takes back, where they may be told so again.
    """

    event: Event
    seats: tuple[Seat, ...]
    echo: bool
    brief: bool = False
    undone: Event | None = None


class Audience:
    """Tells the events of a table to the people here.

    They are one listener: each event is heard once.  What only one of them may know is told when
    that person holds the keyboard and wears headphones, and never left on the screen.

    Args:
        app: where lines go.
        table: the game.
        seats: the seats of the people here.
    """

    def __init__(self, app: App, table: SeenTable, seats: tuple[Seat, ...]) -> None:
        self.app = app
        self.table, self._record = table, table.record
        self.seats = seats
        texts = Texts(packages=(table.game.package,))
        self.narrator = Narrator(texts, table.game.name)
        self._wording = Wording(table.game)
        self.quiet_at = 0.0
        """When everything told so far can have been heard, in seconds of the app's clock."""
        self.interrupts = False
        """Whether the next line cuts off what is being said: a person has just acted."""
        self.acts: Seat | None = None
        """Who here has just chosen: what is told of that to this seat alone is no news."""
        self._pending: list[_Heard] = []
        self._chosen = -1
        self._soundless = False
        self._named: tuple[Player, ...] = ()
        self._names: tuple[str, ...] = ()
        """What the players are called, as long as the same are seated."""
        self._alone: dict[Seat, list[str]] = {}
        self._chosen_for: dict[Seat, dict[type[Event], Event]] = {}
        """The last secret choice of each kind that a bot has made for somebody here."""
        self.turn = Subject()
        """Whose turn it is, and who is still awaited."""
        self.sent = Subject()
        """That a choice is on its way to a server."""

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Take an event from the table; it is told by `deliver`."""
        self.turn.change()
        if self._keep_chosen(event, seats) and self.shared:
            return
        own = self.shared or getattr(event, "seat", None) == self.acts
        echo = own and seats == (self.acts,)
        if echo:
            self._chosen = len(self._pending) - 1  # what the others may know of it is told before
            self.acts = None
        place = len(self._pending)
        if echo and event.routine and not self.shared:
            # Whoever has chosen in secret hears that first, however fast others were.
            while place and self._pending[place - 1].event.routine:
                place -= 1
        undone = self._undone(event, seats)
        self._pending.insert(place, _Heard(event, seats, echo, undone=undone))
        if isinstance(event, TakenBack) and undone is None and self.shared:
            own = (event.seat,)
            undone = self._undone(event, own) if event.seat in seats else None
            if undone is not None:  # who took it back knows that it was: it never waits for them
                self._pending.append(_Heard(event, own, echo=True, undone=undone))

    def _undone(self, event: Event, seats: tuple[Seat, ...]) -> Event | None:
        """Return what told the choice that an event takes back; None if it may be secret still."""
        if not isinstance(event, TakenBack):
            return None
        undone = self.table.undone(seats)
        if undone is None or getattr(undone, "seat", None) != event.seat:
            return None
        return undone if seats == (event.seat,) or not undone.routine else None

    @property
    def holder(self) -> Seat | None:
        """Who holds the keyboard, where several people share it and there are secrets."""
        return self.app.keyboard.holder.seat

    @property
    def shared(self) -> bool:
        """Whether several people share this keyboard."""
        return len(self.seats) > 1

    @property
    def secretive(self) -> bool:
        """Whether people here have secrets from one another."""
        state = self.table.state
        here = [seat for seat in state.actors if seat in self.seats]
        return self.shared and (state.keeps_secrets or any(self.hidden(seat) for seat in here))

    @property
    def waiting(self) -> int:
        """How many events are not told yet, and what bots chose for who is alone here, and back."""
        waiting = len(self._pending)
        if self._chosen_for and not self.shared:
            waiting += sum(len(self._chosen_by_bots(seat)) for seat in self.seats)
        return waiting

    @property
    def chosen_elsewhere(self) -> bool:
        """Whether all that waits to be told is that others have chosen, beside somebody here."""
        alone = bool(self._pending) and not self.shared
        return alone and all(one.event.routine for one in self._pending)

    def routine(self, event: Event, echo: bool = False) -> bool:
        """Tell whether an event is left to T and H: a bot has chosen, as it does each time.

        At a server it may have stood in for somebody here, who is back by now.

        Args:
            echo: whether somebody has chosen so at this keyboard.
        """
        if not event.routine:
            return False
        seat = getattr(event, "seat", 0)
        stood_in = self._record.at_server and self.seats == (seat,) and not echo
        return stood_in or bool(self.table.players[seat].bot)

    async def deliver(self, most: int | None = None) -> bool:
        """Tell what has happened, `most` lines of it; tells whether there was anything."""
        pending, self._pending = self._pending, []
        told = 0
        for place, heard in enumerate(pending):
            if told == most:
                self._pending = [*pending[place:], *self._pending]
                break
            if self._for_one(heard.seats):
                self._keep_alone(heard)
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
        """Tell in brief that somebody has chosen in secret: who takes over is told at once."""
        if 0 <= self._chosen < len(self._pending):
            self._pending[self._chosen] = self._pending[self._chosen]._replace(brief=True)
        self._chosen = -1

    def leave_unheard(self) -> None:
        """Send what has happened to the history: the people here skip it."""
        pending, self._pending = self._pending, []
        for heard in pending:
            seats = heard.seats
            if self._for_one(seats):
                self._keep_alone(heard)
            elif self.routine(heard.event, heard.echo):
                continue
            elif seats == self.seats and (text := self._told(heard._replace(brief=False))):
                self.app.recall.history.take(Line(text, seats=seats))

    def _for_one(self, seats: tuple[Seat, ...]) -> bool:
        """Whether something is for one alone of several people here."""
        return len(seats) == 1 and seats != self.seats and self.shared

    def _told(self, heard: _Heard) -> str:
        """Put what was heard into words; of a choice that is taken back, what was chosen alone."""
        if heard.undone is None:
            return self.words(heard.event, heard.seats, heard.brief)
        # What follows in its words, such as the total or what others need, is no longer true.
        what = self.words(heard.undone, heard.seats, how=Verbosity.FULL)
        return self.narrator.say("taken-back-what", what=_beginning(what, self._names))

    def _line(self, heard: _Heard) -> Line | None:
        """Return what is said and heard of an event; None if nothing is."""
        event, seats = heard.event, heard.seats
        text = "" if self.routine(event, heard.echo) else self._told(heard)
        cues = self.cues(event, seats)
        if not text and not cues:  # the brief form may leave out what T answers
            return None
        at_once = self.interrupts and (text or heard.brief)
        return Line(
            text,
            cues,
            urgency=Urgency.CHOICE if at_once else Urgency.NEWS,
            seats=seats,
            speaker=self._speaker(event),
            unspoken=self._unspoken(event),
        )

    def cues(self, event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
        """Return the sounds of an event; none once the game has failed to name them."""
        if self._soundless:
            return ()
        try:
            cues = tuple(self.table.game.cues(event, seats))
            for one in cues:
                if not isinstance(one, Sounded):
                    raise TypeError(f"{cues!r} are no sounds")
            return cues
        except RAISED:  # whatever a game raises: it goes on without its sounds
            self._soundless = True
            write_down(self.app.data.folder)
            self.app.dialogue.tell("sounds-failed")
            return ()

    def _unspoken(self, event: Event) -> bool:
        """Whether the player wants to hear of such an event by its sounds alone."""
        topic = self._wording.topic(event)
        return self.app.soundscape.heard and bool(
            getattr(self.app.data.settings, f"unspoken_{topic.value}")
        )

    async def put(self, line: Line) -> None:
        """Play the sounds of a line, say it after them, and reckon when it will have been heard."""
        lead = self.app.soundscape.play_line(line)
        if lead:
            await self.app.keyboard.pause(lead)
        self._put(line)

    def _put(self, line: Line) -> None:
        self.app.dialogue.say(line)
        now = self.app.front.clock()
        self.quiet_at = max(now, self.quiet_at) + self.app.data.pace.seconds(line.text)

    def _speaker(self, event: Event) -> Seat | None:
        """The seat of the opponent who is told of, if opponents have voices of their own."""
        seat = getattr(event, "seat", None)
        if not self.app.data.settings.opponent_voices or not isinstance(seat, int):
            return None
        return seat if seat not in self.seats else None

    def say(
        self,
        text: str,
        urgency: Urgency,
        seats: tuple[Seat, ...],
        speaker: Seat | None = None,
        validity: Validity | None = None,
    ) -> None:
        """Say a text, and reckon when it will have been heard."""
        self._put(Line(text, urgency=urgency, seats=seats, speaker=speaker, validity=validity))

    def answer(
        self,
        text: str,
        row: bool = False,
        secret: bool = False,
        cue: str = "",
        unnamed: bool = False,
        offers: bool = False,
        validity: Validity | None = None,
    ) -> None:
        """Answer a key, aloud or for the holder of the keyboard alone.

        Args:
            row: whether it answers an arrow key.
            secret: whether it is for the holder alone; nobody hears it while nobody holds.
            cue: its sound.
            unnamed: whether, though secret, it names nothing.
            offers: whether it tells what the next choice would take.
            validity: how long it is true; None for what the table or the next choice decides.
        """
        line = self.line(text, secret, cue, unnamed, offers)
        self.app.dialogue.say(replace(line, validity=validity), row=row)

    def line(
        self, text: str, secret: bool, cue: str = "", unnamed: bool = False, offers: bool = True
    ) -> Line:
        """Return the answer to a key, see `answer`."""
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
        )

    def words(
        self,
        thing: object,
        seats: tuple[Seat, ...] | None = None,
        brief: bool = False,
        how: Verbosity | None = None,
    ) -> str:
        """Put an event or an action into words.

        Args:
            thing: what is put into words.
            seats: who hears it; the people here if not told.
            brief: whether it takes few words, if many are wanted.
            how: the form, if it is not the one that is wanted.
        """
        narrator = self.narrator
        narrator.verbosity = how or self._wording.form(self.app.profile.wanted, thing)
        if brief and narrator.verbosity is Verbosity.FULL:
            narrator.verbosity = Verbosity.BRIEF
        narrator.thousands = self.app.dialogue.narrator.thousands
        players = self.table.players
        if players is not self._named:
            self._named, self._names = players, tuple(player.name for player in players)
        narrator.names = self._names
        try:
            return narrator.tell(thing, self.seats if seats is None else seats)
        except TextError:  # a game of another package may lack a sentence: never stay silent
            return f"{words(thing)}."

    def asked(self, query: Query, about: Seat, again: int = 0) -> tuple[str, str]:
        """Answer a question, asked `again` so often just before.

        Returns:
            What all people here may hear, and, where the holder of the keyboard may know more,
            what only he may hear; else the second is empty.
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
        """Tell whether others here may not learn what `seat` chooses now, or chooses from."""
        others = set(self.seats) - {seat}
        if not others:
            return False
        view = self.table.view(seat)
        if view.hidden_from(seat) & others:
            return True
        return self.table.state.answer(Query.OWN, seat) != view.answer(Query.OWN, seat)

    def waiting_alone(self, seat: Seat) -> int:
        """Return how many lines wait for a seat alone."""
        return len(self._alone.get(seat, ())) + len(self._chosen_by_bots(seat))

    def tell_own(self, seat: Seat, again: int = 0) -> None:
        """Tell the holder of the keyboard what is theirs, and before it what waited for them.

        Args:
            again: how often it was asked just before.
        """
        if self.holder == seat:
            _, own = self.asked(Query.OWN, seat, again)
            waited = [*self._chosen_by_bots(seat), *self._alone.pop(seat, [])]
            self._chosen_for.pop(seat, None)
            self.answer(" ".join((*filter(None, waited), own)).strip(), secret=True)

    def _keep_chosen(self, event: Event, seats: tuple[Seat, ...]) -> bool:
        """Keep what a bot chooses in secret for somebody here, who is told on their return."""
        seat = getattr(event, "seat", None)
        if not event.routine or seats != (seat,) or not self.table.players[seats[0]].bot:
            return False
        self._chosen_for.setdefault(seats[0], {})[type(event)] = event
        return True

    def _chosen_by_bots(self, seat: Seat) -> list[str]:
        """Say what bots have chosen for a seat that is back, and what is secret still."""
        kept = self._chosen_for.get(seat)
        if not kept or self.table.players[seat].bot:
            return []
        view = self.table.view(seat)
        found = (view.chosen_for(seat, event) for event in kept.values())
        return [self.words(event, (seat,)) for event in found if event is not None]

    def _tell_chosen(self, seat: Seat) -> bool:
        """Tell somebody who is alone here what bots have chosen; tells whether they had."""
        told = self._chosen_by_bots(seat)
        if told:
            del self._chosen_for[seat]
            self.say(" ".join(told), Urgency.NEWS, (seat,))
        return bool(told)

    def _keep_alone(self, heard: _Heard) -> None:
        """Tell the holder, through headphones, what nobody else may know, or keep it."""
        (seat,) = heard.seats
        text = self._told(heard._replace(brief=False))
        if self.holder == seat and self.app.keyboard.holder.headphones:
            self.answer(text, secret=True)
        elif heard.echo:  # who chose knows it; it is in the history of that seat
            self.app.recall.history.take(Line(text, seats=(seat,), secret=True))
        else:
            self._alone.setdefault(seat, []).append(text)


def _beginning(text: str, names: tuple[str, ...]) -> str:
    """Return a text up to the first stop or colon that is in no player's name."""
    kept = text
    for name in names:
        kept = kept.replace(name, "_" * len(name))
    end = re.search("[.:] ", kept)
    return text if end is None else f"{text[: end.start()]}."
