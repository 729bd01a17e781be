import type { EntryVersion, HistoryStep } from './history';

/** A page at one time: with everything saved until then, or as published. */
export interface PageMoment {
  readonly id: string;
  readonly kind: HistoryStep['kind'];
  /** ISO 8601. */
  readonly at: string;
  /** Label in selects. */
  readonly label: string;
}

/** The available moments of a page, newest first. */
export interface PageMoments {
  readonly pageId: string;
  readonly moments: readonly PageMoment[];
  /** Loaded versions of entries, newest first per entry. */
  readonly histories: ReadonlyMap<string, readonly EntryVersion[]>;
}

/** Id of a history step. */
export function momentId({ kind, at, changes }: HistoryStep): string {
  return `${kind} ${at} ${changes[0]?.version.snapshotId ?? ''}`;
}
