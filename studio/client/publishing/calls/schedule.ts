import type { ScheduledAction } from '../../../../schemas/generated/types';
import {
  validateScheduledAction,
  validateScheduledActions,
} from '../../../../schemas/generated/validators.js';
import { call, send } from '../../api/call';

const path = '/api/space/scheduled_actions';

export interface Plan {
  readonly environment: string;
  readonly entity: { readonly linkType: 'Entry' | 'Asset' | 'Release'; readonly id: string };
  readonly action: 'publish' | 'unpublish';
  /** ISO 8601. */
  readonly datetime: string;
  readonly timeZone: string;
}

/** Pending scheduled actions. @throws ApiError */
export async function readWaitingActions(environment: string): Promise<ScheduledAction[]> {
  const query = { 'environment.sys.id': environment, 'sys.status[in]': 'scheduled', limit: '500' };
  const { items } = await call(`${path}?${new URLSearchParams(query).toString()}`, validateScheduledActions);
  return items;
}

/** The latest scheduled actions in any state. @throws ApiError */
export async function readLatestActions(environment: string): Promise<ScheduledAction[]> {
  const query = { 'environment.sys.id': environment, order: '-sys.updatedAt', limit: '200' };
  const { items } = await call(`${path}?${new URLSearchParams(query).toString()}`, validateScheduledActions);
  return items;
}

/** @throws ApiError 422 for a time that is past or taken */
export function planAction({
  environment,
  entity,
  action,
  datetime,
  timeZone,
}: Plan): Promise<ScheduledAction> {
  return call(path, validateScheduledAction, {
    method: 'POST',
    body: {
      entity: { sys: { type: 'Link', ...entity } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: environment } },
      action,
      scheduledFor: { datetime, timezone: timeZone },
    },
  });
}

/** @throws ApiError 400 when it has already happened */
export async function cancelAction(environment: string, id: string): Promise<void> {
  const query = new URLSearchParams({ 'environment.sys.id': environment });
  await send(`${path}/${encodeURIComponent(id)}?${query.toString()}`, { method: 'DELETE' });
}
