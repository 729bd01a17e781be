import type { ErrorTexts } from '../forms/form-errors';
import type { LimitPeriod } from './limit-kinds';

const general: ErrorTexts = {
  required: 'limits.errors.required',
  'limit.number': 'limits.errors.number',
  'limit.negative': 'limits.errors.negative',
  'limit.zero': 'limits.errors.zero',
  'limit.fraction': 'limits.errors.fraction',
  'limit.whole': 'limits.errors.whole',
  'limit.most': 'limits.errors.most',
  'limit.least': 'limits.errors.least',
  'error.deposit.limit.interval': 'limits.errors.interval',
  'error.deposit.limit.locked': 'limits.errors.locked',
};

const ofPeriods: Record<LimitPeriod, ErrorTexts> = {
  D: { 'error.deposit.limit.too_high': 'limits.errors.above.D' },
  W: {
    'error.deposit.limit.too_high': 'limits.errors.above.W',
    'error.deposit.limit.too_low': 'limits.errors.below.W',
  },
  M: { 'error.deposit.limit.too_low': 'limits.errors.below.M' },
};

/**
 * Texts of a refused amount (LIMIT-11, ERR-23). No period is longer than a month or shorter than a day, so two
 * combinations have no specific text and fall back to the general one (LIMIT-12).
 */
export const limitErrorTexts = (period: LimitPeriod): ErrorTexts => ({ ...general, ...ofPeriods[period] });
