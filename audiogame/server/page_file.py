"""The built page as one file of a release: packed, fetched, and found again by a server.

A zip of the page's files with `page.json`, which says of which program it is and which versions of
the packets it speaks; beside it lies its SHA-256, as `sha256sum` writes it.  Fetched pages are in
the data folder, one for each range of versions.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import tempfile
import zipfile
import zlib
from pathlib import Path, PurePosixPath
from typing import Annotated

import msgspec
from msgspec import Meta

from audiogame import __version__
from audiogame.archive.transfer import PAGES
from audiogame.online.versions import SPOKEN, Versions
from audiogame.rules.fault import Fault, ends_of, system_reason
from audiogame.rules.value import Value
from audiogame.server.download import download, is_address
from audiogame.table.own_file import own_folder

ABOUT = "page.json"
HASH = ".sha256"
"""The extension of the file with the hash, behind the whole name of the page's file."""
LARGEST = 100_000_000
"""Bytes of a page's file at most."""
LARGEST_UNPACKED = 300_000_000
MOST_FILES = 5_000
LONGEST_HASH = LONGEST_ABOUT = 1_000
"""Bytes of a file with a hash at most, and of `page.json`."""
MOMENT = (1980, 1, 1, 0, 0, 0)
"""The time of each file in the zip: the same page makes the same hash."""
PARTS = ("index.html", "service_worker.js")
"""Files without which a folder is no page."""
_DIGEST = re.compile(r"[0-9a-f]{64}")
_RANGE = re.compile(r"([0-9]{1,6})-([0-9]{1,6})")


class AboutPage(Value):
    """What the file of a page says of it.

    Args:
        program: the version of the program in it.
        oldest: version of the packets that it speaks, and `newest` the newest one.
    """

    program: Annotated[str, Meta(max_length=80)]
    oldest: Annotated[int, Meta(ge=1)]
    newest: Annotated[int, Meta(ge=1)]

    @property
    def folder(self) -> str:
        """The name of its folder among fetched pages."""
        return f"{self.oldest}-{self.newest}"


def pack_page(folder: Path, file: Path) -> str:
    """Pack a built page into one file, with its hash beside it; return the hash.

    Args:
        folder: as `audiogame.page.site.build` makes it.
        file: a zip; an older one is replaced.

    Raises:
        Fault: the files cannot be written.
    """
    about = AboutPage(__version__, SPOKEN.oldest, SPOKEN.newest)
    contents = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    contents[ABOUT] = msgspec.json.encode(about)
    try:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in contents.items():
                one = zipfile.ZipInfo(name, MOMENT)
                one.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(one, content)
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        beside = file.with_name(f"{file.name}{HASH}")
        beside.write_bytes(f"{digest}  {file.name}\n".encode())
    except OSError as fault:
        why = system_reason(fault)
        raise Fault("page-cannot-write", path=str(file), why=why) from fault
    return digest


def fetch_page(source: str, data: Path, digest: str = "") -> tuple[Path, AboutPage]:
    """Fetch a page's file into the data folder; return where the page is, and what it is.

    Args:
        source: a path, or an https address.
        data: the program's data folder; an older page there of the same versions is replaced.
        digest: its SHA-256; empty to read it from the file beside it.

    Raises:
        Fault: it is no page, is damaged, or speaks no version of this program.
        CannotDownload: it cannot be downloaded.
    """
    wanted = digest.strip().lower() or _hash_of(source)
    if not _DIGEST.fullmatch(wanted):
        raise Fault("page-hash-form", hash=ends_of(wanted))
    content = _read(source, LARGEST)
    found = hashlib.sha256(content).hexdigest()
    if found != wanted:
        raise Fault("page-hash-differs", file=source, found=found, wanted=wanted)
    pages = data / PAGES
    try:
        own_folder(pages)
        with tempfile.TemporaryDirectory(prefix=".new-", dir=pages) as made:
            new = Path(made) / "page"
            about = _unpack(content, new, source)
            folder = pages / about.folder
            if folder.exists():
                shutil.rmtree(folder)
            new.rename(folder)
    except OSError as fault:
        why = system_reason(fault)
        raise Fault("page-cannot-write", path=str(pages), why=why) from fault
    return folder, about


def fetched_page(data: Path) -> Path | None:
    """Return the folder of the newest fetched page that this program can speak with.

    Args:
        data: the program's data folder.
    """
    fitting: dict[tuple[int, int], Path] = {}
    for folder in (data / PAGES).glob("*"):
        found = _RANGE.fullmatch(folder.name)
        if found is None or not all((folder / part).is_file() for part in PARTS):
            continue
        oldest, newest = int(found[1]), int(found[2])
        if SPOKEN.common(Versions(oldest, newest)) is not None:
            fitting[newest, oldest] = folder
    return fitting[max(fitting)] if fitting else None


def _hash_of(source: str) -> str:
    """Return the hash in the file beside a page's file."""
    beside = f"{source}{HASH}"
    if not is_address(source) and not Path(beside).expanduser().is_file():
        raise Fault("page-hash-missing", file=source, beside=Path(beside).name)
    words = _read(beside, LONGEST_HASH).decode("utf-8", "replace").split()
    return words[0].lower() if words else ""


def _read(source: str, most: int) -> bytes:
    if is_address(source):
        return download(source, most)
    path = Path(source).expanduser()
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except OSError as fault:
        raise Fault("page-unreadable", file=source, why=system_reason(fault)) from fault
    if len(content) > most:
        raise Fault("page-no-page", file=source)
    return content


def _unpack(content: bytes, folder: Path, source: str) -> AboutPage:
    """Unpack a page's file to a new folder; return what it is.

    Raises:
        Fault: it is no page, or speaks no version of this program.
    """
    packed = folder.with_name("page.zip")
    packed.write_bytes(content)
    try:
        with zipfile.ZipFile(packed) as archive:
            listed = [one for one in archive.infolist() if not one.is_dir()]
            if (
                not {*PARTS} <= {one.filename for one in listed}
                or len(listed) > MOST_FILES
                or not all(map(_is_inside, listed))
                or sum(one.file_size for one in listed) > LARGEST_UNPACKED
                or archive.getinfo(ABOUT).file_size > LONGEST_ABOUT
            ):
                raise Fault("page-no-page", file=source)
            about = msgspec.json.decode(archive.read(ABOUT), type=AboutPage)
            _check_versions(about)
            for one in listed:
                place = folder / one.filename
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(archive.read(one))
    except (zipfile.BadZipFile, zlib.error, KeyError, RuntimeError, msgspec.MsgspecError) as fault:
        raise Fault("page-no-page", file=source) from fault
    return about


def _is_inside(one: zipfile.ZipInfo) -> bool:
    """Return whether a file of a zip stays in its folder, on each system."""
    path = PurePosixPath(one.filename)
    plain = not path.is_absolute() and not {"..", ""} & {*path.parts}
    return plain and not set(one.filename) & set('\\:*?"<>|\0')


def _check_versions(about: AboutPage) -> None:
    """Raise unless a page and this program speak a common version."""
    if SPOKEN.common(Versions(about.oldest, about.newest)) is None:
        older = "page" if about.newest < SPOKEN.oldest else "program"
        raise Fault("page-other", page=ends_of(about.program), here=__version__, older=older)
