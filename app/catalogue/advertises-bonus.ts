/** The word is nearly the same in every language of the sites. */
export const bonusWord = /b[oóôō]n[uo]s|ボーナス/iu;

/** Texts with which a promotion advertises. */
export const advertisingFields = ['title', 'summary', 'badge'] as const;

/** Whether a promotion speaks of a bonus where it advertises. @param texts plain ones of those fields */
export function speaksOfBonus(texts: readonly (string | undefined)[]): boolean {
  return texts.some((text) => text !== undefined && bonusWord.test(text));
}
