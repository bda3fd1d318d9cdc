"""Who sits at a table before the game: bots and their strength, people and their names."""

from __future__ import annotations

from dataclasses import replace

from audiogame.rules.game import Game
from audiogame.table.table import Player
from audiogame.terminal.app import App
from audiogame.terminal.menu import Item, enter_name, menu
from audiogame.terminal.seating import name_players


def seat_text(app: App, game: Game, seat: int, player: Player) -> str:
    """Say who sits in a seat."""
    if player.bot is None:
        return app.narrator.say("lobby-person", number=seat + 1, name=player.name)
    if player.bot == "bot" or len(game.bots) < 2:
        return app.narrator.say("lobby-bot", number=seat + 1, name=player.name)
    strength = strength_in_words(app, player.bot)
    return app.narrator.say("lobby-strength", number=seat + 1, name=player.name, strength=strength)


def strength_in_words(app: App, strength: str) -> str:
    """Return how strong a bot is, or, where there is no skill, in what manner it plays."""
    message = f"strength-{strength}"
    texts = app.narrator.texts
    return texts.format(message, {}) if texts.has(message) else strength


def with_player(app: App, game: Game, seats: tuple[Player, ...], kind: str) -> tuple[Player, ...]:
    """Let a person or a bot sit down, if there is room; a bot is as strong as the last one."""
    if len(seats) >= game.seats[-1]:
        app.tell("no-more-seats", count=len(seats))
        return seats
    if kind == "bot":
        kind = next((one.bot for one in reversed(seats) if one.bot), "bot")
    listed = [("you" if one.bot is None else one.bot, one.name) for one in seats]
    players = name_players([*listed, (kind, "")], app.settings.name, app.settings.bot_names)
    app.tell("bot-added" if kind != "you" else "person-added", name=players[-1].name)
    return players


def without_bot(app: App, seats: tuple[Player, ...]) -> tuple[Player, ...]:
    """Let the last bot leave."""
    last = next((seat for seat in reversed(range(len(seats))) if seats[seat].bot), None)
    if last is None:
        app.tell("no-bots")
        return seats
    app.tell("bot-removed", name=seats[last].name)
    return (*seats[:last], *seats[last + 1 :])


async def choose_strength(app: App, game: Game) -> str | None:
    """Let the player choose how strong a bot is; None for going back.

    Where there is no skill, nothing hangs on it, and the usual bot is taken.
    """
    if len(game.bots) < 2 or not game.skill:
        return next(iter(game.bots))
    items = [
        Item(name, app.narrator.say("strength", strength=strength_in_words(app, name)))
        for name in game.bots
    ]
    return await menu(app, app.narrator.say("title-strength"), items)


async def change_seat(
    app: App, game: Game, seats: tuple[Player, ...], seat: int
) -> tuple[Player, ...]:
    """Let the player change who sits in a seat."""
    player, say = seats[seat], app.narrator.say
    items = [Item("rename", say("seat-rename"))]
    if player.bot:
        items.append(Item("person", say("seat-person")))
    for name in game.bots:
        if len(game.bots) > 1:
            differing = "strength" if game.skill else "manner"
            text = say(f"seat-{differing}", strength=strength_in_words(app, name))
            items.append(Item(f"bot {name}", text))
        elif not player.bot:
            items.append(Item("bot bot", say("seat-bot")))
    if seat:
        items.append(Item("earlier", say("seat-earlier")))
    items.append(Item("remove", say("seat-remove")))
    chosen = await menu(app, player.name, items)
    kind, _, strength = (chosen or "").partition(" ")
    changed: tuple[Player, ...] = (player,)
    match kind:
        case "rename":
            others = {other.name for other in seats} - {player.name}
            changed = (replace(player, name=await enter_name(app, player.name, others)),)
        case "person":
            changed = (replace(player, bot=None),)
        case "bot":
            changed = (replace(player, bot=strength),)
        case "earlier":
            return (*seats[: seat - 1], player, seats[seat - 1], *seats[seat + 1 :])
        case "remove":
            changed = ()
    return (*seats[:seat], *changed, *seats[seat + 1 :])
