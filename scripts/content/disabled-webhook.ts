import { isRecord } from '../../schemas/is-record';

/** A webhook that is not called until it is activated: its listeners belong to the space it was exported from. */
export function disabledWebhook(webhook: unknown): unknown {
  return isRecord(webhook) ? { ...webhook, active: false } : webhook;
}
