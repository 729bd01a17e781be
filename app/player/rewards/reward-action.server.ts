import { redirect } from '@remix-run/node';
import type { RewardForm } from '../../../schemas/generated/types';
import {
  validatePlatformBonusCode,
  validatePlatformEmpty,
  validatePlatformReward,
} from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { log } from '../../server/log.server';
import { tabPaths } from '../account/account-navigation';
import { checkForm } from '../forms/check-form';
import { answerForm, formResult, readFields } from '../forms/read-form.server';
import { insteadPath } from './reward-paths';
import { activeBonusCodes, type RewardAnswer, rewardErrorCode, rewardForm } from './reward-form';

/** Where a button leads, and what the page then says; or the answer to a checked code. */
type Outcome = { to: string } | { found: RewardAnswer['found'] };

/**
 * The action of the pages of rewards (BONUS-27): claims a bonus, gives one up, gives one up for another, chooses one for the next deposit,
 * or checks a code. A claim that an active bonus is in the way of leads to the question whether to give that up (BONUS-28).
 */
export async function rewardAction(request: Request, player: Player) {
  const { site, refresh } = player;
  const submission = checkForm(rewardForm, await readFields(request));
  if (submission.status !== 'success')
    return answerForm<RewardAnswer>(request, { answer: { result: formResult(rewardForm, submission) } });
  const form = submission.value;
  try {
    const outcome = await perform(form, player);
    await refresh();
    if ('to' in outcome) throw redirect(`/${site.locale}${outcome.to}`, { status: 303 });
    const answer = { intent: form.intent, result: submission.reply(), found: outcome.found };
    return answerForm<RewardAnswer>(request, { answer });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (form.campaignId !== undefined && activeBonusCodes.includes(error.code))
      throw redirect(`/${site.locale}${insteadPath(form.campaignId)}`, { status: 303 });
    if (!error.refused)
      log.error({ event: 'reward.failed', intent: form.intent, reason: error.message }, 'platform failed');
    const formErrors = [rewardErrorCode(error)];
    return answerForm<RewardAnswer>(request, {
      answer: { intent: form.intent, result: formResult(rewardForm, submission, { formErrors }) },
    });
  }
}

async function perform(form: RewardForm, player: Player): Promise<Outcome> {
  const { intent, campaignId = 0, bonusCode = '' } = form;
  switch (intent) {
    case 'claim':
      return claimed(await claim(player, form));
    case 'instead':
      await forfeit(player, form);
      if (bonusCode !== '') return takeCode(player, form);
      return claimed(await claim(player, form));
    case 'forfeit':
      await forfeit(player, form);
      return { to: tabPaths.active };
    case 'opt-in':
    case 'opt-out': {
      const path = `/platform/v1/player/optIn/${campaignId}/${intent === 'opt-in' ? 'activate' : 'deactivate'}`;
      await player.call({ method: 'POST', path, validate: validatePlatformEmpty });
      return { to: tabPaths.rewards };
    }
    case 'code': {
      const { value, reward } = await checked(player, bonusCode);
      return { found: { code: value, reward } };
    }
    case 'code-claim':
    case 'code-deposit':
      return takeCode(player, form);
  }
}

const claimed = (bonusAssignmentId: string | undefined): Outcome => ({
  to: `${tabPaths.active}?${new URLSearchParams({ claimed: bonusAssignmentId ?? '' }).toString()}`,
});

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

function checked({ call }: Player, bonusCode: string) {
  return call({
    method: 'POST',
    path: '/platform/v1/player/bonus-code/validate',
    body: { bonusCode },
    validate: validatePlatformBonusCode,
  });
}

/** Takes the bonus of a code: at once, or with the next deposit. */
async function takeCode(
  player: Player,
  { bonusCode = '', idempotencyKey = crypto.randomUUID() }: RewardForm,
): Promise<Outcome> {
  const { reward } = await checked(player, bonusCode);
  if (reward.terms.reward === 'deposit-match') {
    await player.call({
      method: 'POST',
      path: '/platform/v1/player/bonus-code/agree',
      body: { agreed: true, bonusCode },
      validate: validatePlatformEmpty,
    });
    return { to: tabPaths.deposit };
  }
  const given = await player.call({
    method: 'POST',
    path: '/platform/v1/player/bonus-code/manual-claim',
    body: { bonusCode, state: 'ACTIVATED' },
    idempotencyKey,
    validate: validatePlatformReward,
  });
  return claimed(given.bonusAssignmentId);
}
