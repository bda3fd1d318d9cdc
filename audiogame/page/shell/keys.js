// Keys on any keyboard layout: those without a character by their keymap names, others by the
// character they type. The program names characters.

import { APPLE } from "./apple.js";

const NAMED = {
  Enter: "enter",
  Escape: "escape",
  Backspace: "backspace",
  " ": "space",
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "home",
  End: "end",
  PageUp: "pageup",
  PageDown: "pagedown",
  Delete: "delete",
};
const SHIFTED = new Set([
  ...["up", "down", "left", "right", "home", "end", "pageup", "pagedown", "delete"],
]);
// Keys of the browser: F5 reloads, F6 leads to the address, F7 switches caret browsing, F11 is full
// screen, and F12 opens the developer tools.
const FUNCTION = /^F([1-489]|10)$/;

/**
 * Return the name or the character of a key for the program; null for a key of the browser.
 *
 * Tab leaves the game; keys with Ctrl, Alt or Meta belong to the browser and the screen reader.
 * AltGr types a character on many keyboards, Option on a Mac, and that counts.
 */
export function keyName(event) {
  const third = event.getModifierState?.("AltGraph") || (APPLE && event.altKey && !event.ctrlKey);
  const written = third && event.key.length === 1;
  if (event.isComposing || event.metaKey) return null;
  if ((event.ctrlKey || event.altKey) && !written) return null;
  const shift = event.shiftKey ? "shift-" : "";
  const name = NAMED[event.key];
  if (name) return shift && SHIFTED.has(name) ? shift + name : name;
  if (FUNCTION.test(event.key)) return shift + event.key.toLowerCase();
  return [...event.key].length === 1 ? cased(event) : null;
}

/** Caps Lock is ignored: it is a screen reader's key, and easily left on. */
function cased(event) {
  if (!event.getModifierState?.("CapsLock")) return event.key;
  return event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
}

/**
 * Return the character at that place on a Latin keyboard, for layouts of other scripts, and for
 * those whose digits need Shift; empty where it is the same. It is used where the key itself has no
 * meaning.
 */
export function latinName(event) {
  const [, letter] = /^Key([A-Z])$/.exec(event.code ?? "") ?? [];
  if (letter && /^\p{L}$/u.test(event.key) && !/^\p{Script=Latin}$/u.test(event.key)) {
    return event.shiftKey ? letter : letter.toLowerCase();
  }
  const [, digit] = /^Digit([0-9])$/.exec(event.code ?? "") ?? [];
  return digit && !event.shiftKey && event.key !== digit ? digit : "";
}

/** Keys that a text field does not handle: the program gets them while the player types. */
export const BESIDE_TYPING = new Set(["escape", "up", "down", "pageup", "pagedown"]);
