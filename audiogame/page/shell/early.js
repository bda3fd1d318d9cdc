// What a page has to know before its modules have loaded over a slow connection.

// A press of Play meanwhile is remembered, so that it is not without effect: the shell starts
// playing as soon as it has loaded.
globalThis.playedEarly = false;
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("#play, #to-game")) globalThis.playedEarly = true;
});

// The first paint has the size of text of the last visit: display.js stores it.
try {
  const { size, usual } = JSON.parse(localStorage.getItem("audiogame-display") ?? "{}") ?? {};
  const found = Number(size ?? usual);
  if (found >= 16 && found <= 72) document.documentElement.style.setProperty("--size", `${found}px`);
} catch {
  // Nothing is stored: the size is the usual one.
}
