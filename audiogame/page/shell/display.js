// Colours and text size: applied at once, even before the program runs.

/** Themes of the program's settings; without one of them, the page's own colours apply. */
export const PROGRAM = ["white-on-black", "yellow-on-black", "black-on-white", "black-on-yellow"];
export const THEMES = ["own", "light", "dark", ...PROGRAM];
export const SMALLEST = 16;
export const LARGEST = 72;
/** Pixels of text from which nothing on the table moves. */
const LARGE = 48;
const KEPT = "audiogame-display";
/**
 * A guest's choice, which is not stored; null without one.
 *
 * @type {?Record<string, any>}
 */
let guest = null;

/** Return a size of text clamped to the allowed range. */
export function allowed(size) {
  const number = Math.round(Number(size));
  return Number.isFinite(number) ? Math.min(LARGEST, Math.max(SMALLEST, number)) : SMALLEST;
}

/**
 * Apply colours and a size to the page, as far as they are given.
 *
 * @param {{theme?: string, size?: number, motion?: boolean, close?: boolean}} look
 */
export function show({ theme, size, motion, close }) {
  const root = document.documentElement;
  if (theme !== undefined) root.dataset.theme = THEMES.includes(theme) ? theme : "own";
  if (size !== undefined) {
    root.style.setProperty("--size", `${allowed(size)}px`);
    // Nothing moves in text this large.
    root.dataset.large = allowed(size) >= LARGE ? "yes" : "no";
  }
  if (close !== undefined) root.dataset.close = close ? "yes" : "no";
  if (motion !== undefined) root.dataset.motion = motion ? "yes" : "no";
}

/** Return the values stored at the last visit; empty where the browser stores nothing. */
export function kept() {
  if (guest) return guest;
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") ?? {};
  } catch {
    return {};
  }
}

/** Return the page's look at the last visit, for use until the program sends it. */
export function remembered() {
  const { shown, theme, size, usual, close, language } = kept();
  return { theme: shown ?? theme, size: size ?? usual, close, language };
}

/** Stop storing later choices. */
export function beGuest() {
  guest = kept();
}

/** Remove the stored values; later choices are not stored either. */
export function forget() {
  beGuest();
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // There was none, then.
  }
}

export function keep(display) {
  if (guest) {
    guest = { ...guest, ...display };
    return;
  }
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), ...display }));
  } catch {
    // A private window stores nothing, and the program has reported that.
  }
}
