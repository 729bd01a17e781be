/** The validated parameters of a preview address. */
export interface PreviewRequest {
  /** Path and query on this very host. */
  path: string;
  /** The entry to show, as in an element's id. */
  entry?: string;
  /** The moment to look at, in milliseconds. */
  at?: number;
}

/** Longest path of a page with its query. */
const maxLength = 1_000;

/**
 * Reads the parameters of `/preview`, which anybody may have written.
 *
 * @returns undefined when the path is none of this host or the time is none
 */
export function readPreviewRequest(search: URLSearchParams, origin: string): PreviewRequest | undefined {
  const path = pathOnHost(search.get('path') ?? '/', origin);
  const time = search.get('at');
  const at = time ? Date.parse(time) : undefined;
  if (path === undefined || (at !== undefined && Number.isNaN(at))) return undefined;
  const entry = search.get('entry') ?? '';
  return {
    path,
    ...(/^[\w.-]{1,64}$/.test(entry) ? { entry } : {}),
    ...(at === undefined ? {} : { at }),
  };
}

/** A path with its query, if it leads nowhere but to this host; undefined for everything else. */
export function pathOnHost(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength || !value.startsWith('/')) return undefined;
  // Browsers read a backslash as a slash and drop tabs and line breaks: `/\t/other.example` would be another host.
  if (/[\\\u0000-\u0020\u007f]/.test(value) || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  // `/..//other.example` is a path of this host that a browser would read as another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}

/** Id of the element an entry's block is drawn in, for the fragment of an address. */
export function entryAnchor(entryId: string): string {
  return `entry-${entryId}`;
}
