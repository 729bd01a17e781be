import type { Channel, Site } from '../site/site';

/** Pages that replace every page while a visitor may not see the site (GUARD-02, GUARD-03), or one that the market does not have (AMB-13). */
export const standIns = {
  maintenance: { path: '/maintenance', status: 503, bare: true },
  restricted: { path: '/restricted', status: 451, bare: true },
  'not-offered': { path: '/region-blocked', status: 451, bare: false },
} as const;

/** All of a request that a page depends on besides its query and the facts of its visitor; nothing in it names anybody. */
export interface PageKey {
  /** Of the address the visitor asked for, e.g. `https://casino.example`. */
  origin: string;
  /** Pathname of the address, as it was sent. */
  address: string;
  channel: Channel;
  /** The reason why another page replaces this one. */
  standIn?: keyof typeof standIns | undefined;
}

/** A page ready to be sent. */
export interface SendablePage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Names the text: pages with the same tag are the same. */
  tag: string;
  /** Compressed where it may be sent more than once. */
  body: { brotli: Buffer } | { text: Buffer };
}

/** A rendered page of a site. */
export interface Page extends SendablePage {
  site: Site;
  /** Below the locale. */
  path: string;
  /** `Server-Timing` of the request it was rendered for. */
  timing: string;
  /** The page has another path below the locale, and no body. */
  movedTo?: string | undefined;
  /** Why the error screen replaces the page. */
  failure?: string | undefined;
}

/** A page that every visitor with the same facts gets, so that it may be cached. */
export function isShared({ status, body }: Page): boolean {
  return status === 200 && 'brotli' in body;
}

/** Bytes of memory a page takes, about, its headers twice: as they are, and as they go over the wire. */
export function sizeOf({ body, headers }: Page): number {
  const { length } = 'brotli' in body ? body.brotli : body.text;
  return length + 2 * JSON.stringify(headers).length + 1_000;
}
