import type { CurrencyDisplay } from '../format/money';
import { limitsLine, seatsLine, type TableTexts } from '../game/tile-site';
import type { LiveAnswer } from './live-answer';

export interface TableLabels {
  tag: string;
  currencies: Record<string, CurrencyDisplay>;
  /** `dealer` with `{{name}}`. */
  labels: TableTexts & { dealer: string };
}

/** Writes seats, dealers and limits of tables (BLOCK-11, BLOCK-12, LIVE-05). */
export function showTables(
  elements: ReadonlySet<HTMLElement>,
  tables: LiveAnswer['tables'],
  { labels, tag, currencies }: TableLabels,
): void {
  const byId = new Map(tables.map((table) => [table.tableId, table]));
  for (const element of elements) {
    const { liveSeats, liveDealer, liveLimits } = element.dataset;
    const table = byId.get(liveSeats ?? liveDealer ?? liveLimits ?? '');
    if (!table) continue;
    if (liveSeats) showSeats(element, table, labels, tag);
    else if (liveDealer)
      write(
        element,
        labels.dealer.replace('{{name}}', () => table.dealer),
      );
    else write(element, limitsLine(table, labels, { tag, currencies }));
  }
}

function showSeats(
  element: HTMLElement,
  table: LiveAnswer['tables'][number],
  labels: TableTexts,
  tag: string,
): void {
  const { state, text } = seatsLine(table, labels, tag);
  element.dataset['state'] = state;
  write(element, text);
  // How full the table is, for styles that draw it.
  element.style.setProperty('--taken', String(table.seats > 0 ? table.seatsTaken / table.seats : 0));
}

/** Text that stays the same is not written: a selection in it would be lost. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
