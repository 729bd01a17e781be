import { newId } from '../management/space/space-resource';
import type { ContentStore, Transaction } from '../store/content-store';
import type { StoredWebhookCall } from '../store/resource';

/** Calls logged per webhook. */
const CAPACITY = 30;

/** The calls of a webhook, newest first; within the same millisecond, the last logged first. */
export function callsOf(shared: ContentStore['shared'], webhookId: string): readonly StoredWebhookCall[] {
  return shared
    .list('WebhookCall')
    .filter((call) => call.webhookId === webhookId)
    .reverse()
    .sort((a, b) => (a.requestAt === b.requestAt ? 0 : a.requestAt < b.requestAt ? 1 : -1));
}

/** Adds a call and drops the oldest ones. Calls of a deleted webhook are not logged. */
export function logCall(tx: Transaction, call: Omit<StoredWebhookCall, 'sys'>): void {
  const { webhookId } = call;
  if (!tx.shared.get('WebhookDefinition', webhookId)) return;
  const { now } = tx;
  const sys = { type: 'WebhookCall', id: newId(), version: 1, createdAt: now, updatedAt: now } as const;
  tx.shared.put('WebhookCall', { sys, ...call });
  for (const { sys: old } of callsOf(tx.shared, webhookId).slice(CAPACITY))
    tx.shared.remove('WebhookCall', old.id);
}

/** Drops all calls of a webhook. */
export function forgetCalls(tx: Transaction, webhookId: string): void {
  for (const { sys } of callsOf(tx.shared, webhookId)) tx.shared.remove('WebhookCall', sys.id);
}
