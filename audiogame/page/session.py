"""One run of the program in the page's worker."""

from __future__ import annotations

import asyncio
import platform
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from audiogame import __version__
from audiogame.archive.folder import KeptRecord, kept_records
from audiogame.console.app import App
from audiogame.console.departure import LinkFollowed, ProgramLeft
from audiogame.console.display import Answer
from audiogame.console.fault_log import PartFaults, write_down
from audiogame.console.finding import Finding
from audiogame.console.front_end import FrontEnd
from audiogame.console.key_source import SIGNALS
from audiogame.console.speaker import voice_language
from audiogame.console.spelling import speakable
from audiogame.console.untranslated import tell_incomplete, tell_unreviewed
from audiogame.lobby.common_commands import everywhere, follow_pasted
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.menu_entries import continue_game, play_online
from audiogame.narration.faults import told
from audiogame.narration.languages import languages
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.titles import game_title
from audiogame.online.device import FILE as DEVICE
from audiogame.online.link import LinkError, TableLink, read_link
from audiogame.opponents.thinker import ProcessThinker
from audiogame.opponents.thought_message import ThoughtAnswer, read_answer
from audiogame.outputs.readers import Reader
from audiogame.own_task import begin_task
from audiogame.page.audio import PageAudio
from audiogame.page.display import FIELD, SAVES, PageDisplay, page_texts
from audiogame.page.from_shell import (
    Kept,
    Keyed,
    Leave,
    SaveAll,
    Seen,
    Set,
    Stored,
    UpdateReady,
    VoiceWanted,
)
from audiogame.page.keys import PageKeys
from audiogame.page.line import Post, ShellLine
from audiogame.page.message import FromShell
from audiogame.page.page_menu import GuestCame, PageMenu
from audiogame.page.profiles import SETTINGS, Profiles, who_plays
from audiogame.page.screen import PageScreen
from audiogame.page.to_shell import Ended, Presentation
from audiogame.preferences.first_run import ask_who_reads
from audiogame.preferences.speech_menu import speech_menu
from audiogame.rules.fault import RAISED, Reason
from audiogame.rules.value import Value, replace
from audiogame.settings import THEMES, Settings, read_settings
from audiogame.table.own_file import write_whole

LIMIT = 90.0
"""Seconds without an answer after which the worker is replaced: its Python starts slowly."""


class SecondWorker(Protocol):
    """The thinking worker's interface, implemented in JavaScript."""

    dead: bool
    """Whether no further answer will come."""

    def send(self, line: str) -> None:
        """Send it a question."""

    def take(self) -> str:
        """Return its next answer, empty where there is none yet."""

    def end(self) -> None:
        """Terminate it at once, even in the middle of a thought."""


class BrowserProcess:
    """A second worker in place of a process.

    Args:
        worker: the worker, which starts by itself.
    """

    pid = None
    came: Callable[[], object] | None = None
    """None: answers in a browser are polled, not notified."""

    def __init__(self, worker: SecondWorker) -> None:
        self._worker = worker

    @property
    def dead(self) -> bool:
        """Whether the worker could not be started, or has crashed."""
        return bool(self._worker.dead)

    def send(self, line: bytes) -> None:
        """Send a question."""
        self._worker.send(line.decode("ascii"))

    def answers(self) -> Iterator[ThoughtAnswer]:
        """Yield the answers that have arrived."""
        while line := self._worker.take():
            yield read_answer(line.encode("ascii"))

    def close(self) -> None:
        """Terminate it at once."""
        self._worker.end()


def page_thinker(
    open_worker: Callable[[], SecondWorker], tell: Callable[[], None]
) -> ProcessThinker:
    """Return the thinker that runs beside a game in the page.

    Args:
        open_worker: starts the second worker, when the first slow player is to think.
        tell: announces the limited search depth there; called once.
    """
    told = False

    def start() -> BrowserProcess:
        nonlocal told
        if not told:
            told = True
            tell()
        return BrowserProcess(open_worker())

    return ProcessThinker(limit=LIMIT, start=start)


Result = TypeVar("Result")
PLAYED = "page-played"
"""The file with the name of the game that is being played, while one is."""
BACK = Answer("escape", "back")
TOLD = "page-told"
"""The file that marks that the player was told how long a browser keeps data."""
ONCE = ("page-deletes", "page-may-clear")
"""The notices that are said once on a device, as that file marks."""
LONG_GAME = 1200.0
"""Seconds of a game after which a player is told again that the browser deletes it."""
PAGE_READER = Reader(
    "page", "the page hands lines over, and says which may not have been heard", reports=True
)
"""Any screen reader of the page: the page reports each line that may have been missed."""


class PageStart(Value):
    """The options that the worker starts the program with.

    Args:
        data: the persisted folder.
        offline: whether the page works without a network connection.
        kept: whether written data outlives the page, at its start.
        why: the browser's name of the error if it does not.
        link: the invitation that the page was opened with.
        host: the server of the page, with its port where that is unusual.
        languages: codes of the languages that the browser is set to, the preferred one first.
        browser: its name, version and system, as it tells web servers.
        touch: whether the page is touched, and no key was pressed yet.
    """

    data: str
    offline: bool = False
    kept: bool = True
    why: str = ""
    link: str = ""
    host: str = ""
    languages: tuple[str, ...] = ()
    browser: str = "unknown"
    touch: bool = False


async def offload(work: Callable[[], Result]) -> Result:
    """Run work here, after everything queued: there are no threads."""
    await asyncio.sleep(0)
    return work()


class PageSession:
    """The program, between the shell and the persisted folder.

    Args:
        options: of its start.
        post: sends a message to the shell.
        open_worker: starts the second worker, in which experts think.
        clock: returns monotonic seconds.
        unkept: flushes pending writes; returns the browser's name of the error if they are not
            persisted, empty if they are; None where this never changes after the start.
    """

    def __init__(
        self,
        options: PageStart,
        post: Post,
        open_worker: Callable[[], SecondWorker],
        clock: Callable[[], float] = time.monotonic,
        unkept: Callable[[], str] | None = None,
    ) -> None:
        self.options = options
        self._unkept = unkept or (lambda: "" if options.kept else options.why)
        self._told: set[str] = set()
        """Notices of the first visit that were said."""
        self._later: dict[str, dict[str, str]] = {}
        """Those that wait for the end of a game, with their values."""
        self._told_unkept = False
        """Whether the player was told that nothing is kept, since all data last was."""
        self.line = ShellLine(post)
        self._touched = options.touch
        self._deletes = False
        """Whether the browser deletes everything after seven days without a visit."""
        self._told_again = False
        """Whether the player was told that once more, after a long game."""
        self._since: float | None = None
        """When the present game began, or went on."""
        self._closing = False
        """Whether the page is being closed, perhaps amid a game."""
        self._noted: tuple[Path, str] | None = None
        """The file in which it is noted that a game is played, and the name of the game."""
        self._waiting: KeptRecord | None = None
        """The game amid which the page was closed, until the player has decided."""
        self._manner: Presentation | None = None
        self._audio = PageAudio(self.line)
        self._clock, self._open_worker = clock, open_worker
        self._keys = PageKeys(self.line, clock, self._refresh)
        self._profiles = Profiles(Path(options.data))
        self._menu = PageMenu(self.line, self._say, self._profiles)
        self._open(self._profiles.all[0].folder)
        self.line.on(Set, self._set)
        self.line.on(VoiceWanted, self._speak)
        self.line.on(Stored, self._tell_stored)
        self.line.on(Kept, self._tell_kept)
        self.line.on(SaveAll, lambda message: self._menu.save())
        self.line.on(Seen, self._seen)
        self.line.on(Leave, self._close)
        self.line.on(Keyed, self._name_keys)
        self.line.on(UpdateReady, lambda message: self._tell("page-update-ready"))

    def _open(self, data: Path) -> None:
        """Open the program for one of this device's users."""
        settings, self._faults = read_settings(data / SETTINGS)
        self._screen = PageScreen(
            self.line,
            lambda text: self.app.data.pace.seconds(text),
            self._clock,
            lambda: self._keys.away is True,
        )

        def make_screen(braille: bool) -> PageScreen:
            self._screen.reads_on = braille
            return self._screen

        display = PageDisplay(self.line, self._keys, self._why_unkept, self._where_kept)
        front = FrontEnd(
            keys=self._keys,
            make_screen=make_screen,
            audio=self._audio,
            thinker=page_thinker(self._open_worker, lambda: self._tell("page-thinks-less")),
            offload=offload,
            clock=self._clock,
            now=lambda: datetime.now().astimezone(),
            reader=PAGE_READER,
            display=display,
            examine=self._examine,
            languages=self.options.languages,
            offered=languages,  # the others are not in the page
            unkept=self._why_unkept,
        )
        self.app = self._menu.app = App(front, settings, data, everywhere)
        self.app.dialogue.narrator.touched = self._touched
        display.playing = self._note_playing
        self._display = display
        self._screen.dressed = self._refresh
        self._screen.uncopied = self._tell_uncopied
        self._keys.known = self._known
        self._screen.held = self.app.unheard.miss
        self._screen.cut = self.app.unheard.cut
        self._screen.shortened = self.app.unheard.shorten
        self._screen.behind = self.app.unheard.fall_behind
        self._screen.overtakes = self.app.unheard.take_overtaken

    def _examine(self, settings: Settings, language: str) -> Iterator[Finding]:
        python, machine = platform.python_version(), platform.machine()
        system, version = self.options.browser, __version__
        found = Reason(
            "program-found", version=version, python=python, system=system, machine=machine
        )
        yield Finding("program", told(found, language))
        yield Finding("speech mode", self.app.speaker.mode)

    def _known(self, name: str) -> bool:
        return any(name in one for one in self.app.profile.keymap.commands.values())

    async def run(self) -> None:
        """Run the menus, until the player leaves or the page is closed."""
        handler = PartFaults(self.app.dialogue, self.app.data.folder)
        asyncio.get_running_loop().set_exception_handler(handler)
        try:
            if len(self._profiles.all) > 1:
                await self._ask_who()
            await self._begin()
            await self._play()
            self.app.dialogue.tell("goodbye")
        except ProgramLeft:
            pass
        except RAISED:
            # A fault of the program itself is reported to the player in words.
            app = self.app
            app.dialogue.tell(
                "went-wrong", file=write_down(app.data.folder), saved=app.scene.game_saved
            )
        finally:
            await self.app.data.unsaved.written()
            self.app.close()
            self.line.send(Ended(self._say("page-ended")))

    async def _play(self) -> None:
        """Go to the table that the page was opened for, then run the menu until it is left."""
        link: TableLink | None = None
        opens = self._arrive
        while True:
            try:
                await opens()
                await main_menu(self.app, self._menu.entries, link)
            except LinkFollowed as left:
                opens, link = self._stay, left.link
            except GuestCame:
                await self._change(self._profiles.guest().folder)
                opens, link = self._begin, None
            else:
                return

    async def _arrive(self) -> None:
        await self._offer_waiting()
        await self._follow_link()

    async def _stay(self) -> None:
        """Open nothing: the player is here already."""

    async def _begin(self) -> None:
        app = self.app
        for fault in self._faults:
            app.dialogue.tell("fault", why=fault)
        app.profile.tell_fault()
        app.profile.load_keys()
        app.soundscape.begin(True)
        if app.data.settings.speech == "auto":
            self._tell_unkept("page-not-kept", Urgency.ANSWER)
            await ask_who_reads(app)
            if app.data.settings.speech == "voice":
                await speech_menu(app)
        else:
            self._begin_speech()
            self._tell_unkept("page-not-kept", Urgency.ANSWER)
            self._find_waiting()
        if not self.options.offline:
            self._tell("page-online-only")
        tell_incomplete(app.dialogue)
        if not app.data.settings.welcomed:
            if self.options.host:
                self._tell_once("page-server-reads", host=self.options.host)
            app.dialogue.tell("welcome")
            tell_unreviewed(app)
            app.data.keep(replace(app.data.settings, welcomed=True))
        app.keyboard.follow = partial(follow_pasted, app)

    def _begin_speech(self) -> None:
        speech = self.app.data.settings.speech
        self.app.speaker.begin(speech if speech in self._audio.modes else "lines")

    async def _ask_who(self) -> None:
        """Ask which user plays, and open the program for that user."""
        self.app.profile.load_keys()
        self.app.soundscape.begin(True)
        self._begin_speech()
        chosen = await who_plays(self.app, self._profiles, self._say)
        await self._change(chosen.folder)

    async def _change(self, folder: Path) -> None:
        """Switch to the data of another user."""
        await self.app.data.unsaved.written()
        self.app.close()
        self._open(folder)

    def _note_playing(self, game: str) -> None:
        """Note the game being played here, for the next start, where the page is closed amid it."""
        self._tell_again(game)
        if not game:
            later, self._later = self._later, {}
            for message, values in later.items():
                self._tell_once(message, **values)
        scene, note = self.app.scene, self.app.data.folder / PLAYED
        if game and scene.in_game and scene.company is None and scene.table is not None:
            noted = note, scene.table.game.name
            if noted != self._noted:
                write_whole(*noted)
                self._noted = noted
        elif not game and not self._closing:
            note.unlink(missing_ok=True)
            self._noted = None

    def _name_keys(self, message: FromShell) -> None:
        """Name keys in what is said from now on: there are some."""
        self._touched = self.app.dialogue.narrator.touched = False

    def _close(self, message: FromShell) -> None:
        self._closing = True

    def _find_waiting(self) -> None:
        """Say first which game waits, if the page was closed amid one."""
        app = self.app
        note = app.data.folder / PLAYED
        if self.options.link or not note.exists():
            return
        game = note.read_text(encoding="utf-8")
        for kept in kept_records(app.data.folder):
            if kept.summary is not None and kept.summary.game == game and not kept.over:
                self._waiting = kept
                app.dialogue.say(self._waits(kept))
                return

    def _waits(self, kept: KeptRecord) -> Line:
        title = (
            game_title(kept.summary.game, self.app.dialogue.language)
            if kept.summary is not None
            else ""
        )
        text = self._say("page-game-waits", game=title)
        return Line(text, urgency=Urgency.ANSWER, offers=True)

    async def _offer_waiting(self) -> None:
        """Continue the game that waits, by one key."""
        kept, self._waiting = self._waiting, None
        if kept is None:
            return
        app = self.app
        line = self._waits(kept)
        with (
            app.dialogue.asks(),
            app.front.display.answers(line.text, Answer("enter", "continue"), BACK),
        ):
            while (key := await app.keyboard.any_key()).name != "escape":
                if key.name == "ctrl-c":
                    raise ProgramLeft
                if key.name == "enter":
                    self._note_playing("")
                    await continue_game(app, kept)
                    return
                if key.name not in SIGNALS:
                    app.dialogue.say(line)
        self._note_playing("")

    async def _follow_link(self) -> None:
        """Go to the table whose invitation the page was opened with.

        A server other than the page's own is called only if the player agrees: it learns their
        address.
        """
        if not self.options.link:
            return
        try:
            link = read_link(self.options.link)
        except LinkError as fault:
            self.app.dialogue.tell("fault", why=fault)
            return
        elsewhere = f"//{self.options.host}/#" not in link.in_browser
        if elsewhere and not await self.app.keyboard.confirm(
            "call-server", link=link.heard_address
        ):
            self.app.dialogue.tell("staying")
            return
        if not (self.app.data.folder / DEVICE).exists():
            self._tell("page-bring-key")
        await play_online(self.app, link)

    def _tell_stored(self, message: FromShell) -> None:
        """Announce, once on a device, that the browser may clear its stored data."""
        if not isinstance(message, Stored) or not self.options.offline or self._unkept():
            return
        self._deletes = message.deletes
        told = self.app.data.folder / TOLD
        if (message.persistent and not message.deletes) or told.exists():
            return
        self._tell_once("page-deletes" if message.deletes else "page-may-clear")

    def _tell_again(self, game: str) -> None:
        """Announce after a long game, once in a run, that the browser deletes what is kept."""
        now, since = self._clock(), self._since
        if game:
            self._since = now if since is None else since
            return
        self._since = None
        long = since is not None and now - since >= LONG_GAME
        if long and self._deletes and not self._told_again and not self._why_unkept():
            self._told_again = True
            key = speakable(self.app.dialogue.narrator, SAVES)
            self._tell("page-deletes-again", key=key)

    def _tell_uncopied(self) -> None:
        """Say where the text stands that the browser does not copy."""
        key = speakable(self.app.dialogue.narrator, FIELD)
        told = self._say("page-uncopied", key=key)
        self.app.dialogue.say(Line(told, urgency=Urgency.ANSWER))

    def _why_unkept(self) -> str:
        """Return in words why written data is not kept; empty where it is, and for a guest."""
        name = self._unkept() if self._profiles.keeps(self.app.data.folder) else ""
        return name and self._say("page-unkept-why", name=name)

    def _where_kept(self) -> str:
        if not self._profiles.keeps(self.app.data.folder):
            return self._say("page-guest")
        why, key = self._why_unkept(), speakable(self.app.dialogue.narrator, SAVES)
        if why:
            return self._say("page-keeps-not", why=why)
        keeps = self._say("page-keeps", key=key)
        return f"{keeps} {self._say('page-deletes')}" if self._deletes else keeps

    def _tell_unkept(self, message: str = "page-unkept", urgency: Urgency = Urgency.NEWS) -> None:
        """Announce once that nothing is kept any more, and the key that saves everything."""
        why, app = self._why_unkept(), self.app
        if not why or self._told_unkept:
            return
        self._told_unkept = True
        key = speakable(app.dialogue.narrator, SAVES)
        told = self._say(message, why=why, key=key)
        if app.scene.in_game and app.scene.company is None:
            told = app.dialogue.narrator.say("not-kept", why=why)
        else:
            app.data.told_unkept = True
        self._say_news(told, urgency)
        if message == "page-unkept":
            self._tell("page-save-key", key=key)

    def _tell_once(self, message: str, **values: str) -> None:
        """Say a notice of the first visit once in a run, and after the game where one is played."""
        if message in self._told:
            return
        if self.app.scene.in_game:
            self._later[message] = values
            return
        self._told.add(message)
        self._tell(message, **values)
        if message in ONCE:
            write_whole(self.app.data.folder / TOLD, "")

    def _tell_kept(self, message: FromShell) -> None:
        """Announce that written data is no longer kept, or that all of it is again."""
        if not isinstance(message, Kept):
            return
        if message.why:
            self._tell_unkept()
            return
        if message.found:
            self.app.data.keep(read_settings(self.app.data.folder / SETTINGS)[0])
            self.app.data.take_settings()
            self.app.profile.load_keys()
        if self._told_unkept:
            self._told_unkept = self.app.data.told_unkept = False
            self._tell("page-found" if message.found else "page-kept")

    def _tell(self, message: str, **values: str) -> None:
        self._say_news(self._say(message, **values))

    def _say_news(self, text: str, urgency: Urgency = Urgency.NEWS) -> None:
        self.app.dialogue.say(Line(text, urgency=urgency, local=True))

    def _say(self, message: str, **values: object) -> str:
        forms = ("touch",) if self._touched else ()
        return page_texts(self.app.dialogue.language).format(message, values, forms)

    def _refresh(self) -> None:
        """Send the shell the presentation settings, where they have changed."""
        app, settings = self.app, self.app.data.settings
        spoken = voice_language(settings, app.dialogue.language)
        manner = Presentation(
            theme=self._screen.theme,
            view=self._screen.view,
            speech={"lines": "reader"}.get(app.speaker.mode, app.speaker.mode),
            rate=settings.rate,
            words=settings.voice_rate,
            voice=self._audio.voice_for(settings.voice_name, spoken),
            pitch=settings.voice_pitch,
            volume=settings.voice_volume,
            language=app.dialogue.language,
            captions=settings.captions,
            braille=settings.braille,
            wait_for_me=settings.wait_for_me,
            guest=not self._profiles.keeps(app.data.folder),
        )
        if manner != self._manner:
            before, self._manner = self._manner, manner
            self.line.send(manner)
            if before is not None and before.language != manner.language:
                self._display.translate()

    def _set(self, message: FromShell) -> None:
        """Store a setting that was changed in the page itself."""
        if isinstance(message, Set) and message.name == "theme" and message.value in THEMES:
            self.app.data.keep(replace(self.app.data.settings, theme=str(message.value)))
            self.app.data.take_settings()

    def _seen(self, message: FromShell) -> None:
        """Tell people elsewhere whether the page is visible; announce what arrived meanwhile."""
        if not isinstance(message, Seen):
            return
        self.app.scene.elsewhere = not message.visible
        if self.app.scene.company is not None:
            self.app.scene.company.turn(not message.visible)
        if message.visible and message.focused:
            self.app.unheard.offer(returns=True)

    def _speak(self, message: FromShell) -> None:
        """Switch speech to the browser's own voice."""
        if self.app.speaker.begun and self.app.speaker.mode != "voice":
            self.app.speaker.change("voice")


def begin(
    given: str,
    post: Post,
    open_worker: Callable[[], SecondWorker],
    unkept: Callable[[], str] | None = None,
) -> Callable[[str], None]:
    """Start the program in the worker's event loop; restart it where it has ended.

    Args:
        given: the options, as JSON.
        post: sends a message to the shell.
        open_worker: starts the second worker, in which experts think.
        unkept: flushes pending writes; returns the browser's name of the error if they are not
            persisted, empty if they are; None where this never changes after the start.

    Returns:
        The handler of the shell's messages.
    """
    options = msgspec.json.decode(given, type=PageStart)
    session = PageSession(options, post, open_worker, unkept=unkept)
    _running[:] = [begin_task(session.run())]
    return session.line.receive


_running: list[Awaitable[None]] = []
"""References to running tasks, which the event loop alone would not keep alive."""
