"""The entries of the main menu: new and unfinished games, records, statistics, credits.

The main menu imports this when an entry is chosen; the terminal does it in advance.  What one entry
alone needs is imported with that entry.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from audiogame import __version__
from audiogame.archive.assessment_words import play_of, play_sentences
from audiogame.archive.database import all_results
from audiogame.archive.description import archive_narrator
from audiogame.archive.folder import KeptRecord, cut_off, records_folder
from audiogame.archive.home_table import HomeTable
from audiogame.archive.results import GameResult, Statistics, statistics
from audiogame.archive.shared_copy import shared_copy
from audiogame.archive.summary import called, failed_games, headline, sentences
from audiogame.archive.verdict import overall, verify
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.dialogue import Dialogue
from audiogame.console.fault_log import comes_from_game, tell_game_fault
from audiogame.console.long_work import wait_for
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.offered_games import offered_games
from audiogame.console.rule_reader import handbook_paragraphs, list_words, read_handbook, read_rules
from audiogame.console.spelling import spelled
from audiogame.console.text_entry import enter_path
from audiogame.console.user_data import UserData
from audiogame.lobby.common_commands import change_settings
from audiogame.lobby.record_list import delete_record, record_list
from audiogame.narration.credits import CreditsError, credit_lines, credits_language, credits_of
from audiogame.narration.narrator import Line, Narrator, Urgency
from audiogame.narration.texts import Texts
from audiogame.rules.fault import RAISED, Fault, system_reason
from audiogame.rules.game import Game
from audiogame.table.library import loaded_game
from audiogame.table.own_file import write_whole
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private

if TYPE_CHECKING:
    from audiogame.online.link import TableLink


async def records_menu(app: App) -> HomeTable | None:
    """Open the menu of records; return a game that is to be played on."""
    title = app.dialogue.narrator.say("title-records")
    return await record_list(app, title, _narrator(app.dialogue).say("no-records"), _record_menu)


def _narrator(dialogue: Dialogue) -> Narrator:
    """Return a narrator with the sentences about records."""
    return archive_narrator(dialogue.language, dialogue.narrator.verbosity)


async def _record_menu(app: App, kept: KeptRecord) -> HomeTable | None:
    say = app.dialogue.narrator.say
    readable = kept.record is not None
    ids = ["review", "expert", "check", "share", "delete"] if readable else ["delete"]
    items = [Item(name, say(f"record-{name}")) for name in ids]
    place = MenuPlace()
    while True:
        chosen = await menu(app, say("title-record"), items, place)
        if chosen is None:
            return None
        if chosen == "delete":
            if await delete_record(app.dialogue, app.keyboard, kept, "delete-record"):
                return None
        elif kept.record is not None:
            try:
                if opened := await READERS[chosen](app, kept, kept.record):
                    return opened
            except ProgramLeft:
                raise
            except Fault as fault:
                app.dialogue.tell("fault", why=fault)
            except RAISED as fault:
                game = loaded_game(kept.record.header.game)
                if not comes_from_game(fault, game):
                    raise
                tell_game_fault(app.dialogue, app.data.folder, game, saved=False)


async def _replay(
    app: App, kept: KeptRecord, record: Record, expert: bool = False
) -> HomeTable | None:
    # late: a list of records needs no review
    from audiogame.play.expert_review import review_record

    private = kept_private(kept.path, record)
    return await review_record(app, record, private, partial(_resume, app), expert, kept.path)


async def _resume(app: App, opened: HomeTable) -> None:
    # late: a list needs no game
    from audiogame.lobby.new_game import play_resumed

    await play_resumed(app, opened)


async def _check(app: App, kept: KeptRecord, record: Record) -> None:
    """Say the verdict on a record first, then the evidence."""
    say = _narrator(app.dialogue).say
    private = kept_private(kept.path, record)
    findings = await wait_for(
        app, lambda progress: list(verify(record, private, progress=progress))
    )
    told = [say(finding.message, **finding.args) for finding in findings]
    verdict = say(f"verdict-{overall(findings).value}")
    app.dialogue.say(Line(" ".join((verdict, *told)), urgency=Urgency.ANSWER))


async def _share(app: App, kept: KeptRecord, record: Record) -> None:
    """Share the record as a text: copied or in a file, with names or without."""
    say = app.dialogue.narrator.say
    items = [Item(name, say(f"share-{name}")) for name in ("copy", "file")]
    about = say("share-bare-about")
    bare = [Item(f"{item.id} bare", say(f"share-{item.id}-bare"), about) for item in items]
    chosen = await menu(app, say("title-share"), [*items, *bare])
    if chosen is None:
        return
    way, _, bare_too = chosen.partition(" ")
    try:
        text = shared_copy(kept.path, names=not bare_too)
        if way == "copy":
            app.recall.copy_text(text.removesuffix("\n"))
            return
        path = await enter_path(app, "enter-export", app.data.folder / f"shared-{kept.path.name}")
        if path is None:
            return
        if path.exists():
            app.dialogue.tell("share-there", file=str(path))
            return
        write_whole(path, text)
        app.data.check_kept()
    except OSError as fault:
        app.dialogue.tell("not-written", why=system_reason(fault))
    else:
        app.dialogue.tell("written", file=str(path))


READERS: Mapping[str, Callable[[App, KeptRecord, Record], Awaitable[HomeTable | None]]] = {
    "review": _replay,
    "expert": partial(_replay, expert=True),
    "check": _check,
    "share": _share,
}
"""Handlers of the actions on a readable record; a table is to be played on."""


async def about(app: App) -> None:
    """Open the list of facts about the program, and its credits."""
    say = app.dialogue.narrator.say
    lines = [
        say("about-program", version=__version__),
        say("about-licence"),
        app.front.display.where_kept() or say("about-folder", folder=str(app.data.folder)),
    ]
    games, broken = offered_games()
    items = [Item(str(number), line) for number, line in enumerate(lines)]
    items += [_credits_item(app.dialogue.language, game) for game in games]
    items += [Item(f"fault {i}", say("fault", why=fault)) for i, fault in enumerate(broken)]
    by_name = {game.name: game for game in games}
    place = MenuPlace()
    while (chosen := await menu(app, say("title-about"), items, place)) is not None:
        if chosen not in by_name or not await show_credits(app, by_name[chosen]):
            app.dialogue.tell("about-chosen")


def _credits_item(language: str, game: Game) -> Item:
    narrator = Narrator(Texts(language, game.packages), game.name)
    told = f"{narrator.say(f'{game.name}-title')}. {narrator.say(f'{game.name}-credits')}"
    text = " ".join(told.split())  # one line, however the text is written
    return Item(game.name, text, language=narrator.texts.language)


async def show_credits(app: App, game: Game) -> bool:
    """Open the list of a game's credits, Space spells; return whether it has any."""
    try:
        made = credits_of(game, app.dialogue.language)
    except CreditsError as fault:
        app.dialogue.tell("fault", why=fault)
        return True
    if made is None:
        return False
    told_in = credits_language(game, app.dialogue.language)
    lines = credit_lines(made, told_in)
    spelt = [
        f"{spelled(app.dialogue.narrator, line.spelled)}." if line.spelled else "" for line in lines
    ]
    items = [
        Item(str(number), line.text, about, language=told_in)
        for number, (line, about) in enumerate(zip(lines, spelt, strict=True))
    ]
    narrator = Narrator(Texts(app.dialogue.language, game.packages), game.name)
    title = app.dialogue.narrator.say("title-credits", title=narrator.say(f"{game.name}-title"))
    place = MenuPlace()
    while await menu(app, title, items, place) is not None:
        app.dialogue.tell("credits-chosen")
    return True


async def statistics_menu(app: App) -> None:
    """Open the list of statistics."""
    narrator = _narrator(app.dialogue)
    try:
        results, damaged = await wait_for(
            app, lambda progress: all_results(app.data.folder, progress=progress)
        )
    except ValueError as fault:
        app.dialogue.tell("fault", why=fault)
        return
    if damaged:
        told = narrator.say("stat-damaged", count=damaged)
        app.dialogue.say(Line(told, urgency=Urgency.ANSWER))
    if failed := failed_games(results, app.dialogue.language):
        told = narrator.say("stat-figures-failed", games=failed)
        app.dialogue.say(Line(told, urgency=Urgency.ANSWER))
    found = list(statistics(results))
    if not found:
        app.dialogue.say(Line(narrator.say("stat-none"), urgency=Urgency.ANSWER))
        return
    told_in, names = narrator.texts.language, called(narrator, found, app.data.settings.name)
    items = [
        Item(str(at), headline(narrator, one, names[one.player]), language=told_in)
        for at, one in enumerate(found)
    ]
    place = 0
    while True:
        chosen = await menu(app, app.dialogue.narrator.say("title-statistics"), items, place)
        if chosen is None:
            return
        place = int(chosen)
        await _one_statistics(app, found[place], results, names[found[place].player])


async def _one_statistics(
    app: App, one: Statistics, results: list[GameResult], player: str
) -> None:
    """Open the list of one player's statistics of one game, with what choices cost there.

    Args:
        player: what the player is called.
    """
    narrator, place = _narrator(app.dialogue), MenuPlace()
    while True:
        await app.data.unsaved.written()
        play = play_of(app.data.folder, one, results)
        told = [
            *sentences(narrator, one, player),
            *play_sentences(narrator, play.kept, len(play.unkept)),
        ]
        lines = [Item(line.text, line.text, language=line.language) for line in told]
        if play.unkept:
            text = narrator.say("stat-review")
            lines.append(Item("review", text, language=narrator.texts.language))
        if await menu(app, player[:1].upper() + player[1:], lines, place) != "review":
            return
        # late: statistics need no expert
        from audiogame.play.expert_review import review_all

        folder = records_folder(app.data.folder)
        count = await review_all(app, [folder / name for name in play.unkept])
        app.dialogue.say(Line(narrator.say("stat-reviewed", games=count), urgency=Urgency.ANSWER))


async def _new_game(app: App) -> None:
    # late: no other entry waits for it
    from audiogame.lobby.new_game import new_game

    await new_game(app)


async def _learn(app: App) -> None:
    # late: no other entry waits for it
    from audiogame.lobby.lesson_menu import learn

    await learn(app)


async def _read_rules(app: App) -> None:
    # late: no other entry waits for it
    from audiogame.lobby.new_game import listed_games

    games, items = listed_games(app.dialogue)
    place = MenuPlace()
    while True:
        name = await menu(app, app.dialogue.narrator.say("title-rules"), items, place)
        if name is None:
            return
        game = next(game for game in games if game.name == name)
        await read_rules(app, game, game.options())


def waiting_game(data: UserData) -> KeptRecord | None:
    """Return the game that the end of the program has cut off; None if there is none."""
    return cut_off(data.folder)


async def continue_game(app: App, kept: KeptRecord | None = None) -> None:
    """Resume an unfinished game: the one that is given, or one chosen from a menu."""
    # late: no other entry waits for it
    from audiogame.lobby.unfinished_games import choose_unfinished, resume_kept

    if kept is None:
        await _play_on(app, await choose_unfinished(app))
    else:
        await _play_on(app, await resume_kept(app, kept, {}))


async def open_entry(
    app: App,
    name: str,
    holds: Callable[[], tuple[str, ...]],
    more: Callable[[], Mapping[str, Callable[[], Awaitable[None]]]] = dict,
) -> None:
    """Open an entry of the main menu: by its own function, or else a menu of what it holds.

    Args:
        holds: returns the ids of these.
        more: returns the functions of a front end's own entries.
    """
    own: dict[str, Callable[[], Awaitable[None]]]
    own = {one: partial(opens, app) for one, opens in OPENERS.items()}
    opener = {**own, **more()}.get(name)
    if opener is not None:
        await opener()
        return
    place = MenuPlace()
    while True:
        say = app.dialogue.narrator.say
        items = [Item(held, say(f"menu-{held}")) for held in holds()]
        finds = partial(handbook_paragraphs, app) if name == "help" else tuple
        chosen = await menu(app, say(f"title-{name}"), items, place, finds=finds)
        if chosen is None:
            return
        openers = {**own, **more()}
        if chosen in openers:
            await openers[chosen]()
        else:
            await read_handbook(app, int(chosen))


async def _open_records(app: App) -> None:
    await _play_on(app, await records_menu(app))


async def _play_on(app: App, opened: HomeTable | None) -> None:
    """Resume a game, if one was chosen."""
    if opened is not None:
        await _resume(app, opened)


async def play_online(app: App, link: TableLink | None = None) -> None:
    """Open the menu of online play, or go to the table of a link.

    Raises:
        ProgramLeft: the program ends.
    """
    # late: no other entry waits for it
    from audiogame.lobby.online_menu import play_with_others

    await play_with_others(app, link)


async def _change_keys(app: App) -> None:
    # late: no other entry waits for it
    from audiogame.preferences.keys_menu import keys_menu

    await keys_menu(app)


async def _hear_sounds(app: App) -> None:
    # late: no other entry waits for it
    from audiogame.preferences.sounds_menu import sounds_menu

    await sounds_menu(app)


async def _try_out(app: App) -> None:
    # late: no other entry waits for it
    from audiogame.lobby.listening_trial import run_trial

    try:
        await run_trial(app)
    except Fault as fault:
        app.dialogue.tell("fault", why=fault)


OPENERS: Mapping[str, Callable[[App], Awaitable[None]]] = {
    "new": _new_game,
    "continue": continue_game,
    "online": play_online,
    "learn": _learn,
    "records": _open_records,
    "statistics": statistics_menu,
    "settings": change_settings,
    "keys": _change_keys,
    "sounds": _hear_sounds,
    "rules": _read_rules,
    "handbook": read_handbook,
    "glossary": list_words,
    "trial": _try_out,
    "about": about,
}
"""The handler of each entry that does more than hold others, and of those held."""
