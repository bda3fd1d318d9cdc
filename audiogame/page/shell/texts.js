// The shell's own sentences; their only source is the program's messages.

/** The language of the words in the page, which has every text. */
const ENGLISH = "en";
/**
 * The English texts, with the codes of all languages.
 *
 * @type {Record<string, string>}
 */
let english = {};

/** Return the texts in a chosen language, else the browser's; the page's words where there are none. */
export async function loadTexts(chosen = "") {
  english = await loaded("./texts.json");
  const language = languageOf(...(chosen ? [chosen] : []), ...(navigator.languages ?? []));
  document.documentElement.lang = language;
  return textsIn(language);
}

/** Return the code of the first of some languages that there is; English if none of them is there. */
export function languageOf(...wanted) {
  const known = (english.languages ?? "").split(" ");
  const codes = wanted.flatMap((one) => [one, one.split("-")[0]]);
  return codes.find((one) => known.includes(one)) ?? ENGLISH;
}

/** Return the texts in a language, English where it has none. */
export async function textsIn(language) {
  return language === ENGLISH ? english : { ...english, ...(await loaded(`./texts.${language}.json`)) };
}

/** Return the texts of a file; none where it cannot be fetched. */
async function loaded(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}

/** Have readers speak an element with a voice of a language, given by its code; the page's without. */
export function setLanguage(place, language = "") {
  if (language) place.lang = language;
  else place.removeAttribute("lang");
}

/** Return a text with its placeholders filled. */
export function filled(text, values = {}) {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/**
 * Fill in the page's texts: `data-text` is the id of the words, `data-name` of the name.
 *
 * A reader announces a name that changes under its focus, so such a name stays.
 */
export function write(texts, root = document) {
  for (const place of all(root, "[data-text]")) {
    const text = texts[place.dataset.text ?? ""];
    if (text && place.textContent !== text) place.textContent = text;
  }
  for (const place of all(root, "[data-name]")) {
    const text = texts[place.dataset.name ?? ""];
    if (text && !place.contains(document.activeElement)) place.setAttribute("aria-label", text);
  }
}

/** @returns {NodeListOf<HTMLElement>} all elements of a page that match. */
function all(root, selector) {
  return root.querySelectorAll(selector);
}
