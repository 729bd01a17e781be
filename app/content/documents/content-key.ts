declare const mark: unique symbol;

/**
 * Key of a value as the content service holds it, before any site looks at it: an entry in a content locale is the same for all
 * brands that show it. A value derived for a site has a `SiteKey` or is stored with the `Site`.
 */
export type ContentKey = string & { readonly [mark]: 'content' };

/** The key of a value of the content space. No two lists of parts have the same key. */
export function contentKey(...parts: [string, ...string[]]): ContentKey {
  return JSON.stringify(parts) as ContentKey;
}
