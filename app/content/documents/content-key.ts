declare const mark: unique symbol;

/**
 * Key of content before it is adapted to a site: an entry in a content locale is the same for all brands that show it.
 * A value derived for a site has a `SiteKey` or is stored with the `Site`.
 */
export type ContentKey = string & { readonly [mark]: 'content' };

/** The key of a value of the content space. Different lists of parts have different keys. */
export function contentKey(...parts: [string, ...string[]]): ContentKey {
  return JSON.stringify(parts) as ContentKey;
}
