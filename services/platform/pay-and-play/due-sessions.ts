import { asc, lte } from 'drizzle-orm';
import { payAndPlaySessions, type PayAndPlaySession } from '../database/tables/pay-and-play';
import { pauseAfter } from '../outbox/retry-policy';
import { ProviderRefusedError, ProviderUnavailableError } from '../payments/payment-provider';
import type { PayAndPlayParts } from './pay-and-play-parts';
import { changeSession, lockSession, progressOf, readSession, refuseSession } from './session-rows';
import { takeReport } from './take-report';
import { asked } from './verify-code';

const BATCH = 20;
const EVERY_MS = 2_000;

/** Refunds money, and requests the status of payments without a callback. */
export interface DueSessions {
  /** Processes the sessions that are due. Also runs every few seconds by itself. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/** Background job of pay-and-play. Calls are idempotent, so a killed process causes no second refund. */
export function createDueSessions(parts: PayAndPlayParts): DueSessions {
  const { database, clock, log } = parts;

  /** @returns undefined if another process has claimed the session */
  function claim(sessionId: string): Promise<PayAndPlaySession | undefined> {
    return database.transaction(async (tx) => {
      const session = await lockSession(tx, sessionId);
      const now = clock.now();
      const dueAt = session?.nextAttemptAt?.getTime() ?? Infinity;
      if (session === undefined || dueAt > now) return undefined;
      const attempts = session.attempts + 1;
      await changeSession({ db: tx }, sessionId, { attempts, nextAttemptAt: nextOf(session, attempts, now) });
      return session;
    }, 'read committed');
  }

  async function attend(sessionId: string): Promise<void> {
    const session = await claim(sessionId);
    if (session === undefined) return;
    try {
      await goOn(await asked(parts, session));
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError)) throw error;
      log.warn(
        {
          event: 'paynplay.refund.postponed',
          sessionId,
          attempts: session.attempts + 1,
          reason: error.message,
        },
        'money of a pay-and-play could not be given back yet, will be retried',
      );
    }
  }

  async function goOn(session: PayAndPlaySession): Promise<void> {
    const { sessionId, reported } = session;
    const progress = progressOf(reported);
    const now = new Date(clock.now());
    const isOver = progress === 'failed' || progress === 'returned';
    if (session.state === 'open') {
      if (isOver) await refuseSession(database, sessionId, 'error.paynplay.payment.failed', now);
      else if (session.expiresAt <= now)
        await refuseSession(database, sessionId, 'error.paynplay.expired', now);
      if (!isOver && session.expiresAt > now) return;
      const ended = await readSession(database, sessionId);
      if (ended?.state === 'refused') await goOn(ended);
      return;
    }
    // If an unpaid session is paid later, the provider's report makes it due again.
    if (session.state === 'registered' || isOver || progress === 'unpaid')
      return changeSession(database, sessionId, { nextAttemptAt: null });
    if (progress === 'settled' && reported !== null) await refund(session, reported.id);
  }

  async function refund(
    { sessionId, provider: name, refusal }: PayAndPlaySession,
    id: string,
  ): Promise<void> {
    const provider = parts.providers.get(name);
    if (provider === undefined) return;
    const transaction = await provider.refund(id);
    await takeReport(parts, name, transaction);
    if (progressOf(transaction) !== 'returned') return;
    await changeSession(database, sessionId, { nextAttemptAt: null });
    log.info({ event: 'paynplay.refunded', sessionId, refusal }, 'money of a pay-and-play was given back');
  }

  let running: Promise<void> | undefined;

  async function runOnce(): Promise<void> {
    const rows = await database.db
      .select({ sessionId: payAndPlaySessions.sessionId })
      .from(payAndPlaySessions)
      .where(lte(payAndPlaySessions.nextAttemptAt, new Date(clock.now())))
      .orderBy(asc(payAndPlaySessions.nextAttemptAt))
      .limit(BATCH);
    for (const { sessionId } of rows) await attend(sessionId);
  }

  function run(): Promise<void> {
    running ??= runOnce().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timer = setInterval(() => {
    run().catch((err: unknown) => log.error({ err }, 'pay-and-play that is due was not attended to'));
  }, EVERY_MS).unref();

  return {
    run,
    async stop() {
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}

/** Time of the next attempt; for an open session no later than its expiry. */
function nextOf({ state, expiresAt }: PayAndPlaySession, attempts: number, now: number): Date {
  const usual = now + pauseAfter(attempts);
  const end = expiresAt.getTime();
  return new Date(state === 'open' && end > now ? Math.min(usual, end) : usual);
}
