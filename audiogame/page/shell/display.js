// Colours and size of text: applied at once, also before the program runs.

/** Themes of the program's settings; where it has none of them, those of the page hold. */
export const PROGRAM = ["white-on-black", "yellow-on-black", "black-on-white", "black-on-yellow"];
export const THEMES = ["own", "light", "dark", ...PROGRAM];
export const SMALLEST = 16;
export const LARGEST = 72;
const KEPT = "audiogame-display";
/** What a guest chose: it is not kept; null while there is none. */
let guest = null;

/** Return a size of text that is allowed. */
export function allowed(size) {
  const number = Math.round(Number(size));
  return Number.isFinite(number) ? Math.min(LARGEST, Math.max(SMALLEST, number)) : SMALLEST;
}

/** Show the page in colours and a size, as far as they are known. */
export function show({ theme, size, motion }) {
  const root = document.documentElement;
  if (theme !== undefined) root.dataset.theme = THEMES.includes(theme) ? theme : "own";
  if (size !== undefined) root.style.setProperty("--size", `${allowed(size)}px`);
  if (motion !== undefined) root.dataset.motion = motion ? "yes" : "no";
}

/** Return what was shown at the last visit; nothing where the browser keeps nothing. */
export function kept() {
  if (guest) return guest;
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
}

/** Return what the page looked like at the last visit, for until the program says it. */
export function remembered() {
  const { shown, theme, size, usual } = kept();
  return { theme: shown ?? theme, size: size ?? usual };
}

/** Keep nothing any more of what is chosen from now on. */
export function beGuest() {
  guest = kept();
}

/** Remove what was kept; what is chosen afterwards is not kept either. */
export function forget() {
  beGuest();
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // There is nothing, then.
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
    // A private window keeps nothing, and the program has said so.
  }
}
