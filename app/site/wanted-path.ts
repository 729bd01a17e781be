/** Longest path that is remembered during a sign-in. */
const maxLength = 500;

/** Pages a sign-in never returns to: those for signed-out visitors, and those that require a sign-in. */
const passing = /^\/(401|login|pay-and-play|register|reset-password|signup)(?:[/?#]|$)/;

/**
 * The page a visitor requested before a sign-in (GUARD-17, GUARD-21), from an untrusted parameter or form field: a path
 * of this site below the locale, with its query. Everything that could lead to another site is refused.
 * @returns undefined for an invalid path; the visitor then goes to the home page
 */
export function wantedPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength || !value.startsWith('/')) return undefined;
  // Browsers treat a backslash as a slash and drop tabs and line breaks: `/\t/other.example` would be another host.
  if (/[\\\u0000-\u0020\u007f]/.test(value)) return undefined;
  const base = 'http://site.invalid';
  // After the locale even `//other.example` is a path; normalised, `/../..` must not climb above it.
  const url = URL.canParse(`/-${value}`, base) ? new URL(`/-${value}`, base) : undefined;
  if (!url || url.origin !== base || !url.pathname.startsWith('/-/') || url.pathname.startsWith('/-//'))
    return undefined;
  const path = url.pathname.slice(2) + url.search;
  return passing.test(path) ? undefined : path;
}

/** The address of a path below the locale; the root is the home page. */
export function localeAddress(locale: string, path: string | undefined): string {
  return `/${locale}${!path || path === '/' ? '' : path}`;
}
