import type { Place } from '../contexts/context';

/** Main part of a place, as the server returns it. */
export interface Part {
  title: string;
  place: Place;
  html: string;
}

/** Loads and shows places in the frame without a full page load. */
export class Pages {
  address: string;
  readonly #main: HTMLElement;
  readonly #shown: (part: Part) => void;
  readonly #failed: () => void;
  #reading: AbortController | undefined;

  constructor(main: HTMLElement, shown: (part: Part) => void, failed: () => void) {
    this.address = location.pathname + location.search;
    this.#main = main;
    this.#shown = shown;
    this.#failed = failed;
  }

  /** @param keep preserves focus and scroll position, for reloading the same place */
  async show(address: string, { keep = false, query = '' } = {}): Promise<void> {
    this.#reading?.abort();
    const reading = new AbortController();
    this.#reading = reading;
    try {
      const [path = '', search = ''] = address.split('?');
      const parameters = new URLSearchParams(search);
      parameters.set('inside', '');
      for (const [name, value] of new URLSearchParams(query)) parameters.set(name, value);
      const response = await fetch(`${path}?${parameters}`, {
        headers: { accept: 'application/json' },
        signal: reading.signal,
      });
      if (!response.ok) throw new Error(String(response.status));
      // The server of the same build writes it and escapes every text.
      const part = (await response.json()) as Part;
      this.address = address;
      const focus = keep ? focusPath(this.#main) : undefined;
      this.#main.innerHTML = part.html;
      if (!keep) {
        scrollTo(0, 0);
        this.#main.focus({ preventScroll: true });
      } else if (focus !== undefined) this.#main.querySelectorAll<HTMLElement>('a, button')[focus]?.focus();
      document.title = part.title;
      this.#mark();
      this.#shown(part);
    } catch {
      if (!reading.signal.aborted) this.#failed();
    }
  }

  #mark(): void {
    for (const tab of document.querySelectorAll<HTMLAnchorElement>('[data-tab]')) {
      const search = tab.getAttribute('href')?.split('?')[1] ?? '';
      const isCurrent = search === (this.address.split('?')[1] ?? '');
      if (isCurrent) tab.setAttribute('aria-current', 'page');
      else tab.removeAttribute('aria-current');
    }
  }
}

function focusPath(main: HTMLElement): number | undefined {
  const all = [...main.querySelectorAll('a, button')];
  const index = document.activeElement === null ? -1 : all.indexOf(document.activeElement);
  return index < 0 ? undefined : index;
}
