"""What the people at one keyboard hear of a game, and what is for one of them alone."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.wording import Wording
from audiogame.narration.narrator import Line, Narrator, Urgency, Verbosity
from audiogame.narration.texts import TextError, Texts
from audiogame.rules.notation import words
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Event, Query, Seat, State, seen_by_all
from audiogame.table.table import Table


class Audience:
    """Tells the events of a table to the people here.

    They are one listener: each event is heard once.  What only one of them may know is told when
    that person holds the keyboard and wears headphones, and never left on the screen.

    Args:
        app: where lines go.
        table: the game.
        seats: the seats of the people here.
    """

    def __init__(self, app: App, table: Table, seats: tuple[Seat, ...]) -> None:
        self.app = app
        self.table = table
        self.seats = seats
        texts = Texts(packages=(table.game.package,))
        self.narrator = Narrator(texts, table.game.name)
        self._wording = Wording(table.game)
        self.quiet_at = 0.0
        """When everything told so far can have been heard, in seconds of the app's clock."""
        self.interrupts = False
        """Whether the next line cuts off what is being said: a person has just acted."""
        self.holder: Seat | None = None
        """Who holds the keyboard, where several people share it and there are secrets."""
        self.headphones = False
        """Whether the holder has said that nobody else listens."""
        self._pending: list[tuple[Event, tuple[Seat, ...]]] = []
        self._soundless = False
        self._alone: dict[Seat, list[str]] = {}

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Take an event from the table; it is told by `deliver`."""
        self._pending.append((event, seats))

    @property
    def shared(self) -> bool:
        """Whether several people share this keyboard."""
        return len(self.seats) > 1

    @property
    def waiting(self) -> int:
        """How many events are not told yet."""
        return len(self._pending)

    async def deliver(self, most: int | None = None) -> bool:
        """Tell what has happened, `most` lines of it; tells whether there was anything."""
        pending, self._pending = self._pending, []
        told = 0
        for place, (event, seats) in enumerate(pending):
            if told == most:
                self._pending = [*pending[place:], *self._pending]
                break
            if self.shared and seats != self.seats and len(seats) == 1:
                self._keep_alone(event, seats[0])
                continue
            line = self._line(event, seats)
            if line is not None:
                told += bool(line.text)
                self.interrupts = False
                await self.put(line)
        return bool(pending)

    def leave_unheard(self) -> None:
        """Send what has happened to the history: the people here skip it."""
        pending, self._pending = self._pending, []
        for event, seats in pending:
            if seats == self.seats and (text := self.words(event, seats)):
                self.app.history.take(Line(text, seats=seats))

    def _line(self, event: Event, seats: tuple[Seat, ...]) -> Line | None:
        """Return what is said and heard of an event; None if nothing is."""
        routine = event.routine and self.table.players[getattr(event, "seat", 0)].bot
        text, cues = "" if routine else self.words(event, seats), self.cues(event, seats)
        if not text and not cues:  # the brief form may leave out what T answers
            return None
        return Line(
            text,
            cues,
            urgency=Urgency.CHOICE if self.interrupts and text else Urgency.NEWS,
            seats=seats,
            speaker=self._speaker(event),
            unspoken=self._unspoken(event),
        )

    def cues(self, event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
        """Return the sounds of an event; none once the game has failed to name them."""
        if self._soundless:
            return ()
        try:
            return self.table.game.cues(event, seats)
        except Exception:  # whatever a game raises: it goes on without its sounds
            self._soundless = True
            self.app.tell("sounds-failed")
            return ()

    def _unspoken(self, event: Event) -> bool:
        """Whether the player wants to hear of such an event by its sounds alone."""
        topic = self._wording.topic(event)
        return self.app.soundscape.heard and bool(
            getattr(self.app.settings, f"unspoken_{topic.value}")
        )

    async def put(self, line: Line) -> None:
        """Play the sounds of a line, say it after them, and reckon when it will have been heard."""
        lead = self.app.soundscape.play_line(line)
        if lead:
            await self.app.pause(lead)
        self._put(line)

    def _put(self, line: Line) -> None:
        self.app.say(line)
        now = self.app.clock()
        self.quiet_at = max(now, self.quiet_at) + self.app.pace.seconds(line.text)

    def _speaker(self, event: Event) -> Seat | None:
        """The seat of the opponent who is told of, if opponents have voices of their own."""
        seat = getattr(event, "seat", None)
        if not self.app.settings.opponent_voices or not isinstance(seat, int):
            return None
        return seat if seat not in self.seats else None

    def say(
        self, text: str, urgency: Urgency, seats: tuple[Seat, ...], speaker: Seat | None = None
    ) -> None:
        """Say a text, and reckon when it will have been heard."""
        self._put(Line(text, urgency=urgency, seats=seats, speaker=speaker))

    def answer(self, text: str, row: bool = False, secret: bool = False, cue: str = "") -> None:
        """Answer a key, aloud or for the holder of the keyboard alone."""
        cues = (Sounded(cue),) if cue else ()
        alone = secret and self.shared and self.holder is not None
        seats = (self.holder,) if alone and self.holder is not None else self.seats
        line = Line(text, cues, urgency=Urgency.ANSWER, seats=seats, secret=alone)
        self.app.say(line, row=row)

    def words(
        self,
        thing: object,
        seats: tuple[Seat, ...] | None = None,
        how: Verbosity | None = None,
    ) -> str:
        """Put an event or an action into words, in the form that is wanted or in another one."""
        narrator = self.narrator
        narrator.verbosity = how or self._wording.form(self.app.profile.wanted, thing)
        narrator.thousands = self.app.narrator.thousands
        narrator.names = tuple(player.name for player in self.table.players)
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
        aloud = " ".join(self.words(event) for event in shared)
        if not self.shared or self.holder != about:
            return aloud, ""
        own = self.table.ask((about,), query, about, again)
        if own == shared:
            return aloud, ""
        return aloud, " ".join(self.words(event, (about,)) for event in own)

    # Secrets.

    def hidden(self, state: State, seat: Seat) -> bool:
        """Tell whether others here may not learn what `seat` chooses now, or chooses from."""
        others = set(self.seats) - {seat}
        if not others or state.hidden_from(seat) & others:
            return bool(others)
        together = seen_by_all(state, self.seats)
        own = state.seen_by(seat).answer(Query.OWN, seat)
        return together is not None and together.answer(Query.OWN, seat) != own

    def hand_over(self, seat: Seat) -> int:
        """Give the keyboard to a seat; returns how many lines wait for it alone."""
        self.holder = self.app.history.holder = seat
        self.headphones = False
        return len(self._alone.get(seat, ()))

    def tell_alone(self) -> None:
        """Tell the holder what waits for that seat alone."""
        if self.holder is None:
            return
        for text in self._alone.pop(self.holder, []):
            self.answer(text, secret=True)

    def _keep_alone(self, event: Event, seat: Seat) -> None:
        text = self.words(event, (seat,))
        if self.holder != seat:
            self._alone.setdefault(seat, []).append(text)
        elif self.headphones:
            self.answer(text, secret=True)
