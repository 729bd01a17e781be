import { type CurrencyDisplay, formatMoney, formatNumber } from '../format/money';
import { readList } from '../live/json-fields';
import { isRecord } from '../../schemas/is-record';
import { fetchJson, pollWhileSeen } from '../live/poll';

export interface LeaderboardProps {
  /** Answers with schemas/live/tournament. */
  href: string;
  /** Of numbers. */
  tag: string;
  displays: Record<string, CurrencyDisplay>;
}

interface Entry {
  rank: number;
  nickname: string;
  points: number;
  prize?: { amount: number; currency: string };
}

const intervalMs = 30_000;

function readEntry(item: unknown): Entry | undefined {
  if (!isRecord(item)) return undefined;
  const { rank, nickname, points, prize } = item;
  if (typeof rank !== 'number' || typeof nickname !== 'string' || typeof points !== 'number')
    return undefined;
  const entry: Entry = { rank, nickname, points };
  if (isRecord(prize) && typeof prize['amount'] === 'number' && typeof prize['currency'] === 'string')
    entry.prize = { amount: prize['amount'], currency: prize['currency'] };
  return entry;
}

/** Asks for the ranks every 30 seconds while the table can be seen and writes them into its rows. */
export function mount(element: HTMLElement, { href, tag, displays }: LeaderboardProps): void {
  const rows = [...element.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const table = element.querySelector('table');
  const empty = element.querySelector<HTMLElement>('[data-empty]');

  function write(row: HTMLTableRowElement, entry: Entry | undefined): void {
    row.hidden = !entry;
    if (!entry) return;
    const texts: Record<string, string> = {
      rank: formatNumber(entry.rank, tag),
      nickname: entry.nickname,
      points: formatNumber(entry.points, tag),
      prize: entry.prize ? formatMoney(entry.prize.amount, entry.prize.currency, { tag, displays }) : '',
    };
    row.dataset.rank = String(entry.rank);
    for (const cell of row.querySelectorAll<HTMLElement>('[data-cell]')) {
      const text = texts[cell.dataset.cell ?? ''] ?? '';
      if (cell.textContent !== text) cell.textContent = text;
    }
  }

  pollWhileSeen(element, intervalMs, async () => {
    const answer = await fetchJson(href);
    const entries = isRecord(answer) ? readList(answer['leaderboard'], readEntry) : undefined;
    if (!entries) return false;
    rows.forEach((row, index) => write(row, entries[index]));
    if (table) table.hidden = entries.length === 0;
    if (empty) empty.hidden = entries.length > 0;
    return true;
  });
}
