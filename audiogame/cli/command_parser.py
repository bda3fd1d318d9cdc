"""Parser of the command line, with a late parser for each command."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn

from audiogame.narration.rulebook_formats import FORMATS
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.notation import nearest

FOR_PLAYERS = (
    "play",
    "resume",
    "join",
    "serve",
    "learn",
    "rules",
    "list",
    "keys",
    "records",
    "doctor",
)
"""The commands that players use, listed first; the others are listed under "More"."""
PORT = 8765
"""The default port of servers."""
USAGE = "usage: "
"""The beginning of the help, as argparse has it."""
FILES = "help."
"""The prefix of the files of the help's texts, before their language."""

SENTENCES = {
    "the following arguments are required: %s": Reason("arguments-required", value=""),
    "one of the arguments %s is required": Reason("arguments-one-required", value=""),
    "unrecognized arguments: %s": Reason("arguments-unrecognized", value=""),
    "unexpected option string: %s": Reason("arguments-unrecognized", value=""),
    "ambiguous option: %(option)s could match %(matches)s": Reason(
        "argument-ambiguous", option="", matches=""
    ),
    "expected one argument": Reason("argument-without-value"),
    "expected at least one argument": Reason("argument-without-value"),
    "expected at most one argument": Reason("argument-with-values"),
    "expected %s argument": Reason("argument-with-other-count", value=""),
    "ignored explicit argument %r": Reason("argument-with-value", value=""),
    "not allowed with argument %s": Reason("argument-not-with", value=""),
    "invalid %(type)s value: %(value)r": Reason("argument-unfit", type="", value=""),
}
"""The sentences in which argparse refuses what was typed, and our reasons, whose values are those
that argparse writes into a sentence."""


class _Sentence(str):
    """A sentence of argparse, with its message here; `%` gives values to both."""

    why: Reason

    def __mod__(self, values: Any) -> _Sentence:
        given = values if isinstance(values, dict) else {"value": values}
        return _sentence(super().__mod__(values), Reason(self.why.message, **given))


def _sentence(text: str, why: Reason) -> _Sentence:
    made = _Sentence(text)
    made.why = why
    return made


def _translated(text: str, *_: object) -> str:
    """Return a sentence for argparse, which would have it translated by gettext."""
    return _sentence(text, SENTENCES[text]) if text in SENTENCES else text


for hook in ("_", "ngettext"):
    setattr(argparse, hook, _translated)


class WrongType(argparse.ArgumentTypeError):
    """Raised by the type of an argument to refuse what was typed.

    Args:
        why: the reason, which the parser words in its language.
    """

    def __init__(self, why: Reason) -> None:
        super().__init__(why)
        self._why = why

    def __str__(self) -> str:
        return _sentence("", self._why)


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one sentence.

    Its help, titles, description and epilog are ids of messages in `help.en.ftl`, which are read
    for the help only: most runs need none, and the first line waits for nothing. What is no id,
    as the words of a game, is kept.

    Args:
        language: of the help and of what is wrong, as a code.
        more: as for `ArgumentParser`.
    """

    def __init__(self, *, language: str, **more: Any) -> None:
        self._language = language
        self._usage = USAGE
        # The usual formatter queries the terminal's width for each argument that is added.
        plain = partial(argparse.HelpFormatter, width=80)
        super().__init__(**more, allow_abbrev=False, formatter_class=plain, add_help=False)
        self.color = False  # escape sequences, from Python 3.14 on
        self._positionals.title, self._optionals.title = "help-arguments", "help-options"
        self.add_argument("-h", "--help", action="help", help="help-help")
        self.more: dict[str, str] = {}
        """The help of commands that are listed under "More", by their names."""

    def add_subparsers(self, **more: Any) -> Any:
        """Add commands below this one, in its language, as `ArgumentParser` does."""
        more["parser_class"] = partial(more.get("parser_class", Parser), language=self._language)
        return super().add_subparsers(prog=self.prog, **more)

    def format_help(self) -> str:
        """Return the help in words, as wide as the terminal."""
        self.formatter_class = argparse.RawDescriptionHelpFormatter
        self._find_words()
        help_text = super().format_help()
        return (
            f"{self._usage}{help_text[len(USAGE) :]}" if help_text.startswith(USAGE) else help_text
        )

    def _find_words(self) -> None:
        """Replace ids by their messages."""
        # late: only the help needs them
        from audiogame.narration.texts import Listing, Texts

        texts = Texts(self._language, files=FILES)
        formats = Listing.of([*FORMATS])
        values = {"port": str(PORT), "format": FORMATS[0], "formats": formats}

        def worded(name: str) -> str:
            return texts.format(name, values) if texts.has(name) else name

        self._usage = worded("help-usage") + " "
        self.usage = self.usage and worded(self.usage)
        if self.description:
            about = worded(self.description)
            self.description = f"{about[:1].upper()}{about[1:].removesuffix('.')}."
        if self.more:
            listed = (f"  {name:20}{worded(about)}" for name, about in self.more.items())
            self.epilog = "\n".join((worded("help-more"), *listed))
        elif self.epilog:
            self.epilog = worded(self.epilog)
        for group in self._action_groups:
            group.title = group.title and worded(group.title)
        for action in self._actions:
            action.help = worded(action.help or "")
            if shown := _place_of(action):
                name = re.sub(r"\W", "-", shown)
                action.metavar = texts.format("help-value", {"name": name, "shown": shown})
            if isinstance(action, argparse._SubParsersAction):
                for command in action._choices_actions:
                    command.help = worded(command.help or "")

    def error(self, message: str) -> NoReturn:
        """Raise an error in the style of the rest of the program.

        Raises:
            Fault: always.
        """
        name, fault = None, sys.exception()
        if isinstance(fault, argparse.ArgumentError):
            name, message = fault.argument_name, fault.message
        why = message.why if isinstance(message, _Sentence) else message
        if name:
            why = Reason("argument-refused", name=name, why=why)
        raise Fault("arguments-wrong", why=why, program=self.prog)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            known = [str(choice) for choice in action.choices]
            option = "yes" if action.option_strings else "no"
            name = str([*action.option_strings, action.metavar or action.dest][0])
            given, near = str(value), nearest(str(value), known)
            raise Fault("argument-unknown", what=name, value=given, near=near, option=option)


def _place_of(action: argparse.Action) -> str:
    """Return the word that stands for a value in the help; empty without one, or for choices."""
    if isinstance(action.metavar, str):
        return action.metavar
    if action.nargs == 0 or action.choices is not None:
        return ""
    return action.dest.upper() if action.option_strings else action.dest


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

    def __init__(self, parser: Parser) -> None:
        self._parser = parser
        self._commands: Any = parser.add_subparsers(
            title="help-commands",
            dest="command",
            metavar="command",
            parser_class=LateParser,
        )

    def add_parser(
        self,
        name: str,
        *,
        help: str,  # noqa: A002  # argparse's name
        fill: Callable[[argparse.ArgumentParser], None] | None = None,
    ) -> None:
        """Add a command; `fill` adds its arguments."""
        if name in FOR_PLAYERS:
            self._commands.add_parser(name, help=help, description=help, fill=fill)
        else:
            self._commands.add_parser(name, description=help, fill=fill)
            self._parser.more[name] = help
