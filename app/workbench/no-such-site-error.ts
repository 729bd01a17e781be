/** There is no such brand, or it has no such market. */
export class NoSuchSiteError extends Error {
  override name = 'NoSuchSiteError';
}
