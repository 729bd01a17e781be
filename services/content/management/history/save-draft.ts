import type { EnvironmentWriter } from '../../store/content-store';
import type { DraftedKind } from '../../store/draft-rows';
import type { EnvironmentResources } from '../../store/resource';
import { withSave } from './retention';

/** Writes an entry or asset that a person has created or saved, adds it to its history and announces the change. */
export function saveDraft<K extends DraftedKind>(
  tx: EnvironmentWriter,
  kind: K,
  next: EnvironmentResources[K],
  action: 'create' | 'save',
): void {
  const { id } = next.sys;
  const before = tx.get(kind, id);
  if (before && tx.drafts(kind, id).length === 0 && !isAsPublished(before)) addDraft(tx, kind, before);
  addDraft(tx, kind, next);
  tx.put(kind, next);
  tx.announce(action, next);
}

/** Author of the latest draft; undefined when all content came from the content folder. */
export function lastSavedBy(tx: EnvironmentWriter, kind: DraftedKind, id: string): string | undefined {
  return tx.drafts(kind, id).at(-1)?.savedBy;
}

function addDraft<K extends DraftedKind>(
  tx: EnvironmentWriter,
  kind: K,
  resource: EnvironmentResources[K],
): void {
  const { id, version, updatedAt, updatedBy } = resource.sys;
  const save = { version, savedAt: updatedAt, savedBy: updatedBy?.sys.id ?? '' };
  const { added, dropped } = withSave(tx.drafts(kind, id), save, tx.rules);
  for (const draft of dropped) tx.setDraft(kind, id, draft, null);
  tx.setDraft(kind, id, added, resource);
}

/** Unchanged since publication: that snapshot already shows it. */
function isAsPublished({ sys }: EnvironmentResources[DraftedKind]): boolean {
  return sys.publishedVersion !== undefined && sys.version === sys.publishedVersion + 1;
}
