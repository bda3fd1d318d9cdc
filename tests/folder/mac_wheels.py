"""Say, from any system, what the folder of macOS would hold: `python tests/folder/mac_wheels.py`.

It downloads the wheels, and prints each distribution with the oldest macOS that its files run on.
It fails where a wheel for Apple's processors or a licence is missing, as the build would.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable
from email import message_from_bytes
from pathlib import Path

from packaging.requirements import Requirement

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent))
from folder.__main__ import EXTRAS, NOT_INSIDE, OF_LIBRARIES  # noqa: E402  # it is run as a file
from folder.mac_files import minimums  # noqa: E402

PYTHON = "3.13"
SYSTEM = {
    "extra": "",
    "implementation_name": "cpython",
    "os_name": "posix",
    "platform_machine": "arm64",
    "platform_python_implementation": "CPython",
    "platform_release": "24.0.0",
    "platform_system": "Darwin",
    "platform_version": "Darwin Kernel Version 24.0.0",
    "python_full_version": f"{PYTHON}.0",
    "python_version": PYTHON,
    "sys_platform": "darwin",
}
"""A Mac with macOS 15."""
PLATFORMS = [
    *(
        f"macosx_{major}_0_{kind}"
        for major in range(15, 10, -1)
        for kind in ("arm64", "universal2")
    ),
    *(f"macosx_10_{minor}_universal2" for minor in range(15, 8, -1)),
]
"""What its wheels may be made for."""


class Wheel:
    """A wheel of the folder.

    Args:
        path: of its file.
    """

    def __init__(self, path: Path) -> None:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
            (metadata,) = (one for one in names if one.endswith(".dist-info/METADATA"))
            about = message_from_bytes(archive.read(metadata))
            self.oldest = max(
                (one for name in names for one in minimums(archive.read(name), "arm64")),
                default=None,
            )
        self.name, self.version = about["Name"], about["Version"]
        self.needs: list[str] = about.get_all("Requires-Dist", [])
        self.licensed = any(_is_licence(name) for name in names)
        """Whether a licence is in it."""


def _is_licence(name: str) -> bool:
    """Return whether the build would copy a file, see `LISTED` of the build."""
    last = name.rpartition("/")[2].upper()
    return "licen" in name.lower() or last.startswith(("COPYING", "NOTICE", "LGPL"))


def needed(requirements: Iterable[str], extra: str = "") -> dict[str, Requirement]:
    """Return those of some requirements that hold on such a Mac, by their names."""
    parsed = map(Requirement, requirements)
    held = SYSTEM | {"extra": extra}
    return {
        one.name.lower(): one
        for one in parsed
        if one.marker is None or one.marker.evaluate({**held})
    }


def wheels(into: Path) -> list[Wheel]:
    """Download the wheels of the folder into another one.

    Raises:
        CalledProcessError: one is not there, which pip has said.
    """
    project = tomllib.loads((HERE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    own = tomllib.loads((HERE / "pyobjc" / "pyproject.toml").read_text("utf-8"))["project"]
    due = needed([*project["dependencies"], *project["optional-dependencies"][EXTRAS]])
    found: dict[str, Wheel] = {}
    known: set[str] = set()
    while due:
        known |= {*due}
        stands_in = due.pop(own["name"], None)
        asked = [f"{one.name}{one.specifier}" for one in due.values()]
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(into)]
        where = [word for one in PLATFORMS for word in ("--platform", one)]
        only = ["--only-binary=:all:", "--python-version", PYTHON, *where]
        subprocess.run([*pip, *only, *asked], check=True)
        fresh = {one.name: Wheel(one) for one in into.glob("*.whl") if one.name not in found}
        found |= fresh
        more = needed(own["dependencies"]) if stands_in is not None else {}
        for wheel in fresh.values():
            more |= needed(wheel.needs)
        due = {name: one for name, one in more.items() if name not in known}
    return [found[name] for name in sorted(found)]


def main() -> int:
    """Print what the folder would hold; return 1 where a licence is missing."""
    beside = {path.name.lower() for path in (HERE / "licences").iterdir()} | {OF_LIBRARIES}
    lacking = []
    with tempfile.TemporaryDirectory() as folder:
        for wheel in wheels(Path(folder)):
            oldest = "" if wheel.oldest is None else f", macOS {wheel.oldest[0]}.{wheel.oldest[1]}"
            print(f"{wheel.name} {wheel.version}{oldest}")
            name = wheel.name.lower()
            if not (wheel.licensed or name in beside or name in NOT_INSIDE):
                lacking.append(wheel.name)
    if lacking:
        print(f"No licence: {', '.join(lacking)}")
    return bool(lacking)


if __name__ == "__main__":
    sys.exit(main())
