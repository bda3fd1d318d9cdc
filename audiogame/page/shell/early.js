// Play is there before what it begins has come over a slow line.  Who presses it then is not kept
// waiting at a button that does nothing: the shell plays as soon as it is there.

globalThis.playedEarly = false;
document.addEventListener("click", ({ target }) => {
  if (target.closest("#play, #to-game")) globalThis.playedEarly = true;
});
