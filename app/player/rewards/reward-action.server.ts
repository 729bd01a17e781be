import { redirect } from '@remix-run/node';
import type { RewardForm } from '../../../schemas/generated/types';
import {
  validatePlatformBonusCode,
  validatePlatformCashback,
  validatePlatformEmpty,
  validatePlatformReward,
} from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { log } from '../../server/log.server';
import { tabPaths } from '../account/account-navigation';
import { checkForm } from '../forms/check-form';
import { answerForm, type FormFaults, formResult, readFields } from '../forms/read-form.server';
import { insteadPath } from './reward-paths';
import { rewardsOf } from './rewards-page.server';
import {
  activeBonusCodes,
  bonusCodeForm,
  type CodeAnswer,
  codeIntent,
  rewardErrorCode,
  rewardForm,
} from './reward-form';

/**
 * The action of the pages of rewards (BONUS-27): claims a bonus, gives one up, gives one up for another, chooses one for the next deposit,
 * or looks a code up. A claim that an active bonus is in the way of leads to the question whether to give that up (BONUS-28).
 */
export async function rewardAction(request: Request, player: Player) {
  const { site, refresh } = player;
  const fields = await readFields(request);
  if (fields.get('intent') === codeIntent) return lookUpCode(request, player, fields);
  const submission = checkForm(rewardForm, fields);
  if (submission.status !== 'success')
    return answerForm(request, { answer: { result: formResult(rewardForm, submission) } });
  const form = submission.value;
  try {
    const path = await perform(form, player);
    await refresh();
    throw redirect(`/${site.locale}${path}`, { status: 303 });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const isOffer = form.campaignId !== undefined && form.intent !== 'cashback-claim';
    if (isOffer && activeBonusCodes.includes(error.code))
      throw redirect(`/${site.locale}${insteadPath(form.campaignId ?? 0)}`, { status: 303 });
    const formErrors = [errorCodeOf(error, form.intent)];
    return answerForm(request, {
      answer: { intent: form.intent, result: formResult(rewardForm, submission, { formErrors }) },
    });
  }
}

/** The code that is shown for a failure, which is logged unless the platform refused on purpose. */
function errorCodeOf(error: PlatformError, intent: string): string {
  if (!error.refused) log.error({ event: 'reward.failed', intent, reason: error.message }, 'platform failed');
  return rewardErrorCode(error);
}

/** Answers what a code gives. */
async function lookUpCode(request: Request, player: Player, fields: URLSearchParams) {
  const submission = checkForm(bonusCodeForm, fields);
  const refuse = (faults?: FormFaults) =>
    answerForm<CodeAnswer>(request, {
      answer: { intent: codeIntent, result: formResult(bonusCodeForm, submission, faults) },
    });
  if (submission.status !== 'success') return refuse();
  try {
    const { value: code, reward } = await rewardOfCode(player, submission.value.bonusCode);
    return answerForm<CodeAnswer>(request, {
      answer: { intent: codeIntent, result: submission.reply(), found: { code, reward } },
    });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return refuse({ fieldErrors: { bonusCode: [errorCodeOf(error, codeIntent)] } });
  }
}

/** Does what a button says. @returns the page that it leads to */
async function perform(form: RewardForm, player: Player): Promise<string> {
  const { intent, campaignId = 0, bonusCode = '' } = form;
  switch (intent) {
    case 'claim':
      return claimed(await claim(player, form));
    case 'instead':
      await forfeit(player, form);
      if (bonusCode !== '') {
        const { reward } = await rewardOfCode(player, bonusCode);
        return reward.terms.reward === 'deposit-match' ? agree(player, form) : claimCode(player, form);
      }
      return (await comesWithDeposit(player, campaignId))
        ? consent(player, campaignId)
        : claimed(await claim(player, form));
    case 'forfeit':
      await forfeit(player, form);
      return tabPaths.active;
    case 'opt-in':
    case 'opt-out': {
      const path = `/platform/v1/player/optIn/${campaignId}/${intent === 'opt-in' ? 'activate' : 'deactivate'}`;
      await player.call({ method: 'POST', path, validate: validatePlatformEmpty });
      return tabPaths.rewards;
    }
    case 'cashback-activate':
    case 'cashback-deactivate': {
      const what = intent === 'cashback-activate' ? 'activate' : 'deactivate';
      const path = `/platform/v1/player/cashback/${campaignId}/${what}`;
      await player.call({ method: 'POST', path, validate: validatePlatformCashback });
      return tabPaths.active;
    }
    case 'cashback-claim':
      return claimCashback(player, form);
    case 'code-claim':
      return claimCode(player, form);
    case 'code-deposit':
      return agree(player, form);
  }
}

const claimed = (bonusAssignmentId: string | undefined): string =>
  `${tabPaths.active}?${new URLSearchParams({ claimed: bonusAssignmentId ?? '' }).toString()}`;

async function claim(
  player: Player,
  { campaignId = 0, idempotencyKey = crypto.randomUUID() }: RewardForm,
): Promise<string | undefined> {
  const path = `/platform/v1/player/campaigns/${campaignId}/claim`;
  const claimed = await player.call({
    method: 'POST',
    path,
    idempotencyKey,
    validate: validatePlatformReward,
  });
  return claimed.bonusAssignmentId;
}

/** Claims what a period that is over gives back (BONUS-42). */
async function claimCashback(
  player: Player,
  { campaignId = 0, idempotencyKey = crypto.randomUUID() }: RewardForm,
): Promise<string> {
  const { bonusAssignmentId = '' } = await player.call({
    method: 'POST',
    path: `/platform/v1/player/cashback/${campaignId}/claim`,
    idempotencyKey,
    validate: validatePlatformReward,
  });
  return `${tabPaths.active}?${new URLSearchParams({ cashback: bonusAssignmentId }).toString()}`;
}

/** Whether the bonus of a campaign comes with the next deposit, so that it cannot be claimed now. */
async function comesWithDeposit(player: Player, campaignId: number): Promise<boolean> {
  const offers = await rewardsOf(player, 'ELIGIBLE');
  const wanted = offers.find((offer) => offer.campaignId === campaignId);
  return wanted?.terms.reward === 'deposit-match';
}

/** Takes the bonus of a campaign with the next deposit (BONUS-46). */
async function consent(player: Player, campaignId: number): Promise<string> {
  await player.call({
    method: 'POST',
    path: `/platform/v1/player/rewards/${campaignId}/consent`,
    body: { agreed: true },
    validate: validatePlatformEmpty,
  });
  return tabPaths.deposit;
}

async function forfeit(
  player: Player,
  { bonusAssignmentId = '', wageringProgress = 0 }: RewardForm,
): Promise<void> {
  await player.call({
    method: 'PUT',
    path: `/platform/v1/player/bonus-assignments/${encodeURIComponent(bonusAssignmentId)}`,
    body: { state: 'FORFEITED', wageringProgress },
    validate: validatePlatformReward,
  });
}

function rewardOfCode({ call, site }: Player, bonusCode: string) {
  return call({
    method: 'POST',
    path: '/platform/v1/player/bonus-code/validate',
    query: { language: site.speech.code },
    body: { bonusCode },
    validate: validatePlatformBonusCode,
  });
}

/** Takes the bonus of a code with the next deposit. */
async function agree(player: Player, { bonusCode = '' }: RewardForm): Promise<string> {
  await player.call({
    method: 'POST',
    path: '/platform/v1/player/bonus-code/agree',
    body: { agreed: true, bonusCode },
    validate: validatePlatformEmpty,
  });
  return tabPaths.deposit;
}

/** Takes the bonus of a code at once. */
async function claimCode(
  player: Player,
  { bonusCode = '', idempotencyKey = crypto.randomUUID() }: RewardForm,
): Promise<string> {
  const given = await player.call({
    method: 'POST',
    path: '/platform/v1/player/bonus-code/manual-claim',
    body: { bonusCode, state: 'ACTIVATED' },
    idempotencyKey,
    validate: validatePlatformReward,
  });
  return claimed(given.bonusAssignmentId);
}
