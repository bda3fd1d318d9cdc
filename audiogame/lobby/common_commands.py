"""Handlers of the commands that mean the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from audiogame.console.app import App
from audiogame.console.key_help import Here, help_with_keys, space_here
from audiogame.console.menu import Item, menu
from audiogame.console.spelling import spoken_keys
from audiogame.keys.commands import COMMANDS, Command, Mode, commands_in
from audiogame.keys.keymap import Keymap
from audiogame.narration.narrator import Line, Urgency

if TYPE_CHECKING:
    from audiogame.console.app import Everywhere


NEEDED = (
    "choose", "next-key", "previous-key", "mark", "rules", "turn", "standing", "shown", "own",
    "advice", "repeat", "back", "next-chapter", "previous-chapter", "find", "next-match", "add-bot",
    "remove-bot", "rulebook", "read-on", "older", "newer", "silence", "verbosity", "settings",
)  # fmt: skip
"""The commands that are needed most; the list of keys begins with the first of them here."""
TEN = 10
"""Keys with which the list of keys begins; one entry opens the others."""
ALL = "all"


async def choose_command(app: App, mode: Mode, here: Here) -> Command | None:
    """Open a menu of the keys that work now, the most needed first, and run the chosen one.

    Returns:
        The chosen command, None if there is none.
    """
    say = app.dialogue.narrator.say
    listed, of_place = _listed_keys(app, mode, here)
    needed = [name for name in NEEDED if name in listed][:TEN]
    ten = [listed.pop(name) for name in needed]
    others = (*of_place, *listed.values())
    short = [*ten, Item(ALL, say("keys-all", count=len(others)), holds=lambda: others)]

    async def choose() -> Command | None:
        chosen = await menu(app, say("title-keys"), short)
        if chosen == ALL:
            chosen = await menu(app, say("title-keys-all"), [*ten, *others], TEN)
        if chosen is None:
            app.views.end()
        return COMMANDS[chosen] if chosen else None  # a key of this place alone has no command

    done = await app.views.help(choose)
    if done is None:
        app.scene.remind_here()
    return done


def _listed_keys(app: App, mode: Mode, here: Here) -> tuple[dict[str, Item], list[Item]]:
    """Return the entries of the commands that work now, by name, and those of this place."""
    narrator, say, place = app.dialogue.narrator, app.dialogue.narrator.say, here()
    space = space_here(app.dialogue, app.profile, mode)
    own = {**space, **place.all}
    listed = {}
    for command in commands_in(mode):
        if command.far and app.scene.company is None:
            continue
        keys = spoken_keys(narrator, _free(app.profile.keymap, command.name, mode, own))
        if command.pick and not keys and own:
            continue  # the digits mean something else here
        what = say(f"command-{command.name}")
        text = say("key", keys=keys, what=what) if keys else say("key-none", what=what)
        listed[command.name] = Item(command.name, text)
    single = {**space, **place.single}
    of_place = []
    for what in dict.fromkeys(single.values()):
        keys = spoken_keys(narrator, (key for key in single if single[key] == what))
        of_place.append(Item("", say("key", keys=keys, what=what)))
    if place.many:
        of_place.append(Item("", place.together))
    return listed, of_place


def _free(keymap: Keymap, name: str, mode: Mode, own: Mapping[str, str]) -> Iterator[str]:
    """Yield the keys that reach a command where a place has keys of its own.

    Shift with a letter still reaches the letter's command, where it has no other meaning.
    """
    for key in keymap.keys(name, mode):
        capital = key.upper()
        if key not in own:
            yield key
        elif len(key) == 1 and capital != key and keymap.command(capital, mode) is COMMANDS[name]:
            yield capital


async def _repeat(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.repeat(asked=mode is Mode.GAME)


async def _since(app: App, mode: Mode, here: Here) -> None:
    summed_up = app.scene.sum_up is not None and mode is Mode.GAME and app.scene.sum_up()
    if not summed_up:
        app.recall.commands.say_since()


async def _read_on(app: App, mode: Mode, here: Here) -> None:
    lines = app.recall.commands.sequel
    here_on = lines if app.recall.history.reviewed else app.scene.sequel or lines
    await app.recall.recital.read_on(here_on, app.keyboard.key)


async def _older(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.go_older()


async def _newer(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.go_newer()


async def _oldest(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.go_to_oldest()


async def _newest(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.go_to_newest()


async def _next_category(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.change_category(1)


async def _previous_category(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.change_category(-1)


async def _copy(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.copy()


async def _save_history(app: App, mode: Mode, here: Here) -> None:
    app.recall.commands.save()


async def _mark_odd(app: App, mode: Mode, here: Here) -> None:
    # late: few lines are odd
    from audiogame.console.odd_marks import mark_odd

    await mark_odd(app.dialogue, app.data)


async def _verbosity(app: App, mode: Mode, here: Here) -> None:
    app.profile.change_verbosity()


async def _speech(app: App, mode: Mode, here: Here) -> None:
    app.speaker.next_mode()


async def _silence(app: App, mode: Mode, here: Here) -> None:
    for output in app.dialogue.outputs.all:
        output.silence()
    app.recall.unheard.silence()
    app.dialogue.tick()


async def _mute(app: App, mode: Mode, here: Here) -> None:
    app.soundscape.mute()


async def _calls(app: App, mode: Mode, here: Here) -> None:
    app.calls.toggle()


async def change_settings(app: App) -> None:
    """Open the settings."""
    # late: the first line changes no settings
    from audiogame.preferences.settings_menu import settings_menu

    await settings_menu(app)


async def _settings(app: App, mode: Mode, here: Here) -> None:
    await change_settings(app)
    app.scene.remind_here()


async def _talk(app: App, mode: Mode, here: Here) -> None:
    if app.scene.company is None:
        app.dialogue.tell("talk-alone")
    else:
        await app.scene.company.talk()


async def _hush(app: App, mode: Mode, here: Here) -> None:
    if app.scene.company is None:
        app.dialogue.tell("talk-alone")
    else:
        app.scene.company.hush()


async def _keys(app: App, mode: Mode, here: Here) -> Command | None:
    return await choose_command(app, mode, here)


async def _key_help(app: App, mode: Mode, here: Here) -> None:
    await help_with_keys(app.dialogue, app.profile, app.keyboard.any_key, mode, here)
    app.scene.remind_here()


async def _glossary(app: App, mode: Mode, here: Here) -> None:
    # late: the first line reads no rules
    from audiogame.console.rule_reader import look_up

    await look_up(app)


async def _leave(app: App, mode: Mode, here: Here) -> None:
    await app.keyboard.ask_to_leave()


async def _suspend(app: App, mode: Mode, here: Here) -> None:
    if app.front.keys.suspends:
        # Not kept: it is not the last thing said once the program resumes.
        text = app.dialogue.narrator.say("suspended")
        app.dialogue.say(Line(text, urgency=Urgency.ANSWER), again=True)
        screen, follows = app.dialogue.outputs.screen, app.scene.company is not None
        screen.follow_focus(False)  # the shell would take the reports for typed text
        screen.mark_pastes(False)
        app.front.keys.suspend()
        screen.follow_focus(follows)
        screen.mark_pastes(True)
    else:
        app.dialogue.tell("cannot-suspend")


async def follow_pasted(app: App, text: str) -> None:
    """Ask whether to go to the table of a link that was pasted where no text is typed.

    Raises:
        LinkFollowed: the player goes there.
        ProgramLeft: the program ends.
    """
    # late: few links are pasted
    from audiogame.lobby.pasted_link import ask_to_follow

    await ask_to_follow(app, text)


EVERYWHERE: Everywhere = {
    "repeat": _repeat,
    "since": _since,
    "verbosity": _verbosity,
    "speech": _speech,
    "read-on": _read_on,
    "older": _older,
    "newer": _newer,
    "oldest": _oldest,
    "newest": _newest,
    "next-category": _next_category,
    "previous-category": _previous_category,
    "copy": _copy,
    "save-history": _save_history,
    "mark-odd": _mark_odd,
    "silence": _silence,
    "mute": _mute,
    "calls": _calls,
    "settings": _settings,
    "talk": _talk,
    "hush": _hush,
    "keys": _keys,
    "glossary": _glossary,
    "key-help": _key_help,
    "leave": _leave,
    "suspend": _suspend,
}
"""Handlers of the commands common to all modes; one may return another command to run."""
