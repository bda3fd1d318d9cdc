// Layout by letters: a window that holds few letters of the chosen size is a small one.

/**
 * Return the name of the layout for a window.
 *
 * @param {number} width, height of the window in letters of the chosen size.
 * @return "desk", "wide", "tall", "low", or "small", where only the question has room.
 */
export function layout(width, height) {
  if (width < 19 || (height < 20 && width < 30)) return "small";
  if (height < 34) return width < 40 && width < BROAD * height ? "small" : "low";
  if (width < 64) return "tall";
  return width >= 100 && height >= 50 ? "desk" : "wide";
}

/** Letters of width to one of height from which a table has room beside the question. */
const BROAD = 1.5;
/** Letters of width below which it is a table alone that has room there. */
const BESIDE = 40;
/** Letters of height below which the name of the game gives way to the table. */
const SHORT = 43;
/** Letters of height from which a small window has room for the table above the question. */
const ROOM = 25;
/** Letters of width below which the commands of a low window go below the question, too. */
const NARROW = 52;
/** Letters of width below which commands have no room for keys and signs. */
const SLIM = 30;

/**
 * Apply the layout of the present window and size of text; return its name.
 *
 * The history has a column where there is room for one beside the table.
 */
export function arrange() {
  const root = document.documentElement;
  const letter = parseFloat(getComputedStyle(root).fontSize);
  const close = root.dataset.close === "yes";
  const beside = close || document.getElementById("app")?.dataset.table !== "yes";
  const usual = layout(innerWidth / letter, innerHeight / letter);
  // Commands that are all open have no room below a table that is beside the question.
  const found = usual === "desk" && close ? "wide" : usual;
  const name = found === "low" && beside && innerWidth / letter < BESIDE ? "small" : found;
  if (root.dataset.layout !== name) root.dataset.layout = name;
  root.dataset.rows = name === "small" || matchMedia("(pointer: coarse)").matches ? "whole" : "all";
  const column = name === "wide" || name === "desk" || (name === "low" && beside);
  root.dataset.column = column ? "yes" : "no";
  root.dataset.short = innerHeight / letter < SHORT ? "yes" : "no";
  root.dataset.room = name === "small" && innerHeight / letter >= ROOM ? "yes" : "no";
  root.dataset.narrow = innerWidth / letter < NARROW ? "yes" : "no";
  root.dataset.slim = innerWidth / letter < SLIM ? "yes" : "no";
  return name;
}
