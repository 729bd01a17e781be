import type { EnvironmentWriter } from '../../store/content-store';
import { lastSavedBy } from '../history/save-draft';
import { accessDenied } from './access';

/**
 * Four-eyes rule, if enabled: the author of the latest draft may not publish it. Unpublishing and archiving are
 * not restricted, as they change no content to review.
 * @throws ApiError 403
 */
export function refuseOwnChange(tx: EnvironmentWriter, kind: 'Entry' | 'Asset', id: string): void {
  if (!tx.rules.fourEyes || lastSavedBy(tx, kind, id) !== tx.by.sys.id) return;
  throw accessDenied(
    `You changed this ${kind === 'Entry' ? 'entry' : 'asset'} last. Ask somebody else to publish it.`,
    'Nobody publishes what they changed last themselves (CONTENT_FOUR_EYES).',
  );
}
