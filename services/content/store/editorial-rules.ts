/** How editors work together, as the settings say. */
export interface EditorialRules {
  /** Saves of one person within this time count as one draft, the newest of them. Milliseconds. */
  readonly draftMergeMs: number;
  /** So many of the newest drafts of an entry or asset stay; of older ones, the last of each day. */
  readonly draftLimit: number;
  /** Whoever changed an entry last may not publish it. */
  readonly fourEyes: boolean;
}

export const DEFAULT_EDITORIAL_RULES: EditorialRules = {
  draftMergeMs: 60_000,
  draftLimit: 200,
  fourEyes: false,
};
