import type { PlatformPaymentMethods } from '../../../../schemas/generated/types';
import { PlatformError } from '../../../platform/client.server';
import type { Player } from '../../../platform/player.server';
import { log } from '../../../server/log.server';
import { readLimits } from '../../limits/limit-calls.server';
import { limitPeriods } from '../../limits/limit-kinds';
import { missingDepositLimits } from '../../limits/missing-deposit-limits';
import type { DepositView } from './deposit-view';

/**
 * Whether the page shows a deposit limit instead of the form: as an offer before the first deposit (`limitPrompt`), or
 * because the law requires one before play (`depositLimitRequired`, `depositLimitPeriods`).
 * @param isDeclined whether the player declined the offer
 */
export async function limitOffer(
  { site, call }: Player,
  methods: PlatformPaymentMethods,
  isDeclined: boolean,
): Promise<DepositView['limitOffer']> {
  const { depositLimitPeriods, depositLimitRequired, limitPrompt } = site.rules;
  const isRequired = depositLimitRequired || depositLimitPeriods.length > 0;
  const isFirst = methods.deposit.every(({ lastUsed }) => lastUsed === null);
  const isOffered = limitPrompt && isFirst && !isDeclined;
  if (!isRequired && !isOffered) return undefined;
  try {
    const limits = await readLimits(call, 'deposit');
    if (missingDepositLimits(limits, site.rules)) return 'required';
    return isOffered && limitPeriods.every((period) => limits[period].value === null)
      ? 'optional'
      : undefined;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // The player may already have one: the platform enforces it in any case.
    const { message: reason } = error;
    log.error({ event: 'deposit.limits.failed', brand: site.brand.id, reason }, 'no limit offered');
    return undefined;
  }
}
