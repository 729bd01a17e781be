import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PlatformPaymentDifference, PlatformPaymentDifferences } from '../../../schemas/generated/types';
import type { OpenDatabase, Queries } from '../database/database';
import { type DifferenceKind, paymentDifferences, payments } from '../database/tables/payments';
import type { Metrics } from '../metrics';
import { type Difference, isUnderReview, type Payment } from './advance';

/** Subject of a comparison: a provider's transaction, a payment, or both. */
export interface Compared {
  provider: string;
  transactionId: string | null;
  payment: Pick<Payment, 'paymentId' | 'playerId' | 'siteId'> | undefined;
}

/** Discrepancies between our payments and the providers' reports. */
export interface PaymentDifferences {
  /** Stores the discrepancies found by a comparison, and closes others of these kinds. */
  note(
    compared: Compared,
    found: readonly Difference[],
    kinds: readonly DifferenceKind[],
    now: Date,
  ): Promise<void>;
  /** Those of a site, and those without a site; open ones first, newest first. */
  of(siteId: number, position: number): Promise<PlatformPaymentDifferences>;
  /** Updates the gauge of open discrepancies. */
  count(): Promise<void>;
}

const PAGE = 50;

export function createPaymentDifferences(
  database: OpenDatabase,
  log: Logger,
  metrics: Pick<Metrics, 'paymentDifferences'>,
): PaymentDifferences {
  return {
    async note(compared, found, kinds, now) {
      const { provider, transactionId, payment } = compared;
      const subject = transactionId ?? payment?.paymentId ?? '';
      await resolveOthers(database.db, { provider, subject }, found, kinds, now);
      const open = await withoutDecided(database.db, { provider, subject }, found);
      if (open.length === 0) return;
      const added = await database.db
        .insert(paymentDifferences)
        .values(
          open.map((difference) => ({
            ...difference,
            provider,
            subject,
            transactionId,
            paymentId: payment?.paymentId ?? null,
            playerId: payment?.playerId ?? null,
            siteId: payment?.siteId ?? null,
            foundAt: now,
          })),
        )
        .onConflictDoNothing()
        .returning();
      database.afterCommit(() => {
        for (const { kind, paymentId, expected, reported } of added)
          log.error(
            { event: 'payment.difference', kind, provider, transactionId, paymentId, expected, reported },
            'a payment differs from what its provider says',
          );
      });
    },
    async of(siteId, position) {
      const rows = await database.db
        .select({ difference: paymentDifferences, payment: payments })
        .from(paymentDifferences)
        .leftJoin(payments, eq(payments.paymentId, paymentDifferences.paymentId))
        .where(or(eq(paymentDifferences.siteId, siteId), isNull(paymentDifferences.siteId)))
        .orderBy(sql`${paymentDifferences.resolvedAt} is not null`, desc(paymentDifferences.differenceId))
        .limit(PAGE)
        .offset(position);
      return {
        differences: rows.map(({ difference, payment }) => shownDifference(difference, payment)),
      };
    },
    async count() {
      const rows = await database.db
        .select({
          provider: paymentDifferences.provider,
          kind: paymentDifferences.kind,
          open: sql`count(*)`.mapWith(Number),
        })
        .from(paymentDifferences)
        .where(isNull(paymentDifferences.resolvedAt))
        .groupBy(paymentDifferences.provider, paymentDifferences.kind);
      metrics.paymentDifferences.reset();
      for (const { provider, kind, open } of rows) metrics.paymentDifferences.set({ provider, kind }, open);
    },
  };
}

/** A discrepancy as shown to operators. */
export function shownDifference(
  { subject: _subject, siteId: _siteId, foundAt, resolvedAt, ...row }: typeof paymentDifferences.$inferSelect,
  payment: Payment | null,
): PlatformPaymentDifference {
  return {
    ...row,
    isUnderReview: resolvedAt === null && isOfReview(row.kind) && payment !== null && isUnderReview(payment),
    foundAt: foundAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

/** True if a discrepancy of this kind puts its payment under review. */
function isOfReview(kind: DifferenceKind): boolean {
  return kind === 'amount' || kind === 'currency';
}

/** Leaves out discrepancies that an operator has already resolved. */
async function withoutDecided(
  queries: Queries,
  { provider, subject }: { provider: string; subject: string },
  found: readonly Difference[],
): Promise<Difference[]> {
  if (found.length === 0) return [];
  const decided = await queries
    .select()
    .from(paymentDifferences)
    .where(
      and(
        eq(paymentDifferences.provider, provider),
        eq(paymentDifferences.subject, subject),
        isNotNull(paymentDifferences.decision),
      ),
    );
  return found.filter(
    ({ kind, expected, reported }) =>
      !decided.some((each) => each.kind === kind && each.expected === expected && each.reported === reported),
  );
}

async function resolveOthers(
  queries: Queries,
  { provider, subject }: { provider: string; subject: string },
  found: readonly Difference[],
  kinds: readonly DifferenceKind[],
  now: Date,
): Promise<void> {
  const gone = kinds.filter((kind) => !found.some((difference) => difference.kind === kind));
  if (gone.length === 0) return;
  await queries
    .update(paymentDifferences)
    .set({ resolvedAt: now })
    .where(
      and(
        eq(paymentDifferences.provider, provider),
        eq(paymentDifferences.subject, subject),
        isNull(paymentDifferences.resolvedAt),
        inArray(paymentDifferences.kind, gone),
      ),
    );
}
