"""A game as a value, and the players that can sit at it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, runtime_checkable

from audiogame.rules.fault import Fault, Reason
from audiogame.rules.figures import NO_FIGURES, Figures
from audiogame.rules.guide import Guide
from audiogame.rules.notation import nearest
from audiogame.rules.odds import Odds
from audiogame.rules.options import Options, check_together
from audiogame.rules.sounded import Cues, no_cues
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.value import Value

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S", bound=State, contravariant=True)
"""The states of one game; whoever holds players of any game says `State`."""


def _comes_to_an_end(options: Options) -> bool:
    return False


class Hearer(Protocol):
    """Who is told what happens, and need not listen."""

    def hear(self, event: Event) -> None:
        """Take note of an event, as the seat may know it; as it stands here, forget it."""
        return


def listens(hearer: Hearer) -> bool:
    """Tell whether somebody takes note of events; who does not knows nothing but the view."""
    return getattr(type(hearer), "hear", None) is not Hearer.hear


@runtime_checkable
class Rememberer(Protocol):
    """A hearer that can say in one value all that it has learnt from what it heard.

    That is kept beside a long record, so that it need not be told everything again.  Who has
    recalled it, and hears what comes later, chooses as if it had heard all of it.
    """

    memory_type: ClassVar[type[Value]]
    """The class of its memory, with fields that JSON can hold."""

    def memory(self, view: State) -> Value:
        """Return what it knows.

        Args:
            view: the state after what was heard last, as its seat sees it.
        """

    def recall(self, memory: Any) -> None:
        """Know what was known, before anything is heard.

        Args:
            memory: of the class `memory_type`.
        """


class Bot(Hearer, Protocol[S]):
    """Who plays a seat without a person: a function of what the seat has seen, and luck.

    A bot of Sika is written `class Caller(Bot[Sika])`; whatever has these methods is one as well.
    """

    @abstractmethod
    def choose(self, view: S, seat: Seat, random: Random) -> Action:
        """Choose one of `view.legal_actions(seat)`.

        A bot thinks from when it is asked, also while others choose in secret.  That some of them
        have chosen by now may be heard, but must not count.

        Args:
            view: the state as the seat saw it when it was asked.
            seat: the own seat.
            random: a stream of its own for this decision, the same each time it is asked.
        """


class Advice(Value):
    """What an expert would do in the place of a seat, with the numbers.

    Args:
        action: what it would choose.
        best: says what that is and why, as events for the narrator, in at most 25 words.
        others: says what the alternatives come to, best first; those that lose together.
    """

    action: Action
    best: tuple[Event, ...]
    others: tuple[Event, ...]


class Adviser(Hearer, Protocol[S]):
    """Who advises a person: it knows no more than that person's seat does."""

    @abstractmethod
    def advise(self, view: S, seat: Seat, random: Random) -> Advice:
        """Say what to choose among `view.legal_actions(seat)`, which is not empty.

        Args:
            view: the state as the seat sees it; at a forced choice advice may be without words.
            seat: the seat that asks.
            random: a stream of its own for this decision, the same each time it is asked.
        """


class UnknownName(Fault):
    """A name that nothing has here.

    Args:
        kind: what is called so: "game", "strength" or "lesson".
        name: what was asked for.
        known: the names that there are.
    """

    def __init__(self, kind: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__("name-unknown", kind=kind, name=name, near=nearest(name, known))


class WrongSeats(Fault):
    """A number of seats that a game cannot be played with."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__("wrong-seats", game=game.name, possible=game.seats_in_words, seats=seats)


class WrongVersion(Fault):
    """Another version of the rules of a game than the one that is played here."""

    def __init__(self, game: Game, version: int) -> None:
        super().__init__("rules-version", version=version, played=game.version)


class Game(Value):
    """A game that can be played here.

    What is made or asked here gets states and options of the game's own classes, and no others.

    Args:
        name: how it is typed, and the first word of its message ids.
        package: where its messages lie, `__name__` of its folder.
        seats: the numbers of seats it can be played with.
        options: the class of its options.
        start: makes the first state, from a number of seats and the options.
        bots: makes a bot, by strength; the first is the usual one.
        quick: the strengths that decide at once; the others think in a process of their own.
        endless: tells whether bots alone would play for ever with these options.
        adviser: makes who advises a person; None where there is nothing to advise.
        guide: what its rule book and explanations need of it.
        figures: what a review and the statistics look at.
        odds: what can be asked of it with typed words; None for nothing.
        cues: tells which sounds are heard with an event.
        lucky: whether anything in it is left to luck.
        skill: whether a choice can be better than another; bots differ in manner only without.
        version: goes up whenever records would be played differently; those of another version
            are refused.
    """

    name: str
    package: str
    seats: tuple[int, ...]
    options: type[Options]
    start: Callable[[int, Any], State]
    bots: Mapping[str, Callable[[], Bot[Any]]]
    quick: tuple[str, ...] = ("casual",)
    endless: Callable[[Any], bool] = _comes_to_an_end
    adviser: Callable[[], Adviser[Any]] | None = None
    guide: Guide = Guide()
    figures: Figures = NO_FIGURES
    odds: Odds | None = None
    cues: Cues = no_cues
    lucky: bool = True
    skill: bool = True
    version: int = 1

    def __repr__(self) -> str:
        return f"Game({self.name!r})"

    def new(self, seats: int, options: Options | None = None) -> State:
        """Return the first state.

        Raises:
            WrongSeats: the game cannot be played by so many.
            OptionError: the options do not go together.
        """
        self.check_seats(seats)
        chosen = self.options() if options is None else options
        check_together(chosen)
        return self.start(seats, chosen)

    def check_version(self, version: int) -> None:
        """Check the version of the rules of a game that was begun, such as that of a record.

        Raises:
            WrongVersion: the game is played by another one here.
        """
        if version != self.version:
            raise WrongVersion(self, version)

    def check_seats(self, seats: int) -> None:
        """Check a number of seats.

        Raises:
            WrongSeats: the game cannot be played by so many.
        """
        if seats not in self.seats:
            raise WrongSeats(self, seats)

    def bot(self, strength: str = "bot") -> Bot[State]:
        """Make a bot of a strength; "bot" is the usual one.

        Raises:
            UnknownName: the game has no such strength.
        """
        return self.bots[self.strength(strength)]()

    def strength(self, typed: str = "bot") -> str:
        """Return the name of a strength, without making a bot; "bot" is the usual one.

        Raises:
            UnknownName: the game has no such strength.
        """
        strength = next(iter(self.bots)) if typed == "bot" else typed
        if strength not in self.bots:
            raise UnknownName("strength", strength, tuple(self.bots))
        return strength

    @property
    def seats_in_words(self) -> Reason:
        """The allowed numbers of seats, as part of a sentence."""
        low, high = self.seats[0], self.seats[-1]
        if self.seats == tuple(range(low, high + 1)) and high > low + 1:
            return Reason("from-to", low=low, high=high)
        return Reason("either", values=tuple(str(number) for number in self.seats))
