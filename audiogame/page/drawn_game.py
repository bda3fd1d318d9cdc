"""The visual state of a game: its question, its choices by short names, and the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from enum import Enum
from typing import Any

from audiogame.console.display import GameShown, Offer, ShownSquare, Stage
from audiogame.page.keys import CHOICE
from audiogame.page.to_shell import BoardSquare, Choice, TableOnBoard, TableShown
from audiogame.page.to_shell import Place as ShownPlace
from audiogame.page.to_shell import Thing as ShownThing
from audiogame.rules.picture import (
    Area,
    Chip,
    Die,
    Group,
    Man,
    Mark,
    Picture,
    PictureCard,
    Score,
    Thing,
)
from audiogame.rules.value import as_dict, replace
from audiogame.table.library import BrokenGame, all_names, find_game

_NAME = re.compile(r"(.*?)(?:[:.,;] (.*))?$", re.DOTALL)
"""The name of a choice, and the rest of its text."""

TEN = 10
"""The first number that no single digit chooses."""
CAPPED = {"enter", "space"}
"""The keys with a word printed on them that each language has of its own."""
CHOSEN_FROM = (Area.HELD, Area.OFFERED)
STANDING = (Area.SUM, Area.SCORE, Area.PURSE)
"""Areas of the amounts that decide a game: the first of them that it has."""
LEADS = "leads"
"""The highlight of the amount that leads the game."""
TIED = "tied"
"""The highlight of each of the amounts that lead together."""


def drawn(game: GameShown, say: Callable[[str], str], enter: str) -> TableShown:
    """Return a game as the shell shows it.

    Args:
        game: its present state.
        say: looks up the page's own words, in the language of the game's.
        enter: the key that ends marking.
    """
    picture = game.picture or Picture(())
    leading = _leading(picture)
    lead = TIED if len(leading) > 1 else LEADS
    positions = sum(offer.marked is not None for offer in game.offers)
    choices = []
    for offer, (name, about) in zip(game.offers, _short(game.offers), strict=True):
        found = _chosen(offer, positions, game)
        things = tuple([_thing(one, game, say) for one in found])
        choices.append(
            Choice(
                f"{CHOICE}{offer.number}",  # By place, in whatever way digits choose.
                name,
                about,
                offer.marked,
                str(offer.number) if offer.number < TEN and not game.board else "",
                things,
            )
        )
    if game.marks:
        choices.append(Choice(enter, game.confirm or say("button-done"), cap=cap_of(enter, say)))
    shown = TableShown(
        title=f"{game.name}: {game.question or game.turn}",
        status=say("your-turn") if game.alone and game.question else game.turn,
        question=game.question,
        choices=tuple(choices),
        names=tuple(
            [
                say("you") if game.alone and seat == game.seat else name
                for seat, name in enumerate(game.names)
            ]
        ),
        picture=tuple(
            [
                _place(group, picture, game, say, lead if group in leading else "")
                for group in picture.groups
                if group.area is not Area.OFFERED
            ]
        ),
        game=game.name,
        round=_stage(game.stage, say),
        seat=game.seat,
        order=_order(picture, game, say),
        leads=say(f"mark-{lead}"),
        places=picture.places,
        walked=game.walked,
        hint=game.hint,
        language=game.language,
    )
    if not game.board:
        return shown
    rows = tuple(tuple(_square(one, game, say) for one in row) for row in game.board)
    return TableOnBoard(**as_dict(shown), board=rows)


def cap_of(key: str, say: Callable[[str], str]) -> str:
    """Return the word printed on a key; empty for one with a character, or with a sign."""
    return say(f"cap-{key}") if key in CAPPED else ""


def _chosen(offer: Offer, positions: int, game: GameShown) -> tuple[Thing, ...]:
    """Return the things that a choice is about: by its position, else by the faces in it."""
    if game.picture is None:
        return ()
    own = [group for group in game.picture.groups if group.owner == game.seat]
    if offer.marked is not None:
        for area in (Area.ROLLED, Area.HELD, Area.LAID):
            things = game.picture.things(area, game.seat)
            if things and not len(things) % positions:
                each = len(things) // positions
                return things[(offer.number - 1) * each : offer.number * each]
        return ()
    for thing in (thing for group in own if group.area in CHOSEN_FROM for thing in group.things):
        match thing:
            case Die(face, kind) if face in offer.faces or kind in offer.faces:
                return (thing,)
            case PictureCard(face, suit) if {face, suit} - {None} <= {*offer.faces}:
                return (thing,)
    return ()


def _fixed_place(card: PictureCard) -> int:
    """Return the place of a card among all of its kind, suit by suit, the usually best first."""
    if not isinstance(card.face, Enum):
        return 0
    faces = [*reversed(type(card.face))]
    before = 0
    if card.suit is not None:
        before = [*type(card.suit)].index(card.suit) * len(faces)
    return before + faces.index(card.face) + 1


def _stage(stage: Stage | None, say: Callable[[str], str]) -> str:
    if stage is None:
        return ""
    word = f"{say(f'stage-{stage.counted}')} {stage.number}"
    return f"{word} {say('stage-of')} {stage.last}" if stage.last else word


def _order(picture: Picture, game: GameShown, say: Callable[[str], str]) -> str:
    if picture.order is not None:
        return game.word(picture.order)
    return say("lowest-leads") if picture.lowest and not picture.places else ""


def _leading(picture: Picture) -> tuple[Group, ...]:
    """Return the points or the money of whoever leads: several where they are tied."""
    areas = {group.area for group in picture.groups}
    decides = next((area for area in STANDING if area in areas), None)
    amounts = {
        group: thing.points if isinstance(thing, Score) else thing.amount
        for group in picture.groups
        for thing in group.things[:1]
        if group.area is decides and isinstance(thing, Score | Chip)
    }
    if len(amounts) < 2:
        return ()
    best = min(amounts.values()) if picture.lowest else max(amounts.values())
    return tuple([group for group, amount in amounts.items() if amount == best])


def _place(
    group: Group, picture: Picture, game: GameShown, say: Callable[[str], str], lead: str
) -> ShownPlace:
    things = [_thing(one, game, say) for one in group.things]
    if lead:
        label = f"{things[0].label}, {say(f'mark-{lead}')}"
        things[0] = replace(things[0], label=label, mark=lead)
    return ShownPlace(
        area=group.area.value,
        label=say(_label(group)),
        things=tuple(things),
        owner=group.owner,
        mark="" if group.mark is None else str(group.mark.value),
        told="" if group.mark is None else _told(group.mark, game, say),
        about=picture.about == (group.area, group.owner),
    )


def _label(group: Group) -> str:
    if group.area is Area.POT and not isinstance(group.things[0], Chip):
        return "area-stake"
    if group.area is Area.PILE and group.owner is None:
        return "area-stock"
    return f"area-{group.area.value}"


def _square(shown: ShownSquare, game: GameShown, say: Callable[[str], str]) -> BoardSquare:
    square = shown.square
    return BoardSquare(
        name=game.word(square.name),
        text=shown.text,
        things=tuple([_thing(one, game, say) for one in square.things]),
        here=shown.here,
        marked=shown.marked,
        chooses=shown.chooses,
        mark="" if square.mark is None else str(square.mark.value),
    )


def _told(mark: Enum, game: GameShown, say: Callable[[str], str]) -> str:
    if mark is Mark.AWAITED and game.picture is not None:
        turns = {group.owner for group in game.picture.groups if group.mark is mark}
        return say("mark-awaited" if len(turns) < 2 else "mark-choosing")
    return say(f"mark-{mark.value}") if isinstance(mark, Mark) else game.word(mark)


def _thing(thing: Thing, game: GameShown, say: Callable[[str], str]) -> ShownThing:
    made = _MADE[type(thing)](thing, game.word)
    mark = thing.mark
    if mark is None:
        return ShownThing(**made)
    label = f"{made['label']}, {_told(mark, game, say)}"
    return ShownThing(**{**made, "label": label, "mark": str(mark.value)})


def _short(offers: Sequence[Offer]) -> list[tuple[str, str]]:
    """Return a short name and the rest of the text for each choice.

    A name ends where the details of its text begin, unless two different choices would then have
    the same name.
    """
    parts = [_NAME.match(offer.text) for offer in offers]
    names = [(part[1], part[2] or "") if part else ("", "") for part in parts]
    if len({name for name, _ in names}) < len({offer.text for offer in offers}):
        return [(offer.text, "") for offer in offers]
    return names


def _face(face: int | Enum | None, word: Callable[[object], str]) -> str:
    if face is None:
        return ""
    return word(face) if isinstance(face, Enum) else str(face)


def _die(die: Die, word: Callable[[object], str]) -> dict[str, Any]:
    face = _face(die.face, word)
    kind = "" if die.kind is None else word(die.kind)
    pips = die.face if isinstance(die.face, int) and not isinstance(die.face, Enum) else 0
    label = " ".join(filter(None, (kind, face))) or "?"
    told = die.kind if die.kind is not None else die.face
    shown = str(told.value) if isinstance(told, Enum) else ""
    return {"what": "die", "face": face, "pips": pips, "kind": shown, "label": label}


def _card(card: PictureCard, word: Callable[[object], str]) -> dict[str, Any]:
    face = _face(card.face, word)
    suit, kind = ("", "") if card.suit is None else (word(card.suit), str(card.suit.value))
    label = " ".join(filter(None, (face, suit))) or "?"
    label = f"{card.count} × {label}" if card.count > 1 else label  # noqa: RUF001  # the sign
    return {
        "what": "card",
        "face": face,
        "kind": kind,
        "count": card.count,
        "label": label,
        "sign": "" if card.sign is None else str(card.sign.value),
        "place": _fixed_place(card),
    }


def _chip(chip: Chip, word: Callable[[object], str]) -> dict[str, Any]:
    amount = chip.amount / chip.parts
    text = f"{amount:.0f}" if amount.is_integer() else word(Decimal(f"{amount:.2f}"))
    return {"what": "chip", "text": text, "label": text}


def _score(score: Score, word: Callable[[object], str]) -> dict[str, Any]:
    return {"what": "score", "text": str(score.points), "label": str(score.points)}


def _man(man: Man, word: Callable[[object], str]) -> dict[str, Any]:
    face = _face(man.kind, word)
    kind = str(man.owner) if man.kind is None else str(man.kind.value)
    return {"what": "man", "face": face, "kind": kind, "count": man.count, "label": face}


_MADE: dict[type, Callable[..., dict[str, Any]]] = {
    Die: _die,
    PictureCard: _card,
    Chip: _chip,
    Score: _score,
    Man: _man,
}


def emblem(name: str) -> tuple[ShownThing, ...]:
    """Return the drawing beside the name of a game; empty for what is no game."""
    if name not in all_names():
        return ()
    try:
        things = find_game(name).emblem
    except BrokenGame:
        return ()
    return tuple([ShownThing(**_MADE[type(one)](one, _index)) for one in things])


def _index(value: object) -> str:
    """Return what is printed on a face, without the words of a game: 8, queen, red."""
    if not isinstance(value, Enum):
        return str(value)
    number = isinstance(value.value, int) and value.value <= TEN
    return str(value.value) if number else value.name.lower()
