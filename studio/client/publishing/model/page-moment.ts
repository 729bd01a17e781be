import type { EntryVersion, HistoryStep } from './history';

/** A page at one time: with everything saved until then, or as visitors saw it. */
export interface PageMoment {
  readonly id: string;
  readonly kind: HistoryStep['kind'];
  /** ISO 8601. */
  readonly at: string;
  /** As choices name it. */
  readonly label: string;
}

/** The moments of a page that can be looked at, the newest first. */
export interface PageMoments {
  readonly pageId: string;
  readonly moments: readonly PageMoment[];
  /** Versions of entries that were read before, newest first within each. */
  readonly histories: ReadonlyMap<string, readonly EntryVersion[]>;
}

/** Names a step of the history. */
export function momentId({ kind, at, changes }: HistoryStep): string {
  return `${kind} ${at} ${changes[0]?.version.snapshotId ?? ''}`;
}
