"""The game as a value, with its bots and advisers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, runtime_checkable

from audiogame.rules.fault import Fault, Reason
from audiogame.rules.figures import NO_FIGURES, Figures
from audiogame.rules.guide import Guide
from audiogame.rules.notation import nearest
from audiogame.rules.options import Options, check_together
from audiogame.rules.picture import Thing
from audiogame.rules.sounded import Cues, no_cues
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.valuation import Valuation
from audiogame.rules.value import Value, complete

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S", bound=State, contravariant=True)
"""State type of one game; code for any game uses `State`."""


def _comes_to_an_end(options: Options) -> bool:
    return False


class Hearer(Protocol):
    """A receiver of events, which may ignore them."""

    def hear(self, event: Event) -> None:
        """Process an event, in the view of the seat; this default ignores it."""
        return


def listens(hearer: Hearer) -> bool:
    """Return whether a hearer processes events; one that does not knows only the view."""
    return getattr(type(hearer), "hear", None) is not Hearer.hear


@runtime_checkable
class Rememberer(Protocol):
    """A hearer that can serialize all that it has learnt from events as one value.

    The memory is kept beside a long record, so that no replay is needed.  A hearer that has
    recalled it, and hears the later events, chooses as if it had heard all of them.
    """

    memory_type: ClassVar[type[Value]]
    """Class of the memory, with fields that JSON can hold."""

    def memory(self, view: State) -> Value:
        """Return the memory.

        Args:
            view: the state after the last event heard, as its seat sees it.
        """

    def recall(self, memory: Any) -> None:
        """Restore a memory, before any event is heard.

        Args:
            memory: of the class `memory_type`.
        """


class Bot(Hearer, Protocol[S]):
    """The player of a seat without a person: a function of what the seat has seen, and luck.

    A bot of Sika is written `class Caller(Bot[Sika])`; any class with these methods is one, too.
    """

    @abstractmethod
    def choose(self, view: S, seat: Seat, random: Random) -> Action:
        """Choose one of `view.legal_actions(seat)`.

        A bot computes from when it is asked, also while others choose in secret.  It may hear that
        some of them have chosen, but must not use that.

        Args:
            view: the state as the seat saw it when it was asked.
            seat: the bot's seat.
            random: random stream of this decision, the same each time it is asked.
        """


@runtime_checkable
class Answerer(Protocol):
    """A bot that may choose out of turn, too."""

    def answer(self, view: Any, seat: Seat, random: Random) -> Action | None:
        """Choose one of `view.answers(seat)`, or None for none.

        It is asked after each move that leaves any, before the next seat is.

        Args:
            view: the state as the seat sees it.
            seat: the bot's seat, which is not awaited.
            random: random stream of this answer, the same each time it is asked.
        """


class Advice(Value):
    """An expert's advice to a seat, with the numbers.

    Args:
        action: the action that it recommends.
        best: events that tell the action and why, in at most 25 words.
        others: events that tell what the alternatives are worth, best first; losing ones together.
        valuation: told in common words, where a game has no words of its own.
    """

    action: Action
    best: tuple[Event, ...]
    others: tuple[Event, ...]
    valuation: Valuation | None = None


class Adviser(Hearer, Protocol[S]):
    """Expert that advises a person, with no more information than that person's seat has.

    The value of each choice is all that it must have: advice and reviews are made of it.
    """

    @abstractmethod
    def weigh(self, view: S, seat: Seat, random: Random) -> Valuation:
        """Return the value of each of `view.legal_actions(seat)`, of which there are several.

        Args:
            view: the state as the seat sees it.
            seat: the seat that decides.
            random: random stream of this decision, the same each time it is asked.
        """

    def advise(self, view: S, seat: Seat, random: Random) -> Advice:
        """Return advice on the choice among `view.legal_actions(seat)`, which is not empty.

        This default recommends the best value, and tells all values in common words; with words of
        a game's own, it says why.

        Args:
            view: the state as the seat sees it; at a forced choice advice may be without words.
            seat: the seat that asks.
            random: random stream of this decision, as for `weigh`.
        """
        first, *others = view.legal_actions(seat)
        if not others:
            return Advice(first, (), ())
        valuation = self.weigh(view, seat, random)
        best = valuation.best.action if valuation.choices else first
        return Advice(best, (), (), valuation)

    def compare(self, view: S, seat: Seat, action: Action, random: Random) -> Advice:
        """Return advice that compares its choice with `action` rather than the second best.

        A review tells it after what was chosen.  This default is `advise`, for which common words
        tell the value of `action`, too.

        Args:
            view, seat, random: as for `advise`; there are several choices.
            action: the choice that was made.  Where it is not listed, its value has to be there for
                a review to judge it.
        """
        return self.advise(view, seat, random)


class UnknownName(Fault):
    """A name that does not exist here.

    Args:
        kind: kind of the name: "game", "strength" or "lesson".
        name: the name that was asked for.
        known: the existing names.
    """

    def __init__(self, kind: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__("name-unknown", kind=kind, name=name, near=nearest(name, known))


class WrongSeats(Fault):
    """A number of seats that a game does not allow.

    Args:
        possible: the allowed numbers; empty for all those of the game.
    """

    def __init__(self, game: Game, seats: int, possible: tuple[int, ...] = ()) -> None:
        possible = possible or game.seats
        if possible == (1,):
            super().__init__("wrong-seats-alone", game=game.name, seats=seats)
            return
        allowed = numbers_in_words(possible)
        super().__init__("wrong-seats", game=game.name, possible=allowed, seats=seats)


def numbers_in_words(numbers: tuple[int, ...]) -> Reason:
    """Return numbers of seats as part of a sentence."""
    low, high = numbers[0], numbers[-1]
    if numbers == tuple(range(low, high + 1)) and high > low + 1:
        return Reason("from-to", low=low, high=high)
    return Reason("either", values=tuple(str(number) for number in numbers))


class WrongVersion(Fault):
    """Another version of a game's rules than the one here."""

    def __init__(self, game: Game, version: int) -> None:
        super().__init__("rules-version", version=version, played=game.version)


class Game(Value):
    """A game that can be played here.

    Its hooks are called with states and options of the game's own classes only.

    Args:
        name: its name as typed, and the first word of its message ids.
        package: package of its messages, `__name__` of its folder.
        seats: the allowed numbers of seats.
        options: the class of its options.
        start: returns the first state, from a number of seats and the options.
        bots: factories of bots, by strength; the first is the usual one.
        quick: the strengths that decide at once; the others run in a worker process.
        length: name of the option that says how long a game lasts; empty where it ends by itself.
        endless: returns whether bots alone would never end a game with these options.
        adviser: factory of advisers; None where there is nothing to advise.
        guide: data for its rule book and explanations.
        figures: figures for reviews and statistics.
        cues: returns the sound cues of an event.
        lucky: whether anything in it is left to luck.
        skill: whether a choice can be better than another; bots differ in manner only without.
        emblem: a few things of its table, drawn beside its name.
        version: increased whenever records would replay differently; records of another version are
            refused.
        packages: packages of its events and texts: those that games share, then its own, which is
            added where it is missing, and whose messages count first.
    """

    name: str
    package: str
    seats: tuple[int, ...]
    options: type[Options]
    start: Callable[[int, Any], State]
    bots: Mapping[str, Callable[[], Bot[Any]]]
    quick: tuple[str, ...] = ("casual",)
    length: str = ""
    endless: Callable[[Any], bool] = _comes_to_an_end
    adviser: Callable[[], Adviser[Any]] | None = None
    guide: Guide = Guide()
    figures: Figures = NO_FIGURES
    cues: Cues = no_cues
    lucky: bool = True
    skill: bool = True
    emblem: tuple[Thing, ...] = ()
    version: int = 1
    packages: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.package not in self.packages:
            complete(self, "packages", (*self.packages, self.package))

    def __repr__(self) -> str:
        return f"Game({self.name!r})"

    def new(self, seats: int, options: Options | None = None) -> State:
        """Return the first state.

        Raises:
            WrongSeats: the game does not allow this number of seats.
            OptionError: the options conflict.
        """
        self.check_seats(seats)
        chosen = self.options() if options is None else options
        check_together(chosen)
        return self.start(seats, chosen)

    def has_module(self, name: str) -> bool:
        """Return whether a module, by its name, belongs to one of the packages."""
        return f"{name}.".startswith(tuple([f"{package}." for package in self.packages]))

    def check_version(self, version: int) -> None:
        """Check the version of a game's rules, such as that of a record.

        Raises:
            WrongVersion: the version differs from the one here.
        """
        if version != self.version:
            raise WrongVersion(self, version)

    def check_seats(self, seats: int) -> None:
        """Check a number of seats.

        Raises:
            WrongSeats: the game does not allow this number of seats.
        """
        if seats not in self.seats:
            raise WrongSeats(self, seats)

    def check_together(self, seats: int) -> None:
        """Check a number of seats at a table for remote players, who do not play alone.

        Raises:
            WrongSeats: several do not play the game, or not so many.
        """
        if seats not in self.together:
            raise WrongSeats(self, seats, self.together)

    def bot(self, strength: str = "bot") -> Bot[State]:
        """Create a bot of a strength; "bot" is the usual one.

        Raises:
            UnknownName: the game has no such strength.
        """
        return self.bots[self.strength(strength)]()

    def strength(self, typed: str = "bot") -> str:
        """Return the name of a strength, without creating a bot; "bot" is the usual one.

        Raises:
            UnknownName: the game has no such strength.
        """
        strength = next(iter(self.bots)) if typed == "bot" else typed
        if strength not in self.bots:
            raise UnknownName("strength", strength, tuple(self.bots))
        return strength

    @property
    def together(self) -> tuple[int, ...]:
        """The allowed numbers of seats of several players; none in a game for one alone."""
        return tuple(number for number in self.seats if number > 1)

    @property
    def seats_in_words(self) -> Reason:
        """The allowed numbers of seats, as part of a sentence."""
        return numbers_in_words(self.seats)
