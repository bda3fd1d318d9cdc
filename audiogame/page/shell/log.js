// The logs: the newest lines to see, those that are read aloud as they come, the history and the talk.
//
// Whoever reads the page at leisure meets each line once: those to see are hidden from readers, and
// the history has what is not, or no longer, among those read aloud.

/** A log on the page; a no-break space at the end of a line is the announcer's. */
export class Log {
  /**
   * @param {HTMLElement} place contains the lines.
   * @param {string} end follows each line. Orca takes the same text in two places for one event and
   *   drops the second, even where the first is not live: so lines of the history end differently.
   * @param {boolean} seen whether its lines are only to see.
   */
  constructor(place, end = "", seen = false) {
    this.place = place;
    this.end = end;
    this.seen = seen;
    this.begins = false; // whether the next line is the first of a game
    /** @type {?ReturnType<typeof setTimeout>} */
    this.scrolling = null;
  }

  append(text, line) {
    const paragraph = document.createElement("p");
    paragraph.textContent = text + this.end;
    paragraph.dataset.line = line.id ?? 0;
    if (this.seen || line.elsewhere) paragraph.setAttribute("aria-hidden", "true");
    if (line.language && line.language !== document.documentElement.lang) paragraph.lang = line.language;
    if (line.secret) paragraph.dataset.secret = "yes";
    if (line.listed) paragraph.dataset.listed = "yes";
    if (this.begins && this.place.children.length) paragraph.dataset.begins = "yes";
    this.begins = false;
    if (line.menu) paragraph.dataset.menu = "yes";
    if (line.fault) paragraph.className = "fault";
    if (this.seen) this.pass(paragraph, line);
    this.place.append(paragraph);
    this.scrollSoon();
  }

  /** Mark what is no event, such as what a marked die would bring; take away what was marked so. */
  pass(paragraph, line) {
    const kind = line.passing ? "line" : line.offers && !line.asks ? "choice" : "";
    const before = kind ? `[data-passing="${kind}"]` : "[data-passing]";
    for (const one of this.place.querySelectorAll(before)) one.remove();
    if (kind) paragraph.dataset.passing = kind;
  }

  /** Scroll once after all lines that wait: to measure the page at each of many takes long. */
  scrollSoon() {
    this.scrolling ??= setTimeout(() => {
      this.scrolling = null;
      this.scroll();
    });
  }

  /** Show the newest line: its beginning, where not all of it fits. */
  scroll() {
    const { place } = this;
    if (!place.getClientRects().length) return; // closed: to ask each of its lines takes long
    const { newest } = this;
    if (!newest) return;
    place.scrollTop = place.scrollHeight;
    const above = place.getBoundingClientRect().top - newest.getBoundingClientRect().top;
    if (above > 0) place.scrollTop -= above;
  }

  /**
   * Return the number of the newest line, and how many of its characters are before what is cut.
   *
   * The word is cut, too, on which the sign stands that there is more.
   */
  cut() {
    const { newest } = this;
    const words = newest?.firstChild;
    if (!(newest instanceof HTMLElement) || !(words instanceof Text)) return null;
    const id = Number(newest.dataset.line);
    const text = words.data;
    if (newest.scrollHeight <= newest.clientHeight + 1) return { id, seen: text.length };
    const end = newest.getBoundingClientRect().bottom;
    const range = document.createRange();
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      range.setStart(words, middle - 1);
      range.setEnd(words, middle);
      const rows = [...range.getClientRects()];
      if (rows.every((row) => row.top + row.height / 2 < end)) low = middle;
      else high = middle - 1;
    }
    return { id, seen: text.lastIndexOf(" ", Math.max(0, low - SIGN)) + 1 };
  }

  /** The newest line that is seen. */
  get newest() {
    return newestIn(this.place);
  }

  /** Leave out the lines that say what is asked beside them: to the eye, they would say it twice. */
  leaveOut(question) {
    for (const one of this.place.children) one.toggleAttribute("data-asked", question !== "" && one.textContent.trim() === question.trim());
    this.scrollSoon();
  }

  /** Mark the lines so far as older than what is open now; the rows of a menu went with it. */
  age() {
    for (const one of this.place.querySelectorAll("[data-listed]")) one.remove();
    for (const one of this.place.children) one.setAttribute("data-old", "yes");
  }

  /** Part the lines so far from those of a game that begins: what is only to see shows it alone. */
  part() {
    this.begins = !this.seen;
    if (this.seen) this.place.replaceChildren();
  }

  /** Mark the lines so far as those of a language: the page has another one from now on. */
  keepLanguage(code) {
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (this.place.querySelectorAll("p:not([lang], [data-text])"))) one.lang = code;
  }

  trim(count) {
    while (this.place.children.length > count) this.place.firstElementChild?.remove();
  }

  /** The numbers of the lines that are here. */
  get ids() {
    return [...this.place.children].map((one) => Number(one.getAttribute("data-line")));
  }

  /**
   * Show those lines to readers that are no longer elsewhere.
   *
   * @param {Set<number>} elsewhere their numbers: each message asks for hundreds.
   */
  uncover(elsewhere) {
    for (const one of this.place.querySelectorAll("[aria-hidden]")) {
      if (!elsewhere.has(Number(one.getAttribute("data-line")))) one.removeAttribute("aria-hidden");
    }
  }

  erase() {
    for (const secret of this.place.querySelectorAll("[data-secret]")) secret.remove();
  }

  get lines() {
    return [...this.place.children].map((one) => one.textContent.trimEnd());
  }
}

/** Return the newest line that is seen in a log; null without one. */
export function newestIn(place) {
  return /** @type {?HTMLElement} */ ([...place.children].findLast((one) => one.getClientRects().length > 0) ?? null);
}

/** Characters that the sign may cover which says that there is more. */
const SIGN = 4;
/** Newest lines to see. */
export const SEEN = 30;
/** Lines of the history kept on the page. */
export const REMEMBERED = 300;
/** The ending of lines of the history, unlike that of any line of the log. */
export const HISTORY_ENDS = "\u00a0\u00a0";
/** The ending of lines of the talk, unlike both. */
export const TALK_ENDS = "\u00a0\u00a0\u00a0";
