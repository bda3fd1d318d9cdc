"""One run of the program: the terminal is set up, used, and restored in any case."""

from __future__ import annotations

import contextlib
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from audiogame.console.app import App
from audiogame.console.departure import (
    CannotBegin,
    LinkFailed,
    LinkFollowed,
    NothingHeard,
    ProgramLeft,
)
from audiogame.console.key_script import Script, read_script
from audiogame.console.key_source import AWAKE, CONTINUED, RESIZED, TERMINATED, KeySource
from audiogame.console.untranslated import tell_incomplete, tell_unreviewed
from audiogame.lobby.common_commands import everywhere, follow_pasted
from audiogame.lobby.main_menu import main_menu
from audiogame.outputs.plain_stream import OutputLost, PlainStream, TextPrinted
from audiogame.outputs.speech.detection import detect
from audiogame.outputs.standard_streams import is_terminal
from audiogame.own_task import begin_task, keep_task
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.rules.value import replace
from audiogame.terminal.control_events import ControlEvent, ControlHandler, handled
from audiogame.terminal.keyboard import TerminalKeys
from audiogame.terminal.late_loop import LateKeys, offload
from audiogame.terminal.screen import taking_codes
from audiogame.terminal.stock import load_behind
from audiogame.terminal.terminal_front_end import anybody_listens, terminal_front_end

if TYPE_CHECKING:
    import argparse
    import asyncio
    from collections.abc import Iterable, Iterator

    from audiogame.console.finding import Finding
    from audiogame.online.link import TableLink
    from audiogame.outputs import Output
    from audiogame.settings import Settings
    from audiogame.terminal.entry import Entry

WATCH = 2.0
"""Seconds between two checks of the clock."""
ASLEEP = 10.0
"""Seconds missing on the clock that show that the machine was asleep."""
NOWHERE = 2
"""The exit status where `audiogame join` could not follow its link, as for a mistyped argument."""
READER_WAIT = 1.0
"""Seconds to wait for the detection of a screen reader."""


async def run_session(
    typed: argparse.Namespace,
    settings: Settings,
    stored: Settings,
    faults: tuple[Reason, ...],
    data: Path,
    script: str | None,
    examine: Callable[[Settings, str], Iterable[Finding]],
) -> int:
    """Run the menus or one game.

    Args:
        typed: the arguments.
        settings: the player's choices, with those typed for this run.
        stored: the player's choices as saved.
        faults: of the settings, to be reported.
        data: the program's data folder.
        script: the text of a key script; None for the keys of the terminal.
        examine: returns the findings of the doctor, by settings and language.

    Returns:
        The exit status.

    Raises:
        ValueError: an argument is wrong; nothing has started.
        OutputLost: the output is lost; a game is saved.
    """
    source: KeySource = TerminalKeys() if script is None else Script(read_script(script))
    # To the very end: what Windows tells meanwhile waits until everything is saved.
    with taking_codes(sys.stdout) as codes, _control_events(source):
        asked = source.ask if isinstance(source, TerminalKeys) else lambda: None
        keys = LateKeys(source, lambda: begun(), asked)
        wanted: Entry | None = None
        if typed.command is not None:
            from audiogame.terminal.entry import entry  # late: the menu does not need it

            wanted = entry(typed, settings, data, script is not None)
        # First, as a voice that is being made redirects the standard output.
        front = terminal_front_end(keys, data, _outputs(typed), sys.stdout, examine, codes)
        app = App(front, settings, data, everywhere, stored)
        printed = _PrintedText(app)
        app.scene.from_shell = wanted is not None
        for fault in faults:
            app.dialogue.tell("fault", why=fault)
        app.profile.tell_fault()
        app.profile.load_keys()
        chosen = _chosen_mode(settings, script)
        lost: NothingHeard | None = None
        try:
            with contextlib.ExitStack() as stack:
                plain = PlainStream(sys.stdout, printed.left_out)
                stack.enter_context(contextlib.redirect_stdout(plain))

                def begun() -> None:
                    """Do what needs an event loop, and what the first line does not wait for."""
                    import asyncio

                    # late: seldom needed
                    from audiogame.console.fault_log import PartFaults

                    handler = PartFaults(app.dialogue, data)
                    asyncio.get_running_loop().set_exception_handler(handler)
                    printed.begin()
                    if isinstance(source, TerminalKeys):
                        stack.enter_context(_signals(source))
                        stack.callback(watch_for_sleep(source))
                        app.dialogue.outputs.screen.mark_pastes(True)
                    app.soundscape.begin(anybody_listens(typed, script))
                    if wanted is None and app.data.settings.new_versions:
                        stack.callback(_look_for_news(app))

                if isinstance(source, TerminalKeys):
                    stack.enter_context(_signals_before(source))
                    source.reading = load_behind  # so as not to delay the first key
                    stack.enter_context(source.open())
                await _begin_speech(app, keys, chosen)
                await _play(app, wanted)
        except NothingHeard as left:
            lost = left
        except LinkFailed:
            return NOWHERE
        except ProgramLeft:
            pass
        except CannotBegin as wrong:
            raise wrong.fault from None
        except Exception:
            # A fault of the program itself: the player hears it in words, developers read the log.
            # late: seldom needed
            from audiogame.console.fault_log import write_down

            app.dialogue.tell("went-wrong", file=write_down(data), saved=app.scene.game_saved)
            return 1
        finally:
            await app.data.unsaved.written()
            app.close()
        if lost is not None:
            raise OutputLost(lost.fault, app.dialogue.outputs.unheard)
        return 0


class _PrintedText:
    """Says once of each game that it has printed text, which was left out.

    Args:
        app: says it, between two other lines.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._packages: dict[str, None] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def begin(self) -> None:
        """Announce at once each game that prints, beginning with those that already have."""
        import asyncio

        self._loop = asyncio.get_running_loop()
        for package in self._packages:
            self._loop.call_soon(self._tell, package)

    def left_out(self, package: str) -> None:
        """Record the package of a game that prints, in any thread."""
        if package not in self._packages:
            self._packages[package] = None
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._tell, package)

    def _tell(self, package: str) -> None:
        self._app.dialogue.tell("fault", why=TextPrinted(package))


async def _play(app: App, wanted: Entry | None) -> None:
    """Do what the run is for; then go wherever a pasted link leads."""
    link: TableLink | None = None
    app.keyboard.follow = partial(follow_pasted, app)
    tell_incomplete(app.dialogue)
    if not app.data.settings.welcomed and (wanted is None or not app.front.keys.scripted):
        app.dialogue.tell("welcome")
        app.speaker.tell_kept_keys()
        tell_unreviewed(app)
        app.data.keep(replace(app.data.settings, welcomed=True))
    while True:
        try:
            if wanted is not None:
                await wanted(app)
            else:
                await main_menu(app, first=link)
            app.dialogue.tell("goodbye")
        except LinkFollowed as left:
            wanted, link, app.scene.from_shell = None, left.link, False
        else:
            return


def _look_for_news(app: App) -> Callable[[], object]:
    """Look for a newer version in the background; return the function that stops it."""

    # late: seldom wanted, and it needs the archive
    from audiogame.terminal.newer_version import look_for_news

    return begin_task(look_for_news(app)).cancel


def _outputs(typed: argparse.Namespace) -> tuple[Output, ...]:
    """Return the outputs other than screen and speech."""
    path = getattr(typed, "transcript", None)
    if path is None:
        return ()
    from audiogame.outputs.transcript import Transcript  # late: seldom used

    try:
        return (Transcript(Path(path)),)
    except OSError as fault:
        raise Fault("transcript-cannot-write", path=path, why=system_reason(fault)) from fault


def _chosen_mode(settings: Settings, script: str | None) -> str:
    """Return the speech mode that was chosen; "auto" if it has to be detected."""
    if settings.speech != "auto":
        return settings.speech
    # Without a terminal (a pipe, a file of keys) there may be no player to listen or to answer.
    return "auto" if script is None and is_terminal(sys.stdout) else "none"


async def _begin_speech(app: App, keys: LateKeys, chosen: str) -> None:
    """Start speech: in the chosen mode, the detected one, or by the player's answer."""
    sure = True
    if chosen == "auto":
        found = await offload(detect)
        chosen, sure = found.mode, found.sure
    if not sure or chosen in ("direct", "voice"):
        await keys.begin()  # a voice reports its state in the event loop
    if not sure:
        # late: asked once on a machine
        from audiogame.preferences.first_run import ask_who_reads

        await ask_who_reads(app)
    else:
        # Wait for a screen reader, so that it hears the first line; a voice says the line later.
        app.speaker.begin(chosen, READER_WAIT if chosen == "direct" else 0.0)


def watch_for_sleep(keys: TerminalKeys) -> Callable[[], object]:
    """Watch for the machine having been asleep: a closed lid sends no signal.

    Returns:
        The function that stops watching.
    """
    import asyncio

    async def watch() -> None:
        last = time.time()
        while True:
            await asyncio.sleep(WATCH)
            now = time.time()
            if now - last > WATCH + ASLEEP:
                keys.put(AWAKE)
            last = now

    return keep_task(watch).cancel


@contextlib.contextmanager
def _control_events(keys: KeySource) -> Iterator[None]:
    """Turn what Windows tells the programs of a console into keys, as signals are elsewhere."""
    if sys.platform != "win32" or not isinstance(keys, TerminalKeys):
        yield
        return
    import ctypes

    def put(event: ControlEvent) -> None:
        keys.put_soon("ctrl-c" if event is ControlEvent.CTRL_C else TERMINATED)

    with handled(ControlHandler(put), ctypes.WinDLL("kernel32")):
        yield


@contextlib.contextmanager
def _signals_before(keys: TerminalKeys) -> Iterator[None]:
    """Buffer signals until there is a loop, and then turn them into keys."""
    if sys.platform == "win32":
        yield
        return

    def keep(number: int, frame: object) -> None:
        keys.put(_meant()[number])

    before = {number: signal.signal(number, keep) for number in _meant()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _meant() -> dict[int, str]:
    """Return the keys that signals stand for; none on Windows."""
    if sys.platform == "win32":
        return {}
    return {
        signal.SIGTERM: TERMINATED,
        signal.SIGHUP: TERMINATED,
        signal.SIGQUIT: TERMINATED,
        signal.SIGINT: "ctrl-c",
        signal.SIGCONT: CONTINUED,
        signal.SIGWINCH: RESIZED,
        signal.SIGTSTP: "ctrl-z",  # as if pressed: secrets are erased first
    }


@contextlib.contextmanager
def _signals(keys: TerminalKeys) -> Iterator[None]:
    """Turn signals into keys: so the game is saved and the terminal restored in one place."""
    if sys.platform == "win32":
        yield
        return
    import asyncio

    loop = asyncio.get_running_loop()
    by_loop = {number: name for number, name in _meant().items() if number != signal.SIGCONT}
    for number, name in by_loop.items():
        loop.add_signal_handler(number, keys.put, name)

    def go_on(number: int, frame: object) -> None:
        keys.stopped()  # at once: before a key is read that was pressed meanwhile
        loop.call_soon_threadsafe(keys.put, CONTINUED)

    # Not by the loop, too, which would put the key twice.
    before = signal.signal(signal.SIGCONT, go_on)
    try:
        yield
    finally:
        signal.signal(signal.SIGCONT, before)
        for number in by_loop:
            loop.remove_signal_handler(number)
