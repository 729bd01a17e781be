import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { PlatformOutbox, PlatformRequestOutbox } from '../../../schemas/generated/types';
import type { OpenDatabase } from '../database/database';
import { outbox } from '../database/tables/outbox';
import type { MessageSender } from './message-sender';

/** Older messages are dropped. */
const CAPACITY = 2000;
const SHOWN = 100;

/** Sends nothing: stores the messages for developers and tests. */
export interface DevelopmentSender extends MessageSender {
  /** The latest messages, newest first. */
  messages(filter: PlatformRequestOutbox): Promise<PlatformOutbox['messages']>;
}

export function createDevelopmentSender(database: OpenDatabase): DevelopmentSender {
  return {
    async send({ id: _id, to, ...message }) {
      const [stored] = await database.db
        .insert(outbox)
        .values({ ...message, recipient: to })
        .returning({ id: outbox.id });
      if (stored !== undefined && stored.id % 100 === 0) {
        await database.db.delete(outbox).where(lte(outbox.id, stored.id - CAPACITY));
      }
    },
    close: () => undefined,
    async messages({ to, template }) {
      const conditions: SQL[] = [];
      if (to !== undefined) conditions.push(eq(sql`lower(${outbox.recipient})`, to.trim().toLowerCase()));
      if (template !== undefined) conditions.push(eq(outbox.template, template));
      const rows = await database.db
        .select()
        .from(outbox)
        .where(and(...conditions))
        .orderBy(desc(outbox.id))
        .limit(SHOWN);
      return rows.map(({ recipient, sentAt, ...row }) => ({
        ...row,
        to: recipient,
        sentAt: sentAt.toISOString(),
      }));
    },
  };
}
