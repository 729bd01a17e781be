import { and, eq, gte, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type {
  PlatformPaymentTransaction,
  PlatformPaymentTransactions,
} from '../../../schemas/generated/types';
import { paymentDifferences, paymentReconciliations, payments } from '../database/tables/payments';
import { DAY, MINUTE } from '../live/activity';
import { differencesBetween, type Payment } from './advance';
import { type PaymentProvider, ProviderRefusedError, ProviderUnavailableError } from './payment-provider';
import type { PaymentParts } from './payments';

const EVERY_MS = MINUTE;
/** Overlap with the last run: the list may show a change late, and repeated comparisons are cheap. */
const OVERLAP_MS = 10 * MINUTE;
const FIRST_SPAN_MS = 7 * DAY;
/** Time range around a change, for finding it in the list again. */
const AROUND_MS = 1_000;
const MOST_LOOKED_UP_AGAIN = 200;
const MISSING = ['missing-at-provider', 'missing-from-list'] as const;
const isOpenlyMissing = and(
  inArray(paymentDifferences.kind, [...MISSING]),
  isNull(paymentDifferences.resolvedAt),
);

/** Compares the payments with the providers' lists, to recover from lost callbacks. */
export interface PaymentReconciliation {
  /** Compares the changes since the last run; runs every minute. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

export function createPaymentReconciliation(parts: PaymentParts): PaymentReconciliation {
  const { database, clock, log, recorder, providers, differences } = parts;

  async function compareWith(provider: PaymentProvider): Promise<void> {
    const { name } = provider;
    // The system time: the provider's clock is not moved by tests.
    const to = new Date(clock.source());
    const [last] = await database.db
      .select()
      .from(paymentReconciliations)
      .where(eq(paymentReconciliations.provider, name));
    const since = last?.through ?? new Date(to.getTime() - FIRST_SPAN_MS);
    const from = new Date(since.getTime() - OVERLAP_MS);
    const listed = new Set<string>();
    // The range ends in the future, as clocks differ.
    const end = new Date(to.getTime() + OVERLAP_MS);
    let cursor: string | null = null;
    do {
      const page: PlatformPaymentTransactions = await provider.transactions(from, end, cursor);
      await takeIn(name, page.items);
      for (const { id } of page.items) listed.add(id);
      cursor = page.next;
    } while (cursor !== null);
    await lookFor(provider, from, listed);
    await lookAgain(provider);
    await database.db
      .insert(paymentReconciliations)
      .values({ provider: name, through: to })
      .onConflictDoUpdate({ target: paymentReconciliations.provider, set: { through: to } });
  }

  /** Processes changes that the payments lack; most of a list is already known. */
  async function takeIn(provider: string, items: readonly PlatformPaymentTransaction[]): Promise<void> {
    const known = await paymentsOf(provider, items);
    for (const transaction of items) {
      const payment = known.get(transaction.id);
      if (payment?.sequence === transaction.sequence && differencesBetween(payment, transaction).length === 0)
        continue;
      await recorder.report(provider, transaction, 'reconciliation');
    }
  }

  async function paymentsOf(
    provider: string,
    items: readonly PlatformPaymentTransaction[],
  ): Promise<Map<string | null, Payment>> {
    if (items.length === 0) return new Map();
    const ids = items.map(({ id }) => id);
    const rows = await database.db
      .select()
      .from(payments)
      .where(and(eq(payments.provider, provider), inArray(payments.transactionId, ids)));
    return new Map(rows.map((payment) => [payment.transactionId, payment]));
  }

  /** Recently changed payments that are missing from the list and not reported as missing yet. */
  async function lookFor(provider: PaymentProvider, from: Date, listed: ReadonlySet<string>): Promise<void> {
    const known = database.db
      .select({ id: paymentDifferences.differenceId })
      .from(paymentDifferences)
      .where(and(eq(paymentDifferences.paymentId, payments.paymentId), isOpenlyMissing));
    const changed = await database.db
      .select({ paymentId: payments.paymentId, transactionId: payments.transactionId })
      .from(payments)
      .where(
        and(
          eq(payments.provider, provider.name),
          isNotNull(payments.transactionId),
          gte(payments.updatedAt, from),
          notExists(known),
        ),
      );
    const missing = changed.filter(({ transactionId }) => !listed.has(transactionId ?? ''));
    // Processes all of them: the next run starts later and would not return to these.
    for (const { paymentId, transactionId } of missing) {
      const [payment] = await database.db.select().from(payments).where(eq(payments.paymentId, paymentId));
      await lookUp(provider, transactionId ?? '', payment);
    }
  }

  /** Requests a transaction by id, and checks whether the list contains it. */
  async function lookUp(provider: PaymentProvider, id: string, payment: Payment | undefined): Promise<void> {
    const transaction = await provider.transaction(id);
    const kind = transaction === undefined ? 'missing-at-provider' : 'missing-from-list';
    const isFound = transaction !== undefined && (await isListed(provider, transaction));
    const missing = { kind, expected: payment?.state ?? '', reported: transaction?.status ?? '' } as const;
    await differences.note(
      { provider: provider.name, transactionId: id, payment },
      isFound ? [] : [missing],
      MISSING,
      new Date(clock.now()),
    );
    if (transaction !== undefined) await recorder.report(provider.name, transaction, 'reconciliation');
  }

  async function isListed(
    provider: PaymentProvider,
    { id, updatedAt }: PlatformPaymentTransaction,
  ): Promise<boolean> {
    const at = Date.parse(updatedAt);
    let cursor: string | null = null;
    do {
      const page: PlatformPaymentTransactions = await provider.transactions(
        new Date(at - AROUND_MS),
        new Date(at + AROUND_MS),
        cursor,
      );
      if (page.items.some((item) => item.id === id)) return true;
      cursor = page.next;
    } while (cursor !== null);
    return false;
  }

  /** Missing transactions may have reappeared. */
  async function lookAgain(provider: PaymentProvider): Promise<void> {
    const open = await database.db
      .select({ id: paymentDifferences.transactionId, payment: payments })
      .from(paymentDifferences)
      .leftJoin(payments, eq(payments.paymentId, paymentDifferences.paymentId))
      .where(and(eq(paymentDifferences.provider, provider.name), isOpenlyMissing))
      // Random order, so that each gets its turn.
      .orderBy(sql`random()`)
      .limit(MOST_LOOKED_UP_AGAIN);
    for (const { id, payment } of open) if (id !== null) await lookUp(provider, id, payment ?? undefined);
  }

  let running: Promise<void> | undefined;

  async function runOnce(): Promise<void> {
    for (const provider of providers.values()) {
      try {
        await compareWith(provider);
      } catch (error) {
        if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError))
          throw error;
        log.warn(
          { event: 'payment.reconciliation.postponed', provider: provider.name, reason: error.message },
          'payments were not compared with their provider, will be retried',
        );
      }
    }
    await differences.count();
  }

  function run(): Promise<void> {
    running ??= runOnce().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timer = setInterval(() => {
    run().catch((err: unknown) => log.error({ err }, 'payments were not compared with their provider'));
  }, EVERY_MS).unref();

  return {
    run,
    async stop() {
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
