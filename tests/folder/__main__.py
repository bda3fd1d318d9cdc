"""Build the folder that starts without Python: `python tests/folder FOLDER`.

It holds the program, a Python and all libraries for the system that it is built on; beside it
come a zip, on Linux a tar.xz, and their hashes.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import os
import platform
import re
import shutil
import stat
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent))
from folder.mac_files import add_starter, oldest_macos  # noqa: E402  # it is run as a folder

SOURCE = HERE.parents[1]
BUILDER = "pyinstaller==6.22.3"
RUNTIME = "msvc-runtime>=14.44"
"""Libraries of Microsoft's C++, which a Python without launchers may lack, and wheels need."""
EXTRAS = "lan"
"""The extra that players use; the others are for operators, who have Python."""
LISTED = """
import site
from importlib.metadata import distributions
here = {"path": [site.getusersitepackages()]} if site.ENABLE_USER_SITE else {}
for one in distributions(**here):
    print(one.name, one.version, "", sep="\\t")
    for file in one.files or ():
        name = file.name.upper()
        if "licen" in str(file).lower() or name.startswith(("COPYING", "NOTICE", "LGPL")):
            print(one.name, one.version, one.locate_file(file), sep="\\t")
"""
"""Prints all that is installed, each with its version, and again with each of its licence files."""
OF_LIBRARIES = "pygame-ce"
"""The distribution whose wheel holds SDL and others; only its source has their licences."""
INDEX = "https://pypi.org/simple/{name}/"
"""Address of the list of a distribution's files, with their SHA-256."""
PARTS = "/docs/licenses/"
"""The folder of that source with the licences."""
NOT_INSIDE = {
    "altgraph",
    "audiogame",
    "macholib",
    "packaging",
    "pefile",
    "pip",
    "pyinstaller-hooks-contrib",
    "pyobjc",
    "pypiwin32",
    "pywin32-ctypes",
    "setuptools",
}
"""Distributions of the build whose licences the folder needs not, or has at its top."""
OF_MACOS = ("appscript", "pyobjc-core")
"""Distributions that only macOS has, whose licences lie beside this file."""
SYSTEMS = {"win32": "Windows", "darwin": "macOS", "linux": "Linux"}
"""The systems that have a folder, as in `sys.platform`, with their names."""
GLIBC = re.compile(rb"GLIBC_(\d+)\.(\d+)")
BINARY = b"\x7fELF"


def build(into: Path) -> Path:
    """Build the folder, and the archives beside it; return it.

    Args:
        into: where they go; older ones there are replaced.

    Raises:
        CalledProcessError: pip or PyInstaller has failed, which said why.
        NoLicence: what is bundled has no licence text.
    """
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        work = Path(made)
        python, pip, more = _environment(work)
        subprocess.run([*pip, f"{SOURCE}[{EXTRAS}]", BUILDER, *more], check=True)
        spec = str(HERE / "audiogame.spec")
        command = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", spec]
        subprocess.run(command, cwd=work, check=True)
        version = _printed([python, "-m", "audiogame", "--version"]).split()[1]
        program = work / "dist" / "audiogame"
        mac = sys.platform == "darwin"
        oldest = oldest_macos(program, platform.machine()) if mac else oldest_glibc(program)
        folder = into / f"audiogame-{version}-{_system(oldest if mac else '')}"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.move(program, folder)
        # By the source's hash that nobody compares: a copy may change the times of files.
        compiled = [python, "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash"]
        subprocess.run([*compiled, str(folder / "_internal" / "audiogame")], check=True)
        if sys.platform == "linux":
            _strip(folder / "_internal")
        _add_licences(folder, _printed([python, "-c", LISTED]))
    text = start_here(sys.platform, version, oldest)
    (folder / "START.txt").write_text(text, encoding="utf-8")
    if mac:  # what it says of quarantine is needed before the folder is opened
        add_starter(folder)
        shutil.copy(folder / "START.txt", folder.with_name(f"{folder.name}-START.txt"))
    pack(folder)
    return folder


def start_here(system: str, version: str, oldest: str) -> str:
    """Return what the folder's START.txt says.

    Args:
        system: whose folder it is, as in `sys.platform`; nothing is said of the others.
        version: of the program.
        oldest: the version of glibc or macOS that the folder needs; empty where it needs none.
    """
    parts = (HERE / "START.txt").read_text(encoding="utf-8").split("\n\n")
    own, others = f"{SYSTEMS[system]}:\n", tuple(f"{one}:\n" for one in SYSTEMS.values())
    kept = (
        one.removeprefix(own) for one in parts if one.startswith(own) or not one.startswith(others)
    )
    return "\n\n".join(kept).format(version=version, oldest=oldest)


def _environment(work: Path) -> tuple[str, list[str], list[str]]:
    """Make an environment of the build alone.

    Returns:
        Its Python, the command that installs, and what else it needs.
    """
    python, into, more = sys.executable, ["--user", "--ignore-installed"], [RUNTIME]
    try:
        venv.create(work / "venv", with_pip=True)
    except FileNotFoundError:  # the launchers for Windows are missing: it is this Python's own
        os.environ["PYTHONUSERBASE"] = str(work)
    else:
        programs = work / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
        python, into, more = str(programs / "python"), [], []
    if sys.platform == "darwin":
        more = [str(HERE / "pyobjc")]
    pip = [python, "-m", "pip", "install", "--quiet", "--no-compile", "--disable-pip-version-check"]
    return python, [*pip, "--no-warn-script-location", *into], more


def _system(oldest: str) -> str:
    """Return the name of this system, as in a file's name.

    Args:
        oldest: its version that is needed; empty where the name does not say it.
    """
    machine = platform.machine().lower().replace("amd64", "x86_64")
    return "-".join(filter(None, (SYSTEMS[sys.platform].lower(), oldest, machine)))


def _printed(command: list[str]) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def _strip(inside: Path) -> None:
    """Take the debugging symbols off Python; wheels come without, and break when stripped."""
    own = [*inside.glob("libpython*"), *inside.glob("python3*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *map(str, own)], check=True)


class NoLicence(ValueError):
    """What is bundled has no licence text."""


def _add_licences(folder: Path, listed: str) -> None:
    """Copy the licences of the program, and of everything that is bundled.

    Those that no distribution brings along lie beside this file.

    Raises:
        NoLicence: there is none for a distribution.
    """
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(SOURCE / name, folder)
    pythons = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    python = [str(one / "LICENSE.txt") for one in pythons if (one / "LICENSE.txt").is_file()]
    licences = folder / "licences"
    elsewhere = () if sys.platform == "darwin" else OF_MACOS
    shutil.copytree(HERE / "licences", licences, ignore=shutil.ignore_patterns(*elsewhere))
    bundled: dict[str, str] = {}
    for line in (*(f"Python\t\t{one}" for one in python[:1]), *listed.splitlines()):
        name, version, file = line.split("\t")
        if name not in NOT_INSIDE:
            bundled[name] = version
            if file and Path(file).is_file():
                (licences / name).mkdir(exist_ok=True)
                shutil.copy(file, licences / name)
    for name, text in _licences_in_source(OF_LIBRARIES, bundled[OF_LIBRARIES]):
        (licences / OF_LIBRARIES / name).write_bytes(text)
    if sys.platform == "linux":
        _add_licences_of_system(folder)
    if sys.platform != "linux":
        (licences / "OpenSSL").mkdir()
        shutil.copy(licences / "fluent.syntax" / "Apache-2.0.txt", licences / "OpenSSL")
    without = sorted(name for name in bundled if not (licences / name).is_dir())
    if without:
        raise NoLicence(f"put licences of {', '.join(without)} into {HERE / 'licences'}")


def _licences_in_source(name: str, version: str) -> Iterator[tuple[str, bytes]]:
    """Yield the licences in the source of a distribution, each with the name of its file.

    Raises:
        NoLicence: the source is not there, or another than the index says.
    """
    index = INDEX.format(name=name)
    with urllib.request.urlopen(index) as answer:
        files = answer.read().decode()
    file = re.escape(f"{name.replace('-', '_')}-{version}.tar.gz")
    listed = re.search(rf'href="([^"#]*{file})#sha256=(\w+)"', files)
    if listed is None:
        raise NoLicence(f"{index} lists no source of {name} {version}")
    with urllib.request.urlopen(urljoin(index, listed[1])) as answer:
        source = answer.read()
    if hashlib.sha256(source).hexdigest() != listed[2]:
        raise NoLicence(f"the source of {name} {version} is another than {index} says")
    with tarfile.open(fileobj=io.BytesIO(source)) as packed:
        for member in packed:
            found = packed.extractfile(member) if PARTS in member.name else None
            if found is not None:
                yield Path(member.name).name, found.read()


def _add_licences_of_system(folder: Path) -> None:
    """Copy the licences of libraries of the system, such as OpenSSL, where it has Debian's."""
    if shutil.which("dpkg") is None:
        return
    for file in (folder / "_internal").glob("lib*.so*"):
        asked = ["dpkg", "--search", f"*/{file.name}"]
        told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
        package = told.partition(":")[0].partition(",")[0]
        copyright_file = Path("/usr/share/doc") / package / "copyright"
        if package and copyright_file.is_file():
            place = folder / "licences" / package
            place.mkdir(exist_ok=True)
            shutil.copy(copyright_file, place)


def oldest_glibc(folder: Path) -> str:
    """Return the version of glibc that the folder needs, empty where it needs none."""
    found = [(0, 0)]
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            data = path.read_bytes()
            if data.startswith(BINARY):
                found += [(int(major), int(minor)) for major, minor in GLIBC.findall(data)]
    newest = max(found)
    return ".".join(map(str, newest)) if newest[0] else ""


def pack(folder: Path) -> None:
    """Pack a folder as zip, on Linux as tar.xz too, and write their hashes."""
    archives = [folder.with_name(f"{folder.name}.zip")]
    with zipfile.ZipFile(archives[0], "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder.parent).as_posix()
            if path.is_symlink():
                link = zipfile.ZipInfo(name)
                link.create_system = 3  # Unix, whose modes the attributes are
                link.external_attr = (stat.S_IFLNK | 0o777) << 16
                packed.writestr(link, str(path.readlink()))
            elif path.is_file():
                packed.write(path, name)
    if sys.platform == "linux":
        archives.append(folder.with_name(f"{folder.name}.tar.xz"))
        with tarfile.open(archives[1], "w:xz", preset=6) as packed_tar:
            packed_tar.add(folder, folder.name)
    hashes = [f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in archives]
    folder.with_name(f"{folder.name}.sha256").write_text("".join(hashes), encoding="utf-8")


def main(typed: list[str]) -> int:
    """Build, and print what was made; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python tests/folder",
        description="Build the folder that starts without Python, for the system of this machine.",
    )
    parser.add_argument("folder", type=Path, help="where the folder and its archives go")
    folder = build(parser.parse_args(typed).folder.resolve())
    for one in sorted(folder.parent.glob(f"{folder.name}*")):
        print(one)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
