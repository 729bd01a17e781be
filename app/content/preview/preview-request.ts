/** The validated parameters of a preview address. */
export interface PreviewRequest {
  /** Path and query on this host. */
  path: string;
  /** Entry to scroll to. */
  entry?: string;
  /** The moment to preview, in milliseconds. */
  at?: number;
}

/** Longest path of a page with its query. */
const maxLength = 1_000;

/**
 * Reads the parameters of `/preview`, which are untrusted.
 * @returns undefined when the path is not on this host or the time is invalid
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

/** A path with its query, if it stays on this host; otherwise undefined. */
export function pathOnHost(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength || !value.startsWith('/')) return undefined;
  // Browsers treat a backslash as a slash and drop tabs and line breaks: `/\t/other.example` would be another host.
  if (/[\\\u0000-\u0020\u007f]/.test(value) || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  // `/..//other.example` is a path here, but browsers would resolve it to another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}

/** Id of the element of an entry's block, used as the fragment of an address. */
export function entryAnchor(entryId: string): string {
  return `entry-${entryId}`;
}
