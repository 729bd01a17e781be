const key = 'recent_searches';
const mostSearches = 8;
const shortest = 2;
const longest = 60;

/** The browser's recent searches, newest first; empty if the stored data is invalid. */
export function readSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter((search) => typeof search === 'string' && search.length >= shortest)
      .slice(0, mostSearches);
  } catch {
    return [];
  }
}

/** Stores a submitted search, without duplicates. */
export function addSearch(text: string): void {
  const search = text.trim().slice(0, longest);
  if (search.length < shortest) return;
  const same = search.toLowerCase();
  write([search, ...readSearches().filter((other) => other.toLowerCase() !== same)].slice(0, mostSearches));
}

export function forgetSearch(search: string): void {
  write(readSearches().filter((other) => other !== search));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
