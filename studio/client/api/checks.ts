import type { CheckReply, CheckRequest } from '../../../schemas/generated/types';
import { validateCheckReply } from '../../../schemas/generated/validators.js';
import { call } from './call';

export type CheckFinding = CheckReply['findings'][number];

/** Checks a page on every site that shows it. @throws ApiError */
export function checkPage(request: CheckRequest, signal: AbortSignal): Promise<CheckReply> {
  return call('/api/checks', validateCheckReply, { method: 'POST', body: request, signal });
}
