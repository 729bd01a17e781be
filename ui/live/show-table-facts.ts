import type { CurrencyDisplay } from '../format/money';
import { limitsLine, type TableTexts } from '../game/tile-site';
import type { LiveAnswer } from './live-answer';

export interface TableLabels {
  tag: string;
  currencies: Record<string, CurrencyDisplay>;
  /** `dealer` with `{{name}}`. */
  labels: TableTexts & { dealer: string };
}

/** Writes dealers and limits of tables, which change a few times a day (BLOCK-12, LIVE-05). */
export function showTableFacts(tables: LiveAnswer['tables'], { labels, tag, currencies }: TableLabels): void {
  for (const table of tables) {
    const id = CSS.escape(table.tableId);
    write(
      `[data-live-dealer="${id}"]`,
      labels.dealer.replace('{{name}}', () => table.dealer),
    );
    write(`[data-live-limits="${id}"]`, limitsLine(table, labels, { tag, currencies }));
  }
}

/** Unchanged text is not written, which would lose a selection in it. */
function write(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector))
    if (element.textContent !== text) element.textContent = text;
}
