/** The brand does not exist, or does not have the market. */
export class NoSuchSiteError extends Error {
  override name = 'NoSuchSiteError';
}
