import type { ConsentStorage } from './consent-store';

/** The browser's storage; where it is refused, one that lasts as long as the page. */
export function browserStorage(): ConsentStorage {
  try {
    // Reading the property alone throws where storage is refused.
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
