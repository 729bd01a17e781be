import type { Database, DatabaseKey } from '../../process/database';
import type { EnvironmentResources } from './resource';

/** Kinds for which every save is stored as a draft. */
export type DraftedKind = 'Entry' | 'Asset';

/** A saved draft without its content, which is read from disk on demand. */
export interface Draft {
  /** The version of the entry or asset that was saved. */
  readonly version: number;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Time of the first save that was merged into this draft, ISO 8601. */
  readonly since: string;
  /** Id of the author; empty without one. */
  readonly savedBy: string;
}

/** The key of a draft contains all its metadata, so that lookups read no content. */
export function draftKey(environment: string, kind: DraftedKind, id: string, draft: Draft): DatabaseKey {
  return ['draft', environment, kind, id, draft.version, draft.savedAt, draft.since, draft.savedBy];
}

/** The drafts of an entry or asset, oldest first. */
export function storedDrafts(
  database: Database,
  environment: string,
  kind: DraftedKind,
  id: string,
): readonly Draft[] {
  return [...database.keys('draft', environment, kind, id)].map(([, , , , version, savedAt, since, by]) => ({
    version: Number(version),
    savedAt: String(savedAt),
    since: String(since),
    savedBy: String(by),
  }));
}

/** The content of a draft; undefined when it was dropped. It was validated when it was written. */
export function storedDraft<K extends DraftedKind>(
  database: Database,
  environment: string,
  kind: K,
  id: string,
  draft: Draft,
): EnvironmentResources[K] | undefined {
  return database.get(draftKey(environment, kind, id, draft)) as EnvironmentResources[K] | undefined;
}
