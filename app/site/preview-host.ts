import { environment } from '../server/environment.server';

const placeholder = '{brand}';

/** Suffix of preview hosts, such as `.preview.example.com`; undefined when there are none. */
const ending = environment.content.previewHosts?.slice(placeholder.length);

/**
 * Suffix in the first label of a brand's two further preview hosts, for side-by-side views: separate cookies let each
 * show another view in one browser.
 */
const sideEnding = /--(?:first|second)$/;

/**
 * The id of the brand of a preview host. Preview hosts are below the studio's own domain, so that browsers treat the
 * preview's cookie as same-site. Undefined for every other host; the brand may not exist.
 */
export function brandOfPreviewHost(hostname: string): string | undefined {
  if (!ending || !hostname.endsWith(ending)) return undefined;
  const brand = hostname.slice(0, -ending.length).replace(sideEnding, '');
  return brand && !brand.includes('.') ? brand : undefined;
}

/** Whether an address is on a preview host. */
export function isPreviewAddress(url: string | URL): boolean {
  return brandOfPreviewHost(new URL(url).hostname) !== undefined;
}
