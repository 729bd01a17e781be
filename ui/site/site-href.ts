const safeSchemes = ['https:', 'mailto:', 'tel:'];

/**
 * The address of a target an editor wrote: an in-app path gets the locale in front (ROUTE-07), once; `#login` and other
 * fragments stay; https, mailto and tel addresses stay. Anything else (javascript:, data:, //host, http:) is refused.
 *
 * @returns undefined when the target must not become a link.
 */
export function siteHref(target: string, locale: string): string | undefined {
  const trimmed = target.trim();
  if (trimmed.startsWith('#')) return /^#[\w-]+$/.test(trimmed) ? trimmed : undefined;
  if (trimmed.startsWith('/')) {
    // A browser reads `//host` and `/\host` as another origin.
    if (/^\/[/\\]/.test(trimmed)) return undefined;
    const first = trimmed.split(/[/?#]/)[1];
    if (first === locale) return trimmed;
    return trimmed === '/' ? `/${locale}` : `/${locale}${trimmed}`;
  }
  try {
    const url = new URL(trimmed);
    return safeSchemes.includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an address leaves the site. */
export function isExternal(href: string): boolean {
  return href.startsWith('https:');
}
