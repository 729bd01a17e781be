import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import type { Randomness } from '../randomness';
import { DeliveryError, type MessageSender, type OutgoingMessage } from './message-sender';
import type { MessageTemplate, MessageTexts } from './message-texts';
import { pauseAfter } from './retry-policy';
import type { MessageSeal } from './sealed-message';
import { createWaitingMessages, type WaitingMessage } from './waiting-messages';

/** A message to a player. */
export interface Message {
  siteId: number;
  playerId?: number;
  channel: Channel;
  to: string;
  template: MessageTemplate;
  values: Record<string, string>;
  locale: string;
}

export type Channel = 'sms' | 'email';

/** Outcome of an attempt: `postponed` messages are retried, `failed` ones are given up; `unknown` while it is in progress. */
export type Delivery = 'accepted' | 'postponed' | 'failed' | 'unknown';

/** Writes messages in the player's language and delivers them at least once through the sender of their channel. */
export interface Outbox {
  /**
   * Stores a message in the current transaction, and delivers it after the commit in the background. Failed
   * attempts are retried until the message expires, by any process on the database; a newer message of the same
   * template to the same player replaces a pending one, unless it is a receipt.
   */
  send(message: Message): void;
  /**
   * Outcome of the first attempt of this process's latest message to a player, for calls that report whether a
   * code was sent. `unknown` if it takes longer than three seconds or there was none.
   */
  firstAttempt(playerId: number, channel: Channel): Promise<Delivery>;
  /** Delivers due messages; runs every few seconds. */
  deliverDue(): Promise<void>;
  /** Resolves when no delivery is in progress. */
  settled(): Promise<void>;
  /** Stops retries and closes the senders. */
  stop(): Promise<void>;
}

export interface OutboxNeeds {
  database: OpenDatabase;
  clock: Clock;
  random: Randomness;
  /** Messages of a channel without a sender are refused. */
  senders: Readonly<Record<Channel, MessageSender | undefined>>;
  texts: MessageTexts;
  seal: MessageSeal;
  /** The site's name in messages, `{{brand}}`. */
  brandName(siteId: number): string;
  log: Logger;
}

const POLL_MS = 3_000;
const FIRST_ATTEMPT_MS = 3_000;
const BATCH = 20;

export function createOutbox(needs: OutboxNeeds): Outbox {
  const { database, clock, random, senders, texts, seal, brandName, log } = needs;
  const waiting = createWaitingMessages(database, clock, seal);
  const inProgress = new Set<Promise<unknown>>();
  const firstAttempts = new LRUCache<string, Promise<Delivery>>({ max: 5_000, ttl: 60_000 });

  function track<T>(delivery: Promise<T>): Promise<T> {
    inProgress.add(delivery);
    const done = () => inProgress.delete(delivery);
    delivery.then(done, done);
    return delivery;
  }

  /** Never rejects. */
  async function deliver(id: string): Promise<Delivery> {
    try {
      const message = await waiting.claim(id);
      return message === undefined ? 'unknown' : await attempt(message);
    } catch (err) {
      log.error({ err, messageId: id }, 'message not delivered');
      return 'unknown';
    }
  }

  async function attempt(message: WaitingMessage): Promise<Delivery> {
    const { id, siteId, playerId, channel, template, attempts, expiresAt } = message;
    const facts = { messageId: id, siteId, playerId, channel, template, attempts };
    if (expiresAt.getTime() <= clock.now()) {
      await waiting.remove(id);
      log.error({ event: 'message.expired', ...facts }, 'message not sent in time');
      return 'failed';
    }
    try {
      await senderOf(channel).send(outgoing(message));
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.message : 'unreadable or unexpected';
      const next = clock.now() + pauseAfter(attempts);
      if (error instanceof DeliveryError && error.mayRetry && next < expiresAt.getTime()) {
        await waiting.postpone(id, new Date(next));
        log.warn({ event: 'message.postponed', reason, ...facts }, 'message not accepted, will be retried');
        return 'postponed';
      }
      await waiting.remove(id);
      log.error({ event: 'message.failed', reason, ...facts }, 'message not sent');
      return 'failed';
    }
    await waiting.remove(id);
    return 'accepted';
  }

  function senderOf(channel: Channel): MessageSender {
    const sender = senders[channel];
    if (sender === undefined) throw new DeliveryError(`no service for ${channel} is configured`, false);
    return sender;
  }

  /** @throws Error when the message cannot be decrypted */
  function outgoing({ sealed, createdAt, ...message }: WaitingMessage): OutgoingMessage {
    const { id, siteId, playerId, channel, template, locale } = message;
    return { id, siteId, playerId, channel, template, locale, ...seal.open(sealed), sentAt: createdAt };
  }

  async function deliverDue(): Promise<void> {
    const due = await waiting.due(BATCH);
    await Promise.all(due.map((id) => deliver(id)));
  }

  const timer = setInterval(() => {
    track(deliverDue()).catch((err: unknown) => log.error({ err }, 'pending messages not read'));
  }, POLL_MS).unref();

  async function settled(): Promise<void> {
    while (inProgress.size > 0) await Promise.allSettled(inProgress);
  }

  return {
    send({ playerId, values, to, channel, template, locale: wanted, siteId }) {
      const filled = { brand: brandName(siteId), ...values };
      const { locale, subject, text } = texts(template, wanted, filled);
      const id = random.uuid();
      database.beforeCommit(() =>
        waiting.add(
          { id, siteId, playerId: playerId ?? null, channel, template, locale },
          { to, subject, text, values: filled },
        ),
      );
      database.afterCommit(() => {
        const delivery = track(deliver(id));
        if (playerId !== undefined) firstAttempts.set(`${playerId} ${channel}`, delivery);
      });
    },
    async firstAttempt(playerId, channel) {
      const delivery = firstAttempts.get(`${playerId} ${channel}`);
      if (delivery === undefined) return 'unknown';
      let timeout: NodeJS.Timeout | undefined;
      const late = new Promise<Delivery>((resolve) => {
        timeout = setTimeout(resolve, FIRST_ATTEMPT_MS, 'unknown');
      });
      const outcome = await Promise.race([delivery, late]);
      clearTimeout(timeout);
      return outcome;
    },
    deliverDue,
    settled,
    async stop() {
      clearInterval(timer);
      await settled();
      for (const sender of new Set(Object.values(senders))) sender?.close();
    },
  };
}
