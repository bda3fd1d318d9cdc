"""Picture of the table for the eye: groups of dice, cards, chips and scores, and a board.

A picture shows no more than the answers to the questions E, C and H, and what was played last, and
has no sentence: the renderer looks up the words of an enum as the narrator does.

    Group(Area.ROLLED, (Die(4), Die(6, mark=Mark.CHOSEN)), owner=seat)
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from audiogame.rules.fault import Reason
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value, replace


class Area(Enum):
    """Where on the table things lie; with an owner, before that seat, else in the middle."""

    HELD = "held"
    """In hand, or ready to be used."""
    CHOSEN = "chosen"
    """Called or committed by a seat."""
    ROLLED = "rolled"
    """Just thrown."""
    LAID = "laid"
    """Played, or turned up, and not taken yet."""
    ASIDE = "aside"
    """Set aside."""
    PILE = "pile"
    """Won, or kept for later."""
    RESERVE = "reserve"
    """Reinforcements."""
    PURSE = "purse"
    """Money of a seat."""
    POT = "pot"
    """Prize of the winner."""
    PRICE = "price"
    """What the choice in question costs."""
    OFFERED = "offered"
    """To choose from, where it lies nowhere else, such as a colour to call."""
    ROUND = "round"
    """Points of this turn, round or fight."""
    SCORE = "score"
    """Points of the game."""
    SUM = "sum"
    """Points of several games together."""


class Mark(Enum):
    """A highlight: a thing that a sighted player should notice first."""

    AWAITED = "awaited"
    """The seat whose turn it is."""
    OUT = "out"
    """No longer in the game, the round or the fight."""
    CHOSEN = "chosen"
    """Picked up, or about to be thrown."""
    COUNTS = "counts"
    """Things that brought points."""


class Die(Value):
    """A die: its face, None before it is thrown; `kind` distinguishes dice, such as by colour."""

    face: int | Enum | None = None
    kind: Enum | None = None
    mark: Enum | None = None


class PictureCard(Value):
    """A card, or `count` of them; one without a face is shown by its back.

    `sign` is what such a card does, drawn on it and never told: "spy", "reverse" or "swap".
    """

    face: int | Enum | None = None
    suit: Enum | None = None
    count: int = 1
    mark: Enum | None = None
    sign: Enum | None = None


class Chip(Value):
    """Chips or money: an amount in `parts` of a unit, such as 100 for cents."""

    amount: int
    parts: int = 1
    mark: Enum | None = None


class Score(Value):
    """Points."""

    points: int
    mark: Enum | None = None


class Man(Value):
    """A man on a board, or `count` of them; the word of `kind` is written on it."""

    owner: Seat
    count: int = 1
    kind: Enum | None = None
    mark: Enum | None = None


Thing = Die | PictureCard | Chip | Score | Man
Name = int | Enum | Value
"""What a square is called: a number, an enum, or a value of the game that has a message."""


class Group(Value):
    """Things that lie together.

    Args:
        area: their place.
        things: in their order on the table.
        owner: the seat that owns them; None in the middle of the table.
        mark: a Mark, or an enum of the game's own, for the whole group: who leads in something
            else than points or money, such as the best hand, is said by its words.
    """

    area: Area
    things: tuple[Thing, ...]
    owner: Seat | None = None
    mark: Enum | None = None


class Square(Value):
    """A cell or a point of a board.

    Args:
        name: which no other square has; choices name their squares by it.
        told: the event that says the name, and what is there.
        things: what is there, for the eye.
        mark: a highlight of the whole square.
    """

    name: Name
    told: Value
    things: tuple[Thing, ...] = ()
    mark: Enum | None = None


class Board(Value):
    """A board: its squares by row, from the top; the rows need not be equally long."""

    rows: tuple[tuple[Square, ...], ...]


class Picture(Value):
    """The picture of the table that a seat may see.

    Args:
        groups: at most one for each owner and area.
        about: the area and the owner of the group that the question is about; None for none.
        order: which faces win, where a game may reverse that.
        places: of all seats once the game is over, 1 for the first, equal for ties.
        lowest: whether the fewest points lead, not the most.
        board: that of the hook `_board`, where the game has one.
    """

    groups: tuple[Group, ...]
    about: tuple[Area, Seat | None] | None = None
    order: Enum | None = None
    places: tuple[int, ...] = ()
    lowest: bool = False
    board: Board | None = None

    def group(self, area: Area, owner: Seat | None = None) -> Group | None:
        """Return the group in an area before a seat, or in the middle; None if there is none."""
        for group in self.groups:
            if (group.area, group.owner) == (area, owner):
                return group
        return None

    def things(self, area: Area, owner: Seat | None = None) -> tuple[Thing, ...]:
        """List the things in an area before a seat, or in the middle."""
        group = self.group(area, owner)
        return group.things if group is not None else ()


def drawn(
    *groups: Group,
    about: tuple[Area, Seat | None] | None = None,
    order: Enum | None = None,
    lowest: bool = False,
) -> Picture:
    """Return a picture of the groups that are not empty; `about` counts where there is such one."""
    there = tuple([group for group in groups if group.things])
    shown = Picture(there, about, order, lowest=lowest)
    if about is not None and shown.group(*about) is None:
        return replace(shown, about=None)
    return shown


def backs(count: int) -> tuple[PictureCard, ...]:
    """Return a heap of `count` cards face down; empty if there are none."""
    return (PictureCard(count=count),) if count else ()


def flaws(picture: object, seats: int) -> Iterator[Reason]:
    """Yield the flaws of a picture, for the contract's check of a game.

    Args:
        picture: the picture of a state.
        seats: the number of seats.
    """
    if not isinstance(picture, Picture):
        yield Reason("picture-unfit", found=repr(picture))
        return
    found = set()
    for group in picture.groups:
        where = (group.area, group.owner)
        if where in found:
            yield Reason("picture-group-twice", group=repr(where))
        found.add(where)
        if not isinstance(group.area, Area):
            yield Reason("picture-area", found=repr(group.area))
        if group.owner is not None and group.owner not in range(seats):
            yield Reason("picture-owner", found=repr(group.owner))
        if not group.things:
            yield Reason("picture-group-empty", group=repr(where))
        for thing in (group, *group.things):
            mark = getattr(thing, "mark", None)
            if not isinstance(mark, Enum | None):
                yield Reason("picture-mark", found=repr(mark))
        for thing in group.things:
            yield from _thing_flaws(thing)
    if picture.about is not None and picture.about not in found:
        yield Reason("picture-about", found=repr(picture.about))
    if not isinstance(picture.order, Enum | None):
        yield Reason("picture-order", found=repr(picture.order))


def board_flaws(board: object, seats: int) -> Iterator[Reason]:
    """Yield the flaws of a board, for the contract's check of a game; as `flaws` of a picture."""
    if not isinstance(board, Board) or not board.rows or not all(board.rows):
        yield Reason("board-unfit", found=repr(board))
        return
    names = set()
    for square in (square for row in board.rows for square in row):
        if not isinstance(square, Square) or not isinstance(square.name, int | Enum | Value):
            yield Reason("board-square", found=repr(square))
            continue
        if square.name in names:
            yield Reason("board-name-twice", name=repr(square.name))
        names.add(square.name)
        for thing in (square, *square.things):
            if not isinstance(thing.mark, Enum | None):
                yield Reason("picture-mark", found=repr(thing.mark))
        for thing in square.things:
            if isinstance(thing, Man) and thing.owner not in range(seats):
                yield Reason("picture-owner", found=repr(thing.owner))
            yield from _thing_flaws(thing)


def _thing_flaws(thing: object) -> Iterator[Reason]:
    match thing:
        case Die(face, kind):
            if not isinstance(face, int | Enum | None) or not isinstance(kind, Enum | None):
                yield Reason("picture-die", found=repr(thing))
        case PictureCard(face, suit, count, sign=sign):
            enums = all(isinstance(one, Enum | None) for one in (suit, sign))
            if not isinstance(face, int | Enum | None) or not enums:
                yield Reason("picture-card", found=repr(thing))
            if count < 1:
                yield Reason("picture-no-card", found=repr(thing))
        case Chip(_, parts):
            if parts < 1:
                yield Reason("picture-unit", found=repr(thing))
        case Score(points):
            if not isinstance(points, int):
                yield Reason("picture-score", found=repr(thing))
        case Man(_, count, kind):
            if count < 1 or not isinstance(kind, Enum | None):
                yield Reason("picture-man", found=repr(thing))
        case _:
            yield Reason("picture-thing", found=repr(thing))
