import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import { MINUTE } from '../live/activity';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import { waitingMessages } from '../database/tables/outbox';
import { isReceipt } from './receipts';
import { lifetimeOf } from './retry-policy';
import type { MessageSeal, SealedParts } from './sealed-message';

export type WaitingMessage = typeof waitingMessages.$inferSelect;
type Facts = Pick<WaitingMessage, 'id' | 'siteId' | 'playerId' | 'channel' | 'template' | 'locale'>;

/** The table of messages not accepted yet. */
export interface WaitingMessages {
  add(facts: Facts, parts: SealedParts): Promise<void>;
  /** Ids of due messages, the longest waiting first. */
  due(limit: number): Promise<string[]>;
  /** Claims a due message for one attempt; undefined when another process has claimed it or it is gone. */
  claim(id: string): Promise<WaitingMessage | undefined>;
  postpone(id: string, until: Date): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Longer than any attempt. */
const LEASE_MS = MINUTE;

export function createWaitingMessages(
  database: OpenDatabase,
  clock: Clock,
  seal: MessageSeal,
): WaitingMessages {
  return {
    async add(facts, parts) {
      const now = clock.now();
      await database.db.insert(waitingMessages).values({
        ...facts,
        sealed: seal.seal(parts),
        createdAt: new Date(now),
        attempts: 0,
        nextAttemptAt: new Date(now),
        expiresAt: new Date(now + lifetimeOf(parts.values)),
      });
    },
    async due(limit) {
      const rows = await database.db
        .select({ id: waitingMessages.id })
        .from(waitingMessages)
        .where(lte(waitingMessages.nextAttemptAt, new Date(clock.now())))
        .orderBy(asc(waitingMessages.nextAttemptAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async claim(id) {
      const now = clock.now();
      const [claimed] = await database.db
        .update(waitingMessages)
        .set({ attempts: sql`${waitingMessages.attempts} + 1`, nextAttemptAt: new Date(now + LEASE_MS) })
        .where(and(eq(waitingMessages.id, id), lte(waitingMessages.nextAttemptAt, new Date(now))))
        .returning();
      if (claimed?.attempts === 1) await removeOlder(claimed);
      return claimed;
    },
    async postpone(id, until) {
      await database.db
        .update(waitingMessages)
        .set({ nextAttemptAt: until })
        .where(eq(waitingMessages.id, id));
    },
    async remove(id) {
      await database.db.delete(waitingMessages).where(eq(waitingMessages.id, id));
    },
  };

  /** A newer code replaces the older one. Outside the transaction of the newer one, where it would cause conflicts. */
  async function removeOlder({ id, playerId, channel, template, createdAt }: WaitingMessage): Promise<void> {
    if (playerId === null || isReceipt(template)) return;
    await database.db
      .delete(waitingMessages)
      .where(
        and(
          eq(waitingMessages.playerId, playerId),
          eq(waitingMessages.channel, channel),
          eq(waitingMessages.template, template),
          lte(waitingMessages.createdAt, createdAt),
          ne(waitingMessages.id, id),
        ),
      );
  }
}
