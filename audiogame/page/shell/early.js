// The Play button is there before the shell has loaded over a slow connection. A press meanwhile is
// remembered, so that it is not without effect: the shell starts playing as soon as it has loaded.

globalThis.playedEarly = false;
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("#play, #to-game")) globalThis.playedEarly = true;
});
