import type { Fields } from '../../model/fields';

/** Why an address is an invalid link target. */
type TargetProblem = 'script' | 'insecure' | 'incomplete' | 'unknown';

const safeSchemes = ['https:', 'mailto:', 'tel:'];

/**
 * Validates an address for a link; the site applies the same rules and leaves out invalid links.
 * @returns undefined for a page of the site (`/promotions`), a dialog (`#login`), and https, mailto and tel addresses
 */
export function targetProblem(target: string): TargetProblem | undefined {
  const trimmed = target.trim();
  if (trimmed.startsWith('#')) return /^#[\w-]+$/.test(trimmed) ? undefined : 'incomplete';
  // Browsers treat `//host` and `/\host` as another site.
  if (trimmed.startsWith('/')) return /^\/[/\\]/.test(trimmed) ? 'incomplete' : undefined;
  try {
    const { protocol, hostname } = new URL(trimmed);
    if (protocol === 'http:') return 'insecure';
    if (!safeSchemes.includes(protocol))
      return /^(javascript|data|vbscript|blob):$/.test(protocol) ? 'script' : 'unknown';
    return protocol === 'https:' && !/^https:\/\//i.test(trimmed) && hostname === ''
      ? 'incomplete'
      : undefined;
  } catch {
    return 'incomplete';
  }
}

/** The path of a page, which is the same in every language. */
export function pathOfPage(fields: Fields): string | undefined {
  const path = Object.values(fields['path'] ?? {})[0];
  return typeof path === 'string' ? path : undefined;
}
