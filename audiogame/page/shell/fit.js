// Text of the block at the chosen size: question, choices and newest line are visible together.

import { newestIn } from "./log.js";

/** Pixels of text at least, however much there is to show. */
const SMALLEST = 16;
/** Share of the block for question and choices, exceeded only where they need more. */
const SHARES = [0.6, 0.88];
/** What gives way, one after the other, where not all has room. */
const LESS = ["nothing", "status", "strip"];
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
 * Keeps text at the chosen size, and shrinks it only while it would be cut off.
 *
 * @param {object} parts `block`, `strip`, `status`, `asked` and `log`.
 * @param {() => void} done called when sizes may have changed: what was in view still is.
 */
export class Fit {
  constructor({ block, strip, status, asked, log }, done) {
    this.block = block;
    this.log = log;
    /** Whether the question was the newest line: it is left out there. */
    this.same = () => log.lastElementChild?.hasAttribute("data-asked") ?? false;
    this.done = done;
    this.open = () => asked.querySelector(OPEN) !== null;
    this.many = () => asked.querySelectorAll("#choices button:not([aria-disabled])").length > 1;
    this.asks = () => whole(status) && askedFits(asked);
    this.tells = () => newestFits(log);
    this.walked = () => strip.querySelector(".seat") !== null;
    const watch = new MutationObserver(() => this.fit());
    for (const one of [strip, status, asked, log]) watch.observe(one, CHANGES);
    /** Whether choices came one at a time when no seat was walked to: "yes" or "no". */
    this.one = "no";
    /** The sizes of block and text then. */
    this.at = "";
    this.here = () => `${sizeOf(block)} ${getComputedStyle(document.documentElement).fontSize}`;
    /** The block's size when it was last measured. */
    this.size = "";
    new ResizeObserver(() => {
      if (this.size !== sizeOf(block)) this.fit();
    }).observe(block);
  }

  fit() {
    if (!this.chosenFits()) this.shrink();
    if (!this.walked() || this.at !== this.here()) Object.assign(this, { one: this.block.dataset.one, at: this.here() });
    this.clamp();
    this.size = sizeOf(this.block);
    this.done();
  }

  /** Show whole rows of a line that is cut. */
  clamp() {
    const { log, block } = this;
    if (!this.tells()) block.dataset.cut = "yes";
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(log);
    const room = log.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    block.style.setProperty("--seen", Math.max(1, Math.floor((room + 1) / parseFloat(lineHeight))));
  }

  /** Let things give way until all fits at the chosen size; return false if that is not enough. */
  chosenFits() {
    const { dataset } = this.block;
    Object.assign(dataset, { told: "no", one: "no", cut: "no", less: "nothing", news: "yes" });
    // A seat that the player has asked for stays: Space tells the rest of the line.
    const keeps = this.walked() ? [LESS.slice(0, -1), LESS] : [LESS];
    // Its choices stay as they were, all at once or one at a time.
    const ones = this.walked() && this.at === this.here() ? [this.one, "yes"] : this.many() ? ["no", "yes"] : ["no"];
    for (const one of ones) for (const gives of keeps) {
      Object.assign(dataset, { one, told: "no", cut: "no", news: "yes" });
      // What came before the question gives way first, then whose turn it is, then what the question is about.
      for (const less of gives) for (const news of this.same() ? ["yes", "no"] : ["yes"]) {
        Object.assign(dataset, { less, news });
        if (!this.chosen()) continue;
        if (news === "no") this.addsRow();
        return true;
      }
      // Of a long line the first rows are shown.
      Object.assign(dataset, { cut: this.open() ? "yes" : "no" });
      if (this.open() && this.chosen()) return true;
      if (gives === LESS || !this.walked()) continue;
      // The seat that was asked for takes the place of the question.
      Object.assign(dataset, { told: "yes", less: gives.at(-1) });
      if (this.chosen()) return true;
    }
    return false;
  }

  /** Show the first rows of what came before the question, where it leaves room for one. */
  addsRow() {
    const { dataset } = this.block;
    Object.assign(dataset, { news: "yes", cut: "yes" });
    if (this.chosen()) return;
    Object.assign(dataset, { news: "no", cut: "no" });
    this.chosen();
  }

  /** Let text become smaller: choices one at a time, with the first row of the newest line. */
  shrink() {
    const { block, log } = this;
    if (this.open()) {
      Object.assign(block.dataset, { told: "no", one: this.many() ? "yes" : "no", cut: "yes", news: "yes" });
      block.style.setProperty("--most", SHARES.at(-1));
      const all = () => {
        block.style.setProperty("--newest", block.style.getPropertyValue("--asked"));
        return this.asks() && rowFits(log);
      };
      if (this.largest("--asked", parseFloat(getComputedStyle(document.documentElement).fontSize), all)) return;
    }
    Object.assign(block.dataset, { told: "no", one: "no", cut: "no", news: this.same() ? "no" : "yes" });
    this.sizes();
  }

  /** Try everything at the chosen size; return whether it fits. */
  chosen() {
    const chosen = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return SHARES.some((share) => {
      this.block.style.setProperty("--most", share);
      for (const name of ["--asked", "--newest"]) this.block.style.setProperty(name, `${chosen}px`);
      return this.asks() && (this.block.dataset.cut === "yes" ? rowFits(this.log) : this.tells());
    });
  }

  /** Set all sizes; return false if the newest line is not completely visible. */
  sizes() {
    const chosen = parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const share of SHARES) {
      this.block.style.setProperty("--most", share);
      if (this.largest("--asked", chosen, this.asks)) break;
    }
    const { asks, tells } = this;
    if (this.largest("--newest", chosen, tells)) return true;
    // The question shrinks where that makes room for the whole line.
    if (!this.largest("--asked", chosen, () => asks() && tells())) this.largest("--asked", chosen, asks);
    return this.largest("--newest", chosen, tells);
  }

  /** Set the largest size that fits; return false if none does. */
  largest(name, chosen, fits) {
    const put = (size) => {
      this.block.style.setProperty(name, `${size}px`);
      return fits();
    };
    if (put(chosen)) return true;
    let [low, high] = [SMALLEST, chosen];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (put(middle)) low = middle;
      else high = middle;
    }
    return put(low);
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
