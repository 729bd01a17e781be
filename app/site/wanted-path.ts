/** Longest path that is remembered over a sign-in. */
const maxLength = 500;

/** Pages a sign-in never returns to: those for signed-out visitors, and those that request a sign-in. */
const passing = /^\/(401|login|pay-and-play|register|reset-password|signup)(?:[/?#]|$)/;

/**
 * The page a visitor wanted before a sign-in (GUARD-17, GUARD-21), from a parameter or form field anybody may have written: a path
 * of this site below the locale, with its query. Everything that could lead elsewhere is refused.
 *
 * @returns undefined for what is no such path; then the visitor goes home
 */
export function wantedPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength || !value.startsWith('/')) return undefined;
  // Browsers read a backslash as a slash and drop tabs and line breaks: `/\t/other.example` would be another host.
  if (/[\\\u0000-\u0020\u007f]/.test(value)) return undefined;
  const base = 'http://site.invalid';
  // Behind the locale even `//other.example` is a path; normalised, `/../..` must not climb above it.
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
