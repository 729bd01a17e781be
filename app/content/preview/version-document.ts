import { blockSelections } from '../../../schemas/generated/selections';
import type { StoredVersion } from '../../../schemas/generated/types';
import type { DeadLink } from '../client/content-client.server';
import { blockOfType, typeName } from '../client/query-plan';
import { baseOf } from '../documents/page-changes';
import { type DocumentKey, type RawDocument, treeSelection } from '../documents/raw-document.server';
import { StoredAnswers } from './stored-answers';

/**
 * A document as the content service would have returned it when a version of it was stored.
 * @param version has the entry of the document
 * @param locales the document's own first, then its fallbacks
 * @param readBase the current base page; undefined if it no longer exists
 */
export async function versionDocument(
  version: StoredVersion,
  { type, id }: DocumentKey,
  locales: readonly string[],
  readBase: (id: string) => Promise<RawDocument | undefined>,
): Promise<{ raw: RawDocument; deadLinks: readonly DeadLink[] }> {
  const answers = new StoredAnswers(version, locales);
  const document = answers.entry(id, treeSelection(type)) ?? {};
  const entries = Object.entries(version.entries).flatMap(
    ([entryId, { contentType }]): RawDocument['entries'] => {
      const block = blockOfType(typeName(contentType));
      const answer = block && answers.entry(entryId, blockSelections[block].text);
      return answer ? [[entryId, answer]] : [];
    },
  );
  const baseId = baseOf(document);
  const base = baseId === undefined ? undefined : await readBase(baseId);
  const below = baseId === undefined ? [] : [{ id: baseId, ...(base ? { document: base.document } : {}) }];
  const raw = {
    document,
    bases: [...below, ...(base?.bases ?? [])],
    baseRemoved: false,
    entries: [...(base?.entries ?? []), ...entries],
  };
  return { raw, deadLinks: answers.deadLinks };
}
