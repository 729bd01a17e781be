import { addSearchShortcut } from '../../ui/control/search-shortcut';

/**
 * Keys of the game browser: Ctrl K (⌘K) goes to the search, arrows to the games and among them, Escape empties the search and leads back
 * to it. Keys handled by another part of the page are ignored.
 *
 * @param onClear called when the search was emptied
 */
export function addKeys(search: HTMLInputElement, list: HTMLElement, onClear: () => void): void {
  addSearchShortcut(search);
  search.addEventListener('keydown', (event) => {
    if (isUsed(event) || event.isComposing) return;
    if (event.key === 'ArrowDown') focusOn(event, games(list)[0]);
    if (event.key !== 'Escape' || !search.value) return;
    event.preventDefault();
    search.value = '';
    onClear();
  });
  list.addEventListener('keydown', (event) => {
    if (isUsed(event)) return;
    if (event.key === 'Escape') return focusOn(event, search);
    const all = games(list);
    const at = all.findIndex((game) => game === document.activeElement);
    if (at >= 0) focusOn(event, target(event.key, all, at, search));
  });
}

function isUsed({ defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return defaultPrevented || ctrlKey || metaKey || altKey;
}

/** Games that can be opened. */
function games(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a[href]')];
}

function focusOn(event: KeyboardEvent, element: HTMLElement | undefined): void {
  if (!element) return;
  event.preventDefault();
  element.focus();
}

/** The target of a key pressed on a game; nothing at the edge of the list. */
function target(
  key: string,
  all: readonly HTMLElement[],
  at: number,
  search: HTMLElement,
): HTMLElement | undefined {
  const forward = getComputedStyle(search).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return all[at + 1];
  if (key === backward) return all[at - 1] ?? search;
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key === 'ArrowDown') return inNextRow(all.slice(at));
  if (key === 'ArrowUp') return inNextRow(all.slice(0, at + 1).reverse()) ?? search;
  return undefined;
}

/** The game of the next row that is nearest to the first one. */
function inNextRow([from, ...rest]: readonly HTMLElement[]): HTMLElement | undefined {
  if (!from) return undefined;
  const place = from.getBoundingClientRect();
  const first = rest.find((game) => Math.abs(game.getBoundingClientRect().top - place.top) > 1);
  if (!first) return undefined;
  const { top } = first.getBoundingClientRect();
  const distance = (game: HTMLElement) => Math.abs(game.getBoundingClientRect().left - place.left);
  return rest
    .filter((game) => Math.abs(game.getBoundingClientRect().top - top) <= 1)
    .reduce((nearest, game) => (distance(game) < distance(nearest) ? game : nearest), first);
}
