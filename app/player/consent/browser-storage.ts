import type { ConsentStorage } from './consent-store';

/** The browser's storage, or one in memory if storage is blocked. */
export function browserStorage(): ConsentStorage {
  try {
    // Merely reading the property throws if storage is blocked.
    const { localStorage } = window;
    return localStorage;
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    };
  }
}
