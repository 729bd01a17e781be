import { and, desc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../database/database';
import { paymentInstruments } from '../database/tables/payments';
import type { Payment } from './advance';

export type Instrument = typeof paymentInstruments.$inferSelect;

/** Stores the instrument of a payment for further payments and payouts; an existing one is marked as last used. */
export async function rememberInstrument(
  tx: Transaction,
  { playerId, provider, method }: Pick<Payment, 'playerId' | 'provider' | 'method'>,
  { token, label }: Pick<Instrument, 'token' | 'label'>,
  instrumentId: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(paymentInstruments)
    .values({ instrumentId, playerId, provider, method, token, label, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [
        paymentInstruments.playerId,
        paymentInstruments.provider,
        paymentInstruments.method,
        paymentInstruments.token,
      ],
      set: { label, lastUsedAt: now },
    });
}

/** A player's payment instruments, last used first. */
export function instrumentsOf(queries: Queries, playerId: number): Promise<Instrument[]> {
  return queries
    .select()
    .from(paymentInstruments)
    .where(eq(paymentInstruments.playerId, playerId))
    .orderBy(desc(paymentInstruments.lastUsedAt), paymentInstruments.instrumentId);
}

/** The instrument of a payment; undefined if it belongs to another player or method. */
export async function instrumentOf(
  queries: Queries,
  { playerId, method, instrumentId }: Pick<Payment, 'playerId' | 'method'> & { instrumentId: string },
): Promise<Instrument | undefined> {
  const [found] = await queries
    .select()
    .from(paymentInstruments)
    .where(
      and(
        eq(paymentInstruments.instrumentId, instrumentId),
        eq(paymentInstruments.playerId, playerId),
        eq(paymentInstruments.method, method),
      ),
    );
  return found;
}
