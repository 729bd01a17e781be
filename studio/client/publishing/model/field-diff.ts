import { diffWordsWithSpace } from 'diff';
import { changesBetween, type Fields } from '../../../model/fields';
import { type ValueWords, valueText } from './value-text';

/** A stretch of text that is unchanged, added or removed. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** How a field differs between two versions, in one language. */
export interface FieldDiff {
  readonly field: string;
  readonly locale: string;
  readonly parts: readonly DiffPart[];
}

/** Longer texts would block the browser: they are shown in full, before and after. */
const maxLength = 20_000;

/** Word-level differences of an entry's fields between two versions. */
export function fieldDiffs(from: Fields, to: Fields, words: ValueWords): FieldDiff[] {
  return changesBetween('', from, to).map(({ field, locale, before, after }) => ({
    field,
    locale,
    parts: diffParts(valueText(before, words), valueText(after, words)),
  }));
}

function diffParts(before: string, after: string): DiffPart[] {
  if (before.length + after.length > maxLength)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
