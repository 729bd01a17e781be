import { redirect } from '@remix-run/node';
import type { RewardForm } from '../../../schemas/generated/types';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { log } from '../../server/log.server';
import { countGoal } from '../experiments/count-visitor.server';
import { checkForm } from '../forms/check-form';
import { answerForm, type FormFaults, formResult, readFields } from '../forms/read-form.server';
import { perform, rewardOfCode } from './perform-reward.server';
import { insteadPath } from './reward-paths';
import {
  activeBonusCodes,
  bonusCodeForm,
  type CodeAnswer,
  codeIntent,
  rewardErrorCode,
  rewardForm,
} from './reward-form';

/** Buttons that claim a bonus. */
const claimIntents: ReadonlySet<RewardForm['intent']> = new Set([
  'claim',
  'instead',
  'sportsbook',
  'icash',
  'partner',
  'queue-claim',
  'code-claim',
] as const);

/**
 * The action of the rewards pages (BONUS-27): claims a bonus, forfeits one, replaces one, selects one for the next
 * deposit, or looks a code up. A claim blocked by an active bonus redirects to the question whether to forfeit it
 * (BONUS-28).
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
    const counted = claimIntents.has(form.intent) ? await countGoal(request, site, 'claim') : undefined;
    const headers = new Headers(counted ? { 'set-cookie': counted } : {});
    throw redirect(`/${site.locale}${path}`, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const isOffer =
      form.campaignId !== undefined && form.intent !== 'cashback-claim' && form.intent !== 'points';
    if (isOffer && activeBonusCodes.includes(error.code))
      throw redirect(`/${site.locale}${insteadPath(form.campaignId ?? 0)}`, { status: 303 });
    const formErrors = [errorCodeOf(error, form.intent)];
    return answerForm(request, {
      answer: { intent: form.intent, result: formResult(rewardForm, submission, { formErrors }) },
    });
  }
}

/** The error code to show; logged unless the platform refused on purpose. */
function errorCodeOf(error: PlatformError, intent: string): string {
  if (!error.refused) log.error({ event: 'reward.failed', intent, reason: error.message }, 'platform failed');
  return rewardErrorCode(error);
}

/** Returns the reward of a code. */
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
