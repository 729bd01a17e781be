import type { PlatformPaymentOption } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import { payoutTime } from '../payout-time';

/** What is said of how long a method takes. */
export type PayoutTimes = Pick<PlatformPaymentOption, 'payoutClock' | 'speed'>;

/** How long payouts by a method take: as it should be, and as it was in the last 30 days. */
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
