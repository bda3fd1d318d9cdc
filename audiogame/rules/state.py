"""The contract of a game: states that know the rules, actions, events, questions.

A game writes the hooks (`_actors`, `_legal`, `_apply`, `_land`, `_answer` and the abstract
properties) and may trust what reaches them; `actors`, `legal_actions`, `apply` and `answer` are the
only entry points, so "not your turn", "game over" and "not legal" are written once.
"""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, final, overload

from audiogame.rules.cards import Card
from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.notation import UnreadableWords, parsed, read
from audiogame.rules.options import Options, OptionValue, changed
from audiogame.rules.picture import Board, Picture
from audiogame.rules.seat import CHANCE as CHANCE
from audiogame.rules.seat import FORCED as FORCED
from audiogame.rules.seat import Label as Label
from audiogame.rules.seat import Seat as Seat
from audiogame.rules.seat import SquareName as SquareName
from audiogame.rules.value import AbstractValue, Value, field_names, field_types, once
from audiogame.rules.value import replace as replace

if TYPE_CHECKING:
    from random import Random


class Action(Value):
    """A choice of a seat.  Its class is named in the imperative.

    A field that is a tuple of numbers holds positions, counted from 1, that a player toggles; an
    enum field is walked by value.
    """

    out_of_turn: ClassVar[bool] = False
    """Whether a request of this class is a choice of its own, such as an answer to another seat.

    A key of the game makes it, bots are asked for theirs, and nobody is awaited.  Other requests
    are those to join a game or to leave it.
    """


class Event(Value, tag=True):
    """Something that happened or is so.  Its class name is its message, its fields the variables.

    A field `seat` is the one it is about.
    """

    routine: ClassVar[bool] = False
    """Whether every seat does this each time, so that the words for a bot wait for a key."""
    alone: ClassVar[tuple[str, ...]] = ()
    """The fields of a question that only its seat is told, where nobody else hears it."""
    step: ClassVar[bool] = False
    """Whether a later line of the same turn has its result, so that a player may skip it."""

    def seen_by(self, seat: Seat) -> Self | None:
        """Return the view of `seat` of this event: all, a part turned face down, or None."""
        return self


class Query(Enum):
    """The questions a player may ask at any time, in every game."""

    RULES = "rules"
    TURN = "turn"
    STANDING = "standing"
    SHOWN = "shown"
    OWN = "own"


class Result(Value):
    """How a game ended: the place of each seat, 1 for the first, equal for ties.

    Args:
        places: by seat, among all who have played; partners share one.
        gone: places of players who have left seats that others have taken since; where one of them
            is first, no seat need be.
        sides: the side of each seat, by its number; empty where each plays for itself.

    One seat alone has the place 1, which is told nowhere: it neither wins nor loses.
    """

    places: tuple[int, ...]
    gone: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()

    @property
    def alone(self) -> bool:
        """Whether one seat has played alone, for its score."""
        return len(self.places) == 1

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place: of one side, or of several in a draw; none if one is alone."""
        first = tuple(seat for seat, place in enumerate(self.places) if place == 1)
        return () if self.alone else first

    @property
    def draw(self) -> bool:
        """Whether no side has won for itself, though several have played."""
        return len(self._first) != 1 and not self.alone

    def share(self, seat: Seat) -> float:
        """Return what a seat has of the win: 1 for it or its side, less of a draw, or 0."""
        return 1 / len(self._first) if seat in self.winners else 0.0

    @property
    def _first(self) -> frozenset[int]:
        """The sides in first place."""
        return frozenset(self.sides[seat] if self.sides else seat for seat in self.winners)


def places(scores: tuple[object, ...]) -> tuple[int, ...]:
    """Return the places by score, the highest first: (11, 8, 11) gives (1, 3, 1).

    Negate numbers where the lowest wins.  Where partners play, give the scores of the sides, and
    the places to their seats: `tuple(places(scores)[side] for side in sides)`.
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)  # type: ignore[operator]  # any ordered scores


class NotAllowed(ValueError):
    """An action that is not allowed now; it has changed nothing."""

    def __init__(self, seat: Seat, action: object, why: str) -> None:
        super().__init__(f"Seat {seat} cannot choose {action}: {why}.")
        self.seat = seat
        self.action = action


class GameIsOver(NotAllowed):
    """The game is over; no seat may act any more."""


class NotYourTurn(NotAllowed):
    """The seat is not awaited."""


class NotLegal(NotAllowed):
    """The seat is awaited, but the action is not legal."""


class Parts(Value):
    """What can follow in a choice of several parts, such as the steps of a throw.

    Args:
        next: the parts that can still be completed to a whole choice, as they are walked; each is
            an action of its own class, which is never taken alone.
        whole: the choice that Enter makes of the parts so far; None where more have to follow.
        told: the event that tells what stands so far; None before the first part.
        board: as it stands after the parts so far; None where it stays as it is.
    """

    next: tuple[Action, ...]
    whole: Action | None = None
    told: Event | None = None
    board: Board | None = None


class OptionInForce(Event):
    """An option of this table that differs from its default."""

    option: str
    value: OptionValue


class Finished(Event):
    """The game is over; the seats in first place."""

    winners: tuple[Seat, ...]


class SideFinished(Event):
    """The game is over; the partners who have won."""

    winners: tuple[Seat, ...]


class FinishedAlone(Event):
    """The game of one seat alone is over; E tells its score."""


class NothingToTell(Event):
    """The answer to a question that has no other answer at this moment."""

    query: Query


class State(AbstractValue, dict=True):
    """One moment of one game.  Frozen; every change is a new state.

    The actors and the legal actions are computed once a state; `result` and `chance` may be cached
    properties, as they are read several times.
    """

    options: Options
    unlisted: ClassVar[tuple[type[Action], ...]] = ()
    """The classes of actions that are too many to list: `_legal` has a few of each at most."""
    preview_is_whole: ClassVar[bool] = False
    """Whether a preview names the choice itself; otherwise it is told after the choice's words."""
    has_board: ClassVar[bool] = False
    """Whether the game has a board: it has the hook `_board`."""
    has_hand: ClassVar[bool] = False
    """Whether seats hold cards that are played one by one: it has the hook `hand_of`."""

    def __init_subclass__(cls, **how: Any) -> None:
        super().__init_subclass__(**how)
        cls.has_board = cls._board is not State._board
        cls.has_hand = cls.hand_of is not State.hand_of

    # Hooks that a game implements.

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of seats."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The places once the game is over, else None."""

    @property
    @abstractmethod
    def chance(self) -> Chance | None:
        """The question that luck is asked now; then no seat may act."""

    @abstractmethod
    def _actors(self) -> tuple[Seat, ...]:
        """Return the seats that owe an action now; called only while nothing waits for luck."""

    @abstractmethod
    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        """Return the legal actions of a seat that owes one."""

    @abstractmethod
    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """Return the state after a legal action, and its events."""

    @abstractmethod
    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        """Return the state after an outcome of luck, and its events."""

    @abstractmethod
    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        """Answer a question of `seat` from this state, which is that seat's view."""

    @abstractmethod
    def seen_by(self, seat: Seat) -> Self:
        """Return the view of `seat`: this state with the unseen turned face down."""

    @abstractmethod
    def decision(self, seat: Seat) -> Event:
        """Return the event that asks a seat that owes an action for its decision."""

    # Hooks that a game may override.

    def _answer_again(self, query: Query, seat: Seat, again: int) -> tuple[Event, ...]:
        """Answer a repeated question, `again` being once or more; nothing without more detail."""
        return ()

    def since(self, seat: Seat, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Sum up in one sentence what happened since the last choice of a seat, its place first.

        Args:
            seat: the seat, which sees this state.
            events: the last ones that it has heard, which begin anywhere.

        Returns:
            The sentence; nothing where the lines themselves are repeated.
        """
        return ()

    def unasked(self, seat: Seat, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Say why a seat had nothing to decide before the last event that it has heard.

        Args:
            seat: the seat; the answer depends on the events alone.
            events: the last ones that it has heard, which begin anywhere.

        Returns:
            The reason, told with the last event; nothing where there is none, or it is known.
        """
        return ()

    @property
    def seated(self) -> tuple[Seat, ...]:
        """The seats that are taken, where chairs may be empty."""
        return tuple(range(self.seats))

    def opening(self) -> tuple[Event, ...]:
        """Return the events before the first action."""
        return ()

    def side(self, seat: Seat) -> int:
        """Return the side of a seat: partners, who win and lose together, have one number.

        It never changes.  By default each seat is a side of its own; the `result` of a game with
        partners has the sides, too.
        """
        return seat

    def out(self, seat: Seat) -> bool:
        """Return whether a seat is out of the game, while others play on."""
        return False

    def hidden_from(self, seat: Seat) -> frozenset[Seat]:
        """Return the seats that may not learn what `seat` chooses now."""
        return frozenset()

    @property
    def hides_luck(self) -> bool:
        """Whether luck in this game may be seen by some seats alone."""
        return type(self).still_face_down is not State.still_face_down

    @property
    def keeps_secrets(self) -> bool:
        """Whether any choice or luck in this game may be hidden."""
        return self.hides_luck or type(self).hidden_from is not State.hidden_from

    def still_secret(self, seat: Seat, action: Action) -> bool:
        """Return whether an earlier choice of `seat`, hidden when it was made, still is.

        Called once for equal choices of a seat, as they become public together.
        """
        return False

    def still_face_down(self, chance: Chance, outcome: Outcome) -> bool:
        """Return whether an earlier outcome that some seats alone saw is still hidden from others.

        Required of a game whose luck has `only`.  Called once for equal outcomes of equal
        questions, as they become public together: `hand` of a question tells apart what does not.
        All are public when the game is over.

        Args:
            chance: the question, as it was asked.
            outcome: luck's answer.
        """
        return True

    def chosen_for(self, seat: Seat, event: Event) -> Event | None:
        """Return the event that tells a returning player what a bot has chosen in their seat.

        Args:
            seat: the seat of the player, whose view this state is.
            event: the routine event that told the choice.

        Returns:
            None where it is public by now.
        """
        return event if self.keeps_secrets else None

    def _allows(self, seat: Seat, action: Any) -> bool:
        """Return whether a seat that owes an action may choose one of a class in `unlisted`.

        It is quick, changes nothing, and says the same in the view of the seat.

        Args:
            seat: the seat.
            action: any value of the class, whether it makes sense or not.
        """
        return False

    def _parts(self, seat: Seat, done: tuple[Action, ...]) -> Parts | None:
        """Return what can follow some parts of a choice that is made of several.

        The class of the whole choice is in `unlisted`, and holds its parts as they were chosen.

        Args:
            seat: the seat, which sees this state and owes an action.
            done: the parts so far, each of which was in `next` then.

        Returns:
            None where the choice due has no parts.
        """
        return None

    def bounds(self, seat: Seat, kind: type[Action]) -> tuple[int, int] | None:
        """Return the least and the highest number of a class of actions with one number.

        They are said as the number is typed; not all between need be legal.  This default is for
        numbers that are listed.

        Args:
            seat: the seat, which sees this state.
            kind: the class, such as that of bids.

        Returns:
            None where the seat has no such choice.
        """
        found = [one for one in self.legal_actions(seat) if type(one) is kind]
        numbers = [getattr(one, field_names(one)[0]) for one in found]
        return (min(numbers), max(numbers)) if numbers else None

    def _sample(self, seat: Seat, random: Random) -> Action | None:
        """Return any legal action of a class in `unlisted`, for tries; None where there is none.

        Args:
            seat: the seat, which sees this state and owes an action.
            random: random stream of this choice.
        """
        return None

    def risk(self, seat: Seat, action: Action) -> Event | None:
        """Return the event that tells the cost of a choice that is asked about once more.

        It cannot be taken back, and costs much: all of one's chips, or a fold where checking is
        free.

        Args:
            seat: the seat, which sees this state.
            action: a choice that it may make.

        Returns:
            The cost, as a question without its answers, such as "All in, 48 chips?"; None for most.
        """
        return None

    @property
    def forced_due(self) -> bool:
        """Whether the next move is forced: it follows from what may be hidden, and is no choice.

        The same in every view, which may not know what the move is.
        """
        return False

    def _forced(self) -> Action | None:
        """Return the forced move that is due, which `_apply` gets from the seat FORCED.

        Returns:
            None in a view that cannot know it.
        """
        return None

    def deal_again(self, seat: Seat, random: Random) -> Self | None:
        """Return a whole state that looks like the view of a seat, its hidden things dealt anew.

        It depends on that view alone, so it begins with `seen_by`; secret choices of others are
        dealt, too.  A deal found in no bounded number of tries is the least constrained one, marked
        by `loosely`.  By default it is the state itself, where nothing is ever hidden.

        Args:
            seat: the seat that sees the state.
            random: random stream of this deal.

        Returns:
            None where the game cannot deal again.
        """
        return None if self.keeps_secrets else self

    def preview(self, seat: Seat, action: Action) -> Event | None:
        """Return the event that previews a choice, finished or not, while it is being made.

        It says what the words of the choice do not, and is told after them; see `preview_is_whole`.
        """
        return None

    def faces_shown(self, seat: Seat) -> tuple[tuple[int, ...], ...]:
        """Return the face at each position of a choice; empty where choices have no faces."""
        return ()

    def hand_of(self, seat: Seat) -> tuple[Card, ...] | None:
        """Return the cards that a seat holds and plays one by one, suit by suit as H tells them.

        Keys of ranks and suits go to them, also before the turn of the seat; the choices that carry
        one of them play it.

        Args:
            seat: the seat, which sees this state.

        Returns:
            None where the game has no hand of cards, or this view does not see it.
        """
        return None

    def why_not(self, seat: Seat, card: Card) -> Event | None:
        """Return the event that says why a card of the hand may not be played now.

        It is told after the card and a colon, such as "you must follow clubs."

        Args:
            seat: the seat, which sees this state and owes an action.
            card: a card of its hand that none of its choices plays.

        Returns:
            None where there is nothing to say but that it is not possible now.
        """
        return None

    def position(self, seat: Seat) -> tuple[Event, ...]:
        """Return what a choice of a seat depends on, and the decision, as a review begins.

        This default is the answer to H and the decision.

        Args:
            seat: the seat, which sees this state and owes an action.
        """
        return (*self.answer(Query.OWN, seat), self.decision(seat))

    def _requests(self, seat: Seat) -> tuple[Action, ...]:
        """Return the actions that a seat may request without being awaited, such as to leave."""
        return ()

    def _picture(self, seat: Seat) -> Picture | None:
        """Return the picture of the table from this state, which is the view of `seat`."""
        return None

    def _board(self, seat: Seat) -> Board | None:
        """Return the board, which is walked by arrows, from this state, the view of `seat`."""
        return None

    # Entry points.

    @final
    @once
    def dealt_loosely(self) -> bool:
        """Whether this deal, of `deal_again`, keeps less than is known; `loosely` marks it."""
        return False

    @final
    def loosely(self, loose: bool = True) -> Self:
        """Return this state, marked as a deal that keeps less than is known.

        The mark is no part of the state: an equal one may be without it, and the next one is.
        """
        marked = replace(self)
        marked.__dict__["dealt_loosely"] = loose
        return marked

    @final
    @once
    def actors(self) -> tuple[Seat, ...]:
        """Seats that owe an action: CHANCE or FORCED alone where luck or the table moves.

        There are none at the end.
        """
        chance = self.chance
        if chance is not None:
            if chance.only is not None and not self.hides_luck:
                raise TypeError("luck that some seats alone see needs the hook still_face_down")
            return (CHANCE,)
        if self.result is not None:
            return ()
        if self.forced_due:
            return (FORCED,)
        return _tuple(self._actors(), "_actors")

    @final
    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """Return the legal actions of `seat`; none if it owes no action.

        FORCED has one, the move that is due, where this view knows it.
        """
        if seat not in self.actors:
            return ()
        if seat == FORCED:
            due = self._forced()
            return () if due is None else (due,)
        listed: dict[Seat, tuple[Action, ...]] = self.__dict__.setdefault("_listed", {})
        legal = listed.get(seat)
        if legal is None:
            legal = listed[seat] = _tuple(self._legal(seat), "_legal")
        return legal

    @final
    def allows(self, seat: Seat, action: Action) -> bool:
        """Return whether a seat may take an action: listed, requested, or too many to list."""
        if action in self.legal_actions(seat) or action in self.requests(seat):
            return True
        owed = type(action) in self.unlisted and seat in self.actors and seat >= 0
        return owed and self._allows(seat, action)

    @final
    def read(self, seat: Seat, text: str) -> Action:
        """Return the action of a seat that is written as `text`, such as in a record or a packet.

        Raises:
            UnreadableWords: the seat may take no such action.
        """
        try:
            return read(text, self.legal_actions(seat) + self.requests(seat))
        except UnreadableWords as fault:
            for kind in self.unlisted:
                action = parsed(fault.words, kind)
                if action is not None and self.allows(seat, action):
                    return action
            raise

    @final
    def parts(self, seat: Seat, done: tuple[Action, ...] = ()) -> Parts | None:
        """Return what can follow some parts of the choice of a seat; None where it has none."""
        if type(self)._parts is State._parts or seat not in self.actors:
            return None
        return self._parts(seat, done)

    @final
    def requests(self, seat: Seat) -> tuple[Action, ...]:
        """Return the actions that `seat` may request without being awaited."""
        return () if self.result is not None else self._requests(seat)

    @final
    def answers(self, seat: Seat) -> tuple[Action, ...]:
        """Return the requests of `seat` that are choices out of turn."""
        if type(self)._requests is State._requests:
            return ()
        return tuple([one for one in self.requests(seat) if one.out_of_turn])

    @final
    def join_request(self, seat: Seat) -> Action | None:
        """Return the request by which a player takes a free `seat`; None where there is none."""
        return next((one for one in self.requests(seat) if not one.out_of_turn), None)

    @final
    def may_act(self, seat: Seat) -> bool:
        """Return whether `seat` may do anything: choose, or request something."""
        return bool(seat in self.actors or self.requests(seat))

    @final
    def apply(self, seat: Seat, action: Action | Outcome) -> tuple[Self, tuple[Event, ...]]:
        """Return the next state and the events; this state is unchanged.

        Args:
            seat: the seat that acts; CHANCE for an outcome of luck, FORCED for a forced move.
            action: a legal action of the seat, or an outcome that `chance` allows.

        Raises:
            NotAllowed: its subclass says why: GameIsOver, NotYourTurn or NotLegal.
        """
        if isinstance(action, tuple):
            chance = self.chance
            if seat != CHANCE or chance is None:
                raise NotYourTurn(seat, action, "luck is not asked")
            if not chance.allows(action):
                raise NotLegal(seat, action, f"it is no answer to {chance}")
            return self._land(action)
        if self.allows(seat, action):
            return self._apply(seat, action)
        if self.result is not None:
            raise GameIsOver(seat, action, "the game is over")
        if seat not in self.actors:
            raise NotYourTurn(seat, action, f"awaited are {self.actors}")
        raise NotLegal(seat, action, f"legal are {self.legal_actions(seat)}")

    @final
    def described(self, seat: Seat, action: Action) -> tuple[Event | Action, ...]:
        """Return what tells a choice of `seat`: its words, then its preview, or a whole preview."""
        preview = self.preview(seat, action)
        if preview is None:
            return (action,)
        return (preview,) if self.preview_is_whole else (action, preview)

    @final
    def go_on(self, seat: Seat, move: Action | Outcome) -> tuple[Self, tuple[Event, ...]]:
        """Return the next state and the events, without a look at whether a move is allowed.

        Args:
            seat, move: as for `apply`; drawn by the question to luck, or found among what is legal.
        """
        return self._land(move) if isinstance(move, tuple) else self._apply(seat, move)

    @final
    def answer(self, query: Query, seat: Seat, again: int = 0) -> tuple[Event, ...]:
        """Answer a question from the view of `seat`; never with silence.

        Args:
            query: the question.
            seat: the seat that asks.
            again: number of times it was asked just before, for more detail where there is any;
                E tells one seat after the other, then all of them again, and C the rows of a
                board.
        """
        detail = self._answer_again(query, seat, again) if again and self.result is None else ()
        if detail:
            return detail
        if query is Query.TURN and self.result is not None:
            return (_finished(self.result),)
        if again and query is Query.SHOWN and (board := self.board(seat)) is not None:
            row = again % (len(board.rows) + 1)
            if row:
                events: Any = tuple([square.told for square in board.rows[row - 1]])
                return _tuple(events, "_board")
        told = _tuple(self._answer(query, seat), "_answer")
        if again and query is Query.STANDING:
            others = [one for one in _seats_in_order(told) if one != seat]
            place = again % (len(others) + 1)
            return about_seat(told, others[place - 1]) if place else told
        if query is Query.RULES:
            told += tuple(OptionInForce(name, value) for name, value in changed(self.options))
        return told or (NothingToTell(query),)

    @final
    def board(self, seat: Seat) -> Board | None:
        """Return the board as `seat` sees it; None where a game has none."""
        return self.seen_by(seat)._board(seat) if self.has_board else None

    @final
    def picture(self, seat: Seat) -> Picture | None:
        """Return the picture of the table for `seat`; None where a game has none."""
        view = self.seen_by(seat)
        shown, result = view._picture(seat), view.result
        if (board := self.board(seat)) is not None:
            shown = replace(shown or Picture(()), board=board)
        if shown is None or result is None or result.alone:
            return shown
        return replace(shown, places=result.places)


def _finished(result: Result) -> Event:
    """Return the event that tells that the game is over, who has won, and whether as partners."""
    if result.alone:
        return FinishedAlone()
    together = len(result.winners) > 1 and not result.draw
    return SideFinished(result.winners) if together else Finished(result.winners)


def _seats_in_order(standing: tuple[Event, ...]) -> tuple[Seat, ...]:
    """Return the seats that have a row in the events of a standing, in the order of telling."""
    rows = (row for event in standing for row in _rows(event))
    return tuple(dict.fromkeys(row.seat for row in rows))


def about_seat(standing: tuple[Event, ...], seat: Seat) -> tuple[Event, ...]:
    """Return the events of a standing with the rows of one seat alone."""
    return tuple([_about(event, seat) for event in standing if seat in _seats_in_order((event,))])


def _rows(event: Any) -> list[Any]:
    """Return the parts of an event that are each about a seat."""
    fields = (getattr(event, name) for name in field_names(event))
    parts = [part for field in fields if isinstance(field, tuple) for part in field]
    return [part for part in parts if _seat_of(part) is not None]


def _seat_of(part: Any) -> Seat | None:
    return getattr(part, "seat", None)


def _about(event: Event, seat: Seat) -> Event:
    """Return an event with its rows, and lists of seats, cut down to one seat."""
    kept: dict[str, Any] = {}
    whole: Any = type(event)
    for name, kind in field_types(whole).items():
        field = getattr(event, name)
        if isinstance(field, tuple):
            of = (lambda one: one) if kind == SEATS else _seat_of
            kept[name] = tuple([one for one in field if of(one) in (None, seat)])
    return replace(event, **kept)


SEATS = tuple[Seat, ...]
Listed = TypeVar("Listed")


def _tuple(listed: Listed, hook: str) -> Listed:
    """Return a hook's result; raise at once if a faulty third-party game returns no tuple."""
    if not isinstance(listed, tuple):
        raise TypeError(f"{hook} returns {listed!r}, which is no tuple")
    return listed


@overload
def seen_by_all(thing: State, seats: tuple[Seat, ...]) -> State:
    """Every seat has a view of a state."""


@overload
def seen_by_all(thing: Event, seats: tuple[Seat, ...]) -> Event | None:
    """None where one of the seats hears nothing of the event."""


def seen_by_all(thing: State | Event, seats: tuple[Seat, ...]) -> State | Event | None:
    """Return the combined view that all of `seats` may have of a state or event."""
    if type(thing).seen_by is Event.seen_by:  # as it is for every seat
        return thing
    seen: State | Event | None = thing
    for seat in seats:
        if seen is None:
            return None
        seen = seen.seen_by(seat)
    return seen
