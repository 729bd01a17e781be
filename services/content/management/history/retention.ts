import type { Draft } from '../../store/draft-rows';
import type { EditorialRules } from '../../store/editorial-rules';

type Retention = Pick<EditorialRules, 'draftMergeMs' | 'draftLimit'>;

/** Drafts to add and to drop after a save. */
export interface DraftChange {
  readonly added: Draft;
  readonly dropped: readonly Draft[];
}

/**
 * Adds a save to the drafts of an entry or asset. It replaces the latest draft if the same person started that
 * within the merge time. Beyond the limit, only the last draft of each day (UTC) is retained.
 *
 * @param drafts oldest first
 */
export function withSave(
  drafts: readonly Draft[],
  save: Omit<Draft, 'since'>,
  { draftMergeMs, draftLimit }: Retention,
): DraftChange {
  const newest = drafts.at(-1);
  const isContinued =
    newest?.savedBy === save.savedBy && Date.parse(save.savedAt) - Date.parse(newest.since) < draftMergeMs;
  const merged = isContinued ? newest : undefined;
  const added = { ...save, since: merged?.since ?? save.savedAt };
  const remaining = merged ? drafts.slice(0, -1) : drafts;
  const old = remaining.slice(0, Math.max(0, remaining.length + 1 - draftLimit));
  const thinned = old.filter((draft, index) => {
    const next = remaining[index + 1] ?? added;
    return dayOf(next) === dayOf(draft);
  });
  return { added, dropped: [...(merged ? [merged] : []), ...thinned] };
}

function dayOf({ savedAt }: Draft): string {
  return savedAt.slice(0, 10);
}
