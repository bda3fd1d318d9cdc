// The two logs: one that is read aloud as it grows, and the history to read at leisure.

/** A log on the page; a no-break space at the end of a line is the announcer's. */
export class Log {
  /**
   * @param {HTMLElement} place contains the lines.
   * @param {string} end follows each line. Orca takes the same text in two places for one event and
   *   drops the second, even where the first is not live: so lines of the history end differently.
   */
  constructor(place, end = "") {
    this.place = place;
    this.end = end;
  }

  append(text, line) {
    const paragraph = document.createElement("p");
    paragraph.textContent = text + this.end;
    if (line.secret) paragraph.dataset.secret = "yes";
    if (line.listed) paragraph.dataset.listed = "yes";
    this.place.append(paragraph);
    this.scroll();
  }

  /** Show the newest line: its beginning, where not all of it fits. */
  scroll() {
    const { place } = this;
    const newest = place.lastElementChild;
    if (!newest) return;
    place.scrollTop = place.scrollHeight;
    const above = place.getBoundingClientRect().top - newest.getBoundingClientRect().top;
    if (above > 0) place.scrollTop -= above;
  }

  /** Mark the newest line as older than what is open now. */
  age() {
    for (const one of this.place.querySelectorAll("[data-old]")) one.removeAttribute("data-old");
    this.place.lastElementChild?.setAttribute("data-old", "yes");
  }

  trim(count) {
    while (this.place.children.length > count) this.place.firstElementChild?.remove();
  }

  erase() {
    for (const secret of this.place.querySelectorAll("[data-secret]")) secret.remove();
  }

  get lines() {
    return [...this.place.children].map((one) => one.textContent.trimEnd());
  }
}

/** Lines of the history kept on the page. */
export const REMEMBERED = 300;
/** The ending of lines of the history, unlike that of any line of the log. */
export const HISTORY_ENDS = "\u00a0\u00a0";
