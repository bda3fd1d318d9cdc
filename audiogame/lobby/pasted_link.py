"""A link that is pasted where no text is typed, or put into the address of an open page."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.departure import LinkFollowed
from audiogame.online.link import LinkError, TableLink, read_link


async def ask_to_follow(app: App, text: str) -> None:
    """Ask whether to go to the table of a pasted link; say what is wrong with other texts.

    Args:
        app: keys and outputs.
        text: what was pasted.

    Raises:
        LinkFollowed: the player goes there.
        ProgramLeft: the program ends.
    """
    dialogue, scene = app.dialogue, app.scene
    try:
        link = _link_in(text)
    except LinkError as fault:
        dialogue.tell("fault", why=fault)
        return
    if link is None:
        dialogue.tell("paste-no-link")
        return
    table = bool(link.table or link.key)
    plays = scene.sum_up is not None  # and is in no lesson
    kept = scene.game_kept().value if plays else "nothing"
    if await app.keyboard.confirm("follow-link", link=link.heard_address, table=table, kept=kept):
        raise LinkFollowed(link)
    dialogue.tell("staying")


def _link_in(text: str) -> TableLink | None:
    """Return the link in a pasted text; None for any other text, such as a word with a dot in it.

    Raises:
        LinkError: it has a link that is damaged.
    """
    marked = "audiogame://" in text.lower() or "audiogames://" in text.lower()
    try:
        link = read_link(text)
    except LinkError:
        if marked:
            raise
        return None
    return link if marked or link.table else None
