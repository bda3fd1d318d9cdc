"""Mind of a bot or an adviser: the events it has heard, to run it here or in a worker process."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from itertools import count
from random import Random

import msgspec

from audiogame.rules.fault import RAISED
from audiogame.rules.game import Advice, Adviser, Answerer, Bot, Game, Hearer, Rememberer, listens
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.valuation import Valuation
from audiogame.rules.value import Value


def memory_words(hearer: object, view: State) -> bytes | None:
    """Return the serialized memory of a bot or another hearer.

    Args:
        view: the state after the last event heard, as its seat sees it.

    Returns:
        None if it has no memory to serialize, as third-party bots may, or one that does not survive
        the round trip.
    """
    if not isinstance(hearer, Rememberer):
        return None
    try:
        memory = hearer.memory(view)
        words = msgspec.json.encode(memory)
        return words if _read(words, hearer.memory_type) == memory else None
    except RAISED:
        return None


def recall(hearer: object, words: bytes) -> bool:
    """Restore a serialized memory in a new bot or another hearer; return whether that worked."""
    if not isinstance(hearer, Rememberer):
        return False
    try:
        hearer.recall(_read(words, hearer.memory_type))
    except RAISED:
        return False
    return True


def _read(words: bytes, kind: type[Value]) -> Value:
    """Deserialize a memory.

    Raises:
        ValueError: the words are not a memory of this class.
    """
    memory = msgspec.json.decode(words, type=kind)
    if msgspec.json.encode(memory) != words:  # a field was missing or unknown
        raise ValueError(words)
    return memory


ADVISER = "adviser"
"""Strength that marks an adviser's mind."""
JUDGE = "judge"
"""Strength of an adviser that only values choices, without words: advice takes longer."""
ADVISERS = (ADVISER, JUDGE)
OWN = "audiogame."
"""Prefix of the packages of games that come with the program."""
_numbers = count(1)


class Mind:
    """A slow bot or adviser as seen by the table; as a `Bot` it can also compute in this process.

    Args:
        game: the game.
        strength: strength of the bot; one of `ADVISERS` for one that advises a person.
        against: the choice that its advice is compared with, instead of the second best.
    """

    def __init__(self, game: Game, strength: str, against: Action | None = None) -> None:
        self.game = game
        self.strength = strength
        self.against = against
        self.number = next(_numbers)
        """Unique number in this run."""
        self.origin = self.number
        """Number of the mind that this is a copy of, through all copies."""
        self.recalled = b""
        """Its serialized memory from before the first event heard."""
        self._learnt: tuple[int, bytes] | None = None
        """Its serialized memory after a number of events; None where that was not requested."""
        self._heard: list[Event] = []
        self._until: int | None = None
        """Number of events it has heard of a list that it shares with its original."""
        self._here: Here | None = None

    @property
    def heard(self) -> list[Event]:
        """All events that it has heard, in its seat's view."""
        if self._until is not None:
            self._heard, self._until = self._heard[: self._until], None
        return self._heard

    def __deepcopy__(self, memo: object) -> Mind:
        """Copy the mind with all events heard; later events go to only one of them."""
        other = type(self)(self.game, self.strength, self.against)
        other.origin, other.recalled, other._learnt = self.origin, self.recalled, self._learnt
        other._heard, other._until = self.heard, len(self.heard)
        return other

    def compared(self, action: Action) -> Mind:
        """Return a copy that values a choice, too, which the state does not list."""
        other = deepcopy(self)
        other.against = action
        return other

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def recall(self, words: bytes) -> bool:
        """Restore a memory, before any event is heard; return whether that worked."""
        if not self._is_own or not recall(Here(self.game, self.strength).thinker, words):
            return False
        self.recalled = words
        return True

    def memory(self, view: State, living: object = None) -> bytes | None:
        """Return its serialized memory; None if it has none.

        Args:
            view: the state after the last event heard, as its seat sees it.
            living: the bot in its seat now.  If this mind is an older copy of it, that bot stores
                the memory, so that its next copy need not begin at the first event.
        """
        if not self._is_own:  # a third-party bot's constructor may never return
            return None
        taken, words = self._learnt or (0, self.recalled)
        here, heard = Here(self.game, self.strength, words), self.heard
        here.hear_more(0, heard[taken:])
        known = memory_words(here.thinker, view)
        for mind in (self, living):
            if known is not None and isinstance(mind, Mind) and mind.origin == self.origin:
                mind._learnt = len(heard), known
        return known

    @property
    def _is_own(self) -> bool:
        return _comes_with_us(self.game)

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return self._brought_up().choose(view, seat, random)

    def advise(self, view: State, seat: Seat, random: Random) -> Advice:
        """Compute advice in this process, as an `Adviser`."""
        return self._brought_up().advise(view, seat, random, self.against)

    def answer(self, view: State, seat: Seat, random: Random) -> Action | None:
        """Choose out of turn, in this process: such a choice is quick."""
        return self._brought_up().answer(view, seat, random)

    def _brought_up(self) -> Here:
        if self._here is None:
            self._here = Here(self.game, self.strength, self.recalled)
        taken = self._here.taken
        self._here.hear_more(taken, self.heard[taken:])
        return self._here


def _comes_with_us(game: Game) -> bool:
    """Return whether all code of a game comes with the program."""
    return all(package.startswith(OWN) for package in game.packages)


class DeafMind(Mind):
    """Mind of a bot that ignores events: the view of its seat is all that it needs.

    So no event of a long game need be sent to it again.
    """

    hear = Hearer.hear


def mind_of(game: Game, strength: str) -> Mind:
    """Return a mind that hears the events its bot or adviser uses.

    Args:
        game: the game; minds of a third-party game hear all, as even a constructor there may never
            return.
        strength: as for `Mind`.
    """
    try:
        deaf = _comes_with_us(game) and not listens(Here(game, strength).thinker)
    except RAISED:  # it will fail when it computes, where that is reported
        deaf = False
    return DeafMind(game, strength) if deaf else Mind(game, strength)


class Here:
    """A bot or an adviser that runs in this process.

    Args:
        game: the game.
        strength: strength of the bot, or one of `ADVISERS`.
        recalled: its serialized memory from before the first event heard.
    """

    def __init__(self, game: Game, strength: str, recalled: bytes = b"") -> None:
        self._bot: Bot[State] | None = None
        self._adviser: Adviser[State] | None = None
        self._judges = strength == JUDGE
        if strength in ADVISERS:
            assert game.adviser is not None, "only a game with an adviser is asked for advice"
            self._adviser = game.adviser()
        else:
            self._bot = game.bot(strength)
        self.taken = 0
        """Number of events it has heard."""
        if recalled:
            recall(self.thinker, recalled)

    def hear_more(self, before: int, heard: Sequence[Event]) -> None:
        """Receive more events.

        Args:
            before: number of events before them, all of which it has heard.
            heard: the events.
        """
        assert before == self.taken, f"{before} events went before, but {self.taken} were heard"
        hear = self.thinker.hear
        for event in heard:
            hear(event)
        self.taken += len(heard)

    @property
    def thinker(self) -> Hearer:
        """The bot or the adviser."""
        someone = self._bot or self._adviser
        assert someone is not None, "a mind is that of a bot or of an adviser"
        return someone

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        """Compute the bot's choice."""
        assert self._bot is not None, "an adviser does not choose"
        return self._bot.choose(view, seat, random)

    def answer(self, view: State, seat: Seat, random: Random) -> Action | None:
        """Compute the bot's answer out of turn."""
        return self._bot.answer(view, seat, random) if isinstance(self._bot, Answerer) else None

    def advise(
        self, view: State, seat: Seat, random: Random, against: Action | None = None
    ) -> Advice:
        """Compute the adviser's advice, or only the values that it is made of.

        Args:
            against: as for `Mind`.
        """
        assert self._adviser is not None, "a bot does not advise"
        if self._judges and against is not None:
            valuation = self._adviser.compare(view, seat, against, random).valuation
            return Advice(against, (), (), valuation or Valuation(()))
        if self._judges:
            valuation = self._adviser.weigh(view, seat, random)
            first = view.legal_actions(seat)[0]
            best = valuation.best.action if valuation.choices else first
            return Advice(best, (), (), valuation)
        if against is not None:
            return self._adviser.compare(view, seat, against, random)
        return self._adviser.advise(view, seat, random)
