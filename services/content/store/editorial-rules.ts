/** Editorial settings. */
export interface EditorialRules {
  /** Saves of one person within this time are merged into one draft. Milliseconds. */
  readonly draftMergeMs: number;
  /** Number of latest drafts to retain per entry or asset; of older ones, the last of each day. */
  readonly draftLimit: number;
  /** The last editor of an entry may not publish it. */
  readonly fourEyes: boolean;
}

export const DEFAULT_EDITORIAL_RULES: EditorialRules = {
  draftMergeMs: 60_000,
  draftLimit: 200,
  fourEyes: false,
};
