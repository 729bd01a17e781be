import type { Channel, Site } from '../site/site';

/**
 * Pages that replace every page while a visitor may not see the site (GUARD-02, GUARD-03), or one the market does not
 * have (AMB-13).
 */
export const standIns = {
  maintenance: { path: '/maintenance', status: 503, bare: true },
  restricted: { path: '/restricted', status: 451, bare: true },
  'not-offered': { path: '/region-blocked', status: 451, bare: false },
} as const;

/** Everything of a request that a page depends on, besides its query and the facts of its visitor; contains no personal data. */
export interface PageKey {
  /** Origin of the requested address, e.g. `https://casino.example`. */
  origin: string;
  /** Pathname of the address, as sent. */
  address: string;
  channel: Channel;
  /** Why another page replaces this one. */
  standIn?: keyof typeof standIns | undefined;
}

/** A page ready to be sent. */
export interface SendablePage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Hash of the text for the ETag. */
  tag: string;
  /** Compressed if it may be sent more than once. */
  body: { brotli: Buffer } | { text: Buffer };
}

/** A rendered page of a site. */
export interface Page extends SendablePage {
  site: Site;
  /** Path below the locale. */
  path: string;
  /** `Server-Timing` of the request it was rendered for. */
  timing: string;
  /** The page's new path below the locale, if it has moved; it then has no body. */
  movedTo?: string | undefined;
  /** Why the error screen replaces the page. */
  failure?: string | undefined;
}

/** Whether every visitor with the same facts gets this page, so that it may be cached. */
export function isShared({ status, body }: Page): boolean {
  return status === 200 && 'brotli' in body;
}

/** Approximate bytes of memory of a page, with its headers twice: as an object and in wire form. */
export function sizeOf({ body, headers }: Page): number {
  const { length } = 'brotli' in body ? body.brotli : body.text;
  return length + 2 * JSON.stringify(headers).length + 1_000;
}
