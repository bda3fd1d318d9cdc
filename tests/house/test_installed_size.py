"""The disk space of an installation, measured where the tests run."""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution

import pytest
from limits import limits
from packaging.requirements import Requirement


def needed(name: str, known: dict[str, Distribution]) -> dict[str, Distribution]:
    """Return a distribution and its dependencies here, without extras."""
    key = re.sub(r"[-_.]+", "-", name).lower()
    if key not in known:
        known[key] = distribution(name)
        for line in known[key].requires or ():
            wanted = Requirement(line)
            if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
                needed(wanted.name, known)
    return known


def megabytes(one: Distribution) -> float:
    """Return the size of a distribution's files in megabytes, with compiled bytecode."""
    places = [one.locate_file(path) for path in one.files or ()]
    return sum(place.stat().st_size for place in places if place.is_file()) / 1e6  # type: ignore[attr-defined]  # paths


def test_the_installed_program_is_small() -> None:
    """The program with its dependencies on this system, compiled, without extras."""
    try:
        whole = needed("audiogame", {})
    except PackageNotFoundError as missing:
        pytest.fail(f"{missing} is needed and not installed.")
    own = whole["audiogame"].files or ()
    if not any(path.match("audiogame/__main__.py") for path in own):
        pytest.skip("The program is installed from a checkout, which has no list of its files.")
    assert not [path for path in own if path.suffix == ".md" and path.name[0].isupper()]
    sizes = {name: megabytes(one) for name, one in whole.items()}
    assert {"prompt-toolkit", "pygame-ce", "wcwidth"} <= {*sizes}
    assert sizes["audiogame"] > 5.0, "the sounds are among the files"
    largest = sorted(sizes.items(), key=lambda pair: -pair[1])
    most = limits("megabytes")["install"]
    assert sum(sizes.values()) <= most or sys.platform != "linux", largest
