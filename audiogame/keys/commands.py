"""Every command of the program: its name, and where it applies.

Keys, key help and documentation are generated from this table. The help sentence of `repeat` is the
message `command-repeat`. A command's function stands beside its name in one table for each place
where keys are pressed: `lobby/common_commands.py` for commands that mean the same everywhere,
`console/menu.py`, `console/rule_reader.py`, `play/game_loop.py` and `play/review.py` for the modes,
and `lobby/lesson_keys.py` for the game of a lesson.

A name is the action (`undo`, `copy`, `add-bot`), or what is asked for or moved to (`rules`,
`glossary`, `next-round`); where there are two directions they are `next-` and `previous-`.
"""

from __future__ import annotations

from enum import Enum

from audiogame.rules.fault import Fault, Reason
from audiogame.rules.notation import nearest
from audiogame.rules.state import Query
from audiogame.rules.value import Value


class Mode(Enum):
    """The place where a key is pressed."""

    MENU = "menu"
    GAME = "game"
    BOOK = "book"
    NEW = "new"
    LOBBY = "lobby"
    REVIEW = "review"


class UnknownCommand(Fault):
    """Fault: an unknown command."""

    def __init__(self, name: str) -> None:
        near = nearest(name, COMMANDS, Reason("commands-listed"))
        super().__init__("command-unknown", name=name, near=near)


class Command(Value):
    """An action that a player can ask the program for.

    Args:
        name: its id, such as "repeat".
        modes: where it has an effect; elsewhere it says that it has none.
        query: the question it asks the game, if any.
        pick: the number of the choice it picks, counted from 1, if any.
        chooses: whether it is part of making a choice in the game.
        far: whether it is for remote players, and has no effect where all are at one keyboard.
    """

    name: str
    modes: frozenset[Mode] = frozenset(Mode)
    query: Query | None = None
    pick: int = 0
    chooses: bool = False
    far: bool = False


_GAME = frozenset({Mode.GAME})
_BOOK = frozenset({Mode.BOOK})
_MENUS = frozenset({Mode.MENU, Mode.NEW, Mode.LOBBY})
_LOBBY = frozenset({Mode.LOBBY})
_NEW = frozenset({Mode.NEW, Mode.LOBBY})
_REVIEW = frozenset({Mode.REVIEW})
_TABLE = _GAME | _REVIEW

COMMANDS: dict[str, Command] = {
    command.name: command
    for command in (
        Command("rules", _TABLE, query=Query.RULES),
        Command("turn", _TABLE, query=Query.TURN),
        Command("standing", _TABLE, query=Query.STANDING),
        Command("shown", _TABLE, query=Query.SHOWN),
        Command("own", _TABLE, query=Query.OWN),
        Command("up", chooses=True),
        Command("down", chooses=True),
        Command("first", chooses=True),
        Command("last", chooses=True),
        Command("choose", chooses=True),
        Command("mark", chooses=True),
        *(Command(f"pick-{number}", pick=number, chooses=True) for number in range(1, 11)),
        Command("back"),
        Command("repeat"),
        Command("since", _GAME),
        Command("who", _TABLE),
        Command("undo", _GAME),
        Command("luck", _GAME),
        Command("talk", _GAME, far=True),
        Command("hush", _GAME, far=True),
        Command("next-key", _REVIEW),
        Command("previous-key", _REVIEW),
        Command("next-round", _REVIEW),
        Command("previous-round", _REVIEW),
        Command("verbosity"),
        Command("speech"),
        Command("read-on"),
        Command("older"),
        Command("newer"),
        Command("oldest"),
        Command("newest"),
        Command("next-category"),
        Command("previous-category"),
        Command("copy"),
        Command("save-history"),
        Command("mark-odd"),
        Command("silence"),
        Command("mute"),
        Command("calls"),
        Command("settings"),
        Command("menu", _GAME),
        Command("keys"),
        Command("rulebook", _TABLE | _NEW),
        Command("explain", _TABLE),
        Command("advice", _TABLE),
        Command("glossary"),
        Command("previous-chapter", _BOOK),
        Command("next-chapter", _BOOK),
        Command("find", _BOOK | _MENUS),
        Command("next-match", _BOOK),
        Command("key-help"),
        Command("rotate", _GAME),
        Command("slower", _GAME),
        Command("add-bot", _LOBBY),
        Command("remove-bot", _LOBBY),
        Command("leave"),
        Command("suspend"),
    )
}


PICKS = tuple(one.name for one in COMMANDS.values() if one.pick)
"""The commands that pick a choice by its number."""
CHOICES = tuple(one.name for one in COMMANDS.values() if one.chooses)
"""The commands that are part of making a choice."""
WALKS = ("up", "down", "first", "last", "left", "right")
"""The commands that read choices without making one."""
QUERIES = tuple(one.name for one in COMMANDS.values() if one.query)
"""The commands that ask a question of the game."""


def command(name: str) -> Command:
    """Find a command by its name.

    Raises:
        UnknownCommand: there is none; the message has the nearest name.
    """
    try:
        return COMMANDS[name]
    except KeyError:
        raise UnknownCommand(name) from None


def commands_in(mode: Mode) -> list[Command]:
    """List the commands with an effect in a mode, in the order of the table.

    The picks of the second choice and so on are described with the first.
    """
    return [one for one in COMMANDS.values() if mode in one.modes and one.pick < 2]
