"""The page in a browser that denies storage; `test_built_people.py` has who stores what."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from built_page import Visit, built_once, device, missing_page, put_before, served
from packages import skip_without

pytestmark = pytest.mark.real
DENIED = """navigator.storage.getDirectory = () =>
  Promise.reject(new DOMException("no", "SecurityError"));
"""
NAME = "page.test"
"""A hostname of this machine that is no secure context for browsers.

In both tests the loss is told again after a key that came before it can have been spoken: how often
depends on how fast this machine is, so its different sentences are counted.
"""


@pytest.fixture
def folder() -> Path:
    skip_without(missing_page())
    return built_once()


def test_where_storage_is_denied_the_page_says_so_and_plays(folder: Path, tmp_path: Path) -> None:
    denied = tmp_path / "site"
    shutil.copytree(folder, denied)
    put_before(denied, "worker.js", DENIED)
    with device(tmp_path / "device") as browser, served(denied) as site:
        visit = Visit(browser.new_page(), site.address)
        visit.begin()
        visit.sika()
        visit.press("1", "Throw")
        told = {line for line in visit.lines if REASON in line}
        assert told == {f"This browser keeps nothing here: {REASON}. {GONE}"}
        assert visit.faults == []


REASON = "the browser's settings forbid it"
GONE = "Games and settings are gone when you close the page."


def test_over_plain_http_the_page_says_what_is_missing(folder: Path, tmp_path: Path) -> None:
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    with device(tmp_path / "device", rules) as browser, served(folder) as site:
        visit = Visit(browser.new_page(), site.address.replace("127.0.0.1", NAME))
        assert visit.page.evaluate("isSecureContext") is False
        visit.begin()
        visit.sika()
        visit.press("1", "Throw")
        assert len({line for line in visit.lines if "browsers don't trust" in line}) == 1
        assert visit.faults == []
