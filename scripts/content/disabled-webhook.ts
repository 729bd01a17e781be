import { isRecord } from '../../schemas/is-record';

/** A deactivated webhook: its listeners belong to the space it was exported from. */
export function disabledWebhook(webhook: unknown): unknown {
  return isRecord(webhook) ? { ...webhook, active: false } : webhook;
}
