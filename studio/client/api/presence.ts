import type { PresenceBeat, PresenceReply } from '../../../schemas/generated/types';
import { validatePresenceReply } from '../../../schemas/generated/validators.js';
import { call } from './call';

const path = '/api/presence';

/** Reports where the person is, and returns who else is on the page. @throws ApiError */
export async function beat(where: Omit<PresenceBeat, 'isLeaving'>): Promise<PresenceReply['others']> {
  const body: PresenceBeat = { ...where, isLeaving: false };
  return (await call(path, validatePresenceReply, { method: 'POST', body })).others;
}

/** Reports that a page is being closed, also while the tab closes: delivery is not guaranteed. */
export function leave(where: Pick<PresenceBeat, 'page' | 'tab'>): void {
  const body: PresenceBeat = { ...where, block: null, isLeaving: true };
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
