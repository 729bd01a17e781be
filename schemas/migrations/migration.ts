/** A step from one version of a block's content to the next. */
export interface Migration {
  /** What the new version makes better, for the block's reference page. */
  why: string;
  /**
   * Content of the older version as content of the newer one. Pure: the input stays as it is, equal input gives equal output. Total on
   * every document the older schema allows. What an editor stored wrongly passes through, so that validation names its place.
   */
  migrate(content: Record<string, unknown>): Record<string, unknown>;
}
