import { readList } from '../../ui/live/json-fields';
import { isRecord } from '../../schemas/is-record';
import { fetchJson, pollWhileSeen } from '../../ui/live/poll';
import { mountTabs } from '../../ui/layout/tabs';
import { fillRow, type RowFormat } from './fill-row';
import { winTime } from './win-time';
import { readWinner, type Winner } from './winner';

export interface WinnersProps extends RowFormat {
  /** Answers with schemas/live/winners. */
  href: string;
  pauseLabels: { pause: string; resume: string };
}

const intervalMs = 15_000;

/** Moves rows from where they were to where they are now; new ones come in from the start side. */
function slide(rows: HTMLElement[], before: Map<HTMLElement, DOMRect>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const row of rows) {
    const from = before.get(row);
    const to = row.getBoundingClientRect();
    const frames = from
      ? [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }]
      : [
          { opacity: 0, transform: 'translateY(-40%)' },
          { opacity: 1, transform: 'none' },
        ];
    row.animate(frames, { duration: 420, easing: 'ease-out' });
  }
}

interface WinnerList {
  list: HTMLElement;
  /** Most rows, as many as the page came with. */
  limit: number;
  /** Copied for new rows. */
  pattern: HTMLElement | undefined;
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-id]')];
}

function listsOf(element: HTMLElement): WinnerList[] {
  return [...element.querySelectorAll<HTMLElement>('[data-winners]')].map((list) => {
    const rows = rowsOf(list);
    return { list, limit: rows.length, pattern: rows[0] };
  });
}

/** Shows these wins and reuses rows of wins already shown. The visitor's country may allow fewer games than the shared page shows. */
function showWinners({ list, limit, pattern }: WinnerList, winners: Winner[], format: RowFormat): void {
  const rows = rowsOf(list);
  const next = winners.slice(0, limit);
  if (!pattern) return;
  if (next.length === rows.length && next.every(({ id }, index) => rows[index]?.dataset.id === id)) return;
  const before = new Map(rows.map((row) => [row, row.getBoundingClientRect()]));
  const kept = new Map(rows.map((row) => [row.dataset.id, row]));
  const fresh = next.map((winner) => kept.get(winner.id) ?? fillRow(pattern, winner, format));
  list.replaceChildren(...fresh);
  slide(fresh, before);
}

function showTimes(element: HTMLElement, tag: string): void {
  for (const time of element.querySelectorAll<HTMLTimeElement>('time[data-part="time"]')) {
    const text = winTime(time.dateTime, Date.now(), tag);
    if (time.textContent !== text) time.textContent = text;
  }
}

/**
 * Tabs, and new wins every 15 seconds while the block can be seen. A visitor who points at a row, has the focus in
 * one or presses the button holds it still. Nothing is announced: the lists are there to be looked up.
 */
export function mount(element: HTMLElement, { href, pauseLabels, ...format }: WinnersProps): void {
  const tabs = element.querySelector<HTMLElement>('[data-tabs]');
  if (tabs) mountTabs(tabs, tabs.dataset.tabs ?? '');

  let pointed = false;
  let focused = false;
  let stopped = false;
  // Only the rows: the button that lets the lists go on may keep the focus.
  for (const list of element.querySelectorAll<HTMLElement>('[data-winners]')) {
    list.addEventListener('pointerenter', ({ pointerType }) => (pointed = pointerType === 'mouse'));
    list.addEventListener('pointerleave', () => (pointed = false));
    list.addEventListener('focusin', () => (focused = true));
    list.addEventListener('focusout', () => (focused = false));
  }

  const lists = listsOf(element);
  const button = element.querySelector<HTMLElement>('[data-pause]');
  button?.addEventListener('click', () => {
    stopped = !stopped;
    button.toggleAttribute('data-stopped', stopped);
    const label = button.querySelector('span');
    if (label) label.textContent = stopped ? pauseLabels.resume : pauseLabels.pause;
  });

  element.dataset.ready = '';
  showTimes(element, format.tag);
  pollWhileSeen(element, intervalMs, async () => {
    if (stopped || pointed || focused) return true;
    const answer = await fetchJson(href);
    if (!isRecord(answer)) return false;
    const fresh = lists.map((shown) => ({
      shown,
      winners: readList(answer[shown.list.dataset.winners ?? ''], readWinner),
    }));
    // The answer may arrive when the visitor has come to read.
    if (stopped || pointed || focused) return true;
    for (const { shown, winners } of fresh) if (winners) showWinners(shown, winners, format);
    showTimes(element, format.tag);
    return fresh.every(({ winners }) => winners);
  });
}
