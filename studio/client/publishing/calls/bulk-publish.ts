import type { BulkAction, ContentError } from '../../../../schemas/generated/types';
import { validateBulkAction } from '../../../../schemas/generated/validators.js';
import { ApiError, call } from '../../api/call';
import { isOutage, untilAnswered, type Wait, waitMs } from './retry';

/** An entity to publish, at the version seen by the editor. */
export interface PublishItem {
  readonly id: string;
  readonly linkType: 'Entry' | 'Asset';
  readonly version: number;
}

/** `unclear`: the connection was lost, so only the entries themselves show what was published. */
export type BulkOutcome =
  | { readonly kind: 'published' }
  | { readonly kind: 'refused'; readonly error: ContentError }
  | { readonly kind: 'unclear' };

/** Limit per bulk action. */
const maxItems = 200;
const pollMs = 700;
const maxPolls = 200;

const path = '/api/environment/bulk_actions';

/**
 * Publishes entries and assets together, all or none. More than 200 take several actions: parts before the page, so
 * that visitors never see a page with missing parts.
 * @param items the page first
 */
export async function publishTogether(
  items: readonly PublishItem[],
  wait: Wait = waitMs,
): Promise<BulkOutcome> {
  const partsFirst = [...items].reverse();
  for (let start = 0; start < partsFirst.length; start += maxItems) {
    const outcome = await publishSome(partsFirst.slice(start, start + maxItems), wait);
    if (outcome.kind !== 'published') return outcome;
  }
  return { kind: 'published' };
}

async function publishSome(items: readonly PublishItem[], wait: Wait): Promise<BulkOutcome> {
  try {
    const started = await call(`${path}/publish`, validateBulkAction, {
      method: 'POST',
      body: { entities: { sys: { type: 'Array' }, items: items.map(seenLink) } },
    });
    return await outcomeOf(started, wait);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOutage(error)) return { kind: 'unclear' };
    const { id, message, details } = error;
    return { kind: 'refused', error: { sys: { id }, message, ...(details ? { details } : {}) } };
  }
}

async function outcomeOf(started: BulkAction, wait: Wait): Promise<BulkOutcome> {
  let action = started;
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const { status, id } = action.sys;
    if (status === 'succeeded') return { kind: 'published' };
    if (status === 'failed')
      return { kind: 'refused', error: action.error ?? { sys: { id: 'BulkActionFailed' } } };
    await wait(pollMs);
    action = await untilAnswered(
      () => call(`${path}/actions/${encodeURIComponent(id)}`, validateBulkAction),
      wait,
    );
  }
  return { kind: 'unclear' };
}

function seenLink({ id, linkType, version }: PublishItem) {
  return { sys: { type: 'Link', linkType, id, version } };
}
