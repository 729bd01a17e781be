import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PlatformPaymentDifferences } from '../../../schemas/generated/types';
import type { OpenDatabase, Queries } from '../database/database';
import { type DifferenceKind, paymentDifferences } from '../database/tables/payments';
import type { Metrics } from '../metrics';
import type { Difference, Payment } from './advance';

/** What a comparison is about: a transaction of a provider, a payment, or both. */
export interface Compared {
  provider: string;
  transactionId: string | null;
  payment: Pick<Payment, 'paymentId' | 'playerId' | 'siteId'> | undefined;
}

/** Differences between the payments and what the providers say of them. */
export interface PaymentDifferences {
  /** Notes the differences that a comparison found, and that others of these kinds are over. */
  note(
    compared: Compared,
    found: readonly Difference[],
    kinds: readonly DifferenceKind[],
    now: Date,
  ): Promise<void>;
  /** Those of a site, and those that belong to none; open ones first, newest first. */
  of(siteId: number, position: number): Promise<PlatformPaymentDifferences>;
  /** Sets the gauge of open differences. */
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
      if (found.length === 0) return;
      const added = await database.db
        .insert(paymentDifferences)
        .values(
          found.map((difference) => ({
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
        .select()
        .from(paymentDifferences)
        .where(or(eq(paymentDifferences.siteId, siteId), isNull(paymentDifferences.siteId)))
        .orderBy(sql`${paymentDifferences.resolvedAt} is not null`, desc(paymentDifferences.differenceId))
        .limit(PAGE)
        .offset(position);
      return {
        differences: rows.map((row) => ({
          differenceId: row.differenceId,
          kind: row.kind,
          provider: row.provider,
          transactionId: row.transactionId,
          paymentId: row.paymentId,
          playerId: row.playerId,
          expected: row.expected,
          reported: row.reported,
          foundAt: row.foundAt.toISOString(),
          resolvedAt: row.resolvedAt?.toISOString() ?? null,
        })),
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
