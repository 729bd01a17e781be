import { and, asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { OpenDatabase } from '../../database/database';
import { identityChecks } from '../../database/tables/documents';
import { DAY } from '../../live/activity';
import { pauseAfter } from '../../outbox/retry-policy';
import { outcomeOf } from './decide-outcome';
import { type IdentityProvider, IdentityUnavailableError } from './identity-provider';
import type { CheckRecorder } from './record-check';

type Check = typeof identityChecks.$inferSelect;

const BATCH = 20;
const EVERY_MS = 5_000;
/** Time after which polling ends. */
const GIVEN_UP_MS = DAY;

/** Polls the provider about checks whose callback is overdue. */
export interface DueChecks {
  /** Polls due checks; runs every few seconds. */
  run(): Promise<void>;
  /** Polls the provider about a check now; retried later on failure. */
  ask(check: Check): Promise<void>;
  stop(): Promise<void>;
}

interface DueParts {
  database: OpenDatabase;
  clock: Clock;
  log: Logger;
  providers: ReadonlyMap<string, IdentityProvider>;
  recorder: CheckRecorder;
}

export function createDueChecks({ database, clock, log, providers, recorder }: DueParts): DueChecks {
  /** @returns undefined when another process has claimed it */
  async function claim({ checkId, attempts }: Check): Promise<Check | undefined> {
    const now = clock.now();
    const [claimed] = await database.db
      .update(identityChecks)
      .set({ attempts: attempts + 1, nextAttemptAt: new Date(now + pauseAfter(attempts + 1)) })
      .where(and(eq(identityChecks.checkId, checkId), lte(identityChecks.nextAttemptAt, new Date(now))))
      .returning();
    return claimed;
  }

  async function ask(check: Check): Promise<void> {
    const { provider: name, providerReference } = check;
    const provider = providers.get(name);
    if (provider === undefined || providerReference === null || outcomeOf(check.status) !== undefined) return;
    try {
      const reported = await provider.check(providerReference);
      if (reported !== undefined) await recorder.report(name, reported);
    } catch (error) {
      if (!(error instanceof IdentityUnavailableError)) throw error;
      log.warn(
        { event: 'identity.check.postponed', checkId: check.checkId, reason: error.message },
        'an identity provider was not reached, will be asked again',
      );
    }
  }

  /** Closes an unfinished check; an undecided one is passed to staff. */
  async function giveUp({ checkId, provider, providerReference, hostedUrl, status }: Check): Promise<void> {
    if (status === 'processing' && providerReference !== null && hostedUrl !== null) {
      const undecided = { status: 'unclear', reason: 'no_decision' } as const;
      await recorder.report(provider, { id: providerReference, reference: checkId, hostedUrl, ...undecided });
      return;
    }
    await database.db
      .update(identityChecks)
      .set({ status: 'expired', nextAttemptAt: null, updatedAt: new Date(clock.now()) })
      .where(and(eq(identityChecks.checkId, checkId), eq(identityChecks.status, 'open')));
  }

  async function runOnce(): Promise<void> {
    const now = clock.now();
    const rows = await database.db
      .select()
      .from(identityChecks)
      .where(lte(identityChecks.nextAttemptAt, new Date(now)))
      .orderBy(asc(identityChecks.nextAttemptAt))
      .limit(BATCH);
    for (const row of rows) {
      const check = await claim(row);
      if (check === undefined) continue;
      await ask(check);
      const [requested] = await database.db
        .select()
        .from(identityChecks)
        .where(eq(identityChecks.checkId, check.checkId));
      const isOld = now - check.begunAt.getTime() > GIVEN_UP_MS;
      if (requested !== undefined && isOld && outcomeOf(requested.status) === undefined)
        await giveUp(requested);
    }
  }

  let running: Promise<void> | undefined;
  function run(): Promise<void> {
    running ??= runOnce().finally(() => {
      running = undefined;
    });
    return running;
  }
  const timer = setInterval(() => {
    run().catch((err: unknown) => log.error({ err }, 'identity checks that are due were not attended to'));
  }, EVERY_MS).unref();

  return {
    run,
    ask,
    async stop() {
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
