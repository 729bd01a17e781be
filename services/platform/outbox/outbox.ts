import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import type { MessageSender } from './message-sender';
import type { MessageTemplate, MessageTexts } from './message-texts';

/** A message to a player. */
export interface Message {
  siteId: number;
  playerId?: number;
  channel: 'sms' | 'email';
  to: string;
  template: MessageTemplate;
  values: Record<string, string>;
  locale: string;
}

/** Writes messages in the player's language and hands them to the sender. */
export interface Outbox {
  /**
   * Sends once the current transaction is committed, so that nobody reads of what did not happen. The caller does not
   * wait for the delivery; one that fails is logged, without address and text.
   */
  send(message: Message): void;
  /** Resolves when no delivery is under way. */
  settled(): Promise<void>;
}

export interface OutboxNeeds {
  database: OpenDatabase;
  clock: Clock;
  sender: MessageSender;
  texts: MessageTexts;
  /** The name that messages of a site carry as `{{brand}}`. */
  brandName(siteId: number): string;
  log: Logger;
}

export function createOutbox({ database, clock, sender, texts, brandName, log }: OutboxNeeds): Outbox {
  const underWay = new Set<Promise<void>>();

  async function deliver({ playerId, values, ...message }: Message): Promise<void> {
    const { siteId, channel, template } = message;
    try {
      const filled = { brand: brandName(siteId), ...values };
      await sender.send({
        ...message,
        ...texts(template, message.locale, filled),
        playerId: playerId ?? null,
        values: filled,
        sentAt: new Date(clock.now()),
      });
    } catch (err) {
      log.error({ err, siteId, playerId, channel, template }, 'message not sent');
    }
  }

  return {
    send(message) {
      database.afterCommit(() => {
        const delivery = deliver(message).finally(() => underWay.delete(delivery));
        underWay.add(delivery);
      });
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
