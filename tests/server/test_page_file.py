"""The built page as one file: packed, fetched, and handed out by a server beside the program."""

from __future__ import annotations

import asyncio
import hashlib
import json
import zipfile
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import pytest
from web_files import MOVED, web_files

from audiogame import __version__
from audiogame.__main__ import main
from audiogame.archive.transfer import erase_data
from audiogame.online.link import read_link
from audiogame.online.versions import SPOKEN
from audiogame.rules.fault import Fault
from audiogame.server.download import CannotDownload, download
from audiogame.server.page_file import fetch_page, fetched_page, pack_page
from audiogame.terminal.home_server import ProcessServer

RANGE = f"{SPOKEN.oldest}-{SPOKEN.newest}"
FIRST = "<p>The first page.</p>"


def a_page(folder: Path, words: str = FIRST) -> Path:
    """Return a folder with what makes a page."""
    (folder / "python").mkdir(parents=True)
    (folder / "index.html").write_text(words, encoding="utf-8")
    (folder / "service_worker.js").write_text("// VERSION", encoding="utf-8")
    (folder / "python" / "program.bin").write_bytes(bytes(1000))
    return folder


@pytest.fixture
def packed(tmp_path: Path) -> Path:
    file = tmp_path / "page.zip"
    pack_page(a_page(tmp_path / "site"), file)
    return file


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_page_is_fetched_by_the_command_and_found(
    packed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its hash is read from beside it; a page of other versions stays, of the same is replaced."""
    data = tmp_path / "data"
    assert fetched_page(data) is None
    (data / "page" / "900-901").mkdir(parents=True)
    a_page(data / "page" / "900-901")
    assert fetched_page(data) is None, "it speaks no version of this program"
    assert main(["page", "fetch", str(packed), "--data", str(data)]) == 0
    place = data / "page" / RANGE
    assert f"The page of audiogame {__version__} is in {place}." in capsys.readouterr().out
    assert fetched_page(data) == place
    assert files_in(place) == {*files_in(tmp_path / "site"), "page.json"}
    about = {"program": __version__, "oldest": SPOKEN.oldest, "newest": SPOKEN.newest}
    assert json.loads((place / "page.json").read_text(encoding="utf-8")) == about
    newer = tmp_path / "newer.zip"
    digest = pack_page(a_page(tmp_path / "newer", "<p>The second page.</p>"), newer)
    newer.with_name("newer.zip.sha256").unlink()
    assert fetch_page(str(newer), data, digest)[0] == place
    assert "second" in (place / "index.html").read_text(encoding="utf-8")
    assert {path.name for path in (data / "page").iterdir()} == {RANGE, "900-901"}
    erase_data(data)
    assert not data.exists()


def test_the_same_page_makes_the_same_file(packed: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.zip"
    pack_page(a_page(tmp_path / "site again"), again)
    assert again.read_bytes() == packed.read_bytes()


def test_a_file_that_is_damaged_or_no_page_changes_nothing(packed: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    place, _ = fetch_page(str(packed), data)

    def refused(file: Path, reason: str, digest: str = "") -> None:
        with pytest.raises(Fault) as wrong:
            fetch_page(str(file), data, digest)
        assert wrong.value.reasons[0].message == reason
        assert (place / "index.html").read_text(encoding="utf-8") == FIRST
        assert [*(data / "page").iterdir()] == [place]

    refused(packed, "page-hash-form", "abc")
    refused(packed, "page-hash-differs", "0" * 64)
    refused(tmp_path / "gone.zip", "page-hash-missing")
    refused(tmp_path / "gone.zip", "page-unreadable", "0" * 64)
    packed.write_bytes(packed.read_bytes()[:-1])
    refused(packed, "page-hash-differs")
    page = {"index.html": "", "service_worker.js": ""}
    usual = '{"program": "1", "oldest": 1, "newest": 1}'
    for names, reason in (
        ({**page, "page.json": usual, "../outside": ""}, "page-no-page"),
        ({**page, "page.json": usual, "c:\\outside": ""}, "page-no-page"),
        ({**page, "page.json": "{}"}, "page-no-page"),
        (page, "page-no-page"),
        ({"index.html": "", "page.json": usual}, "page-no-page"),
        ({**page, "page.json": usual.replace("1}", "1000001}").replace("1,", "900,")}, ""),
    ):
        made = tmp_path / "made.zip"
        with zipfile.ZipFile(made, "w") as archive:
            for name, text in names.items():
                archive.writestr(name, text)
        refused(made, reason or "page-other", hashlib.sha256(made.read_bytes()).hexdigest())
    assert not (tmp_path / "outside").exists()


@pytest.mark.wine("newer DLLs do not load", without="cryptography.x509")
def test_a_page_comes_over_https_and_never_unencrypted(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import trustme

    authority = trustme.CA()
    authority.cert_pem.write_to_path(tmp_path / "authority.pem")
    data = tmp_path / "data"
    with web_files(tmp_path, authority) as site:
        with pytest.raises(CannotDownload, match="certificate"):
            fetch_page(f"{site.address}/page.zip", data)
        assert site.asked == []
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authority.pem"))
        fetch_page(f"{site.address}/page.zip", data)
        assert site.asked == ["/page.zip.sha256", "/page.zip"]
        for address in ("http://page.example/page.zip", f"{site.address}{MOVED}"):
            with pytest.raises(CannotDownload) as wrong:
                download(address, 1000)
            assert wrong.value.reasons[0].message == "download-unencrypted"
        with pytest.raises(CannotDownload, match="status=404"):
            download(f"{site.address}/gone", 1000)
        with pytest.raises(CannotDownload, match="download-too-long"):
            download(f"{site.address}/page.zip", 10)
    assert fetched_page(data) == data / "page" / RANGE


def test_a_table_at_home_hands_out_the_page_that_was_fetched(packed: Path, tmp_path: Path) -> None:
    """The process of Invite a friend is told, and an invitation is an address of the page."""
    data = tmp_path / "data"
    fetch_page(str(packed), data)

    async def look() -> bytes:
        home = ProcessServer(data)
        link = read_link(await home.begin(far=False))
        try:
            opener = build_opener(ProxyHandler({}))
            answer: bytes = await asyncio.to_thread(
                lambda: opener.open(f"http://{link.address}/", timeout=60).read()
            )
        finally:
            await home.end()
        return answer

    assert asyncio.run(look()).decode() == FIRST


def test_serve_says_how_a_page_is_fetched_where_none_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--page", "--data", str(tmp_path)]) == 2
    assert "audiogame page fetch" in capsys.readouterr().err
