import type { HistoryEntry } from './history-entry';

export interface HistoryAnswer {
  entries: HistoryEntry[];
  /** With the newest page only. Minor units. */
  totals?: { netPosition: number; winLoss: number };
}

/** Checks a page of the history that came over the network, as far as the page relies on it. */
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
