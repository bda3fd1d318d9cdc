// What differs in Apple's engine and on Apple's systems.

const { vendor = "", platform = "" } = /** @type {{vendor?: string, platform?: string}} */ (globalThis.navigator ?? {});

/** Whether the engine is WebKit: it copies, and opens a window for a file, in a key's handler only. */
export const WEBKIT = /^Apple/.test(vendor);
/** Whether the system is Apple's: its reader is VoiceOver, in each browser, and Option writes signs. */
export const APPLE = /^(Mac|iP)/.test(platform);

/** Whether it is a telephone or a tablet of Apple's, with a switch for silence. */
export const POCKET = /^iP/.test(platform);

/** Return whether the browser deletes what a page keeps after seven days without a visit. */
export function deletesWhatIsKept() {
  const { standalone = false } = /** @type {{standalone?: boolean}} */ (navigator);
  const own = standalone || matchMedia("(display-mode: standalone)").matches;
  return WEBKIT && APPLE && !own;
}
