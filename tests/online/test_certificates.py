"""What this machine trusts, where its Python finds no certificates: a python.org one, a folder."""

from __future__ import annotations

import asyncio
import ssl
from pathlib import Path

import pytest
from web_files import web_files

from audiogame.narration.faults import told
from audiogame.online import certificates
from audiogame.online.certificates import NoCertificates, trusting_context
from audiogame.online.transport import CannotConnect
from audiogame.online.web_socket import connect
from audiogame.page.site import _downloaded_pyodide
from audiogame.rules import fault
from audiogame.server.download import CannotDownload, download

pytestmark = pytest.mark.wine("newer DLLs do not load", without="cryptography.x509")


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python as python.org installs it on macOS: a folder without certificates, and no file."""
    (tmp_path / "certs").mkdir()
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
    monkeypatch.setenv("SSL_CERT_DIR", str(tmp_path / "certs"))
    monkeypatch.setattr(ssl.SSLContext, "_windows_cert_stores", (), raising=False)


def test_the_file_of_the_system_is_trusted(
    bare: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A download and a connection, whose answer, though no table's, says that they were made."""
    import trustme

    authority = trustme.CA()
    authority.cert_pem.write_to_path(tmp_path / "system.pem")
    (tmp_path / "empty.pem").write_text("", encoding="utf-8")
    stores = [str(tmp_path / name) for name in ("none.pem", "empty.pem", "system.pem")]
    monkeypatch.setattr(certificates, "STORES", stores)
    (tmp_path / "a.txt").write_text("here", encoding="utf-8")
    with web_files(tmp_path, authority) as site:
        assert download(f"{site.address}/a.txt", 10) == b"here"
        with pytest.raises(CannotConnect) as answered:
            asyncio.run(connect(site.address.removeprefix("https://"), secure=True))
        assert answered.value.reasons[0].message == "server-silent"


@pytest.mark.parametrize(
    ("system", "words"),
    [("macos", "Install Certificates.command."), ("other", "package ca-certificates.")],
)
def test_without_any_a_sentence_says_what_to_install(
    bare: None, system: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is sent: a link, the news of versions, and what the page is built of."""
    monkeypatch.setattr(certificates, "STORES", [str(tmp_path / "none.pem")])
    monkeypatch.setattr(fault, "SYSTEM", system)
    with pytest.raises(CannotConnect) as refused:
        asyncio.run(connect("a.example:443", secure=True))
    with pytest.raises(CannotDownload) as not_fetched:
        download("https://a.example/news", 10)
    with pytest.raises(NoCertificates) as not_built:
        _downloaded_pyodide(tmp_path)
    for one in (refused.value, not_fetched.value, not_built.value):
        assert told(one, "en").endswith(words)


def test_what_this_python_finds_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of its own is trusted alone, without those of the system."""
    import trustme

    trustme.CA().cert_pem.write_to_path(tmp_path / "own.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "own.pem"))
    monkeypatch.setenv("SSL_CERT_DIR", str(tmp_path / "none"))
    monkeypatch.setattr(certificates, "STORES", ())
    assert trusting_context().cert_store_stats()["x509"] >= 1
