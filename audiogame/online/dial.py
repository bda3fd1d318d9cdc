"""Choice of the WebSocket implementation: the library, or in a browser its own."""

from __future__ import annotations

import sys

from audiogame.online.transport import CannotConnect, OnlyWebPage

if sys.platform == "emscripten":
    from audiogame.online.browser_socket import BrowserSocket as Socket
    from audiogame.online.browser_socket import connect
else:
    from audiogame.online.web_socket import Socket, connect

__all__ = ["CannotConnect", "OnlyWebPage", "Socket", "connect"]
