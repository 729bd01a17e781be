import { changesBetween, type Fields } from '../../../model/fields';

/** A version of an entry from a save or publication. */
export interface EntryVersion {
  readonly entryId: string;
  readonly snapshotId: string;
  readonly kind: 'publish' | 'save';
  /** ISO 8601. */
  readonly at: string;
  readonly by: string | undefined;
  readonly version: number | undefined;
  readonly contentType: string;
  readonly fields: Fields;
}

/** Versions that one person saved or published together. */
export interface HistoryStep {
  readonly kind: 'publish' | 'save';
  /** Time of its newest version. */
  readonly at: string;
  readonly by: string | undefined;
  readonly changes: readonly VersionChange[];
}

export interface VersionChange {
  readonly version: EntryVersion;
  /** Ids of fields that differ from the previous version; undefined for the oldest one. */
  readonly fields: readonly string[] | undefined;
}

/** Versions of one person within this time form one step: an edit may change several entries, as does a publication. */
const stepMs = 5_000;

/** The histories of entries merged, newest first. @param histories newest version first */
export function mergedHistory(histories: Iterable<readonly EntryVersion[]>): HistoryStep[] {
  const changes = [...histories].flatMap(changesOf);
  changes.sort((one, other) => other.version.at.localeCompare(one.version.at));
  const steps: {
    kind: EntryVersion['kind'];
    at: string;
    by: string | undefined;
    changes: VersionChange[];
  }[] = [];
  for (const change of changes) {
    const { kind, at, by, entryId } = change.version;
    const last = steps.at(-1);
    const isJoined =
      last !== undefined &&
      last.kind === kind &&
      last.by === by &&
      Date.parse(last.at) - Date.parse(at) <= stepMs &&
      !last.changes.some(({ version }) => version.entryId === entryId);
    if (isJoined) last.changes.push(change);
    else steps.push({ kind, at, by, changes: [change] });
  }
  return steps;
}

/** The steps that are complete although the histories of some entries are not loaded. @param until newest change of any of those */
export function stepsSince(steps: readonly HistoryStep[], until: string | undefined): readonly HistoryStep[] {
  return until === undefined ? steps : steps.filter(({ at }) => at >= until);
}

/** An entry's version at a moment. @param history newest first */
export function versionAt(
  history: readonly EntryVersion[] | undefined,
  at: string,
  kind?: EntryVersion['kind'],
): EntryVersion | undefined {
  return history?.find((version) => version.at <= at && (kind === undefined || version.kind === kind));
}

function changesOf(history: readonly EntryVersion[]): VersionChange[] {
  return history.map((version, index) => {
    // A publication is compared with the previous one, which is what visitors saw change.
    const before = history.slice(index + 1).find(({ kind }) => version.kind === 'save' || kind === 'publish');
    const changes = before && changesBetween(version.entryId, before.fields, version.fields);
    return { version, fields: changes && [...new Set(changes.map(({ field }) => field))] };
  });
}
