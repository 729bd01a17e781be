const key = 'questionnaire-later';

/** Players of this browser who want to answer the questionnaire later, until the tab is closed. */
export function readLater(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Whether to remind a player of the questionnaire (KYC-24).
 *
 * @param name of the player in the list; undefined unless the brand has the questionnaire and it is due
 */
export function isReminderDue(name: string | undefined, later: readonly string[]): name is string {
  return name !== undefined && !later.includes(name);
}

/** Adds a player to the list. */
export function putOff(name: string): void {
  write([...readLater(), name]);
}

/** Empties the list, once the questionnaire was answered (KYC-26). */
export function forgetLater(): void {
  write([]);
}

function write(names: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(names));
  } catch {
    // Reminded again on the next page, then.
  }
}
