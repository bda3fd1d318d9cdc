// The browser inside another app, as a messenger opens links in: it forgets, and closes with its app.

/** Marks of such browsers in what they tell web servers; the last is Android's, whatever the app. */
const MARKS = /\bFB(AN|AV|_IAB)\b|\bInstagram\b|\bLine\/\d|\bWhatsApp\b|\bTelegram\b|\bMicroMessenger\b|\bSnapchat\b|\bLinkedInApp\b|\bTwitter for\b|\bDiscord\b|; wv\)/;
/** A telephone or tablet of Apple's whose browser does not call itself Safari, as all others there do. */
const NO_SAFARI = /\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/**
 * Return whether the page is in such a browser, which may tell nothing of it.
 *
 * @param {{userAgent?: string, standalone?: boolean}} browser
 */
export function insideApp({ userAgent = "", standalone = false } = globalThis.navigator) {
  // A page that was put on the home screen is no Safari either.
  return MARKS.test(userAgent) || (NO_SAFARI.test(userAgent) && !standalone);
}
