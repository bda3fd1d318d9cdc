"""The sounds menu: learn the sounds, and choose their settings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.offered_games import offered_games
from audiogame.console.soundscape import Soundscape
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.preferences.setting_group import open_group
from audiogame.preferences.sound_quiz import quiz_sounds
from audiogame.rules.game import Game
from audiogame.sound_server.cue import Cue, CueKind


async def sounds_menu(app: App, game: Game | None = None) -> None:
    """Open the menu to learn the sounds, and to choose their settings.

    Args:
        game: the game being played, whose sounds are learned; None for all games.
    """
    place = MenuPlace()
    while True:
        say = app.dialogue.narrator.say
        names = ("learn", "settings", "quiz")
        items = [Item(name, say(f"sounds-{name}")) for name in names]
        chosen = await menu(app, say("title-sounds-menu"), items, place)
        if chosen is None:
            return
        if chosen == "settings":
            await open_group(app, "sounds")
            continue
        opens = learn_sounds if chosen == "learn" else quiz_sounds
        if game is not None:
            await opens(app, game.name)
        else:
            await _choose_part(app, opens)


async def _choose_part(app: App, opens: Callable[[App, str], Awaitable[object]]) -> None:
    """Open a menu of the common sounds and each game's, for learning or the quiz."""
    place = MenuPlace()
    games, _ = offered_games()
    while True:
        items = [Item("common", app.dialogue.narrator.say("sounds-common"))]
        for game in games:
            narrator = Narrator(Texts(app.dialogue.language, game.packages), game.name)
            items.append(Item(game.name, f"{narrator.say(f'{game.name}-title')}."))
        chosen = await menu(app, app.dialogue.narrator.say("title-learn-which"), items, place)
        if chosen is None:
            return
        await opens(app, "" if chosen == "common" else chosen)


def sounds_of(soundscape: Soundscape, game: str) -> tuple[Cue, ...]:
    """Return the sounds that belong to a game alone; for an empty name, those common to all."""
    packs = soundscape.packs()
    common = tuple(cue for cue in packs.of(()) if cue.kind is not CueKind.AMBIENCE)
    if not game:
        return common
    names = {cue.name for cue in common}
    own = packs.of((game,))
    return tuple(cue for cue in own if cue.name not in names and cue.kind is not CueKind.AMBIENCE)


async def learn_sounds(app: App, game: str) -> None:
    """Open a list of sounds: each is described, then played; Enter plays it again."""
    cues = {cue.name: cue for cue in sounds_of(app.soundscape, game)}
    if not app.soundscape.heard:
        app.dialogue.tell("sounds-none")
    items = [
        Item(
            name,
            app.dialogue.narrator.say("learn-sound", text=cue.text, description=cue.description),
        )
        for name, cue in cues.items()
    ]
    title = app.dialogue.narrator.say("title-learn-sounds")
    await menu(app, title, items, MenuPlace(), sample=app.soundscape.play_alone)
