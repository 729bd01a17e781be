import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RestContext } from '../rest/context';
import { AUTOMATION } from '../store/actor';
import type { Change } from '../store/content-store';
import { logCall } from './call-log';
import { deliver, type Message, type Outcome } from './delivery';
import { DeliveryLane } from './delivery-lane';
import { passesFilters } from './filter';
import { filteredValues, payloadOf, resourceName } from './payload';
import { builtInReceiver, receiverOf, type Receiver } from './receiver';
import { topicOf, wantsTopic } from './topic';
import { transform } from './transformation';

/** Delays before the second and third attempt, in milliseconds. */
const RETRIES_MS = [30_000, 30_000];
/** Built-in receivers are sites, which should receive a change within a second even if the first attempt fails. */
const BUILT_IN_RETRIES_MS = [500, 5_000];

interface SenderOptions {
  /** Waits before a retry; rejects when the signal aborts. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/** A change with its message, built once on first use and shared by all receivers. */
interface Occasion {
  readonly change: Change;
  readonly message: Message;
  readonly payload: unknown;
}

/** Delivery to one receiver. Looked up on each attempt, as the webhook may have been changed or removed. */
interface Target {
  readonly name: string;
  readonly webhookId: string | null;
  readonly retries: readonly number[];
  readonly find: () => Receiver | null;
}

/**
 * Sends changes to webhooks: those defined over the API and those of the settings. Deliveries run in the
 * background, with three attempts, and are then logged as failed.
 */
export class WebhookSender {
  readonly #context: RestContext;
  readonly #wait: Required<SenderOptions>['wait'];
  readonly #lanes = new Map<string, DeliveryLane>();
  readonly #closing = new AbortController();
  readonly #unsubscribe: () => void;
  readonly #logging = new Set<Promise<unknown>>();

  constructor(context: RestContext, options: SenderOptions = {}) {
    this.#context = context;
    this.#wait =
      options.wait ?? ((milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }));
    // Every pending delivery adds a listener.
    setMaxListeners(0, this.#closing.signal);
    this.#unsubscribe = context.store.onChange((change) => this.#tell(change));
  }

  /** Aborts deliveries in flight and drops queued ones. */
  async close(): Promise<void> {
    this.#unsubscribe();
    this.#closing.abort();
    await Promise.allSettled(this.#logging);
  }

  /** Must not throw: the store calls it between two writes. */
  #tell(change: Change): void {
    try {
      const targets = [...this.#builtIn(change), ...this.#defined(change)];
      if (targets.length === 0) return;
      const occasion = this.#occasionOf(change);
      for (const target of targets) this.#laneOf(target).add(this.#attempts(target, occasion));
    } catch (error) {
      this.#context.logger.error({ err: error }, 'change not delivered to webhooks');
    }
  }

  #builtIn({ environment, aliases }: Change): Target[] {
    const { builtInWebhooks, defaultEnvironment } = this.#context;
    const isHere =
      environment === null || environment === defaultEnvironment || aliases.includes(defaultEnvironment);
    if (!isHere) return [];
    return builtInWebhooks.map(({ url, secret }) => {
      const receiver = builtInReceiver(url, secret);
      return { name: receiver.name, webhookId: null, retries: BUILT_IN_RETRIES_MS, find: () => receiver };
    });
  }

  #defined(change: Change): Target[] {
    const { shared } = this.#context.store;
    const values = filteredValues(change);
    return shared
      .list('WebhookDefinition')
      .filter(
        (webhook) =>
          webhook.active && wantsTopic(webhook.topics, change) && passesFilters(webhook.filters, values),
      )
      .map(({ name, sys }) => ({
        name,
        webhookId: sys.id,
        retries: RETRIES_MS,
        find: () => {
          const webhook = shared.get('WebhookDefinition', sys.id);
          return webhook?.active ? receiverOf(webhook, this.#context) : null;
        },
      }));
  }

  #occasionOf(change: Change): Occasion {
    const message = {
      topic: topicOf(change),
      resourceName: resourceName(this.#context.store.spaceId, change),
      at: change.at,
      headers: change.headers,
    };
    return { change, message, payload: payloadOf(change, this.#context) };
  }

  #laneOf({ name, webhookId }: Target): DeliveryLane {
    const key = webhookId ?? `built in ${name}`;
    const existing = this.#lanes.get(key);
    if (existing) return existing;
    for (const [other, lane] of this.#lanes) if (lane.isEmpty) this.#lanes.delete(other);
    const { logger } = this.#context;
    const lane = new DeliveryLane({ name, logger, closing: this.#closing.signal, wait: this.#wait });
    this.#lanes.set(key, lane);
    return lane;
  }

  /** Creates the attempts to deliver one change to one receiver. */
  #attempts(target: Target, { change, message, payload }: Occasion): () => Promise<number | null> {
    const { now, logger } = this.#context;
    let attempt = 0;
    return async () => {
      const receiver = target.find();
      if (!receiver) return null;
      const user = change.resource.sys.updatedBy ?? null;
      const request = transform(receiver.transformation, { payload, topic: message.topic, user });
      const requestAt = new Date(now()).toISOString();
      const outcome = await deliver(receiver, message, request, { now, signal: this.#closing.signal });
      if (this.#closing.signal.aborted) return null;
      this.#log(target, message, requestAt, outcome);
      const { isDelivered, isTemporary, problem } = outcome;
      if (isDelivered) return null;
      const delay = isTemporary ? target.retries[attempt] : undefined;
      attempt += 1;
      logger.warn(
        { webhook: receiver.name, topic: message.topic, attempt, problem },
        delay === undefined ? 'webhook given up' : 'webhook not delivered; another attempt follows',
      );
      return delay ?? null;
    };
  }

  #log({ webhookId }: Target, { topic }: Message, requestAt: string, outcome: Outcome): void {
    if (webhookId === null) return;
    const { store, now, logger } = this.#context;
    const { statusCode, errors, request, response } = outcome;
    const call = {
      ...{ webhookId, eventType: topic, url: request.url, statusCode, errors, requestAt },
      ...{ responseAt: new Date(now()).toISOString(), request, response },
    };
    const written = store
      .write(AUTOMATION, (tx) => logCall(tx, call))
      .catch((error: unknown) => logger.error({ err: error }, 'a webhook call was not logged'))
      .finally(() => this.#logging.delete(written));
    this.#logging.add(written);
  }
}
