"""Wire everything: arguments, settings, keys, outputs, and what to play."""

from __future__ import annotations

import codecs
import io
import os
import sys

from audiogame import __version__

# Everything else is imported by what needs it, `typing` too, which takes long: the version is said
# before most of it is read, and what is typed meanwhile is neither shown nor lost.
TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from audiogame.outputs.plain_stream import PlainStream
    from audiogame.rules.fault import Fault

UNPRINTED = 74
"""The exit status where the output is full or closed; sysexits.h calls it EX_IOERR."""
FAILED = 70
"""The exit status where the program or a game has failed; sysexits.h calls it EX_SOFTWARE."""
UNREAD = 141
"""The exit status where a reader has gone away, as the shells have it for SIGPIPE."""
ONLY_TOLD = frozenset({"help", "list", "rules", "keys", "odds", "replay", "records", "statistics"})
"""Commands that do nothing but tell: somebody who has read enough of them misses nothing."""
KEYBOARD = 0
"""The standard input, a file descriptor: in a terminal keys are read from it."""
PLAYING = frozenset({"", "play", "resume", "learn", "join"})
"""Commands that read the keys of the terminal, the main menu without one among them."""


def reads_keys(given: list[str]) -> bool:
    """Tell whether the keys of the terminal will be read, before there is a parser to say so.

    Args:
        given: what was typed after the program's name.
    """
    words = iter(given)
    for word in words:
        if not word.startswith("-"):
            break
        if "=" not in word:
            next(words, "")  # each option before the command has a value
    else:
        word = ""
    if {"-h", "--help", "--version"} & {*given} or any(
        one.split("=")[0] == "--keys" for one in given
    ):
        return False
    if word == "sounds":
        return next(words, "") == "quiz"
    return word in PLAYING or (word == "doctor" and "--try" in words)


def _take_utf_8() -> None:
    """Read and print UTF-8 where the locale knows no more than ASCII, as that of `LC_ALL=C`.

    Nobody has chosen it for the letters of names, and terminals have spoken UTF-8 for long.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and codecs.lookup(stream.encoding).name == "ascii":
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")


def _as_utf_8(word: str) -> str:
    """Read a word that was typed after the program's name, and that the locale could not read."""
    if word.isprintable():
        return word
    return os.fsencode(word).decode("utf-8", "surrogateescape")


def main(arguments: list[str] | None = None) -> int:
    """Run the program.

    Args:
        arguments: what was typed after its name, None for this process's own.

    Returns:
        The exit status: 0 if all is well, 2 if something typed is wrong, `UNPRINTED` if the output
        is full or closed, `FAILED` if the program or a game has failed, `UNREAD` if nobody has
        read to its end what a command found out, and what the command itself says.
    """
    if arguments is not None:
        return _run(arguments)
    if not reads_keys(sys.argv[1:]):
        return _run_typed()
    import signal

    # late: most commands leave the terminal as it is
    from audiogame.terminal.raw_mode import give_back, take_keys

    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    take_keys(KEYBOARD)
    try:
        return _run_typed()
    finally:
        give_back(KEYBOARD)


def _run_typed() -> int:
    """Run the program with what was typed after its name."""
    given = [_as_utf_8(word) for word in sys.argv[1:]]
    _take_utf_8()
    return _run(given)


def _run(given: list[str]) -> int:
    if given == ["--version"] and _version_told():
        return 0
    import gc  # late: the version needs none

    gc.disable()  # nothing of what is imported before the first line is garbage
    try:
        return _run_command(given)
    finally:
        gc.enable()


def _run_command(given: list[str]) -> int:
    """Do what is typed, in outputs that notice when nobody reads them."""
    import contextlib

    # late: the version needs none
    from audiogame.outputs.plain_stream import OutputLost, PlainStream, keep_numbers

    keep_numbers()
    typed: argparse.Namespace | None = None
    raw = sys.stdout
    out, errors = PlainStream(raw), PlainStream(sys.stderr)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
        try:
            command = "help"
            try:
                # late: here, a fault in it is told in words
                from audiogame.cli.arguments import make_parser
                from audiogame.cli.commands import do, plays

                typed = make_parser().parse_args(given)
                command = typed.command or "menu"
                with contextlib.redirect_stdout(raw if plays(typed) and raw is not None else out):
                    status = do(typed)
            except SystemExit:  # help has been printed
                out.flush()
                raise
            out.flush()  # here, where the fault of an output that is gone can be taken
            return status
        except OutputLost as lost:
            out.give_up()
            if lost.unread:
                return 0 if command in ONLY_TOLD else UNREAD
            _complain(lost.fault, errors)
            return UNPRINTED
        except ValueError as fault:  # each of ours says what to do
            _complain(fault, errors)
            return 2
        except KeyboardInterrupt:
            return 130
        except Exception as fault:  # of the program or of a game: never a traceback for a player
            _complain(_written_down(fault, typed), errors)
            return FAILED


def _version_told() -> bool:
    """Say the version before anything is imported; tells whether somebody could take it."""
    try:
        sys.stdout.write(f"audiogame {__version__}\n")
        sys.stdout.flush()
    except (AttributeError, OSError, ValueError):  # the parser says it again, and why it cannot
        return False
    return True


def _complain(fault: ValueError, errors: PlainStream) -> None:
    # late: most runs have no fault
    from audiogame.narration.faults import told
    from audiogame.outputs.plain_stream import OutputLost

    try:
        errors.write(f"{told(fault)}\n")
        errors.flush()
    except OutputLost:  # in silence, then
        errors.give_up()


def _written_down(fault: Exception, typed: argparse.Namespace | None) -> Fault:
    """Write the present exception down for developers; returns what is said of it."""
    from pathlib import Path

    # late: most runs have no fault
    from audiogame.cli.run_settings import CannotStart, data_folder
    from audiogame.console.fault_log import game_at_fault, write_down

    file = write_down(Path() if typed is None else data_folder(typed))
    game = game_at_fault(fault)
    if game is None:
        return CannotStart("program-failed", file=file)
    return CannotStart("game-command-failed", file=file, game=game.name)


if __name__ == "__main__":
    sys.exit(main())
