// Text of the block at the chosen size: question, choices and newest line are visible together.

import { newestIn } from "./log.js";

/** Pixels of text at least, however much there is to show. */
const SMALLEST = 16;
/** What is waited for: while it is there, a long line is cut rather than made small. */
const OPEN = "#choices button:not([aria-disabled]), [role=listbox]:not([hidden], .passed), #form:not([hidden])";
const CHANGES = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ["hidden", "class", "aria-pressed"],
};

/**
 * Keeps text at the chosen size in two steps: brief, without whose turn it is, and bare, without
 * what the question is about, too, and with choices one at a time where they need it.  Only then does
 * it shrink.
 *
 * @param {object} parts `block`, `strip`, `status`, `asked` and `log`.
 * @param {() => void} done called when sizes may have changed: what was in view still is.
 */
export class Fit {
  constructor({ block, strip, status, asked, log }, done) {
    this.block = block;
    this.status = status;
    this.asked = asked;
    this.log = log;
    this.done = done;
    /** Whether something is to be chosen or filled in. */
    this.open = () => asked.querySelector(OPEN) !== null;
    /** Whether the player looks at a seat, in the strip. */
    this.walked = () => strip.getClientRects().length > 0 && strip.querySelector(".seat") !== null;
    const watch = new MutationObserver(() => this.fit());
    for (const one of [strip, status, asked, log]) watch.observe(one, CHANGES);
    /** Whether choices came one at a time when no seat was looked at: "yes" or "no". */
    this.one = "no";
    /** The sizes of block and text then. */
    this.at = "";
    /** The block's size when it was last measured. */
    this.size = "";
    new ResizeObserver(() => {
      if (this.size !== sizeOf(block)) this.fit();
    }).observe(block);
  }

  fit() {
    const { block, log } = this;
    this.put({ fit: "whole", told: "no", cut: "no" });
    const walked = this.walked();
    const here = `${sizeOf(block)} ${this.chosen}`;
    // While a seat is looked at, choices stay as they were in a block and text of these sizes.
    const stays = walked && this.at === here;
    this.put({ one: stays ? this.one : "no" });
    this.grow(this.chosen);
    // A seat that the player looks at takes the place of the question.
    const bare = walked ? { told: "yes" } : { fit: "bare" };
    for (const step of [{ fit: "brief" }, bare, this.many ? { one: "yes" } : {}]) if (!this.fits()) this.put(step);
    if (!stays) Object.assign(this, { one: block.dataset.one, at: here });
    if (!this.fits()) this.shrink();
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(log);
    const room = log.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    block.style.setProperty("--seen", String(Math.max(1, Math.floor((room + 1) / parseFloat(lineHeight)))));
    block.dataset.cut = newestFits(log) ? "no" : "yes";
    this.size = sizeOf(block);
    this.done();
  }

  /** Pixels of the chosen size of text. */
  get chosen() {
    return parseFloat(getComputedStyle(document.documentElement).fontSize);
  }

  get many() {
    return this.asked.querySelectorAll("#choices button:not([aria-disabled])").length > 1;
  }

  put(data) {
    Object.assign(this.block.dataset, data);
  }

  grow(size) {
    for (const name of ["--asked", "--newest"]) this.block.style.setProperty(name, `${size}px`);
  }

  /** Return whether all that is asked is visible, and the newest line or, where something is asked, its first row. */
  fits() {
    const told = this.block.dataset.fit !== "whole" || whole(this.status); // else for readers alone
    return told && askedFits(this.asked) && (this.open() ? rowFits(this.log) : newestFits(this.log));
  }

  /** Set the largest size of text that fits. */
  shrink() {
    let [low, high] = [SMALLEST, this.chosen];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      this.grow(middle);
      if (this.fits()) low = middle;
      else high = middle;
    }
    this.grow(low);
  }
}

/** Return the size of an element, in pixels. */
function sizeOf(element) {
  return `${element.clientWidth} ${element.clientHeight}`;
}

/** Return whether an element's content fits; half a pixel may be lost by rounding. */
function whole(element) {
  return element.scrollHeight <= element.clientHeight + 1;
}

/** Return whether the question fits: a form by each control, a list by its present item. */
function askedFits(asked) {
  const height = asked.clientHeight;
  if (asked.querySelector("#form:not([hidden])")) {
    return [...asked.querySelectorAll("#form p")].every((one) => one.offsetHeight <= height);
  }
  const cut = (one) => one.scrollWidth > one.clientWidth + 1;
  if ([...asked.querySelectorAll("#choices button:not([aria-disabled])")].some(cut)) return false;
  const item = asked.querySelector("[role=listbox]:not([hidden], .passed) .current");
  if (item && item.offsetHeight > item.parentElement.clientHeight) return false;
  return whole(asked);
}

/** Return whether one row of the newest line is visible. */
function rowFits(log) {
  return !newestIn(log) || log.clientHeight >= 1.25 * parseFloat(getComputedStyle(log).fontSize);
}

function newestFits(log) {
  const newest = newestIn(log);
  return !newest || newest.offsetHeight <= log.clientHeight + 1;
}
