"""The engines of browsers in which an evening is played: Chromium, Firefox and WebKit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from built_page import device, missing_page
from firefox import firefox, missing_firefox
from packages import skip_without
from webkit import missing_webkit, webkit

ENGINES = ("chromium", "firefox", "webkit")
MISSING = {"firefox": missing_firefox, "webkit": missing_webkit}


@contextmanager
def opened(engine: str, folder: Path) -> Iterator[Any]:
    """Open a browser with a profile of its own, and yield a page; skip where it is missing.

    Each page has what Playwright's pages and `DrivenPage` have in common.

    Args:
        engine: one of `ENGINES`.
        folder: of the profile; created if it is missing.
    """
    skip_without(missing_page() or (MISSING[engine]() if engine in MISSING else None))
    if engine == "chromium":
        with device(folder, touch=True) as browser:
            yield browser.new_page()
    else:
        with {"firefox": firefox, "webkit": webkit}[engine](folder) as page:
            yield page
