"""What the program is, where it keeps things, and who made the games."""

from __future__ import annotations

from audiogame import __version__
from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.offered_games import offered_games
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts


async def about(app: App) -> None:
    """Let the player walk through what there is to say of the program."""
    say = app.narrator.say
    lines = [
        say("about-program", version=__version__),
        say("about-licence"),
        say("about-folder", folder=str(app.data)),
    ]
    games, broken = offered_games()
    for game in games:
        narrator = Narrator(Texts(packages=(game.package,)), game.name)
        told = f"{narrator.say(f'{game.name}-title')}. {narrator.say(f'{game.name}-credits')}"
        lines.append(" ".join(told.split()))  # one line, however it is written
    lines += [say("fault", why=fault) for fault in broken]
    items = [Item(str(number), line) for number, line in enumerate(lines)]
    place = MenuPlace()
    while await menu(app, say("title-about"), items, place) is not None:
        app.tell("about-chosen")
