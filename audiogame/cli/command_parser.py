"""Parser of the command line, with a late parser for each command."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn

from audiogame.rules.fault import Fault
from audiogame.rules.notation import nearest

FIRST = ("play", "resume", "join", "serve", "learn", "rules", "list", "keys", "records", "doctor")
"""The commands that players use, listed first; the others are listed under "More"."""


class ArgumentsError(Fault):
    """Fault: an unknown or invalid argument of `audiogame`."""


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one sentence.

    Args:
        more: as for `ArgumentParser`.
    """

    def __init__(self, **more: Any) -> None:
        # The usual formatter queries the terminal's width for each argument that is added.
        plain = partial(argparse.HelpFormatter, width=80)
        super().__init__(**more, allow_abbrev=False, formatter_class=plain)

    def format_help(self) -> str:
        """Return the help, as wide as the terminal."""
        self.formatter_class = argparse.RawDescriptionHelpFormatter
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Raise an error in the style of the rest of the program.

        Raises:
            ArgumentsError: always.
        """
        raise ArgumentsError(
            "arguments-wrong",
            why=f"{message[:1].upper()}{message[1:].rstrip('.')}",
            program=self.prog,
        )

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            known = [str(choice) for choice in action.choices]
            name = action.metavar or action.dest
            near = nearest(str(value), known)
            raise ArgumentsError("argument-unknown", what=str(name), value=repr(value), near=near)


class LateParser(Parser):
    """The parser of one command, built when that command is used.

    Only one command is used, and building all parsers would take a large part of the start.

    Args:
        fill: adds the arguments; None without any.
        more: as for `ArgumentParser`.
    """

    def __init__(
        self, fill: Callable[[argparse.ArgumentParser], None] | None = None, **more: Any
    ) -> None:
        super().__init__(**more)
        self._fill = fill

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse arguments, as argparse calls it."""
        fill, self._fill = self._fill, None
        if fill is not None:
            fill(self)
        return super().parse_known_args(args, namespace)


class Commands:
    """The commands of a parser: those of players in its list, the others below it under "More".

    Args:
        parser: of the command line.
    """

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self._parser = parser
        self._commands: Any = parser.add_subparsers(
            prog=parser.prog,
            title="commands",
            dest="command",
            metavar="command",
            parser_class=LateParser,
        )
        self._more: list[str] = []

    def add_parser(
        self,
        name: str,
        *,
        help: str,  # noqa: A002  # argparse's name
        fill: Callable[[argparse.ArgumentParser], None] | None = None,
    ) -> None:
        """Add a command; `fill` adds its arguments."""
        about = f"{help[:1].upper()}{help[1:]}."
        if name in FIRST:
            self._commands.add_parser(name, help=help, description=about, fill=fill)
        else:
            self._commands.add_parser(name, description=about, fill=fill)
            self._more.append(f"  {name:20}{help}")
            self._parser.epilog = "\n".join(("More:", *self._more))
