import type { HistoryEntry } from './history-entry';

export interface HistoryAnswer {
  entries: HistoryEntry[];
  /** Only with the newest page. Minor units. */
  totals?: { netPosition: number; winLoss: number };
}

/** Validates the properties of a received history page that this page uses. */
export function isHistoryAnswer(value: unknown): value is HistoryAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entries' in value &&
    Array.isArray(value.entries) &&
    value.entries.every(isEntry) &&
    (!('totals' in value) || areTotals(value.totals))
  );
}

function areTotals(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Number.isInteger(fields.get('netPosition')) && Number.isInteger(fields.get('winLoss'));
}

const texts = ['referenceId', 'walletId', 'category', 'type', 'status', 'currency', 'transactionDate'];

function isEntry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    Number.isInteger(fields.get('amount')) &&
    Number.isInteger(fields.get('transactionId'))
  );
}
