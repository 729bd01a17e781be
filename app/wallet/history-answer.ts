import type { HistoryEntry } from './history-entry';

/** Checks a page of the history that came over the network, as far as the page relies on it. */
export function isHistoryAnswer(value: unknown): value is { entries: HistoryEntry[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entries' in value &&
    Array.isArray(value.entries) &&
    value.entries.every(isEntry)
  );
}

const texts = ['referenceId', 'walletId', 'category', 'type', 'status', 'currency', 'transactionDate'];

function isEntry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return (
    texts.every((name) => typeof fields.get(name) === 'string') && Number.isInteger(fields.get('amount'))
  );
}
