import { and, desc, eq } from 'drizzle-orm';
import type { PlatformPayment, PlatformPayments } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { withdrawals } from '../database/tables/gaming';
import { payments, type PaymentState } from '../database/tables/payments';
import type { PlatformData, Site } from '../reference-data/data';
import type { Payment } from './advance';
import { type Direction, methodOf } from './offers';

type Withdrawal = typeof withdrawals.$inferSelect;

/** A payment, with its withdrawal in the ledger if it is a payout. */
export interface Stored {
  payment: Payment;
  withdrawal: Withdrawal | null;
}

type Time = PlatformPayment['times'][number];

const PAGE = 10;
/** In the usual order. */
const DEPOSIT_STATES: readonly PaymentState[] = [
  'created',
  'redirected',
  'authorised',
  'pending',
  'failed',
  'expired',
  'cancelled',
  'settled',
  'reversed',
];

/** A page of a player's payments, newest first. */
export async function paymentsOf(
  queries: Queries,
  data: PlatformData,
  site: Site,
  playerId: number,
  { direction, position = '0' }: { direction?: Direction; position?: string },
): Promise<PlatformPayments> {
  const rows = await select(queries)
    .where(
      and(
        eq(payments.playerId, playerId),
        direction === undefined ? undefined : eq(payments.direction, direction),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.paymentId))
    .limit(PAGE)
    .offset(Number(position));
  return { payments: rows.map((row) => shownPayment(row, data, site)) };
}

/** A payment of a player; undefined for an id that is not the player's. */
export async function storedPayment(
  queries: Queries,
  playerId: number,
  paymentId: string,
): Promise<Stored | undefined> {
  const [row] = await select(queries).where(
    and(eq(payments.paymentId, paymentId), eq(payments.playerId, playerId)),
  );
  return row;
}

function select(queries: Queries) {
  return queries
    .select({ payment: payments, withdrawal: withdrawals })
    .from(payments)
    .leftJoin(withdrawals, eq(withdrawals.id, payments.withdrawalId));
}

/** A payment as shown to its player. */
export function shownPayment(
  { payment, withdrawal }: Stored,
  data: PlatformData,
  site: Site,
): PlatformPayment {
  const { paymentId, direction, amount, fee, currency, method, failure, reference, bonusId } = payment;
  const offer = methodOf(site, method, data);
  const times = withdrawal === null ? depositTimes(payment) : payoutTimes(payment, withdrawal);
  const isOpen = withdrawal?.status === 'PENDING' && withdrawal.sentAt === null;
  return {
    ...{ paymentId, direction, amount, fee, currency, method, failure, reference, bonusId },
    state: withdrawal === null ? payment.state : (times.at(-1)?.state ?? 'requested'),
    kind: offer?.kind ?? 'bank',
    name: offer?.name ?? method,
    instrument: payment.instrumentLabel,
    isUnderReview: payment.review !== null,
    times,
    pendingWithdrawalId: isOpen ? withdrawal.id : null,
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
  };
}

function depositTimes({ times }: Payment): Time[] {
  return DEPOSIT_STATES.flatMap((state) => {
    const at = times[state];
    return at === undefined ? [] : [{ state, at }];
  }).sort((one, other) => one.at.localeCompare(other.at));
}

/** The progress of a payout as shown to players: requested, in review, approved, and its end. */
function payoutTimes({ times, createdAt }: Payment, withdrawal: Withdrawal): Time[] {
  const requested = createdAt.toISOString();
  const approved = withdrawal.approvedAt ?? withdrawal.sentAt;
  const entries: [Time['state'], string | undefined][] = [
    ['requested', requested],
    ['in-review', withdrawal.needsApproval ? requested : undefined],
    ['approved', approved?.toISOString()],
    ['paid', times.settled],
    ['failed', times.failed ?? times.expired ?? times.reversed],
    ['cancelled', times.cancelled],
  ];
  return entries.flatMap(([state, at]) => (at === undefined ? [] : [{ state, at }]));
}
