import { ApiError } from '../../api/call';
import { problemText } from '../../shell/problem';
import { type Refusal, refusalsOf } from './refusal';

/** The reasons in a thrown error of a call. */
export function refusalsOfThrown(error: unknown, entityId?: string): Refusal[] {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    const of = entityId === undefined ? {} : { entityId };
    return [{ ...of, errorId: 'Outage', message: problemText(error) }];
  }
  const { id, message, details } = error;
  return refusalsOf({ sys: { id }, message, ...(details ? { details } : {}) }, entityId);
}
