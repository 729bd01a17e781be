import type { StoredVersion, UnsavedContent } from '../../../schemas/generated/types';
import { isEqual } from '../../memo/is-equal';
import { changed, reads } from '../../memo/process-memos.server';
import type { RawDocument } from '../documents/raw-document.server';
import { type LocaleLayer, layOver, needsFallback, savedFields } from './lay-over';

/** Content that a preview shows instead of saved drafts. */
export interface HeldContent {
  unsaved: UnsavedContent;
  /** A stored version of a page. */
  version?: StoredVersion;
}

const held = new Map<string, HeldContent>();

const inputOf = (name: string) => `unsaved ${name}`;

/** Replaces the unsaved content of a name and invalidates its results if it differs. */
export function holdUnsaved(name: string, content: HeldContent): void {
  if (isEqual(held.get(name), content)) return;
  held.set(name, content);
  changed([inputOf(name)], 'draft');
}

/** Removes the unsaved content of a name that is no longer used. */
export function dropUnsaved(name: string): void {
  held.delete(name);
}

/** The stored version of a name; the current computation depends on it. */
export function heldVersion(name: string): StoredVersion | undefined {
  reads.input(inputOf(name), 'draft');
  return held.get(name)?.version;
}

/**
 * A document with unsaved content merged in; the current computation depends on that content.
 * @param locales the document's own first, then its fallbacks
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
