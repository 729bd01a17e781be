import type { ResolvedRules } from '../../site/rules/rule-values';
import type { Translate } from '../../../ui/site/site-context';

/** Rules for when a raised limit takes effect. */
export type IncreaseRules = Pick<
  ResolvedRules,
  'limitIncreaseDelayHours' | 'limitIncreaseWaitsForPeriod' | 'limitIncreaseConfirmed'
>;

/** The part of a market's rules about raised limits. */
export const increaseRules = ({
  limitIncreaseDelayHours,
  limitIncreaseWaitsForPeriod,
  limitIncreaseConfirmed,
}: IncreaseRules): IncreaseRules => ({
  limitIncreaseDelayHours,
  limitIncreaseWaitsForPeriod,
  limitIncreaseConfirmed,
});

/** Explains when a new limit takes effect. @param tag BCP 47 */
export function increaseText(
  t: Translate,
  tag: string,
  {
    limitIncreaseDelayHours: hours,
    limitIncreaseWaitsForPeriod: waits,
    limitIncreaseConfirmed: isConfirmed,
  }: IncreaseRules,
): string {
  const isDays = hours > 24 && hours % 24 === 0;
  const unit = { style: 'unit', unit: isDays ? 'day' : 'hour', unitDisplay: 'long' } as const;
  const delay = new Intl.NumberFormat(tag, unit).format(isDays ? hours / 24 : hours);
  return [
    t('limits.effect.delay', { delay }),
    ...(waits ? [t('limits.effect.period')] : []),
    ...(isConfirmed ? [t('limits.effect.confirmed')] : []),
  ].join(' ');
}
