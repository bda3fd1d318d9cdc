// The shell's own sentences; the program's messages are their one source.

/** Return the texts that the build has made; the words of the page where there are none. */
export async function loadTexts(address = "./texts.json") {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}

/** Return a text with its places filled. */
export function filled(text, values = {}) {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** Put the texts where the page wants them: `data-text` names the words, `data-name` the name. */
export function write(texts, root = document) {
  for (const place of root.querySelectorAll("[data-text]")) {
    const text = texts[place.dataset.text];
    if (text && place.textContent !== text) place.textContent = text;
  }
  for (const place of root.querySelectorAll("[data-name]")) {
    const text = texts[place.dataset.name];
    if (text) place.setAttribute("aria-label", text);
  }
}
