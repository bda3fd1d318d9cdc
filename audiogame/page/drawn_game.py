"""The visual state of a game: its question, its choices by short names, and the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

from audiogame.console.display import GameShown, Offer
from audiogame.page.keys import CHOICE
from audiogame.page.to_shell import Choice, TableShown
from audiogame.page.to_shell import Place as ShownPlace
from audiogame.page.to_shell import Thing as ShownThing
from audiogame.rules.picture import Chip, Die, Group, Mark, PictureCard, Score, Thing

_NAME = re.compile(r"(.*?)(?:[:.,;] (.*))?$", re.DOTALL)
"""The name of a choice, and the rest of its text."""


def drawn(game: GameShown, say: Callable[[str], str], enter: str) -> TableShown:
    """Return a game as the shell shows it.

    Args:
        game: its present state.
        say: looks up the page's own words.
        enter: the key that ends marking.
    """
    choices = [
        # By place, in whatever way digits choose.
        Choice(f"{CHOICE}{offer.number}", name, about, offer.marked)
        for offer, (name, about) in zip(game.offers, _short(game.offers), strict=True)
    ]
    if game.marks:
        choices.append(Choice(enter, say("button-done")))
    groups = game.picture.groups if game.picture is not None else ()
    return TableShown(
        title=f"{game.name}: {game.question or game.turn}",
        status=say("your-turn") if game.yours else game.turn,
        question=game.question,
        choices=tuple(choices),
        names=game.names,
        picture=tuple([_place(group, game, say) for group in groups]),
    )


def _place(group: Group, game: GameShown, say: Callable[[str], str]) -> ShownPlace:
    return ShownPlace(
        area=group.area.value,
        label=say(f"area-{group.area.value}"),
        things=tuple([_thing(one, game, say) for one in group.things]),
        owner=group.owner,
        mark="" if group.mark is None else str(group.mark.value),
    )


def _thing(thing: Thing, game: GameShown, say: Callable[[str], str]) -> ShownThing:
    made = _MADE[type(thing)](thing, game.word)
    mark = thing.mark
    if mark is None:
        return ShownThing(**made)
    told = say(f"mark-{mark.value}") if isinstance(mark, Mark) else game.word(mark)
    label = f"{made['label']}, {told}"
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
    shown = kind or (str(die.face.value) if isinstance(die.face, Enum) else "")
    return {"what": "die", "face": face, "pips": pips, "kind": shown, "label": label}


def _card(card: PictureCard, word: Callable[[object], str]) -> dict[str, Any]:
    face = _face(card.face, word)
    suit = "" if card.suit is None else word(card.suit)
    label = " ".join(filter(None, (face, suit))) or "?"
    label = f"{card.count} × {label}" if card.count > 1 else label  # noqa: RUF001  # the sign
    return {"what": "card", "face": face, "suit": suit, "count": card.count, "label": label}


def _chip(chip: Chip, word: Callable[[object], str]) -> dict[str, Any]:
    amount = chip.amount / chip.parts
    text = f"{chip.amount}" if chip.parts == 1 else f"{amount:.2f}"
    return {"what": "chip", "text": text, "label": text}


def _score(score: Score, word: Callable[[object], str]) -> dict[str, Any]:
    return {"what": "score", "text": str(score.points), "label": str(score.points)}


_MADE: dict[type, Callable[..., dict[str, Any]]] = {
    Die: _die,
    PictureCard: _card,
    Chip: _chip,
    Score: _score,
}
