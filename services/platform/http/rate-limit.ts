import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import { rateLimits } from '../database/tables/idempotency';
import { PlatformError } from '../errors';

export interface Limit {
  /** Name of the limit, such as `registration`. */
  name: string;
  /** Subject of the counter: an address, a phone number, a player. Only its hash is stored. */
  subject: string;
  /** Maximum number within the window. */
  times: number;
  /** Window in milliseconds. */
  windowMs: number;
}

/** Rate limits across all processes on the database. */
export interface RateLimit {
  /** Counts a call; throws 429 `error.too.many.requests`, or the given code, above the limit. */
  take(limit: Limit, code?: string): Promise<void>;
}

export function createRateLimit(database: OpenDatabase, clock: Clock): RateLimit {
  return {
    async take({ name, subject, times, windowMs }, code = 'error.too.many.requests') {
      const now = new Date(clock.now());
      const windowEndsAt = new Date(now.getTime() + windowMs);
      const isOver = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
      const [counted] = await database.db
        .insert(rateLimits)
        .values({ subject: `${name} ${hashOf(subject)}`, count: 1, windowEndsAt })
        .onConflictDoUpdate({
          target: rateLimits.subject,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            windowEndsAt: sql`case when ${isOver} then ${windowEndsAt.toISOString()}::timestamptz else ${rateLimits.windowEndsAt} end`,
          },
        })
        .returning();
      if (counted === undefined || counted.count <= times) return;
      const retryAfterMs = counted.windowEndsAt.getTime() - now.getTime();
      const seconds = Math.ceil(retryAfterMs / 1_000);
      throw new PlatformError(429, code, `Too many tries: wait ${seconds} seconds.`, { retryAfterMs });
    },
  };
}

function hashOf(subject: string): string {
  return createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url');
}
