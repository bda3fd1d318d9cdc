"""Seat lists as typed: `you,bot,bot` or `you=Ann,casual=Max`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain, count

from audiogame.opponents.characters import characters
from audiogame.opponents.look_alikes import can_be_heard, folded, is_number, likenesses
from audiogame.rules.fault import Faults, Reason
from audiogame.rules.game import Game
from audiogame.rules.lengths import LONGEST_NAME
from audiogame.rules.notation import nearest
from audiogame.rules.seat import UNNAMED
from audiogame.table.table import Player

PERSON = ("you", "person")
NAMES = ("Bella", "Carlos", "Dora", "Elmo", "Florian", "Gustav", "Hanna", "Isabel")
"""Names of bots, given in this order."""
NOBODY = r"you|bot|player|person|seat\d*"
"""Reserved names, with any signs between the letters; the program has other uses for them."""
MOST_LETTERS = 2 * LONGEST_NAME
"""Maximum letters of a name after normalization: some characters expand to whole sentences."""


def check_name(name: str) -> Reason | None:
    """Return why the name of a person or a bot is invalid; None if it is valid."""
    return check_spelling(name) or check_meaning(name)


def check_spelling(name: str) -> Reason | None:
    """Return why a name cannot be written or heard; None if it can."""
    if not name.strip():
        return Reason("name-needed")
    if len(name) > LONGEST_NAME or len(folded(name)) > MOST_LETTERS:
        return Reason("name-too-long", name=name[:LONGEST_NAME], longest=LONGEST_NAME)
    if not name.isprintable() or "," in name or "=" in name:
        return Reason("name-unusable", name=name)
    return None if can_be_heard(name) else Reason("name-needed")


def check_meaning(name: str) -> Reason | None:
    """Return why a name that can be heard does not identify a player; None if it does."""
    if any(re.fullmatch(NOBODY, "".join(filter(str.isalnum, one))) for one in likenesses(name)):
        return Reason("name-of-nobody", name=name)
    return Reason("name-number", name=name) if is_number(name) else None


def check_names(text: str) -> Reason | None:
    """Return why names separated by commas are invalid; None if they are valid."""
    names = split_names(text)
    faults = (check_name(name) for name in names)
    return next(filter(None, faults), None if names else Reason("name-needed"))


def split_names(text: str) -> tuple[str, ...]:
    """Split names that are separated by commas, without duplicates."""
    names = (name.strip() for name in text.split(","))
    return tuple(dict.fromkeys(name for name in names if name))


def name_players(
    kinds: Iterable[tuple[str, str]], own_name: str = "", bot_names: str = ""
) -> tuple[Player, ...]:
    """Complete the players of a list of strength and name: an empty name gets one.

    Args:
        kinds: strength ("you" for a person) and name, by seat.
        own_name: name of the first person without one.
        bot_names: names for the first bots, separated by commas; invalid names are skipped.
    """
    listed = list(kinds)
    of_bots = [name for name in split_names(bot_names) if check_name(name) is None]
    taken = {name for _, name in listed if name}
    players: list[Player] = []
    people = 0
    for kind, given in listed:
        person = kind in PERSON
        people += person
        wanted = [given] if given else []
        if person and people == 1:
            wanted.append(own_name)
        wanted += [f"{UNNAMED} {people}"] if person else [*of_bots, *NAMES]
        name = given or _free(wanted, UNNAMED if person else "Bot", taken)
        players.append(Player(name, None if person else kind))
        taken.add(name)
    return tuple(players)


def _free(wanted: list[str], kind: str, taken: set[str]) -> str:
    """Return the first name that is not taken."""
    numbered = (f"{kind} {number}" for number in count(1))
    return next(name for name in chain(wanted, numbered) if name and name not in taken)


def read_seats(text: str, game: Game, own_name: str = "") -> tuple[Player, ...]:
    """Parse a seat list such as `you=Ann,bot,casual=Max,marta`, in playing order.

    Raises:
        Faults: with every unknown kind and wrong name.
        WrongSeats: the game does not allow this number of seats.
    """
    kinds: list[tuple[str, str]] = []
    faults: list[Reason] = []
    named = {name.lower(): character for name, character in characters().items()}
    known = (*PERSON, "bot", *game.bots, *named)
    for part in text.split(","):
        kind, equals, name = (piece.strip() for piece in part.partition("="))
        kind = kind.lower()
        if kind not in known:
            faults.append(Reason("no-seat", typed=part.strip(), near=nearest(kind, known)))
            continue
        if equals and (fault := check_name(name)):
            faults.append(fault)
        if kind in named and kind not in game.bots:
            kind, name = named[kind].strength_in(game), name or named[kind].name
        kinds.append((kind, name))
    names = [name for _, name in kinds if name]
    twice = {name for name in names if names.count(name) > 1}
    faults += [Reason("seats-called-alike", name=name) for name in twice]
    if faults:
        raise Faults(faults)
    game.check_seats(len(kinds))
    return name_players(kinds, own_name)
