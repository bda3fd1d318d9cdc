"""Choose one of the legal actions by keys: walk, pick, toggle, confirm.

Nothing is printed here: a key press returns what to say, or the chosen action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from audiogame.keys.commands import PICKS, WALKS, Command
from audiogame.play.typed_numbers import TypedNumber, TypedNumbers, typed_number, typed_numbers
from audiogame.rules.cards import Card, Rank
from audiogame.rules.notation import words
from audiogame.rules.state import Action, Event, Label, Seat, State
from audiogame.rules.value import Value, field_types, replace


class Chosen(Value):
    """The action that the player has chosen."""

    action: Action


class Response(Value):
    """The response to a key: an event, an action, or the id of a common message."""

    thing: Event | Action | None = None
    message: str = ""
    row: bool = False
    """Whether it answers an arrow key, and has to fit into one row."""
    number: int = 0
    """The position to name, counted from 1; 0 for none."""
    marked: bool = False
    """Whether that position is marked, or others still are."""
    edge: bool = False
    """Whether there is nothing further in that direction."""
    typed: str = ""
    """The numbers typed so far, where no choice has them yet."""
    last: Event | Action | None = None
    """A second choice that is named, beside the thing."""
    preview: Event | None = None
    """What is told after the thing, where it is a choice."""
    square: Value | None = None
    """The event of the square on which the player stands, told before the thing."""
    bounds: tuple[int, int] = (0, 0)
    """The least and the highest number that may be typed."""
    card: Card | None = None
    """The card of the hand that is named, where it is no choice."""
    rank: Rank | None = None
    """The rank that is not in the hand."""
    why: Event | None = None
    """Why that card may not be played."""


@cache
def positions_field(kind: type, wanted: object = tuple[int, ...]) -> str:
    """Return the name of an action's field of positions, or of type `wanted`; empty without one."""
    return next((name for name, hint in field_types(kind).items() if hint == wanted), "")


class Chooser:
    """One decision of one seat, while it is being made.

    Positions (dice, pairs) come first and are toggled; the other actions follow and are picked, or
    typed where they are two or three numbers.

    Args:
        state: the state as the seat sees it.
        seat: the deciding seat.
        by_face: whether a digit marks what shows that number, where the game has such faces.
    """

    def __init__(self, state: State, seat: Seat, by_face: bool = False) -> None:
        self.state = state
        self.seat = seat
        self._faces = state.faces_shown(seat) if by_face else ()
        self.legal = state.legal_actions(seat)
        self._positional: dict[str, Any] = {}
        for action in self.legal:
            action_kind: type = type(action)
            field_name = positions_field(action_kind)
            if field_name:
                self._positional = {"kind": action, "field": field_name}
                break
        kind = type(self._positional.get("kind"))
        self.plain, self.positions = self.legal, 0
        if self._positional:
            self.plain = tuple([action for action in self.legal if type(action) is not kind])
            sets = [self._positions(action) for action in self.legal if type(action) is kind]
            self.positions = max([max(one, default=0) for one in sets])
        self._usual: TypedNumbers | TypedNumber | None = None
        if not self.positions:
            self._usual = typed_numbers(self.plain) or typed_number(state, seat)
        self.numbers = self._usual
        """The numbers that digits type; None where digits pick choices or mark positions."""
        self.lettered = False
        """Whether a letter has begun the number that is typed."""
        self._typed: Action | None = None
        """The choice that was typed, where it is not listed."""
        self.holds_cards = False
        """Whether the seat holds a hand of cards: then a digit goes to a choice and takes none."""
        self.gives = False
        """Whether several cards of a hand are given, which Space marks."""
        self.marked: tuple[int, ...] = ()
        self.place = 0 if self.count == 1 else -1
        self._refused = False
        """Whether the last key chose without a selection."""
        self._walked = False
        """Whether an arrow key led here: then Enter takes a position, though none is marked."""

    def looks_on(self, state: State) -> bool:
        """Accept a later state of the same decision; return whether it is one."""
        seat, before = self.seat, self.state
        if state.decision(seat) != before.decision(seat) or state.legal_actions(seat) != self.legal:
            return False
        self.state = state
        return True

    @property
    def named(self) -> tuple[Action, ...]:
        """The choices that keys of the game name."""
        return self.legal

    @property
    def only(self) -> bool:
        """Whether there is only one choice, which any key would make."""
        return len(self.legal) == 1

    @property
    def explained(self) -> Action | None:
        """The choice that an explanation is about; None if nothing is selected."""
        return self.selected

    @property
    def count(self) -> int:
        """Number of positions and other actions that arrow keys reach."""
        return self.positions + len(self.plain)

    def press(self, command: Command) -> Chosen | Response:
        """Handle a command that chooses.

        Twice in a row without a selection, the first and the last choice are named.
        """
        refused, self._refused = self._refused, False
        told = CHOICE_COMMANDS[command.name](self, command)
        if not isinstance(told, Response) or told.message != "nothing-selected":
            return told
        self._refused = True
        if not refused:
            return told
        first, last = self._told_as(self.plain[0]), self._told_as(self.plain[-1])
        return Response(first, "nothing-selected-again", last=last)

    def _step(self, command: Command) -> Response:
        """Go to another choice; from none, to the first or back to the last."""
        self._forget_numbers()
        last = self.count - 1
        before = max(self.place - 1, 0) if self.place >= 0 else last
        targets = {"up": before, "down": min(self.place + 1, last), "first": 0, "last": last}
        return self._walk(targets[command.name])

    def _mark(self, command: Command) -> Chosen | Response:
        if 0 <= self.place < self.positions:
            told = self._toggle(self.place + 1)
            return told if told.message else replace(told, message="marked")
        if self.numbers is not None and self.numbers.end_number():
            self.place = -1
            return Response(message="number-typed", typed=self.numbers.text)
        return self._confirm()

    def _pick(self, command: Command) -> Chosen | Response:
        number = command.pick
        if self.numbers is not None:
            return self._type(self.numbers, str(number % len(PICKS)))
        if self.positions:
            meant = self.meant(number)
            if meant:
                return self._toggle(*meant)
            beside = number - self.positions - 1
            if self._faces or not 0 <= beside < len(self.plain):
                return Response(message="no-such-choice")
            self.place = number - 1
            return self._described(self.plain[beside])
        place = self._place_of(number)
        if place is None:
            return Response(message="no-such-choice")
        if self.holds_cards:
            self.place = self.positions + place
            return self._described(self.plain[place])
        return self._taken(place)

    def _taken(self, place: int) -> Chosen | Response:
        """Take the choice at a place of those without positions."""
        return Chosen(self.plain[place])

    def _type(self, numbers: TypedNumbers | TypedNumber, digit: str) -> Response:
        """Take a digit of a number, and go to the first choice that has the numbers."""
        before = numbers.text
        if numbers.add(digit):
            return self._go_to_typed(numbers)
        self._forget_numbers()
        self.place = -1
        if isinstance(numbers, TypedNumber):
            return Response(message="number-bounds", typed=before + digit, bounds=numbers.bounds)
        typed = f"{before}, {digit}" if before else digit
        return Response(message="number-of-no-choice", typed=typed)

    def erase(self) -> Response | None:
        """Take the last digit back; return None where none was typed."""
        if self.numbers is None or not self.numbers.begun:
            return None
        self.numbers.remove()
        if self.numbers.begun:
            return self._go_to_typed(self.numbers)
        self.place, self._typed = -1, None
        return Response(message="numbers-erased")

    def leave_number(self) -> Response | None:
        """Give up the number that a letter has begun; return None where none was."""
        if not self.lettered:
            return None
        self._forget_numbers()
        self.numbers, self.lettered, self.place = self._usual, False, -1
        return Response(message="numbers-erased")

    def _go_to_typed(self, numbers: TypedNumbers | TypedNumber) -> Response:
        found = numbers.found()
        self.place, self._typed = -1, None
        if found is None:
            return Response(message="number-typed", typed=numbers.text)
        if found in self.plain:
            self.place = self.plain.index(found)
        else:
            self._typed = found
        return self._described(found)

    def _forget_numbers(self) -> None:
        self._typed = None
        if self.numbers is not None:
            self.numbers.clear()

    def meant(self, number: int) -> tuple[int, ...]:
        """Return the positions whose marks a digit changes.

        By place it is that position.  By face it is the first unmarked one that shows it, one
        that shows it first of all before others; where all are marked, all of them.
        """
        if not self._faces:
            return (number,) if number <= self.positions else ()
        shown = [
            (faces.index(number), place)
            for place, faces in enumerate(self._faces[: self.positions], 1)
            if number in faces
        ]
        free = [place for _, place in sorted(shown) if place not in self.marked]
        return tuple(free[:1] or [place for _, place in shown])

    def _place_of(self, number: int) -> int | None:
        """Return the index of the choice that a digit picks, among those without positions.

        It is the one with that label, where they have labels, else the one at that place.
        """
        kinds: map[type] = map(type, self.plain)
        pairs = zip(self.plain, kinds, strict=True)
        labels = [getattr(one, positions_field(kind, Label), None) for one, kind in pairs]
        if None not in labels:
            return labels.index(number) if number in labels else None
        return number - 1 if 1 <= number <= len(self.plain) else None

    def jump(self, wanted: str) -> Response | None:
        """Go to the action with these words; return None if it is not legal.

        The name of a class of choices with one number alone begins that number.
        """
        self._forget_numbers()
        number = self._number(wanted)
        if number is not None:
            self.numbers, self.lettered, self.place = number, True, -1
            return Response(message="number-due", bounds=number.bounds)
        for index, action in enumerate(self.plain):
            if words(action) == wanted:
                self.place = self.positions + index
                return self._described(action)
        return None

    def begins(self, wanted: str) -> bool:
        """Return whether words are the name of a class of choices whose number can be typed now."""
        return self._number(wanted) is not None

    def _number(self, wanted: str) -> TypedNumber | None:
        named = "" if self.positions or " " in wanted else wanted
        return typed_number(self.state, self.seat, named) if named else None

    @property
    def selected(self) -> Action | None:
        """The action being read or put together; None if nothing is selected."""
        if self._typed is not None:
            return self._typed
        if self.place >= self.positions and self.place >= 0:
            return self.plain[self.place - self.positions]
        positions = self.marked or ((self.place + 1,) if self.place >= 0 else ())
        return self._set(positions) if positions else None

    def would_choose(self, command: Command) -> Event | Action | None:
        """Return the choice that a command would make, as it is told; None if it makes none."""
        typing = self.numbers is not None and self.numbers.goes_on
        only_marks = command.name == "mark" and (typing or 0 <= self.place < self.positions)
        if command.name not in ("choose", "mark") or only_marks:
            return None
        taken = self._confirm()
        return self._told_as(taken.action) if isinstance(taken, Chosen) else None

    def is_marked(self, number: int) -> bool | None:
        """Return whether a position is marked, by its number; None for a choice beside them."""
        return number in self.marked if number <= self.positions else None

    def put(self, number: int) -> bool:
        """Go to a choice by its number, without reading it; return whether there is one."""
        place = self._place_of(number)
        if place is None:
            return False
        self.place = place
        return True

    def offers(self) -> tuple[tuple[int, tuple[Event | Action, ...]], ...]:
        """Return what tells each position and action that arrow keys reach, and its number."""
        marks = [(number, self._set((number,))) for number in range(1, self.positions + 1)]
        plain = [(self.positions + number, one) for number, one in enumerate(self.plain, 1)]
        told = self.state.described
        return tuple((number, told(self.seat, one)) for number, one in (*marks, *plain))

    def choose_at(self, place: int) -> Chosen | Response:
        """Mark the position at a place, or choose the action there, counted from 0."""
        if 0 <= place < self.positions:
            return self._toggle(place + 1)
        if 0 <= place < self.count:
            self.place = place
            return self._confirm()
        return Response(message="no-such-choice")

    def _walk(self, place: int) -> Response:
        at_edge = place == self.place
        self.place, self._walked = place, True
        if place < self.positions:
            number = place + 1
            marked = number in self.marked
            told = self._described(self._set((number,)), "position")
            named = hasattr(told.thing, "numbers")  # it may name its position itself
            shown = 0 if named else number
            return replace(told, row=True, number=shown, marked=marked, edge=at_edge)
        action = self.plain[place - self.positions]
        return replace(self._described(action), row=True, edge=at_edge)

    def _toggle(self, *positions: int) -> Response:
        unmarks = set(positions) <= set(self.marked)
        self.marked = tuple(sorted(set(self.marked) ^ set(positions)))
        self.place, self._walked = positions[0] - 1, False
        if unmarks and not self.marked:
            return Response(message="unmarked")
        told = self._described(self._set(self.marked), "unmarked" if unmarks else "")
        return replace(told, marked=unmarks)

    def _confirm(self) -> Chosen | Response:
        if self._typed is not None:
            return Chosen(self._typed)
        if self.place >= self.positions and self.place >= 0:
            return self._taken(self.place - self.positions)
        if self.positions:
            here = (self.place + 1,) if self._walked else ()
            wanted = self._set(self.marked or here)
            if wanted in self.legal:
                return Chosen(wanted)
            if not self.marked and len(self.legal) == 1:
                return Chosen(self.legal[0])
            return self._described(wanted, "choice-incomplete")
        if isinstance(self.numbers, TypedNumber):
            message = "number-bounds" if self.numbers.begun else "number-due"
            return Response(message=message, typed=self.numbers.text, bounds=self.numbers.bounds)
        message = "nothing-selected" if self.numbers is None else "nothing-typed"
        return Response(message=message)

    def _described(self, action: Action, message: str = "") -> Response:
        """Return the response that tells a choice, with its preview."""
        thing, *after = self.state.described(self.seat, action)
        preview = next((one for one in after if isinstance(one, Event)), None)
        return Response(thing, message, preview=preview)

    def _told_as(self, action: Action) -> Event | Action:
        return self.state.described(self.seat, action)[0]

    def _set(self, positions: tuple[int, ...]) -> Action:
        changes = {self._positional["field"]: positions}
        made: Action = replace(self._positional["kind"], **changes)
        return made

    def _positions(self, action: Action) -> tuple[int, ...]:
        found: tuple[int, ...] = getattr(action, self._positional["field"])
        return found


CHOICE_COMMANDS: Mapping[str, Callable[[Chooser, Command], Chosen | Response]] = {
    **dict.fromkeys(WALKS, lambda chooser, command: chooser._step(command)),
    "mark": lambda chooser, command: chooser._mark(command),
    "choose": lambda chooser, command: chooser._confirm(),
    **dict.fromkeys(PICKS, lambda chooser, command: chooser._pick(command)),
}
"""Handlers of the commands that make a choice: those with `chooses`; a chooser may have its own."""
