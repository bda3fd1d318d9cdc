// The two logs: one that is read aloud as it grows, and the history to read at leisure.

/** A log on the page; a no-break space at the end of a line is the announcer's. */
export class Log {
  constructor(place) {
    this.place = place;
  }

  append(text, line) {
    const paragraph = document.createElement("p");
    paragraph.textContent = text;
    if (line.secret) paragraph.dataset.secret = "yes";
    this.place.append(paragraph);
    this.place.scrollTop = this.place.scrollHeight;
  }

  trim(count) {
    while (this.place.children.length > count) this.place.firstElementChild.remove();
  }

  erase() {
    for (const secret of this.place.querySelectorAll("[data-secret]")) secret.remove();
  }

  get lines() {
    return [...this.place.children].map((one) => one.textContent.trimEnd());
  }
}

/** Lines of the history that stay on the page. */
export const REMEMBERED = 300;
