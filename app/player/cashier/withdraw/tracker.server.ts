import type { PlatformPayment } from '../../../../schemas/generated/types';
import type { Player } from '../../../platform/player.server';
import type { PayoutTimes } from './payout-clock';
import { pagePart } from '../../page-part.server';
import { paymentMethods } from '../payment-methods.server';
import { recentWithdrawals } from './recent-withdrawals.server';

/** Data of the status page of withdrawals; a part that failed to load is missing. */
export interface TrackerData {
  withdrawals?: PlatformPayment[];
  /** Payout times by method. */
  clocks: Record<string, PayoutTimes>;
}

/** Throws what `Player.call` throws as a Response. */
export async function trackerData(player: Player): Promise<TrackerData> {
  const [recent, methods] = await Promise.all([
    pagePart(player, 'withdrawals', recentWithdrawals(player)),
    pagePart(player, 'methods', paymentMethods(player)),
  ]);
  const clocks = (methods?.withdrawal ?? []).map(
    ({ method, payoutClock, speed }) => [method, { payoutClock, speed }] as const,
  );
  return { withdrawals: recent?.payments, clocks: Object.fromEntries(clocks) };
}
