import codeSchema from '../../../schemas/forms/bonus-code.schema.json';
import schema from '../../../schemas/forms/reward.schema.json';
import { validateBonusCodeForm, validateRewardForm } from '../../../schemas/generated/form-validators.js';
import type { PlatformReward } from '../../../schemas/generated/types';
import type { FormAnswer } from '../forms/form-answer';
import { defineForm } from '../forms/form-definition';
import type { ErrorTexts } from '../forms/form-errors';

/** The buttons of rewards. */
export const rewardForm = defineForm('reward', schema, validateRewardForm);

/** The field for a bonus code. */
export const bonusCodeForm = defineForm('bonusCode', codeSchema, validateBonusCodeForm);
export const codeIntent = 'code';

/** The response to a code: its reward. */
export interface CodeAnswer extends FormAnswer {
  found?: { code: string; reward: PlatformReward };
}

/** Error codes of a claim that lead to the question whether to forfeit the active bonus (ERR-20). */
export const activeBonusCodes = [
  'error.bonus.active.already.exists',
  'error.bonus.active.triggered.already.exists',
  'ACTIVE_BONUS_IN_SAME_VERTICAL',
  'ACTIVE_TRIGGERED_BONUS',
];

/** ERR-21. */
const oops = 'error.oops.tryAgain';

/** The displayed code of a refused reward (ERR-22): that of a 400 and other known refusals; otherwise the general one. */
export function rewardErrorCode({ status, code }: { status: number; code?: string }): string {
  return code !== undefined && (status === 400 || (code in rewardErrors && status < 500)) ? code : oops;
}

export const rewardErrors: ErrorTexts = {
  'bonusCode.required': 'forms.errors.required',
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
  'error.bonus.queue.full': 'rewards.errors.queueFull',
  'error.bonus.queue.free': 'rewards.errors.queueFree',
  'error.bonus.queue.empty': 'rewards.errors.queueEmpty',
  'error.bonus.queue.changed': 'rewards.errors.queueChanged',
  'error.bonus.queue.not.offered': 'rewards.errors.queueKind',
  'error.cashback.not.due': 'rewards.errors.notDue',
  'error.cashback.nothing': 'rewards.errors.nothing',
  'error.cashback.period.open': 'rewards.errors.periodOpen',
  'error.loyalty.points.insufficient': 'rewards.errors.points',
  'error.loyalty.price.changed': 'rewards.errors.price',
  'error.loyalty.not.allowed': 'rewards.errors.notAllowed',
  'error.bonus_code.invalid': 'rewards.errors.code',
  'error.too.many.requests': 'rewards.errors.tooMany',
  ...Object.fromEntries(activeBonusCodes.map((code) => [code, 'rewards.errors.active'])),
  [oops]: 'rewards.errors.oops',
};
