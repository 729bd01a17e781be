import { and, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlatformTransactionReceipt } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { withdrawals } from '../database/tables/gaming';
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from '../database/tables/ledger';
import { payments } from '../database/tables/payments';
import { notFound } from '../http/route';
import type { Bucket, HouseAccount } from '../ledger/accounts';
import { methodOf } from '../payments/offers';
import type { PlatformData, Site } from '../reference-data/data';
import { type Holder, movementsOf } from './statement-movements';

type Receipt = PlatformTransactionReceipt;
type Party = Receipt['moves'][number]['party'];

const PARTIES: Record<Bucket | HouseAccount, Party> = {
  main: 'real',
  locked: 'locked',
  'bonus-casino': 'bonus',
  'bonus-live-casino': 'bonus',
  'bonus-sports': 'bonus',
  payments: 'payment-method',
  'withdrawals-in-transit': 'withdrawal',
  'game-provider': 'game',
  'bonus-fund': 'bonus-fund',
  adjustments: 'correction',
  uncollected: 'uncollected',
  jackpot: 'prize',
  tournament: 'prize',
};

/** The receipt of one movement. Throws 404 `error.transaction.not.found` for a movement that is not the player's. */
export async function receiptOf(
  queries: Queries,
  data: PlatformData,
  site: Site,
  holder: Holder,
  transactionId: number,
): Promise<Receipt> {
  const [movement] = await movementsOf(queries, holder, eq(ledgerTransactions.id, transactionId));
  if (movement === undefined)
    throw notFound(`The player has no movement ${transactionId}.`, 'error.transaction.not.found');
  const taken = alias(ledgerTransactions, 'taken');
  const reversal = alias(ledgerTransactions, 'reversal');
  const [found] = await queries
    .select({
      currency: ledgerTransactions.currency,
      resolves: ledgerTransactions.resolves,
      takenId: taken.id,
      taken: taken.reference,
      reversalId: reversal.id,
      reversal: reversal.reference,
      status: withdrawals.status,
    })
    .from(ledgerTransactions)
    .leftJoin(taken, eq(taken.id, ledgerTransactions.reverses))
    .leftJoin(reversal, eq(reversal.reverses, ledgerTransactions.id))
    .leftJoin(withdrawals, eq(withdrawals.id, ledgerTransactions.reference))
    .where(eq(ledgerTransactions.id, transactionId));
  const names = [movement.reference, found?.resolves, found?.taken].filter(
    (name) => typeof name === 'string',
  );
  return {
    movement,
    currency: found?.currency ?? '',
    timeZone: holder.timeZone,
    status: found?.reversal ? 'REVERTED' : (found?.status ?? 'SUCCESS'),
    moves: await movesOf(queries, transactionId),
    payment: movement.category === 'PAYMENT' ? await paymentOf(queries, data, site, holder, names) : null,
    takesBack: related(found?.takenId, found?.taken),
    takenBackBy: related(found?.reversalId, found?.reversal),
  };
}

/** Both sides of a transaction; accounts of the same party are combined. */
async function movesOf(queries: Queries, transactionId: number): Promise<Receipt['moves']> {
  const rows = await queries
    .select({ bucket: ledgerAccounts.bucket, amount: ledgerPostings.amount })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.account))
    .where(eq(ledgerPostings.transactionId, transactionId));
  const moves = new Map<Party, number>();
  for (const { bucket, amount } of rows) {
    const party = PARTIES[bucket];
    moves.set(party, (moves.get(party) ?? 0) + amount);
  }
  return [...moves]
    .map(([party, amount]) => ({ party, amount }))
    .sort((one, other) => one.amount - other.amount || (one.party < other.party ? -1 : 1));
}

/** The payment of a ledger reference; null for money moved without a payment provider. */
async function paymentOf(
  queries: Queries,
  data: PlatformData,
  site: Site,
  { playerId }: Holder,
  names: string[],
): Promise<Receipt['payment']> {
  const [payment] = await queries
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.playerId, playerId),
        or(inArray(payments.reference, names), inArray(payments.withdrawalId, names)),
      ),
    )
    .limit(1);
  if (payment === undefined) return null;
  const { paymentId, direction, fee, method, instrumentLabel, transactionId } = payment;
  return {
    ...{ paymentId, direction, fee },
    name: methodOf(site, method, data)?.name ?? method,
    instrument: instrumentLabel,
    providerReference: transactionId,
  };
}

function related(
  transactionId: number | null | undefined,
  reference: string | null | undefined,
): Receipt['takesBack'] {
  return transactionId && reference ? { transactionId, reference } : null;
}
