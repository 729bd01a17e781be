import type { ManagedEntry } from '../../../schemas/generated/types';
import { validateManagedEntry } from '../../../schemas/generated/validators.js';
import {
  type FieldChange,
  type Fields,
  fieldChange,
  isSameValue,
  valueOf,
  withValue,
} from '../../model/fields';
import { mergeValue } from '../../model/merge-value';
import { type ContentApi, ContentRefusal } from '../content-api';

/** A change that was not saved, because another person changed the field to another value. */
interface FieldConflict extends FieldChange {
  readonly theirs?: unknown;
  readonly by?: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Result of a save, as `save-reply` describes it. */
export interface SaveResult {
  readonly entries: readonly ManagedEntry[];
  readonly conflicts: readonly FieldConflict[];
  readonly refused: readonly {
    readonly entryId: string;
    readonly reason: string;
    readonly message: string;
  }[];
}

/** Each failed try means that another save succeeded, so this bounds the number of people who save one entry concurrently. */
const maxTries = 40;

/**
 * Saves changes of fields with a three-way merge into the stored entries, so that two people, or two tabs, never
 * overwrite each other's work. A field that both changed to different values is not saved and is returned with both.
 * @throws ContentUnreachable when it is possible that nothing was saved
 */
export async function saveChanges(
  content: ContentApi,
  token: string,
  changes: readonly FieldChange[],
): Promise<SaveResult> {
  const entryIds = new Set(changes.map(({ entryId }) => entryId));
  const replies = await Promise.all(
    [...entryIds].map((entryId) =>
      saveEntry(
        content,
        token,
        entryId,
        changes.filter((change) => change.entryId === entryId),
      ),
    ),
  );
  return {
    entries: replies.flatMap(({ entries }) => entries),
    conflicts: replies.flatMap(({ conflicts }) => conflicts),
    refused: replies.flatMap(({ refused }) => refused),
  };
}

/** Entries as currently stored. @throws as the content API does */
export function readEntries(
  content: ContentApi,
  token: string,
  ids: readonly string[],
): Promise<ManagedEntry[]> {
  return Promise.all(ids.map((id) => content.call(entryPath(content, id), validateManagedEntry, { token })));
}

function entryPath(content: ContentApi, id: string): string {
  return content.inEnvironment(`/entries/${encodeURIComponent(id)}`);
}

async function saveEntry(
  content: ContentApi,
  token: string,
  entryId: string,
  changes: readonly FieldChange[],
): Promise<SaveResult> {
  const path = entryPath(content, entryId);
  try {
    for (let tries = 1; ; tries += 1) {
      const stored = await content.call(path, validateManagedEntry, { token });
      const { fields, conflicts } = mergeInto(stored, changes);
      if (fields === stored.fields) return { entries: [stored], conflicts, refused: [] };
      try {
        const saved = await content.call(path, validateManagedEntry, {
          token,
          method: 'PUT',
          headers: { 'x-contentful-version': String(stored.sys.version) },
          body: { metadata: stored.metadata, fields },
        });
        return { entries: [saved], conflicts, refused: [] };
      } catch (error) {
        const isStale = error instanceof ContentRefusal && error.status === 409;
        if (!isStale || tries === maxTries) throw error;
      }
    }
  } catch (error) {
    if (!(error instanceof ContentRefusal) || isTemporary(error)) throw error;
    const refusal = { entryId, reason: error.error.sys.id, message: error.message };
    return { entries: [], conflicts: [], refused: [refusal] };
  }
}

/** The session has ended, others save constantly, or the content service is busy: a repeated save may succeed. */
function isTemporary({ status }: ContentRefusal): boolean {
  return status === 401 || status === 409 || status >= 429;
}

function mergeInto(
  stored: ManagedEntry,
  changes: readonly FieldChange[],
): { fields: Fields; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = [];
  let fields: Fields = stored.fields;
  for (const change of changes) {
    const theirs = valueOf(fields, change.field, change.locale);
    const merge = mergeValue(change.before, change.after, theirs);
    if (merge.isConflict) conflicts.push(conflictOf(change, theirs, stored));
    else if (!isSameValue(merge.value, theirs)) fields = withValue(fields, { ...change, after: merge.value });
  }
  return { fields, conflicts };
}

function conflictOf(change: FieldChange, theirs: unknown, { sys }: ManagedEntry): FieldConflict {
  const by = sys.updatedBy?.sys.id;
  return {
    ...fieldChange(change),
    ...(theirs === undefined ? {} : { theirs }),
    ...(by === undefined ? {} : { by }),
    at: sys.updatedAt,
  };
}
