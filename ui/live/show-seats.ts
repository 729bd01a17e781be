import { seatsLine, type TableTexts } from '../game/tile-site';
import type { LiveAnswer } from './live-answer';

/** Writes the seats of tables (BLOCK-11, LIVE-05). */
export function showSeats(
  elements: ReadonlySet<HTMLElement>,
  tables: LiveAnswer['tables'],
  { labels, tag }: { labels: TableTexts; tag: string },
): void {
  const byId = new Map(tables.map((table) => [table.tableId, table]));
  for (const element of elements) {
    const table = byId.get(element.dataset['liveSeats'] ?? '');
    if (!table) continue;
    const { state, text } = seatsLine(table, labels, tag);
    element.dataset['state'] = state;
    element.textContent = text;
    // How full the table is, for styles that draw it.
    element.style.setProperty('--taken', String(table.seats > 0 ? table.seatsTaken / table.seats : 0));
  }
}
