"""Build the page: static files for any web server, with everything that the program needs.

Python for the browser is Pyodide, from npm; it is fetched by npm and the packages by pip when the
page is built, each checked against a hash in this module. At run time the page contacts no other
machine.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import audiogame
from audiogame import FROZEN
from audiogame.narration.texts import DEFAULT_LANGUAGE, Texts
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.game_files import text_file
from audiogame.sound_server.pack import default_pack_folder

PACKAGE = "audiogame.page"
FILES = "shell."
"""The prefix of the files of these texts, before their language."""
_MESSAGE = re.compile(r"^([a-z][a-z-]*) = ", re.MULTILINE)
_VARIABLE = re.compile(r"\{ \$(\w+) \}")


def shell_texts(language: str = DEFAULT_LANGUAGE) -> dict[str, str]:
    """Return the texts of the shell by id, with placeholders such as `{number}`.

    Args:
        language: a language code; texts it lacks are English.

    Raises:
        TextError: a file does not follow the syntax.
    """
    written = text_file(PACKAGE, f"{FILES}{DEFAULT_LANGUAGE}.ftl").read_text(encoding="utf-8")
    open_places = {name: f"{{{name}}}" for name in _VARIABLE.findall(written)}
    texts = Texts(language, (PACKAGE,), FILES)
    return {name: texts.format(name, open_places) for name in _MESSAGE.findall(written)}


PARTS = Path(__file__).parent / "parts"
SHELL = Path(__file__).parent / "shell"
PYODIDE = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
}
"""The files of the release in `parts/package-lock.json`, and their SHA-256."""
TARGET = (
    *("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none"),
    *("--platform", "pyemscripten_2026_0_wasm32", "--only-binary", ":all:", "--no-deps"),
)
"""The platform of that release, as options of pip."""
NOT_IN_A_BROWSER = (
    *("terminal", "cli", "server", "testing", "__main__.py", "page/shell"),
    *("outputs/speech/conductor.py", "outputs/speech/detection.py", "outputs/speech/dispatcher.py"),
    *("outputs/speech/accessible.py", "outputs/speech/accessible.py"),
    *("outputs/speech/pyttsx.py", "outputs/speech/pyttsx_process.py"),
    *("outputs/speech/pyttsx_waves.py", "outputs/speech/backends.py"),
)
"""Files of the program without a use in a browser."""
ONLY_TO_BUILD = ("page/parts", "page/site.py", "page/site.py")
OF_DEVELOPERS = {"checks"}
"""Folders of games that only their authors need."""
UNUSED_LIBRARY = (
    *("_pyrepl", "antigravity.py", "bdb.py", "cProfile.py", "cmd.py", "code.py", "ctypes"),
    *("curses", "dbm", "doctest.py", "ensurepip", "ftplib.py", "idlelib", "imaplib.py"),
    *("lib2to3", "mailbox.py", "multiprocessing", "netrc.py", "optparse.py", "pdb.py"),
    *("pickletools.py", "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pyclbr.py"),
    *("pydoc.py", "pydoc_data", "smtplib.py", "statistics.py", "tarfile.py", "telnetlib.py"),
    *("this.py", "timeit.py", "tkinter", "trace.py", "turtle.py", "turtledemo", "unittest"),
    *("webbrowser.py", "wsgiref", "xml", "xmlrpc", "zipapp.py", "_pyio.py", "_pydatetime.py"),
    *("_pydecimal.py", "__phello__", "http/server.py", "asyncio/__main__.py", "venv"),
    *("html", "configparser.py", "modulefinder.py", "socketserver.py", "logging/config.py"),
    *(
        "logging/handlers.py",
        "http/cookies.py",
        "http/cookiejar.py",
        "symtable.py",
        "nturl2path.py",
    ),
    *("_android_support.py", "_apple_support.py", "_osx_support.py", "mimetypes.py"),
    *("asyncio/windows_events.py", "asyncio/windows_utils.py", "asyncio/proactor_events.py"),
    *("asyncio/tools.py", "compileall.py", "concurrent/futures/process.py"),
    *("concurrent/futures/interpreter.py", "concurrent/interpreters", "urllib/robotparser.py"),
)
"""Parts of the standard library that nothing here imports."""
KEPT_ENCODINGS = {
    *("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape"),
    *("unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_8", "utf_8_sig", "cp1252"),
}
PACKED = (".wasm", ".zip", ".bin", "pyodide.asm.mjs")
"""The extensions of files that are also stored compressed."""
NOT_KEPT = ("NOTICE", "share.png", "fonts/OFL.txt")
"""Files that a browser never needs without a network connection."""
LONGEST_FAULT = 500
"""Characters of another program's error output that are passed on."""
ROOT = "/program"
"""The program's folder in the browser's file system."""


class CannotBuild(Fault):
    """Fault: the page cannot be built, with what is missing."""


def build(
    folder: Path, pyodide: Path | None = None, begun: Callable[[str], None] = lambda step: None
) -> None:
    """Build the whole site.

    Args:
        folder: for the files; an older page there is replaced.
        pyodide: a folder with the npm package `pyodide`; None to let npm fetch it.
        begun: called with each step that begins.

    Raises:
        CannotBuild: a part is missing, or differs from its hash.
    """
    if FROZEN:
        raise CannotBuild("page-not-in-folder")
    try:
        _check_folder(folder)
        with tempfile.TemporaryDirectory() as made:
            work = Path(made)
            begun("fetching")
            source = (pyodide if pyodide is not None else _fetched_pyodide(work)).resolve()
            _check_pyodide(source)
            site = work / "site"
            begun("compiling")
            shutil.copytree(SHELL, site)
            _copy_sounds(site / "sounds")
            _compile(source, site, work)
            _write_texts(site)
            (site / "NOTICE").write_text(_notice(), encoding="utf-8")
            begun("packing")
            _pack(site)
            _finish(site)
            _replace(folder, site)
    except OSError as fault:
        raise CannotBuild(
            "page-cannot-write", path=str(folder), why=system_reason(fault)
        ) from fault


def _check_folder(folder: Path) -> None:
    """Refuse a folder with foreign files in it: they would be lost."""
    there = folder.is_dir() and any(folder.iterdir())
    if there and not (folder / "service_worker.js").is_file():
        raise CannotBuild("page-folder-taken", path=str(folder))


def _fetched_pyodide(work: Path) -> Path:
    """Fetch the release of the lock file with npm, which checks its hash."""
    npm = shutil.which("npm")
    if npm is None:
        raise CannotBuild("page-needs-npm")
    for name in ("package.json", "package-lock.json"):
        shutil.copy(PARTS / name, work)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    why = _run(command, work)
    if why:
        raise CannotBuild("page-npm-failed", why=why)
    return work / "node_modules" / "pyodide"


def _run(command: list[str], folder: Path) -> str:
    """Run another program; return its error, empty if it succeeded."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if not done.returncode:
        return ""
    told = (done.stderr.strip() or done.stdout.strip())[-LONGEST_FAULT:]
    return told or f"{command[0]} {done.returncode}"


def _check_pyodide(source: Path) -> None:
    for name, wanted in PYODIDE.items():
        path = source / name
        if not path.is_file():
            raise CannotBuild("page-part-missing", path=str(path))
        if hashlib.sha256(path.read_bytes()).hexdigest() != wanted:
            raise CannotBuild("page-part-differs", path=str(path))


def _copy_sounds(folder: Path) -> None:
    """Copy all sounds to the paths of `audiogame.page.audio.site_name`."""
    for name, path in _sounds():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)


def _sounds() -> Iterator[tuple[str, Path]]:
    common = default_pack_folder()
    for path in sorted((common / "common").glob("*.wav")):
        yield f"common/{path.name}", path
    for path in sorted(_home().glob("games/*/sounds/*.wav")):
        yield f"games/{path.parent.parent.name}/{path.name}", path


def _home() -> Path:
    return Path(next(iter(audiogame.__path__)))


def _program() -> Iterator[tuple[str, bytes]]:
    """Yield the files of the program; sounds are empty, as the page plays them."""
    home = _home()
    for path in sorted(home.rglob("*")):
        name = path.relative_to(home).as_posix()
        if not path.is_file() or "__pycache__" in path.parts or name.startswith("sounds/"):
            continue
        if any(_below(name, one) for one in (*NOT_IN_A_BROWSER, *ONLY_TO_BUILD)):
            continue
        if name.startswith("games/") and OF_DEVELOPERS & {*name.split("/")}:
            continue
        if path.suffix == ".md" and path.name[0].isupper():  # a document, as in the wheel
            continue
        yield f"audiogame/{name}", b"" if path.suffix == ".wav" else path.read_bytes()
    pack = default_pack_folder()
    yield "audiogame/sounds/pack.toml", (pack / "pack.toml").read_bytes()
    for path in sorted((pack / "common").glob("*.wav")):
        yield f"audiogame/sounds/common/{path.name}", b""


def _below(name: str, folder: str) -> bool:
    return name == folder or name.startswith(f"{folder}/")


def _packages(work: Path) -> Iterator[tuple[str, bytes]]:
    """Fetch the packages that the program imports there with pip, which checks their hashes."""
    wheels = work / "wheels"
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(wheels), *TARGET]
    command = [*pip, "--require-hashes", "--requirement", str(PARTS / "requirements.txt")]
    why = _run(command, work)
    if why:
        raise CannotBuild("page-pip-failed", why=why)
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not name.endswith(("/", ".pyi")) and ".dist-info/" not in name:
                    yield name, archive.read(name)


def _compile(source: Path, site: Path, work: Path) -> None:
    """Compile library and program to bytecode, with the Python that will run it."""
    node = shutil.which("node")
    if node is None:
        raise CannotBuild("page-needs-npm")
    python = site / "python"
    python.mkdir()
    folder = site / "pyodide"
    folder.mkdir()
    for name in PYODIDE:
        if name.startswith("pyodide."):
            shutil.copyfile(source / name, folder / name)
    lock = json.loads((source / "pyodide-lock.json").read_text(encoding="utf-8"))
    own = {**lock, "packages": {}}  # none of its packages is ever fetched
    (folder / "pyodide-lock.json").write_text(json.dumps(own), encoding="utf-8")
    program = work / "program.zip"
    with zipfile.ZipFile(program, "w") as archive:
        for name, data in (*_program(), *_packages(work)):
            archive.writestr(name, data)
    library = source / "python_stdlib.zip"
    with zipfile.ZipFile(library) as archive:
        encodings = [name for name in archive.namelist() if name.startswith("encodings/")]
    unused = [
        name for name in encodings if Path(name).stem not in KEPT_ENCODINGS and Path(name).suffix
    ]
    jobs = [
        {
            "from": str(library),
            "to": str(python / "stdlib.zip"),
            "root": "/lib/python314.zip",
            "zip": True,
            "without": [*UNUSED_LIBRARY, *unused],
            "lines": "",
        },
        {
            "from": str(program),
            "to": str(python / "program.bin"),
            "root": ROOT,
            "zip": False,
            "without": [],
            "lines": "audiogame",
        },
    ]
    listed = work / "jobs.json"
    listed.write_text(json.dumps(jobs), encoding="utf-8")
    command = [node, str(PARTS / "bytecode.mjs"), str(source), str(listed)]
    why = _run(command, work)
    if why:
        raise CannotBuild("page-node-failed", why=why)


def _write_texts(site: Path) -> None:
    """Write the shell's own sentences, from the page's messages."""
    told = json.dumps(shell_texts(), ensure_ascii=False, indent=1)
    (site / "texts.json").write_text(told, encoding="utf-8")


def _notice() -> str:
    """Return the licence notice of third-party parts."""
    own = (_home().parent / "NOTICE", _home() / "NOTICE")
    ours = next((path.read_text(encoding="utf-8") for path in own if path.is_file()), "")
    return f"{(PARTS / 'NOTICE').read_text(encoding='utf-8')}\n{ours}"


def _pack(site: Path) -> None:
    """Store large files compressed as well, for browsers that can unpack them."""
    for path in sorted(site.rglob("*")):
        if path.is_file() and path.name.endswith(PACKED):
            packed = io.BytesIO()
            with gzip.GzipFile("", "wb", 9, packed, 0) as out:
                out.write(path.read_bytes())
            path.with_name(f"{path.name}.gz").write_bytes(packed.getvalue())


def _finish(site: Path) -> None:
    """Write the list of files and the version into the service worker."""
    files = {
        path.relative_to(site).as_posix(): path
        for path in sorted(site.rglob("*"))
        if path.is_file() and path.name != "service_worker.js"
    }
    packed = [name.removesuffix(".gz") for name in files if name.endswith(".gz")]
    kept = [name for name in files if not name.endswith(".gz") and name not in NOT_KEPT]
    version = hashlib.sha256()
    for name, path in files.items():
        version.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    worker = site / "service_worker.js"
    text = worker.read_text(encoding="utf-8")
    for name, value in (
        ('VERSION = "development"', f"VERSION = {json.dumps(version.hexdigest()[:16])}"),
        ("PACKED = new Set([])", f"PACKED = new Set({json.dumps(packed)})"),
        ("FILES = []", f"FILES = {json.dumps(kept)}"),
    ):
        text = text.replace(name, value, 1)
    worker.write_text(text, encoding="utf-8")


def _replace(folder: Path, site: Path) -> None:
    """Replace the old site with the new one."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileNotFoundError):
        shutil.rmtree(folder)
    shutil.copytree(site, folder)
