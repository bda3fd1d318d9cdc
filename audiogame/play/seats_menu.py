"""The seats of a table before the game: bots and their strength, players and their names."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.menu import Item, menu
from audiogame.console.text_entry import enter_name
from audiogame.console.user_data import UserData
from audiogame.keys.commands import Mode
from audiogame.narration.texts import Texts
from audiogame.opponents.characters import character_narrator, characters
from audiogame.opponents.seat_list import name_players
from audiogame.rules.game import Game
from audiogame.rules.value import put, replace
from audiogame.table.move_list import Player


def seat_text(dialogue: Dialogue, game: Game, seat: int, player: Player) -> str:
    """Return the words for who sits in a seat."""
    if player.bot is None:
        return dialogue.narrator.say("lobby-person", number=seat + 1, name=player.name)
    if player.bot == "bot" or len(game.bots) < 2:
        return dialogue.narrator.say("lobby-bot", number=seat + 1, name=player.name)
    strength = strength_in_words(dialogue, player.bot)
    return dialogue.narrator.say(
        "lobby-strength", number=seat + 1, name=player.name, strength=strength
    )


def strength_in_words(dialogue: Dialogue, strength: str) -> str:
    """Return the words for a bot's strength, or, in games without skill, for its manner of play."""
    message = f"strength-{strength}"
    texts = dialogue.narrator.texts
    return texts.format(message, {}) if texts.has(message) else strength


def strength_about(dialogue: Dialogue, game: Game, strength: str) -> str:
    """Return the description of bots of a strength, in the game's own words where it has some.

    Returns:
        The description; empty for a strength that only another package knows.
    """
    common = dialogue.narrator.texts
    own = Texts(common.language, game.packages)
    for texts, of in ((own, f"{game.name}-strength"), (common, "strength")):
        if texts.has(message := f"{of}-{strength}-about"):
            return texts.format(message, {})
    return ""


def with_player(
    data: UserData, game: Game, seats: tuple[Player, ...], kind: str
) -> tuple[Player, ...]:
    """Return the seats with a player or a bot more, if there is room.

    A bot is as strong as the last one.
    """
    if len(seats) >= game.seats[-1]:
        return seats
    if kind == "bot":
        kind = next((one.bot for one in reversed(seats) if one.bot), "bot")
    listed = [("you" if one.bot is None else one.bot, one.name) for one in seats]
    return name_players([*listed, (kind, "")], data.settings.name, data.settings.bot_names)


def without_bot(seats: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the seats without the last bot, if there is one."""
    last = next((seat for seat in reversed(range(len(seats))) if seats[seat].bot), None)
    return seats if last is None else (*seats[:last], *seats[last + 1 :])


async def choose_strength(app: App, game: Game) -> str | None:
    """Open a menu of bots' strengths; return None for going back.

    In games without skill the strength does not matter, and the usual bot is returned.
    """
    if len(game.bots) < 2 or not game.skill:
        return next(iter(game.bots))
    items = [
        Item(
            name,
            app.dialogue.narrator.say(
                "strength",
                strength=strength_in_words(app.dialogue, name),
                about=strength_about(app.dialogue, game, name),
            ).strip(),
        )
        for name in game.bots
    ]
    return await menu(app, app.dialogue.narrator.say("title-strength"), items)


def _character_text(dialogue: Dialogue, game: Game) -> str:
    narrator = character_narrator(dialogue.language, dialogue.narrator.verbosity)
    return narrator.say("seat-character" if game.skill else "seat-character-of-no-skill")


async def choose_character(app: App, game: Game, taken: set[str]) -> Player | None:
    """Open a menu of characters as opponents; return None for going back.

    Args:
        taken: the names of the other players, who cannot sit down twice.
    """
    narrator = character_narrator(app.dialogue.language, app.dialogue.narrator.verbosity)
    items = []
    for one in characters().values():
        if one.name not in taken:
            strength = strength_in_words(app.dialogue, one.strength_in(game))
            manner = narrator.texts.format(f"manner-{one.manner}", {})
            message = "character" if game.skill else "character-of-no-skill"
            text = narrator.say(message, name=one.name, strength=strength, manner=manner)
            items.append(Item(one.name, text, language=narrator.texts.language))
    name = await menu(app, narrator.say("title-characters"), items) if items else None
    return None if name is None else Player(name, characters()[name].strength_in(game))


async def change_seat(
    app: App, game: Game, seats: tuple[Player, ...], seat: int
) -> tuple[Player, ...]:
    """Open a menu that changes who sits in a seat."""
    player, say = seats[seat], app.dialogue.narrator.say
    items = [Item("rename", say("seat-rename"))]
    if player.bot:
        items.append(Item("person", say("seat-person")))
    for name in game.bots:
        if len(game.bots) > 1:
            skilled = name in ("casual", "skilled", "expert")
            about = strength_about(app.dialogue, game, name) if game.skill or not skilled else ""
            kind = "seat-strength" if game.skill else "seat-manner"
            text = say(kind, strength=strength_in_words(app.dialogue, name), about=about).strip()
            items.append(Item(f"bot {name}", text))
        elif not player.bot:
            items.append(Item("bot bot", say("seat-bot")))
    items.append(Item("character", _character_text(app.dialogue, game)))
    if seat:
        items.append(Item("earlier", say("seat-earlier")))
    items.append(Item("remove", say("seat-remove")))
    chosen = await menu(app, app.dialogue.narrator.told_name(player.name), items, mode=Mode.NEW)
    if chosen is None:
        return seats
    if chosen == "earlier":
        return (*seats[: seat - 1], player, seats[seat - 1], *seats[seat + 1 :])
    if chosen == "remove":
        return (*seats[:seat], *seats[seat + 1 :])
    kind, _, strength = chosen.partition(" ")
    others = {other.name for other in seats} - {player.name}
    changed = await SEAT_ENTRIES[kind](_Change(app, game, player, others, strength))
    return put(seats, seat, changed)


class _Change(NamedTuple):
    """The player to be changed, the names of the others, and the strength of a bot."""

    app: App
    game: Game
    player: Player
    others: set[str]
    strength: str


async def _rename(change: _Change) -> Player:
    name = await enter_name(change.app, change.player.name, change.others)
    return replace(change.player, name=name)


async def _make_person(change: _Change) -> Player:
    return replace(change.player, bot=None)


async def _make_bot(change: _Change) -> Player:
    return replace(change.player, bot=change.strength)


async def _take_character(change: _Change) -> Player:
    return await choose_character(change.app, change.game, change.others) or change.player


SEAT_ENTRIES: Mapping[str, Callable[[_Change], Awaitable[Player]]] = {
    "rename": _rename,
    "person": _make_person,
    "bot": _make_bot,
    "character": _take_character,
}
"""Handlers of the entries in the menu of a seat."""
