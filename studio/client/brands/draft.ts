import { validateBrandEditRequest } from '../../../schemas/generated/validators.js';
import type { BrandChange, Conflict } from './calls';

/** Unsaved changes, at most one per value. */
export type Draft = readonly BrandChange[];

type Place = Pick<BrandChange, 'file' | 'pointer'>;

const isAt = (place: Place) => (one: Place) => one.file === place.file && one.pointer === place.pointer;

/** The draft's change of a value, if there is one. */
export function changeAt(draft: Draft, place: Place): BrandChange | undefined {
  return draft.find(isAt(place));
}

/**
 * The draft with a value changed; a value reset to its original is removed. @param stored the value in force @param
 * value undefined removes it
 */
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

/** The draft after a conflict was resolved. */
export function resolved(draft: Draft, conflict: Conflict, keeps: 'yours' | 'theirs'): Draft {
  const { file, pointer, theirs } = conflict;
  const place = { file, pointer };
  const others = draft.filter((one) => !isAt(place)(one));
  // Theirs is already in force, unless a stored change differs from a file deployed since.
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

/** The draft of a person in this browser; empty if there is none or it is invalid. */
export function storedDraft(personId: string, brand: string): Draft {
  try {
    const stored: unknown = { changes: JSON.parse(localStorage.getItem(keyOf(personId, brand)) ?? '[]') };
    return validateBrandEditRequest(stored) ? stored.changes : [];
  } catch {
    return [];
  }
}

/** Stores a draft, so that closing the tab loses nothing. */
export function storeDraft(personId: string, brand: string, draft: Draft): void {
  try {
    if (draft.length === 0) localStorage.removeItem(keyOf(personId, brand));
    else localStorage.setItem(keyOf(personId, brand), JSON.stringify(draft));
  } catch {
    // Storage is unavailable: the draft exists on the page only, which shows it as unsaved.
  }
}
