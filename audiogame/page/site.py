"""Build the page: static files for any web server, with everything that the program needs.

Python for the browser is Pyodide, which is downloaded, and pip fetches the packages; each is
checked against a hash. With Node the page gets bytecode, without it sources, which start more
slowly. At run time the page contacts no other machine.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import io
import json
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import audiogame
from audiogame import FROZEN
from audiogame.narration.languages import DEFAULT_LANGUAGE, languages
from audiogame.narration.texts import Texts
from audiogame.narration.titles import FILES as LANGUAGE_NAMES
from audiogame.online.certificates import trusting_context
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.game_files import text_file
from audiogame.sound_server.pack import default_pack_folder

PACKAGE = "audiogame.page"
FILES = "shell."
"""The prefix of the files of these texts, before their language."""
_MESSAGE = re.compile(r"^([a-z][a-z-]*) = ", re.MULTILINE)
_VARIABLE = re.compile(r"\{ \$(\w+) \}")


def shell_texts(language: str) -> dict[str, str]:
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


def page_languages() -> tuple[str, ...]:
    """List the codes of the languages of the page: those with all messages of the program."""
    packages = ((PACKAGE,), FILES), ((PACKAGE,), ""), ((), "")
    return tuple(
        code
        for code in languages()
        if all(Texts(code, one, files).language == code for one, files in packages)
    )


RELEASE = "https://registry.npmjs.org/pyodide/-/pyodide-314.0.7.tgz"
RELEASE_HASH = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
"""SHA-256 of that file."""
PARTS = Path(__file__).parent / "parts"
SHELL = Path(__file__).parent / "shell"
PYODIDE = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
}
"""The files of that release, and their SHA-256."""
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
TEXTS = ("ftl", "md", "txt", "toml")
"""The extensions of files of texts."""
TERMS = "terms."
"""The beginning of files that only translators need."""
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
WORKER = "service_worker.js"
BUILD = 8
"""Hexadecimal digits by which two builds of one version are told apart."""
HASH = 32
"""Hexadecimal digits of a file's SHA-256 in the service worker."""
NOT_KEPT = ("NOTICE", "share.png", "fonts/OFL.txt")
"""Files that a browser never needs without a network connection."""
LONGEST_FAULT = 500
"""Characters of another program's error output that are passed on."""
FOLDERS = {"library.zip": "/lib/python314.zip", "program.zip": "/program"}
"""Folders of the library and the program in the browser's file system."""
MADE = (2020, 1, 1, 0, 0, 0)
"""The date of all files in an archive, so that the same files make the same archive."""
PATIENCE = 60.0
"""Seconds of silence after which a download has failed."""


def build(
    folder: Path, pyodide: Path | None = None, begun: Callable[[str], None] = lambda step: None
) -> bool:
    """Build the whole site.

    Args:
        folder: for the files; an older page there is replaced.
        pyodide: a folder with the npm package `pyodide`; None to fetch it.
        begun: called with each step that begins.

    Returns:
        Whether the page has bytecode; without Node it has sources.

    Raises:
        Fault: a part is missing, or differs from its hash.
    """
    if FROZEN:
        raise Fault("page-not-in-folder")
    try:
        _check_folder(folder)
        with tempfile.TemporaryDirectory() as made:
            work = Path(made)
            begun("fetching")
            source = (pyodide if pyodide is not None else _downloaded_pyodide(work)).resolve()
            _check_pyodide(source)
            site = work / "site"
            begun("compiling")
            shutil.copytree(SHELL, site)
            _copy_sounds(site / "sounds")
            compiled = _write_python(source, site, work)
            write_texts(site)
            (site / "NOTICE").write_text(_notice(), encoding="utf-8")
            begun("packing")
            _pack(site)
            finish(site)
            _replace(folder, site)
            return compiled
    except OSError as fault:
        raise Fault("page-cannot-write", path=str(folder), why=system_reason(fault)) from fault


def _check_folder(folder: Path) -> None:
    """Refuse a folder with foreign files in it: they would be lost."""
    there = folder.is_dir() and any(folder.iterdir())
    if there and not (folder / WORKER).is_file():
        raise Fault("page-folder-taken", path=str(folder))


def _downloaded_pyodide(work: Path) -> Path:
    """Download and unpack the release, whose hash is checked."""
    try:
        with urllib.request.urlopen(
            RELEASE, timeout=PATIENCE, context=trusting_context()
        ) as answer:
            data = answer.read()
    except OSError as fault:
        raise Fault("page-download-failed", address=RELEASE, why=system_reason(fault)) from fault
    if hashlib.sha256(data).hexdigest() != RELEASE_HASH:
        raise Fault("page-part-differs", path=RELEASE)
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        archive.extractall(work, filter="data")
    return work / "package"


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
            raise Fault("page-part-missing", path=str(path))
        if hashlib.sha256(path.read_bytes()).hexdigest() != wanted:
            raise Fault("page-part-differs", path=str(path))


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
    home, offered = _home(), page_languages()
    for path in sorted(home.rglob("*")):
        name = path.relative_to(home).as_posix()
        if not path.is_file() or "__pycache__" in path.parts or name.startswith("sounds/"):
            continue
        if any(_below(name, one) for one in (*NOT_IN_A_BROWSER, *ONLY_TO_BUILD)):
            continue
        if name.startswith("games/") and OF_DEVELOPERS & {*name.split("/")}:
            continue
        language = _language_of(name)
        if language and (language not in offered or path.name.startswith(TERMS)):
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
        raise Fault("page-pip-failed", why=why)
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not name.endswith(("/", ".pyi")) and ".dist-info/" not in name:
                    yield name, archive.read(name)


def _write_python(source: Path, site: Path, work: Path) -> bool:
    """Write Python, library and program, as bytecode where Node compiles them; return whether."""
    python, folder = site / "python", site / "pyodide"
    for made in (python, folder):
        made.mkdir()
    for name in PYODIDE:
        if name.startswith("pyodide."):
            shutil.copyfile(source / name, folder / name)
    lock = json.loads((source / "pyodide-lock.json").read_text(encoding="utf-8"))
    own = {**lock, "packages": {}}  # none of its packages is ever fetched
    (folder / "pyodide-lock.json").write_text(json.dumps(own), encoding="utf-8")
    _write_zip(work / "library.zip", _library(source))
    _write_zip(work / "program.zip", (*_program(), *_packages(work)))
    node = shutil.which("node")
    if node is not None:
        jobs = [[str(work / name), root] for name, root in FOLDERS.items()]
        listed = work / "jobs.json"
        listed.write_text(json.dumps(jobs), encoding="utf-8")
        why = _run([node, str(PARTS / "bytecode.mjs"), str(source), str(listed)], work)
        if why:
            raise Fault("page-node-failed", why=why)
    shutil.copyfile(work / "library.zip", python / "stdlib.zip")
    for language, data in _archives(work / "program.zip").items():
        name = f"program.{language}.bin" if language else "program.bin"
        (python / name).write_bytes(data)
    return node is not None


def _library(source: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files of the standard library that the page needs."""
    with zipfile.ZipFile(source / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            encoding = Path(name).stem if name.startswith("encodings/") else "__init__"
            unused = any(_below(name, one) for one in UNUSED_LIBRARY)
            if not name.endswith("/") and encoding in KEPT_ENCODINGS and not unused:
                yield name, archive.read(name)


def _write_zip(path: Path, files: Iterable[tuple[str, bytes]]) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, MADE), data)


def _archives(zipped: Path) -> dict[str, bytes]:
    """Return the files of a zip in the page's own format: their positions, then their bytes.

    Returns:
        The archive of the program, keyed by "", and those of the texts in other languages, keyed by
        their codes; in the program such a file has the code in place of a position.
    """
    places: dict[str, dict[str, tuple[int, int] | str]] = {"": {}}
    parts: dict[str, bytearray] = {"": bytearray()}
    with zipfile.ZipFile(zipped) as archive:
        for name in archive.namelist():
            data, language = archive.read(name), _language_of(name)
            own = parts.setdefault(language, bytearray())
            places.setdefault(language, {})[name] = (len(own), len(data))
            own += data
            if language:
                places[""][name] = language
    return {language: _archive(places[language], bytes(parts[language])) for language in places}


def _archive(places: Mapping[str, tuple[int, int] | str], data: bytes) -> bytes:
    head = json.dumps(places, separators=(",", ":")).encode()
    return struct.pack("<I", len(head)) + head + data


def _language_of(name: str) -> str:
    """Return the code of the language of a file of texts; empty for one that all players need.

    The languages' own names are for all, who choose among them.
    """
    stem, _, ending = name.rpartition("/")[2].rpartition(".")
    kind, _, code = stem.rpartition(".")
    texts = ending in TEXTS and code in languages() and code != DEFAULT_LANGUAGE
    return code if texts and kind != LANGUAGE_NAMES.rstrip(".") else ""


def write_texts(site: Path) -> None:
    """Write the shell's own sentences, from the page's messages; English names the languages."""
    codes = page_languages()
    for code in codes:
        texts = shell_texts(code)
        english = code == DEFAULT_LANGUAGE
        told = {"languages": " ".join(codes), **texts} if english else texts
        name = "texts.json" if english else f"texts.{code}.json"
        written = json.dumps(told, ensure_ascii=False, indent=1)
        (site / name).write_text(written, encoding="utf-8")


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


def finish(site: Path) -> None:
    """Write the version into the page, and with the hash of each file into the service worker."""
    build = hashlib.sha256()
    for name, path in _files(site):
        build.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    version = f"{audiogame.__version__} {build.hexdigest()[:BUILD]}"
    _fill(site / "boot.js", VERSION=('"development"', json.dumps(version)))
    files = [(name, path) for name, path in _files(site) if path.name != WORKER]
    packed = [name.removesuffix(".gz") for name, _ in files if name.endswith(".gz")]
    kept = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()[:HASH]
        for name, path in files
        if not name.endswith(".gz") and name not in NOT_KEPT
    }
    _fill(
        site / WORKER,
        VERSION=('"development"', json.dumps(version)),
        PACKED=("new Set([])", f"new Set({json.dumps(packed)})"),
        FILES=("{}", json.dumps(kept)),
    )


def _files(site: Path) -> list[tuple[str, Path]]:
    """Return all files of the site by name, in order."""
    found = (path for path in site.rglob("*") if path.is_file())
    return sorted((path.relative_to(site).as_posix(), path) for path in found)


def _fill(script: Path, **values: tuple[str, str]) -> None:
    """Replace the values of constants of a script, each given as it was and as it will be."""
    text = script.read_text(encoding="utf-8")
    for name, (before, after) in values.items():
        text = text.replace(f"const {name} = {before};", f"const {name} = {after};", 1)
    script.write_text(text, encoding="utf-8")


def _replace(folder: Path, site: Path) -> None:
    """Replace the old site with the new one; for visitors it is missing for a moment only."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    new = folder.with_name(f".{folder.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(site, new)
    with contextlib.suppress(FileNotFoundError):
        shutil.rmtree(folder)
    new.rename(folder)
