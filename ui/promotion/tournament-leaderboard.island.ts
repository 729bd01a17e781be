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
  /** The player's own standing, with `{{rank}}` and `{{points}}`; left out for visitors. */
  own?: string;
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

/**
 * Polls the ranks every 30 seconds while the table is visible and updates its rows. The page does not contain the
 * player's own rank, so for a player the first poll is immediate.
 */
export function mount(element: HTMLElement, { href, tag, displays, own }: LeaderboardProps): void {
  const rows = [...element.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const table = element.querySelector('table');
  const ownLine = element.querySelector<HTMLElement>('[data-own]');
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

  function writeOwn(standing: unknown): void {
    if (!ownLine || !own || !isRecord(standing)) return;
    const { rank, points } = standing;
    if (typeof rank !== 'number' || typeof points !== 'number') return;
    const text = own
      .replace('{{rank}}', () => formatNumber(rank, tag))
      .replace('{{points}}', () => formatNumber(points, tag));
    if (ownLine.textContent !== text) ownLine.textContent = text;
  }

  async function read(): Promise<boolean> {
    const answer = await fetchJson(href);
    const entries = isRecord(answer) ? readList(answer['leaderboard'], readEntry) : undefined;
    if (!isRecord(answer) || !entries) return false;
    writeOwn(answer['own']);
    rows.forEach((row, index) => write(row, entries[index]));
    if (table) table.hidden = entries.length === 0;
    if (empty) empty.hidden = entries.length > 0;
    return true;
  }

  if (own) void read();
  pollWhileSeen(element, intervalMs, read);
}
