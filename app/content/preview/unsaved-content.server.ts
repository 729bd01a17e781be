import type { StoredVersion, UnsavedContent } from '../../../schemas/generated/types';
import { isEqual } from '../../memo/is-equal';
import { changed, reads } from '../../memo/process-memos.server';
import type { RawDocument } from '../documents/raw-document.server';
import { type LocaleLayer, layOver, needsFallback, savedFields } from './lay-over';

/** Content that a preview shows instead of stored drafts. */
export interface HeldContent {
  unsaved: UnsavedContent;
  /** A page as it was stored once. */
  version?: StoredVersion;
}

const held = new Map<string, HeldContent>();

const inputOf = (name: string) => `unsaved ${name}`;

/** Replaces the unsaved content of a name; what was made of it is computed again where it differs. */
export function holdUnsaved(name: string, content: HeldContent): void {
  if (isEqual(held.get(name), content)) return;
  held.set(name, content);
  changed([inputOf(name)], 'draft');
}

/** Forgets the unsaved content of a name that will not be used again. */
export function dropUnsaved(name: string): void {
  held.delete(name);
}

/** The stored version of a name; the result under way depends on it. */
export function heldVersion(name: string): StoredVersion | undefined {
  reads.input(inputOf(name), 'draft');
  return held.get(name)?.version;
}

/**
 * A document with the unsaved content of a name laid over it; the result under way depends on that content.
 *
 * @param locales the document's own first, then those it falls back to
 * @param savedIn the document in another locale
 */
export async function withUnsaved(
  raw: RawDocument,
  name: string,
  [own = '', ...others]: readonly string[],
  savedIn: (locale: string) => Promise<RawDocument>,
): Promise<RawDocument> {
  reads.input(inputOf(name), 'draft');
  const unsaved = held.get(name)?.unsaved ?? {};
  const further = needsFallback(unsaved, own) ? others : [];
  const layers: LocaleLayer[] = [
    { locale: own, saved: new Map() },
    ...(await Promise.all(
      further.map(async (locale) => ({ locale, saved: savedFields(await savedIn(locale), unsaved) })),
    )),
  ];
  const over = (entry: Record<string, unknown>) => layOver(entry, unsaved, layers) as typeof entry;
  return {
    ...raw,
    document: over(raw.document),
    bases: raw.bases.map(({ id, document }) => (document ? { id, document: over(document) } : { id })),
    entries: raw.entries.map(([id, entry]) => [id, over(entry)]),
  };
}
