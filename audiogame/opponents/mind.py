"""What a bot or an adviser has heard; it can think elsewhere with that, or here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random

import msgspec

from audiogame.rules.fault import RAISED
from audiogame.rules.game import Advice, Adviser, Bot, Game, Hearer, Rememberer, listens
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.value import Value


def memory_words(hearer: object, view: State) -> bytes | None:
    """Return what a bot or another hearer knows.

    Args:
        view: the state after what it heard last, as its seat sees it.

    Returns:
        None if it cannot tell, as one of strangers, or not in words that mean the same when read.
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
    """Let a new bot or another hearer know what was kept; tells whether it does."""
    if not isinstance(hearer, Rememberer):
        return False
    try:
        hearer.recall(_read(words, hearer.memory_type))
    except RAISED:
        return False
    return True


def _read(words: bytes, kind: type[Value]) -> Value:
    """Read words.

    Raises:
        ValueError: they are not written for this class of memories.
    """
    memory = msgspec.json.decode(words, type=kind)
    if msgspec.json.encode(memory) != words:  # a field was missing or unknown
        raise ValueError(words)
    return memory


ADVISER = "adviser"
"""What a mind that advises is instead of a strength."""
OWN = "audiogame."
"""What the packages of games that come with the program begin with."""
_numbers = count(1)


class Mind:
    """Somebody at a table who thinks slowly; it is a `Bot` that thinks here when it has to.

    Args:
        game: what is played.
        strength: of the bot; `ADVISER` for one that advises a person.
    """

    def __init__(self, game: Game, strength: str) -> None:
        self.game = game
        self.strength = strength
        self.number = next(_numbers)
        """Tells it from all others of this run."""
        self.origin = self.number
        """The number of the first of which it is a copy, or a copy of a copy."""
        self.recalled = b""
        """What it knew before it heard anything, in words."""
        self._learnt: tuple[int, bytes] | None = None
        """What it knew after so many events, in words; None where that was not asked."""
        self._heard: list[Event] = []
        self._until: int | None = None
        """How much of that it has heard itself, as long as it shares it with whom it copies."""
        self._here: Here | None = None

    @property
    def heard(self) -> list[Event]:
        """Everything it has heard, as its seat may know it."""
        if self._until is not None:
            self._heard, self._until = self._heard[: self._until], None
        return self._heard

    def __deepcopy__(self, memo: object) -> Mind:
        """Return another that has heard the same; what comes later only one of them hears."""
        other = type(self)(self.game, self.strength)
        other.origin, other.recalled, other._learnt = self.origin, self.recalled, self._learnt
        other._heard, other._until = self.heard, len(self.heard)
        return other

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def recall(self, words: bytes) -> bool:
        """Know what was kept, before anything is heard; tells whether it can be known."""
        if not self._is_own or not recall(Here(self.game, self.strength).thinker, words):
            return False
        self.recalled = words
        return True

    def memory(self, view: State, living: object = None) -> bytes | None:
        """Return all that it knows, in words; None if that cannot be told.

        Args:
            view: the state after what it heard last, as its seat sees it.
            living: who sits in its seat now.  If this is a copy of how it was earlier, it takes
                note of the words, so that the next copy need not begin at the first event.
        """
        if not self._is_own:  # even making one of strangers may not end
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
        return self.game.package.startswith(OWN)

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return self._brought_up().choose(view, seat, random)

    def advise(self, view: State, seat: Seat, random: Random) -> Advice:
        """Advise here and now, as an `Adviser`."""
        return self._brought_up().advise(view, seat, random)

    def _brought_up(self) -> Here:
        if self._here is None:
            self._here = Here(self.game, self.strength, self.recalled)
        taken = self._here.taken
        self._here.hear_more(taken, self.heard[taken:])
        return self._here


class DeafMind(Mind):
    """The mind of one who takes note of nothing: what its seat sees now is all it thinks with.

    So it need not be told again what was said in a long game.
    """

    hear = Hearer.hear


def mind_of(game: Game, strength: str) -> Mind:
    """Return a mind that hears what its bot or adviser takes note of.

    Args:
        game: what is played; those of one from outside hear all, as even making them may not end.
        strength: as for `Mind`.
    """
    try:
        deaf = game.package.startswith(OWN) and not listens(Here(game, strength).thinker)
    except RAISED:  # it will fail when it thinks, where that is told
        deaf = False
    return DeafMind(game, strength) if deaf else Mind(game, strength)


class Here:
    """A bot or an adviser that thinks in this process.

    Args:
        game: what is played.
        strength: of the bot, or `ADVISER`.
        recalled: what it knew before it heard anything, in words that it understands.
    """

    def __init__(self, game: Game, strength: str, recalled: bytes = b"") -> None:
        self._bot: Bot[State] | None = None
        self._adviser: Adviser[State] | None = None
        if strength == ADVISER:
            assert game.adviser is not None, "only a game with an adviser is asked for advice"
            self._adviser = game.adviser()
        else:
            self._bot = game.bot(strength)
        self.taken = 0
        """How many events it has heard."""
        if recalled:
            recall(self.thinker, recalled)

    def hear_more(self, before: int, heard: Sequence[Event]) -> None:
        """Take note of events.

        Args:
            before: how many there were before them; it has heard so many.
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
        assert someone is not None, "it is one of the two"
        return someone

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        """Choose as the bot."""
        assert self._bot is not None, "an adviser does not choose"
        return self._bot.choose(view, seat, random)

    def advise(self, view: State, seat: Seat, random: Random) -> Advice:
        """Advise as the adviser."""
        assert self._adviser is not None, "a bot does not advise"
        return self._adviser.advise(view, seat, random)
