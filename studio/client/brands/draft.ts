import { validateBrandEditRequest } from '../../../schemas/generated/validators.js';
import type { BrandChange, Conflict } from './calls';

/** Changes that are not saved yet, at most one of each value. */
export type Draft = readonly BrandChange[];

type Place = Pick<BrandChange, 'file' | 'pointer'>;

const isAt = (place: Place) => (one: Place) => one.file === place.file && one.pointer === place.pointer;

/** The draft's change of a value, if there is one. */
export function changeAt(draft: Draft, place: Place): BrandChange | undefined {
  return draft.find(isAt(place));
}

/** The draft with a value changed; one that is again as it was is no change. @param stored the value in force @param value undefined removes it */
export function withChange(
  draft: Draft,
  place: Place,
  stored: unknown,
  value: string | number | undefined,
): Draft {
  const before = changeAt(draft, place);
  const base = before ? before.base : stored;
  const others = draft.filter((one) => !isAt(place)(one));
  return value === base ? others : [...others, ...changesOf(place, base, value)];
}

/** The draft after somebody has chosen between two values. */
export function resolved(draft: Draft, conflict: Conflict, keeps: 'yours' | 'theirs'): Draft {
  const { file, pointer, theirs } = conflict;
  const place = { file, pointer };
  const others = draft.filter((one) => !isAt(place)(one));
  // Theirs is in force already, unless a stored change differs from a file that was deployed since.
  if (keeps === 'theirs' && changeAt(draft, place)) return others;
  return [...others, ...changesOf(place, theirs, conflict[keeps])];
}

function changesOf({ file, pointer }: Place, base: unknown, value: unknown): Draft {
  const change = {
    ...{ file, pointer },
    ...(base === undefined ? {} : { base }),
    ...(value === undefined ? {} : { value }),
  };
  const request: unknown = { changes: [change] };
  if (!validateBrandEditRequest(request)) throw new TypeError(`${file} has no place ${pointer} to change`);
  return request.changes;
}

const keyOf = (personId: string, brand: string) => `marquee:brand-draft:${personId}:${brand}`;

/** The draft of a person in this browser; empty where there is none that can be read. */
export function storedDraft(personId: string, brand: string): Draft {
  try {
    const stored: unknown = { changes: JSON.parse(localStorage.getItem(keyOf(personId, brand)) ?? '[]') };
    return validateBrandEditRequest(stored) ? stored.changes : [];
  } catch {
    return [];
  }
}

/** Stores a draft, so that a closed tab loses nothing. */
export function storeDraft(personId: string, brand: string, draft: Draft): void {
  try {
    if (draft.length === 0) localStorage.removeItem(keyOf(personId, brand));
    else localStorage.setItem(keyOf(personId, brand), JSON.stringify(draft));
  } catch {
    // Without storage the draft is on the page only, which says what is not saved.
  }
}
