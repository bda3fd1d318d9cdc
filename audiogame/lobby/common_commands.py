"""Handlers of the commands that mean the same everywhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial

from audiogame.console.app import App, CommonHandlers
from audiogame.console.key_help import Here, help_with_keys, space_here
from audiogame.console.menu import Item, menu
from audiogame.console.spelling import spoken_keys
from audiogame.keys.commands import COMMANDS, Command, Mode, commands_in
from audiogame.keys.keymap import Keymap
from audiogame.narration.narrator import Line, Urgency

NEEDED = (
    "choose", "next-key", "previous-key", "mark", "rules", "turn", "standing", "shown", "own",
    "advice", "repeat", "back", "next-chapter", "previous-chapter", "find", "next-match", "add-bot",
    "remove-bot", "rulebook", "read-on", "older", "newer", "silence", "verbosity", "settings",
)  # fmt: skip
"""The commands that are needed most; the list of keys begins with the first of them here."""
TEN = 10
"""Keys with which the list of keys begins; one entry opens the others."""
ALL = "all"


class CommonCommands:
    """Handlers of the commands that mean the same everywhere.

    Args:
        app: the program.
    """

    def __init__(self, app: App) -> None:
        self._app = app

    async def _keys(self, mode: Mode, here: Here) -> Command | None:
        """Open a menu of the keys that work now, the most needed first, and run the chosen one.

        Returns:
            The chosen command, None if there is none.
        """
        app = self._app
        say = app.dialogue.narrator.say
        listed, of_place = self._listed_keys(mode, here)
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

    def _listed_keys(self, mode: Mode, here: Here) -> tuple[dict[str, Item], list[Item]]:
        """Return the entries of the commands that work now, by name, and those of this place."""
        app = self._app
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

    async def _repeat(self, mode: Mode, here: Here) -> None:
        self._app.recall.repeat(asked=mode is Mode.GAME)

    async def _since(self, mode: Mode, here: Here) -> None:
        app = self._app
        summed_up = app.scene.sum_up is not None and mode is Mode.GAME and app.scene.sum_up()
        if not summed_up:
            app.recall.say_since()

    async def _read_on(self, mode: Mode, here: Here) -> None:
        app = self._app
        lines = app.recall.sequel
        here_on = lines if app.recall.history.reviewed else app.scene.sequel or lines
        await app.recall.recital.read_on(here_on, app.keyboard.key)

    async def _mark_odd(self, mode: Mode, here: Here) -> None:
        # late: few lines are odd
        from audiogame.console.odd_marks import mark_odd

        await mark_odd(self._app.dialogue, self._app.data)

    async def _silence(self, mode: Mode, here: Here) -> None:
        app = self._app
        for output in app.dialogue.outputs.all:
            output.silence()
        app.unheard.silence()
        app.dialogue.tick()

    async def _settings(self, mode: Mode, here: Here) -> None:
        await change_settings(self._app)
        self._app.scene.remind_here()

    async def _talk(self, mode: Mode, here: Here) -> None:
        app = self._app
        if app.scene.company is None:
            app.dialogue.tell("talk-alone")
        else:
            await app.scene.company.talk()

    async def _hush(self, mode: Mode, here: Here) -> None:
        app = self._app
        if app.scene.company is None:
            app.dialogue.tell("talk-alone")
        else:
            app.scene.company.hush()

    async def _key_help(self, mode: Mode, here: Here) -> None:
        app = self._app
        await help_with_keys(app.dialogue, app.profile, app.keyboard.any_key, mode, here)
        app.scene.remind_here()

    async def _glossary(self, mode: Mode, here: Here) -> None:
        # late: the first line reads no rules
        from audiogame.console.rule_reader import look_up

        await look_up(self._app)

    async def _leave(self, mode: Mode, here: Here) -> None:
        await self._app.keyboard.ask_to_leave()

    async def _suspend(self, mode: Mode, here: Here) -> None:
        app = self._app
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


async def change_settings(app: App) -> None:
    """Open the settings."""
    # late: the first line changes no settings
    from audiogame.preferences.settings_menu import settings_menu

    await settings_menu(app)


async def follow_pasted(app: App, text: str) -> None:
    """Ask whether to go to the table of a link that was pasted where no text is typed.

    Raises:
        LinkFollowed: the player goes there.
        ProgramLeft: the program ends.
    """
    # late: few links are pasted
    from audiogame.lobby.pasted_link import ask_to_follow

    await ask_to_follow(app, text)


Handle = Callable[[CommonCommands, Mode, Here], Awaitable[Command | None]]
AT_ONCE: Mapping[str, Callable[[CommonCommands], object]] = {
    "older": lambda own: own._app.recall.go_older(),
    "newer": lambda own: own._app.recall.go_newer(),
    "oldest": lambda own: own._app.recall.go_to_oldest(),
    "newest": lambda own: own._app.recall.go_to_newest(),
    "next-category": lambda own: own._app.recall.change_category(1),
    "previous-category": lambda own: own._app.recall.change_category(-1),
    "copy": lambda own: own._app.recall.copy(),
    "save-history": lambda own: own._app.recall.save(),
    "verbosity": lambda own: own._app.profile.change_verbosity(),
    "speech": lambda own: own._app.speaker.next_mode(),
    "mute": lambda own: own._app.soundscape.mute(),
    "calls": lambda own: own._app.calls.toggle(),
}
"""The commands that are one call, and neither wait nor ask where the player is."""


def _at_once(act: Callable[[CommonCommands], object]) -> Handle:
    async def handle(commands: CommonCommands, mode: Mode, here: Here) -> None:
        act(commands)

    return handle


COMMON_COMMANDS: Mapping[str, Handle] = {
    **{name: _at_once(act) for name, act in AT_ONCE.items()},
    "repeat": CommonCommands._repeat,
    "since": CommonCommands._since,
    "read-on": CommonCommands._read_on,
    "mark-odd": CommonCommands._mark_odd,
    "silence": CommonCommands._silence,
    "settings": CommonCommands._settings,
    "talk": CommonCommands._talk,
    "hush": CommonCommands._hush,
    "keys": CommonCommands._keys,
    "glossary": CommonCommands._glossary,
    "key-help": CommonCommands._key_help,
    "leave": CommonCommands._leave,
    "suspend": CommonCommands._suspend,
}
"""Handlers of the commands common to all modes; one may return another command to run."""


def everywhere(app: App) -> CommonHandlers:
    """Return the handlers of the commands common to all modes, by name."""
    commands = CommonCommands(app)
    return {name: partial(handle, commands) for name, handle in COMMON_COMMANDS.items()}
