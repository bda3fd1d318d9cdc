"""What the program is, where it keeps things, and who made the games."""

from __future__ import annotations

from audiogame import __version__
from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.offered_games import offered_games
from audiogame.console.spelling import spelled
from audiogame.narration.credits import CreditsError, credit_lines, credits_of
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game


async def about(app: App) -> None:
    """Let the player walk through what there is to say of the program, and open credits."""
    say = app.dialogue.narrator.say
    lines = [
        say("about-program", version=__version__),
        say("about-licence"),
        say("about-folder", folder=str(app.data.folder)),
    ]
    games, broken = offered_games()
    items = [Item(str(number), line) for number, line in enumerate(lines)]
    items += [Item(game.name, _line(game)) for game in games]
    items += [Item(f"fault {i}", say("fault", why=fault)) for i, fault in enumerate(broken)]
    by_name = {game.name: game for game in games}
    place = MenuPlace()
    while (chosen := await menu(app, say("title-about"), items, place)) is not None:
        if chosen not in by_name or not await show_credits(app, by_name[chosen]):
            app.dialogue.tell("about-chosen")


def _line(game: Game) -> str:
    narrator = Narrator(Texts(packages=(game.package,)), game.name)
    told = f"{narrator.say(f'{game.name}-title')}. {narrator.say(f'{game.name}-credits')}"
    return " ".join(told.split())  # one line, however it is written


async def show_credits(app: App, game: Game) -> bool:
    """Let the player walk through a game's credits, Space spells; tells whether it has any."""
    try:
        made = credits_of(game)
    except CreditsError as fault:
        app.dialogue.tell("fault", why=fault)
        return True
    if made is None:
        return False
    lines = credit_lines(made)
    spelt = [
        f"{spelled(app.dialogue.narrator, line.spelled)}." if line.spelled else "" for line in lines
    ]
    items = [
        Item(str(number), line.text, about)
        for number, (line, about) in enumerate(zip(lines, spelt, strict=True))
    ]
    narrator = Narrator(Texts(packages=(game.package,)), game.name)
    title = app.dialogue.narrator.say("title-credits", title=narrator.say(f"{game.name}-title"))
    place = MenuPlace()
    while await menu(app, title, items, place) is not None:
        app.dialogue.tell("credits-chosen")
    return True
