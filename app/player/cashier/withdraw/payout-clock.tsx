import type { PlatformPaymentOption } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import { payoutTime } from '../payout-time';

/** Payout times of a method. */
export type PayoutTimes = Pick<PlatformPaymentOption, 'payoutClock' | 'speed'>;

/** Expected payout time of a method, and the actual one in the last 30 days. */
export function PayoutClock({ payoutClock, speed }: PayoutTimes) {
  const { t, tag } = useSite();
  return (
    <>
      {t(`withdraw.speed.${speed}`)}
      {' · '}
      {payoutClock
        ? t('withdraw.clock', {
            median: payoutTime(payoutClock.medianMinutes, tag),
            slowest: payoutTime(payoutClock.slowestMinutes, tag),
          })
        : t('withdraw.noClock')}
    </>
  );
}
