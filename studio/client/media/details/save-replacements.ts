import type { ManagedEntry, SaveReply } from '../../../../schemas/generated/types';
import { validateSaveReply } from '../../../../schemas/generated/validators.js';
import { call } from '../../api/call';
import { linkReplacements } from './replace-links';

/** Result per entry: `conflict` after a concurrent change of the field, `failed` without a response. */
export type ReplaceResult = 'saved' | 'conflict' | 'not-allowed' | 'refused' | 'failed';

/** Entries per call. */
const entriesPerCall = 20;

/**
 * Saves entries with links to another asset, in batches. Never throws: each entry has a result.
 * @param onResults called with each batch, by entry id
 */
export async function replaceLinks(
  entries: readonly ManagedEntry[],
  from: string,
  to: string,
  onResults: (results: ReadonlyMap<string, ReplaceResult>) => void,
): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesPerCall) {
    const part = entries.slice(start, start + entriesPerCall);
    const changes = part.flatMap((entry) => linkReplacements(entry, from, to));
    const reply = await call('/api/save', validateSaveReply, { method: 'POST', body: { changes } }).catch(
      () => undefined,
    );
    onResults(new Map(part.map(({ sys }) => [sys.id, reply ? resultOf(sys.id, reply) : 'failed'])));
  }
}

export function resultOf(entryId: string, { conflicts, refused }: SaveReply): ReplaceResult {
  const refusal = refused.find((one) => one.entryId === entryId);
  if (refusal) return refusal.reason === 'AccessDenied' ? 'not-allowed' : 'refused';
  return conflicts.some((conflict) => conflict.entryId === entryId) ? 'conflict' : 'saved';
}
