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

/** The draft with a value changed; one that is again as it was is no change. */
export function withChange(draft: Draft, place: Place, stored: unknown, value: unknown): Draft {
  const before = changeAt(draft, place);
  const base = before ? before.base : (stored as BrandChange['base']);
  const others = draft.filter((one) => !isAt(place)(one));
  if (value === base) return others;
  return [...others, { ...place, ...defined({ base, value: value as BrandChange['value'] }) }];
}

/** The draft after somebody has chosen between two values. */
export function resolved(draft: Draft, conflict: Conflict, keeps: 'yours' | 'theirs'): Draft {
  const { file, pointer, theirs } = conflict;
  const place = { file, pointer };
  const others = draft.filter((one) => !isAt(place)(one));
  // Theirs is in force already, unless a stored change differs from a file that was deployed since.
  if (keeps === 'theirs' && changeAt(draft, place)) return others;
  return [...others, { ...place, ...defined({ base: theirs, value: conflict[keeps] }) }];
}

function defined(values: Pick<BrandChange, 'base' | 'value'>): Pick<BrandChange, 'base' | 'value'> {
  const { base, value } = values;
  return { ...(base === undefined ? {} : { base }), ...(value === undefined ? {} : { value }) };
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
