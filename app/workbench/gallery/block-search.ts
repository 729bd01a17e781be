import { addSearchShortcut } from '../../../ui/control/search-shortcut';

/** Filters the list of blocks on input; Ctrl K (⌘K) focuses the search, arrow keys move between blocks, Escape clears it. */
export function mountBlockSearch(root: HTMLElement): void {
  const query = root.querySelector<HTMLInputElement>('[data-part="query"]');
  const found = root.querySelector<HTMLElement>('[data-part="found"]');
  const none = root.querySelector<HTMLElement>('[data-part="none"]');
  const hint = root.querySelector<HTMLElement>('[data-part="hint"]');
  const items = [...root.querySelectorAll<HTMLElement>('[data-words]')];
  if (!query || !found || !none) return;
  if (hint) hint.hidden = false;
  // In every language the text contains exactly one number.
  const pattern = found.textContent ?? '';

  const filter = () => {
    const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const item of items)
      item.hidden = !words.every((word) => item.dataset['words']?.includes(word) === true);
    for (const group of root.querySelectorAll<HTMLElement>('[data-part="group"]'))
      group.hidden = !group.querySelector('[data-words]:not([hidden])');
    const count = items.filter((item) => !item.hidden).length;
    found.textContent = pattern.replace(/\d+/, String(count));
    none.hidden = count > 0;
  };

  query.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    visibleLinks(items)[0]?.click();
  });
  query.addEventListener('input', filter);
  query.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !query.value) return;
    event.preventDefault();
    query.value = '';
    filter();
  });
  root.querySelector('[data-part="blocks"]')?.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent) move(event, query, visibleLinks(items));
  });
  addSearchShortcut(query);
}

function visibleLinks(items: readonly HTMLElement[]): HTMLAnchorElement[] {
  return items.filter((item) => !item.hidden).flatMap((item) => item.querySelector('a') ?? []);
}

function move(event: KeyboardEvent, query: HTMLInputElement, links: readonly HTMLAnchorElement[]): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const place = links.findIndex((link) => link === document.activeElement);
  const next = links[place + step];
  if (next) next.focus();
  else if (step < 0) query.focus();
}
