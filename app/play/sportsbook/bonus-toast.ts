import type { SportsbookBookMessage } from '../../../schemas/generated/types';
import type { Brand } from '../../../schemas/generated/types';
import { formatMoney } from '../../../ui/format/money';
import { showToast } from '../../../ui/notice/toast';
import type { SiteView } from '../../../ui/site/site-context';

/** Notice about a sports bonus (SPORT-08). */
export interface BonusToast {
  message: string;
  /** Milliseconds until it closes by itself. */
  delay: number;
  swipeable: boolean;
  /** Lowest decimal odds that qualify for the bonus. */
  minOdds: number | undefined;
  /** Highest stake that qualifies for the bonus, in minor units. */
  maxBetAmount: number | undefined;
}

type ToastMessage = Extract<SportsbookBookMessage, { type: 'toast' }>;

/** @param standard defaults for fields missing in the message */
export function bonusToastOf(
  { message, delay, swipeable, minOdds, maxBetAmount }: ToastMessage,
  standard: Brand['sportsbook']['toast'],
): BonusToast {
  return {
    message,
    delay: delay ?? standard.delay,
    swipeable: swipeable ?? standard.swipeable,
    minOdds,
    maxBetAmount,
  };
}

/** Text of a toast. @param currency of the wallet */
export function bonusToastText(
  { message, minOdds, maxBetAmount }: BonusToast,
  currency: string,
  { t, numberTag, currencies }: Pick<SiteView, 't' | 'numberTag' | 'currencies'>,
): string {
  const odds = minOdds?.toLocaleString(numberTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return [
    message,
    ...(odds === undefined ? [] : [t('sportsbook.minOdds', { odds })]),
    ...(maxBetAmount === undefined
      ? []
      : [
          t('sportsbook.maxBet', {
            amount: formatMoney(maxBetAmount, currency, { tag: numberTag, displays: currencies }),
          }),
        ]),
  ].join(' ');
}

/** Shows a toast for its delay and announces it to screen readers. */
export function showBonusToast(toast: BonusToast, currency: string, site: SiteView): void {
  showToast({
    kind: 'success',
    value: bonusToastText(toast, currency, site),
    timer: toast.delay,
    swipeable: toast.swipeable,
    closeLabel: site.t('app.close'),
  });
}
