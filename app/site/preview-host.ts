import { environment } from '../server/environment.server';

const placeholder = '{brand}';

/** Suffix of preview hosts, such as `.preview.example.com`; undefined when there are none. */
const ending = environment.content.previewHosts?.slice(placeholder.length);

/**
 * Ends the first label of the two further hosts of a brand, for views side by side: a cookie of its own lets each show another view in
 * one browser.
 */
const sideEnding = /--(?:first|second)$/;

/**
 * The id of the brand whose previews a host shows, and nothing else: below the studio's own domain, so that browsers take the preview's
 * cookie for one of the same site. Undefined for every other host; the brand may not exist.
 */
export function brandOfPreviewHost(hostname: string): string | undefined {
  if (!ending || !hostname.endsWith(ending)) return undefined;
  const brand = hostname.slice(0, -ending.length).replace(sideEnding, '');
  return brand && !brand.includes('.') ? brand : undefined;
}

/** Whether an address is on a host that shows previews only. */
export function isPreviewAddress(url: string | URL): boolean {
  return brandOfPreviewHost(new URL(url).hostname) !== undefined;
}
