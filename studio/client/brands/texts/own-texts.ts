import type { BrandEditReply, BrandTextsReply } from '../../../../schemas/generated/types';
import { type Draft, changeAt } from '../draft';
import { valueIn } from '../use-brand-draft';

type Language = BrandTextsReply['languages'][number];
export type SharedText = BrandTextsReply['texts'][number];

/** Filters of the list. */
export const filters = ['all', 'own', 'gaps', 'english'] as const;
export type Filter = (typeof filters)[number];

/** A shared text with the brand's override. */
export interface BrandText extends SharedText {
  /** The override that visitors read instead. */
  readonly own: string | undefined;
  /** Languages in which the brand overrides it. */
  readonly ownIn: readonly string[];
}

/** Location of a brand's override. */
export function placeOf({ folders }: Language, key: string) {
  return placeIn(folders.at(-1) ?? '', key);
}

/** Texts with the brand's overrides, including unsaved ones. */
export function brandTexts(
  { texts, languages, language }: BrandTextsReply,
  brand: BrandEditReply | undefined,
  draft: Draft,
): BrandText[] {
  const ownIn = ({ folders }: Language, key: string): string | undefined => {
    // A later folder overrides an earlier one.
    const found = [...folders].reverse().map((folder) => {
      const place = placeIn(folder, key);
      const change = changeAt(draft, place);
      return change ? change.value : valueIn(brand, place);
    });
    return found.find((value) => typeof value === 'string');
  };
  return texts.map((shared) => {
    const own = languages.map((one) => ({ one, words: ownIn(one, shared.key) }));
    return {
      ...shared,
      own: own.find(({ one }) => one.code === language)?.words,
      ownIn: own.flatMap(({ one, words }) => (words === undefined ? [] : [one.name])),
    };
  });
}

/** Whether a text matches the filter and search. @param search in lower case */
export function isListed(one: BrandText, filter: Filter, search: string, isEnglish: boolean): boolean {
  const { key, english, shared, own = '', ownIn } = one;
  if (filter === 'own' && !own) return false;
  if (filter === 'gaps' && (own || ownIn.length === 0)) return false;
  if (filter === 'english' && (isEnglish || own || shared !== english || !/\p{L}{3}/u.test(shared)))
    return false;
  return `${key}\n${english}\n${shared}\n${own}`.toLowerCase().includes(search);
}

function placeIn(folder: string, key: string) {
  return { file: `messages/${folder}.json`, pointer: `/${key.replaceAll('.', '/')}` };
}
