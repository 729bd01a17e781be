import type { PlatformLimit, PlatformLimits, PlatformTimeLimits } from '../../../schemas/generated/types';
import { formatDate } from '../../../ui/format/date';
import { formatMoney } from '../../../ui/format/money';
import { percentOf } from '../../../ui/live/set-share';
import type { Player } from '../../platform/player.server';
import type { Site } from '../../site/site';
import { unlessRefused } from '../account/account-details.server';
import { displayOf } from '../balance/currency-display';
import { readLimits } from './limit-calls.server';
import { timeText, timeUnit } from './time-amounts';
import { type LimitKind, limitKinds, type LimitPeriod, limitPeriods } from './limit-kinds';
import type { LimitFamily, LimitView, PendingView } from './limit-views';
import { missingDepositLimits } from './missing-deposit-limits';

/**
 * The limits of a player by kind, each from a separate call: a failure of one does not affect the others (LIMIT-04,
 * LIMIT-07). Dates and amounts are formatted here, because a browser may format them differently.
 * @param now milliseconds since the epoch
 */
export async function limitFamilies(
  { call, site }: Pick<Player, 'call' | 'site'>,
  now: number,
): Promise<Record<LimitKind, LimitFamily>> {
  const families = await Promise.all(
    limitKinds.map(async (kind) => {
      const limits = await unlessRefused(readLimits(call, kind));
      return [kind, limits ? familyOf(kind, limits, site, now) : { status: 'error' }] as const;
    }),
  );
  return Object.fromEntries(families) as Record<LimitKind, LimitFamily>;
}

type Limits = PlatformLimits | PlatformTimeLimits;

function familyOf(kind: LimitKind, limits: Limits, site: Site, now: number): LimitFamily {
  const { tag } = site.speech;
  // A period ends at midnight in the player's time zone, which on a site of many countries may differ from the
  // market's.
  const { timeZone = site.market.timeZone } = limits;
  const write: Writing = {
    ...amountsOf(limits, site),
    reset: (iso) => formatDate(iso, 'dateTime', { tag, timeZone }),
    change: (iso) => formatDate(iso, 'zonedDateTime', { tag, timeZone }),
  };
  return {
    status: 'success',
    limits: limitPeriods.map((period) => viewOf(period, limits[period], write, now)),
    ...(kind === 'deposit' ? missingOf(limits, site) : {}),
  };
}

function missingOf(limits: Limits, { rules }: Site): { missing?: LimitPeriod[] } {
  const missing = missingDepositLimits(limits, rules);
  return missing ? { missing } : {};
}

function amountsOf(limits: Limits, site: Site): Pick<Writing, 'unit' | 'amount' | 'left'> {
  const { tag } = site.speech;
  if (!('currency' in limits))
    return {
      unit: (period) => timeUnit(period, tag),
      amount: (ms) => timeText(ms, tag),
      left: (ms) => timeText(ms, tag, 'up'),
    };
  const { currency } = limits;
  const displays = { [currency]: displayOf(site, currency) };
  const amount = (amount: number) => formatMoney(amount, currency, { tag, displays });
  return { unit: () => currency, amount, left: amount };
}

interface Writing {
  unit(period: LimitPeriod): string;
  amount(amount: number): string;
  left(amount: number): string;
  reset(iso: string): string;
  change(iso: string): string;
}

function viewOf(period: LimitPeriod, limit: PlatformLimit, write: Writing, now: number): LimitView {
  const { value, used, remaining, resetAt, locked } = limit;
  const pending = pendingOf(limit, write, now);
  return {
    period,
    unit: write.unit(period),
    used: write.amount(used),
    locked,
    ...(value === null ? {} : { value: write.amount(value) }),
    ...(value === null || remaining === null || resetAt === null
      ? {}
      : {
          left: {
            amount: write.left(remaining),
            isNone: remaining === 0,
            percentUsed: percentOf(used, value),
            resetAt: write.reset(resetAt),
          },
        }),
    ...(pending ? { pending } : {}),
  };
}

function pendingOf(
  { pendingValue, pendingDate, awaitsConfirmation = false }: PlatformLimit,
  write: Writing,
  now: number,
): PendingView | undefined {
  if (pendingDate === null) return undefined;
  const isDue = Date.parse(pendingDate) <= now;
  return {
    waitsFor: awaitsConfirmation ? (isDue ? 'confirmation' : 'confirmable') : 'date',
    amount: pendingValue,
    at: write.change(pendingDate),
    ...(pendingValue === null ? {} : { value: write.amount(pendingValue) }),
  };
}
