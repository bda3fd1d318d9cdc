"""Entry point: it connects arguments, settings, keys, outputs, and the command to run."""

from __future__ import annotations

import codecs
import io
import os
import sys

from audiogame import FROZEN, __version__

if FROZEN:  # an installed program starts Python for its processes
    from audiogame.own_process import run_own_process

# Everything else is imported where it is used, `typing` too, which is slow: the version is printed
# before most of it is read, and keys typed meanwhile are neither echoed nor lost.
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
"""The exit status where the reader of a pipe has closed it, as shells report SIGPIPE."""
ONLY_TOLD = frozenset({"help", "list", "rules", "keys", "replay", "records", "statistics"})
"""Commands that only print: when their reader closes the pipe early, nothing is lost."""
KEYBOARD = 0
"""The standard input, a file descriptor: in a terminal keys are read from it."""
PLAYING = frozenset({"", "play", "resume", "learn", "join"})
"""Commands that read the keys of the terminal, the main menu without one among them."""


def reads_keys(given: list[str]) -> bool:
    """Return whether the command reads the terminal's keys, before there is a parser to ask.

    Args:
        given: the arguments of the command line, without the program's name.
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
    """Read and print UTF-8 where the system's default is not the player's choice.

    That is ASCII, as of `LC_ALL=C`, in terminals that have long read UTF-8, and the code page of
    Windows for files and pipes, which has no suits of cards.
    """
    chosen = "PYTHONIOENCODING" in os.environ
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if not isinstance(stream, io.TextIOWrapper):
            continue
        name = codecs.lookup(stream.encoding).name
        if name == "ascii":
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")
        elif sys.platform == "win32" and name != "utf-8" and not chosen:
            stream.reconfigure(encoding="utf-8")


def _as_utf_8(word: str) -> str:
    """Decode a command-line word as UTF-8 that the locale could not decode."""
    if word.isprintable():
        return word
    return os.fsencode(word).decode("utf-8", "surrogateescape")


def main(arguments: list[str] | None = None) -> int:
    """Run the program.

    Args:
        arguments: of the command line, without the program's name; None for this process's own.

    Returns:
        The exit status: 0 if all is well, 2 if something typed is wrong, `UNPRINTED` if the output
        is full or closed, `FAILED` if the program or a game has failed, `UNREAD` if the reader of a
        pipe closed it before the end of a command's findings, and otherwise the command's own
        status.
    """
    if arguments is not None:
        return _run(arguments)
    if FROZEN and run_own_process():
        return 0
    if not reads_keys(sys.argv[1:]):
        return _run_typed()
    import signal

    # late: most commands leave the terminal as it is
    from audiogame.terminal.raw_mode import give_back, take_keys

    if sys.platform == "win32":
        import ctypes

        # late: only a console of Windows is such a window
        from audiogame.terminal.own_window import OwnWindow

        window = OwnWindow(ctypes.WinDLL("kernel32"), ctypes.WinDLL("user32"))
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    take_keys(KEYBOARD)
    try:
        status = _run_typed()
    finally:
        give_back(KEYBOARD)
    if sys.platform == "win32" and status in (2, FAILED):
        window.hold()
    return status


def _run_typed() -> int:
    """Run the program with the arguments of this process."""
    given = [_as_utf_8(word) for word in sys.argv[1:]]
    _take_utf_8()
    return _run(given)


def _run(given: list[str]) -> int:
    if given == ["--version"] and _version_told():
        return 0
    import gc  # late: the version needs no garbage collector

    gc.disable()  # nothing imported before the first line is garbage
    try:
        return _run_command(given)
    finally:
        gc.enable()


def _run_command(given: list[str]) -> int:
    """Run a command with output streams that notice a closed pipe."""
    import contextlib

    # late: the version needs none
    from audiogame.outputs.plain_stream import OutputLost, PlainStream, TextPrinted, keep_numbers

    keep_numbers()
    typed: argparse.Namespace | None = None
    language = "en"
    raw = sys.stdout
    printed: dict[str, None] = {}
    out, errors = (PlainStream(one, printed.setdefault) for one in (raw, sys.stderr))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
        try:
            command = "help"
            try:
                # late: imported here, so that a fault in it is reported in words
                from audiogame.cli.arguments import make_parser
                from audiogame.cli.commands import do, plays
                from audiogame.cli.run_settings import language_of

                language = language_of(given)
                typed = make_parser(language).parse_args(given)
                command = typed.command or "menu"
                with contextlib.redirect_stdout(raw if plays(typed) and raw is not None else out):
                    status = do(typed, language)
                for package in printed:
                    _complain(TextPrinted(package), errors, language)
            except SystemExit:  # help has been printed
                out.flush()
                raise
            out.flush()  # here, where the error of a lost output can be caught
            return status
        except OutputLost as lost:
            out.give_up()
            if lost.unread:
                return 0 if command in ONLY_TOLD else UNREAD
            _complain(lost.fault, errors, language)
            return UNPRINTED
        except ValueError as fault:  # each of ours says what to do
            _complain(fault, errors, language)
            return 2
        except KeyboardInterrupt:
            return 130
        except Exception as fault:  # of the program or of a game: players never see a traceback
            _complain(_written_down(fault, typed), errors, language)
            return FAILED


def _version_told() -> bool:
    """Print the version before anything is imported; return whether the output took it."""
    try:
        sys.stdout.write(f"audiogame {__version__}\n")
        sys.stdout.flush()
    except (AttributeError, OSError, ValueError):  # the parser retries and reports why
        return False
    return True


def _complain(fault: ValueError, errors: PlainStream, language: str) -> None:
    # late: most runs have no fault
    from audiogame.narration.faults import told
    from audiogame.outputs.plain_stream import OutputLost

    try:
        errors.write(f"{told(fault, language)}\n")
        errors.flush()
    except OutputLost:  # then silently
        errors.give_up()


def _written_down(fault: Exception, typed: argparse.Namespace | None) -> Fault:
    """Write the present exception to a report for developers; return the message about it."""
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
