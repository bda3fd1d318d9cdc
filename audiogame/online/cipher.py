"""Choice of the library of ciphers: libsodium, or in a browser that of the page."""

from __future__ import annotations

import sys

if sys.platform == "emscripten":
    from audiogame.online.browser_cipher import agree, load, open_sealed, public, seal
else:
    from audiogame.online.sodium import agree, load, open_sealed, public, seal

__all__ = ["agree", "load", "open_sealed", "public", "seal"]
