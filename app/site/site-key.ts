import type { Channel } from './site';

declare const mark: unique symbol;

/** Key of a value that belongs to a site, or to a part of one. Only `siteKey` makes them; a plain string is not assignable. */
export type SiteKey = string & { readonly [mark]: 'site' };

/** Values that a key may contain besides the site; undefined differs from an empty text. */
export type KeyPart = string | number | boolean | undefined;

/** The parts of a site that a value depends on. */
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
 * The key of a value that belongs to a site. Keys of different sites, scopes or parts never collide: untrusted text in
 * one part cannot be read as another part, or as another brand.
 * @param scope the part of the site that the value depends on; all other dependencies must be parts
 */
export function siteKey<Scope extends keyof SiteScopes>(
  site: SiteScopes[Scope],
  scope: Scope,
  ...parts: KeyPart[]
): SiteKey {
  return JSON.stringify([scope, ...placeOf[scope](site), ...parts]) as SiteKey;
}
