"""The icon of the program's file in Windows, and its name and version in the properties."""

from __future__ import annotations

import io
import struct
from pathlib import Path
from typing import Any

SIZES = (16, 24, 32, 48, 64, 256)
"""Widths of the icon, in pixels, as Windows asks for them."""
ENTRY = struct.Struct("<BBBBHHII")
"""Width and height, colours and nothing, planes, bits a pixel, and the image's bytes and place."""
ENGLISH, UNICODE = 0x0409, 1200


def icon(drawing: Path) -> bytes:
    """Return an icon of Windows with a drawing in all sizes.

    Args:
        drawing: an SVG file.
    """
    import pygame

    images = []
    for size in SIZES:
        image = io.BytesIO()
        pygame.image.save(pygame.image.load_sized_svg(drawing, (size, size)), image, "icon.png")
        images.append(image.getvalue())
    place = 6 + ENTRY.size * len(SIZES)
    entries = []
    for size, data in zip(SIZES, images, strict=True):
        side = size % 256  # 0 stands for 256
        entries.append(ENTRY.pack(side, side, 0, 0, 1, 32, len(data), place))
        place += len(data)
    return b"".join((struct.pack("<HHH", 0, 1, len(SIZES)), *entries, *images))


def properties(name: str, version: str, owner: str) -> Any:
    """Return the version resource of a program.

    Args:
        name: the program's; the task manager and screen readers tell it of its process.
        version: such as 0.1.0.
        owner: who holds the copyright.
    """
    from PyInstaller.utils.win32 import versioninfo as resource

    numbers = (*(int(part) for part in version.split(".")), 0, 0, 0, 0)[:4]
    texts = {
        "CompanyName": owner,
        "FileDescription": name,
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": f"Copyright {owner}",
        "OriginalFilename": f"{name}.exe",
        "ProductName": name,
        "ProductVersion": version,
    }
    strings = [resource.StringStruct(key, text) for key, text in texts.items()]
    table = resource.StringTable(f"{ENGLISH:04x}{UNICODE:04x}", strings)
    translation = resource.VarStruct("Translation", [ENGLISH, UNICODE])
    return resource.VSVersionInfo(
        ffi=resource.FixedFileInfo(filevers=numbers, prodvers=numbers, fileType=0x1),
        kids=[resource.StringFileInfo([table]), resource.VarFileInfo([translation])],
    )
