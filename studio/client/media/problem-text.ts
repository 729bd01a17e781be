import { ApiError } from '../api/call';
import { text } from '../text/text';

/** What went wrong and what to do, for the person in front of the screen. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return text('media.problem.unknown');
  const { id, status, message } = error;
  if (id === 'Offline') return text('media.problem.offline');
  if (id === 'VersionMismatch') return text('media.problem.conflict');
  if (status === 401) return text('media.problem.signed-out');
  if (status === 403) return text('media.problem.not-allowed', { message });
  if (status === 404) return text('media.problem.gone');
  if (status === 429) return text('media.problem.busy');
  if (status >= 500) return text('media.problem.unreachable');
  return text('media.problem.refused', { message });
}
