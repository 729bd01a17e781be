import type { Channel } from './site';

declare const mark: unique symbol;

/** Key of a value that belongs to a site, or to a part of one. Only `siteKey` makes them: a plain text is none. */
export type SiteKey = string & { readonly [mark]: 'site' };

/** Values that a key may hold besides the site; undefined differs from an empty text. */
export type KeyPart = string | number | boolean | undefined;

/** How much of a site a value depends on. */
interface SiteScopes {
  brand: { brand: { id: string } };
  market: SiteScopes['brand'] & { market: { id: string } };
  /** Market and language. */
  locale: SiteScopes['brand'] & { locale: string };
  /** Market, language and channel. */
  channel: SiteScopes['locale'] & { channel: Channel };
}

const placeOf: { [Scope in keyof SiteScopes]: (site: SiteScopes[Scope]) => string[] } = {
  brand: ({ brand }) => [brand.id],
  market: ({ brand, market }) => [brand.id, market.id],
  locale: ({ brand, locale }) => [brand.id, locale],
  channel: ({ brand, locale, channel }) => [brand.id, locale, channel],
};

/**
 * The key of a value that belongs to a site. No two sites, scopes or lists of parts have the same key: what a visitor may write into a
 * part cannot be read as another part, or as another brand.
 *
 * @param scope how much of the site the value follows from; whatever else it follows from is a part
 */
export function siteKey<Scope extends keyof SiteScopes>(
  site: SiteScopes[Scope],
  scope: Scope,
  ...parts: KeyPart[]
): SiteKey {
  return JSON.stringify([scope, ...placeOf[scope](site), ...parts]) as SiteKey;
}
