// The board of a game: a grid of squares, in which the arrow keys of the program lead from one to the next.

import { piece, span } from "./pieces.js";

/** Milliseconds in which the table follows the answer to a key, if that led to another square. */
const FOLLOWS = 150;

/**
 * Shows the squares by row; the one on which the player stands is the grid's only stop of the Tab key.
 *
 * Keys go to the program, which says where they lead: the focus follows within the grid.  A reader
 * says the square that gets the focus, so the line with the same words is not announced, too.
 */
export class Board {
  /**
   * @param {Record<string, string>} texts the name of the grid: `board`.
   * @param {(key: string) => void} press called with the key of a square that is touched.
   */
  constructor(texts, press) {
    this.texts = texts;
    this.box = document.createElement("div");
    this.box.className = "board";
    this.box.setAttribute("role", "grid");
    this.here = null;
    this.held = null;
    this.timer = 0;
    // A mouse does not move the focus, so that keys stay active.
    this.box.addEventListener("mousedown", (event) => event.preventDefault());
    this.box.addEventListener("click", (event) => {
      const touched = event.target instanceof Element ? event.target.closest("[role=gridcell]") : null;
      const at = this.cells.findIndex((one) => one === touched);
      if (at >= 0) press(`square-${at}`);
    });
  }

  get cells() {
    const found = /** @type {NodeListOf<HTMLElement>} */ (this.box.querySelectorAll("[role=gridcell]"));
    return [...found];
  }

  get focused() {
    return this.box.contains(document.activeElement);
  }

  /** Draw the squares, each in its own element as long as the board has the same size. */
  show(rows) {
    const size = rows.map((row) => row.length).join();
    if (this.box.dataset.size !== size) {
      this.box.dataset.size = size;
      this.box.replaceChildren(...rows.map((row) => {
        const made = document.createElement("div");
        made.setAttribute("role", "row");
        made.append(...row.map(() => cell()));
        return made;
      }));
      this.box.style.setProperty("--longest", String(Math.max(...rows.map((row) => row.length))));
    }
    this.box.setAttribute("aria-label", this.texts.board ?? "Board");
    const { cells } = this;
    const squares = rows.flat();
    for (const [at, square] of squares.entries()) draw(cells[at], square);
    const at = squares.findIndex((square) => square.here);
    this.stop(cells[at] ?? this.here ?? cells[0], at >= 0);
  }

  /** Make a square the stop of the Tab key, and move the focus there within the grid. */
  stop(to, stands) {
    const from = document.activeElement;
    for (const one of this.cells) one.tabIndex = one === to ? 0 : -1;
    this.here = to;
    const moves = stands && this.focused && from !== to;
    if (moves) to.focus({ preventScroll: true });
    if (this.held) this.release(moves && to.getAttribute("aria-label") === this.held.line.text);
  }

  /**
   * Keep the answer to a key while the focus is in the grid, until the square has it.
   *
   * @param {any} line
   * @param {(line: any, read: boolean) => void} tell called with it, and whether a reader says it.
   * @returns {boolean} whether it is kept.
   */
  keeps(line, tell) {
    this.release(false);
    if (line.urgency !== "answer" || !this.focused) return false;
    this.held = { line, tell };
    this.timer = setTimeout(() => this.release(false), FOLLOWS);
    return true;
  }

  release(read) {
    clearTimeout(this.timer);
    const { held } = this;
    this.held = null;
    held?.tell(held.line, read);
  }
}

function cell() {
  const made = document.createElement("div");
  made.setAttribute("role", "gridcell");
  made.dataset.part = "game";
  made.append(span("square"), span("men"));
  return made;
}

/** Draw a square; nothing is changed that stays, so that no reader announces it. */
function draw(one, square) {
  const shown = JSON.stringify(square);
  if (one.dataset.shown === shown) return;
  one.dataset.shown = shown;
  if (one.getAttribute("aria-label") !== square.text) one.setAttribute("aria-label", square.text);
  if (square.marked) one.setAttribute("aria-selected", "true");
  else one.removeAttribute("aria-selected");
  one.dataset.here = square.here ? "yes" : "no";
  one.dataset.chooses = square.chooses ? "yes" : "no";
  one.dataset.mark = square.mark;
  one.firstElementChild.textContent = square.name;
  one.lastElementChild.replaceChildren(...square.things.map(piece));
}
