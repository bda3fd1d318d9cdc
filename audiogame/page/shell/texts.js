// The shell's own sentences; their only source is the program's messages.

/** Return the texts in the browser's language; the words in the page where there are none. */
export async function loadTexts(address = "./texts.json") {
  const texts = await loaded(address);
  const known = (texts.languages ?? "").split(" ");
  for (const wanted of navigator.languages ?? []) {
    const code = [wanted, wanted.split("-")[0]].find((one) => known.includes(one));
    if (!code) continue;
    if (code === document.documentElement.lang) break;
    document.documentElement.lang = code;
    return { ...texts, ...(await loaded(address.replace(/\.json$/, `.${code}.json`))) };
  }
  return texts;
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

/** Return a text with its placeholders filled. */
export function filled(text, values = {}) {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** Fill in the page's texts: `data-text` is the id of the words, `data-name` of the name. */
export function write(texts, root = document) {
  for (const place of all(root, "[data-text]")) {
    const text = texts[place.dataset.text ?? ""];
    if (text && place.textContent !== text) place.textContent = text;
  }
  for (const place of all(root, "[data-name]")) {
    const text = texts[place.dataset.name ?? ""];
    if (text) place.setAttribute("aria-label", text);
  }
}

/** @returns {NodeListOf<HTMLElement>} all elements of a page that match. */
function all(root, selector) {
  return root.querySelectorAll(selector);
}
