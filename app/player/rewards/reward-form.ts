import schema from '../../../schemas/forms/reward.schema.json';
import { validateRewardForm } from '../../../schemas/generated/form-validators.js';
import type { PlatformReward } from '../../../schemas/generated/types';
import type { FormAnswer } from '../forms/form-answer';
import { defineForm } from '../forms/form-definition';
import type { ErrorTexts } from '../forms/form-errors';

export const rewardForm = defineForm('reward', schema, validateRewardForm);

/** The answer to a button of a reward. */
export interface RewardAnswer extends FormAnswer {
  /** A code that was checked, and what it gives. */
  found?: { code: string; reward: PlatformReward };
}

/** Codes with which a claim leads to the question whether to give up the active bonus (ERR-20). */
export const activeBonusCodes = [
  'error.bonus.active.already.exists',
  'error.bonus.active.triggered.already.exists',
  'ACTIVE_BONUS_IN_SAME_VERTICAL',
  'ACTIVE_TRIGGERED_BONUS',
];

/** ERR-21. */
const oops = 'error.oops.tryAgain';

/**
 * The code that is shown for a refused reward (ERR-22): that of a 400, and of what else the platform names on purpose; for all others
 * the general one.
 */
export function rewardErrorCode({ status, code }: { status: number; code?: string }): string {
  return code !== undefined && (status === 400 || (code in rewardErrors && status < 500)) ? code : oops;
}

export const rewardErrors: ErrorTexts = {
  'error.bonus.not.found': 'rewards.errors.notFound',
  'error.bonus.not.allowed': 'rewards.errors.notAllowed',
  'error.bonus.not.open': 'rewards.errors.notOpen',
  'error.bonus.not.offered': 'rewards.errors.notOffered',
  'error.bonus.during.play': 'rewards.errors.duringPlay',
  'error.bonus.welcome.forbidden': 'rewards.errors.welcome',
  'error.bonus.already.claimed': 'rewards.errors.claimed',
  'error.bonus.once.only': 'rewards.errors.onceOnly',
  'error.bonus.deposit.required': 'rewards.errors.depositRequired',
  'error.bonus.not.active': 'rewards.errors.ended',
  'error.bonus_code.invalid': 'rewards.errors.code',
  'error.too.many.requests': 'rewards.errors.tooMany',
  ...Object.fromEntries(activeBonusCodes.map((code) => [code, 'rewards.errors.active'])),
  [oops]: 'rewards.errors.oops',
};
