import type { ConsentStorage } from './consent-store';

/** The browser's storage; where it is refused, one that lasts as long as the page. */
export function browserStorage(): ConsentStorage {
  try {
    // Reading the property alone throws where storage is refused.
    const { localStorage } = window;
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  }
}
