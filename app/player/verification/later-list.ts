const key = 'verification-later';

/** Questionnaires and documents postponed in this browser, until the tab is closed. */
export function readLater(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Whether to remind a player of the questionnaire (KYC-24) or of documents (KYC-16).
 * @param name of player and reminder in the list; undefined unless it is due
 */
export function isReminderDue(name: string | undefined, later: readonly string[]): name is string {
  return name !== undefined && !later.includes(name);
}

/** Adds a reminder to the list. */
export function putOff(name: string): void {
  write([...readLater(), name]);
}

/** Empties the list, after the questionnaire was answered (KYC-26). */
export function forgetLater(): void {
  write([]);
}

function write(names: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(names));
  } catch {
    // Storage is unavailable: the next page reminds again.
  }
}
