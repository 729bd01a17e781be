import { followBalance } from './player-balance';
import { fetchJson } from './poll';

/** States of a private part of a page: loading, the answer, empty, or failed. */
type PrivateState = 'waiting' | 'filled' | 'empty' | 'failed';

/** Bets and wins come in bursts; the refresh waits until they pause. */
const restMs = 1_500;

interface PrivateAnswerOptions<T> {
  dataHref: string;
  /** Checks the answer; undefined for one that is not understood. */
  read: (answer: unknown) => T | undefined;
  /** Puts the answer into the markup. @returns false when there is nothing to show */
  show: (answer: T) => boolean;
  /** Asks again after the balance has changed. */
  followsBalance?: boolean;
}

/** Fills the frame of an `AccountWidget` with the player's data: requests and validates it, and shows it or an error. */
export function fillPrivately<T>(element: HTMLElement, options: PrivateAnswerOptions<T>): void {
  const { dataHref, read, show, followsBalance } = options;
  const notes = [...element.querySelectorAll<HTMLElement>('[data-note]')];

  function become(state: PrivateState): void {
    element.dataset['state'] = state;
    element.setAttribute('aria-busy', String(state === 'waiting'));
    for (const note of notes) note.hidden = note.dataset['note'] !== state;
  }

  async function ask(): Promise<void> {
    const answer = read(await fetchJson(dataHref));
    if (answer === undefined) {
      // A stale answer is better than none.
      if (element.dataset['state'] === 'waiting') become('failed');
    } else become(show(answer) ? 'filled' : 'empty');
  }

  for (const button of element.querySelectorAll('[data-retry]'))
    button.addEventListener('click', () => {
      become('waiting');
      // The button is gone, so the focus moves to its container.
      element.tabIndex = -1;
      element.focus();
      void ask();
    });
  if (followsBalance) {
    let rest: ReturnType<typeof setTimeout> | undefined;
    followBalance(({ changed }) => {
      if (!changed || !element.isConnected) return;
      clearTimeout(rest);
      rest = setTimeout(() => void ask(), restMs);
    });
  }
  become('waiting');
  void ask();
}

/** The part of a widget that holds one value of the answer. */
export function partOf(element: HTMLElement, name: string): HTMLElement | undefined {
  return element.querySelector<HTMLElement>(`[data-value="${name}"]`) ?? undefined;
}

/** Writes a value into its part of a widget. */
export function setText(element: HTMLElement, name: string, text: string): void {
  const part = partOf(element, name);
  if (part) part.textContent = text;
}

/** Shows as many of the places of a list as there are items; the others keep their room, so that nothing moves. */
export function fillPlaces<T>(
  places: Iterable<HTMLElement>,
  items: readonly T[],
  fill: (place: HTMLElement, item: T) => void,
): void {
  [...places].forEach((place, index) => {
    const item = items[index];
    place.toggleAttribute('data-unused', item === undefined);
    if (item !== undefined) fill(place, item);
  });
}
