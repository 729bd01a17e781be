import type { EnvironmentWriter } from '../../store/content-store';
import { lastSavedBy } from '../history/save-draft';
import { accessDenied } from './access';

/**
 * Refuses, where the settings ask for it, to let people publish what they changed last themselves. The author of the newest draft
 * counts: taking an entry back or archiving it changes nothing that somebody else would have to look at.
 * @throws ApiError 403
 */
export function refuseOwnChange(tx: EnvironmentWriter, kind: 'Entry' | 'Asset', id: string): void {
  if (!tx.rules.fourEyes || lastSavedBy(tx, kind, id) !== tx.by.sys.id) return;
  throw accessDenied(
    `You changed this ${kind === 'Entry' ? 'entry' : 'asset'} last. Ask somebody else to publish it.`,
    'Nobody publishes what they changed last themselves (CONTENT_FOUR_EYES).',
  );
}
