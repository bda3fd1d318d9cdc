// The layout that the style sheet has chosen, by letters of the chosen size: strip, column or desk.

/** Return the name of the layout of the present window and size of text. */
function layout() {
  return getComputedStyle(/** @type {HTMLElement} */ (document.getElementById("app"))).getPropertyValue("--layout").trim();
}

/** Show whole rows of a long line where nobody scrolls it: under fingers, and where rows are few. */
export function arrange() {
  const whole = layout() === "strip" || matchMedia("(pointer: coarse)").matches;
  document.documentElement.dataset.rows = whole ? "whole" : "all";
}
