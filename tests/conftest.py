"""Shared fixtures and hooks: Hypothesis profiles, costs of files, Sika, a sound server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import inspect
import io
import os
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from built_page import built_site, visit  # noqa: F401  # fixtures
from costs import Costs
from held_files import hold, open_files_stay  # noqa: F401  # fixtures
from hypothesis import HealthCheck, settings
from left_behind import LeftBehind
from loopback import play_over_the_line
from packages import skip_without
from page_browser import axe, browser, page, site, window  # noqa: F401  # fixtures
from postgres_cluster import Cluster, missing_postgres
from sound_server import SoundServer, missing_sound_server
from systems import loads, missing_here
from takes import TakesMadeAnew

from audiogame.__main__ import main
from audiogame.console.call_limit import CallLimit
from audiogame.games.sika import GAME
from audiogame.games.sika.rules import SikaOptions
from audiogame.narration import faults
from audiogame.narration.texts import TextError
from audiogame.rules.fault import Reason
from audiogame.sound_server.synthesizer import Espeak
from audiogame.table.lock import InUse, lock
from audiogame.table.luck import Luck
from audiogame.table.record import Header, Seal, options_as_typed
from audiogame.table.table import Player, Step, Table

if sys.platform != "emscripten":  # there is no network in the Python of a browser
    from server_evening import at_a_server  # noqa: F401  # a fixture
    from sound_link import noted_link  # noqa: F401  # a fixture

    from audiogame.outputs.sound_process import SoundLink

SLOW = [HealthCheck.too_slow]  # a busy machine is no fault of a test
settings.register_profile("quick", max_examples=60, deadline=None, suppress_health_check=SLOW)
settings.register_profile("same", settings.get_profile("quick"), derandomize=True)
# CI judges a commit by the same examples each time; everywhere else each run draws new ones.
settings.load_profile("same" if "AUDIOGAME_SAME_EXAMPLES" in os.environ else "quick")


OWN_CHOICE = ("AUDIOGAME_SPEECH", "AUDIOGAME_VOICE", "AUDIOGAME_SOUND")
"""The variables by which a player chooses how the program speaks and sounds."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Run one process more than there are processors, as each waits for a disk now and then."""
    cores = (
        os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)
    )
    return len(cores) + 1


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrize tests marked so: once at home, once over a loopback connection."""
    if metafunc.definition.get_closest_marker("over_the_line"):
        ids = ("at home", "over a line")
        metafunc.parametrize("over_the_line", (False, True), indirect=True, ids=ids)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deselect tests that would be the same over a connection, and skip those of another system."""
    items[:] = [one for one in items if not (plays_far(one) and one.get_closest_marker("at_home"))]
    for name in missing_here():
        for item in items:
            mark = item.get_closest_marker(name)
            if mark is not None and not loads(mark.kwargs.get("without", "")):
                item.add_marker(pytest.mark.skip(reason=f"{name}: {mark.args[0]}"))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


def plays_far(item: pytest.Item) -> bool:
    """Return whether a test is played over a connection."""
    return isinstance(item, pytest.Function) and bool(
        hasattr(item, "callspec") and item.callspec.params.get("over_the_line")
    )


@pytest.fixture(autouse=True)
def over_the_line(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Play each new game over a loopback connection, where the test is parametrized so.

    A test that opens no table would assert the same twice, and fails.
    """
    if not getattr(request, "param", False):
        yield
        return
    tables = play_over_the_line(monkeypatch)
    yield
    assert tables, "over a line it comes to no table: it is at_home"


@pytest.fixture(autouse=True)
def every_reason_has_words(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Fail a test in which a reason without a sentence was told, unless the test is about that.

    It fails at its end too, as code that asks a game may catch the exception.
    """
    if "without_words" in request.fixturenames:
        yield
        return
    found: list[str] = []

    def refuse(reason: Reason, language: str, lacking: TextError) -> str:
        found.append(f"{reason!r}: {lacking}")
        raise AssertionError(found[-1])

    monkeypatch.setattr(faults, "without_words", refuse)
    yield
    assert found == []


@pytest.fixture
def without_words() -> None:
    """Allow reasons without a sentence in a test."""


def pytest_configure(config: pytest.Config) -> None:
    """Report the cost of test files, and fail tests that leave something behind.

    The developer's own settings in the environment are removed, so that no test depends on them.
    """
    for name in OWN_CHOICE:
        os.environ.pop(name, None)
    os.environ["LANGUAGE"] = "en"  # whatever the language of this machine
    if sys.platform == "win32":  # as the command line does
        from audiogame.terminal.call_watch import watch_in_thread

        CallLimit.watches = (watch_in_thread,)
    config.pluginmanager.register(Costs(), "costs")
    config.pluginmanager.register(LeftBehind(), "left behind")
    config.pluginmanager.register(TakesMadeAnew(), "takes made anew")


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, Any, Any]:
    """Disable garbage collection while tests are collected, and freeze the objects made then.

    There are millions of them, they all stay, and each collection would go through all of them.
    """
    gc.disable()
    try:
        with compiled_once(session.config):
            return (yield)
    finally:
        gc.enable()
        gc.freeze()


@contextlib.contextmanager
def compiled_once(config: pytest.Config) -> Iterator[None]:
    """Let the first process of a run collect alone, as it compiles the tests for the others."""
    run: str = getattr(config, "workerinput", {}).get("testrunuid", "")
    if not run or sys.dont_write_bytecode or getattr(config, "cache", None) is None:
        yield
        return
    with (config.cache.mkdir("collection") / "run").open("a+b") as file:
        while True:
            with contextlib.suppress(InUse):
                lock(file, file.name)
                break
            time.sleep(0.05)
        file.seek(0)
        if file.read() != run.encode():
            yield
            file.truncate(0)
            file.write(run.encode())
            return
    yield


NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal")


@pytest.fixture(scope="session")
def play_sika() -> Callable[..., tuple[Table, list[str]]]:
    """Return a function that plays Sika by bots; it returns the table and its journal's lines."""

    def play(
        seed: str = "7", seats: int = 2, moves: int = 100_000, options: SikaOptions | None = None
    ) -> tuple[Table, list[str]]:
        lines: list[str] = []
        players = tuple(Player(name, "casual") for name in NAMES[:seats])
        table = Table(GAME, players, options, Luck(seed), lines.append)
        while len(lines) < moves and table.step() is Step.MOVED:
            pass
        return table, lines

    return play


@pytest.fixture(scope="session")
def header_of() -> Callable[..., Header]:
    """Return a function that makes the header of a table's record."""

    def make(table: Table, luck: str = "seed 7") -> Header:
        return Header(
            game=table.game.name,
            version=table.game.version,
            options=options_as_typed(table.state.options),
            players=tuple((player.bot or "person", player.name) for player in table.players),
            luck=luck,
        )

    return make


@pytest.fixture(scope="session")
def sealed() -> Callable[[list[str]], str]:
    """Return a function that writes the lines of a record with their checks."""

    def write(lines: list[str]) -> str:
        seal = Seal()
        return "".join(seal.line(line) + "\n" for line in lines)

    return write


@pytest.fixture(scope="session")
def library() -> Espeak:
    """Return eSpeak NG, of which a process can load only one."""
    return Espeak()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Return a PostgreSQL cluster that all tests share, each with a database of its own."""
    skip_without(missing_postgres())
    made = Cluster()
    try:
        made.make()
        yield made
    finally:
        made.remove()


@pytest.fixture
def kept() -> int:
    """Return the milliseconds of sound that the server buffers; 0 for as many as asked for."""
    return 0


@pytest.fixture
def server(kept: int) -> Iterator[SoundServer]:
    """Return a sound server of the test's own; without its packages the test is skipped."""
    skip_without(missing_sound_server())
    with (
        tempfile.TemporaryDirectory(prefix="pa", ignore_cleanup_errors=True) as name,
        SoundServer(Path(name), kept) as made,
    ):
        yield made


@pytest.fixture
def link(server: SoundServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[SoundLink]:
    """Return a process that plays sounds on the test's own sound server."""
    for name, value in server.env.items():
        monkeypatch.setenv(name, value)
    made = SoundLink()
    assert made.wait_ready(20) is not None
    yield made
    made.close()


@pytest.fixture
def run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[int, str, str]]:
    """Return a function that runs a command; it returns the status, output and error output."""

    def run(*arguments: str, answer: str = "", keys: str | None = None) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(answer))
        more = []
        if keys is not None:
            (tmp_path / "keys.txt").write_text(keys.replace(" ", "\n"), encoding="utf-8")
            more = ["--keys", str(tmp_path / "keys.txt")]
        data = (
            []
            if arguments and arguments[0] in ("replay", "review", "verify")
            else ["--data", "data"]
        )
        monkeypatch.chdir(tmp_path)
        status = main([*arguments, *data, *more])
        told = capsys.readouterr()
        assert "Traceback" not in told.err
        return status, told.out, told.err

    return run
