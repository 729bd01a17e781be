import type { RewardForm } from '../../../schemas/generated/types';
import {
  validatePlatformBonusCode,
  validatePlatformCashback,
  validatePlatformEmpty,
  validatePlatformReward,
} from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { tabPaths } from '../account/account-navigation';
import { queuedPath } from './reward-paths';
import { rewardsOf } from './rewards-page.server';

/** Performs the action of a button. @returns the page to redirect to */
export async function perform(form: RewardForm, player: Player): Promise<string> {
  const { intent, campaignId = 0 } = form;
  switch (intent) {
    case 'claim':
      return claimed(await claim(player, form));
    case 'instead':
      return takeInstead(player, { ...form, insteadOf: form.bonusAssignmentId });
    case 'sportsbook':
      return claimed(await claimSportsbook(player, form));
    case 'points':
      return claimed(await buy(player, form));
    case 'icash':
      return activateIcash(player, form);
    case 'partner':
      return takePartner(player, form);
    case 'queue':
      return addToQueue(player, campaignId);
    case 'queue-leave':
      return leaveQueue(player, form);
    case 'queue-claim':
      return queuedClaimed(await claimQueued(player, form));
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

/** A deposit match has no bonus before the deposit, so it redirects there. */
const queuedClaimed = (bonusAssignmentId: string | undefined): string =>
  bonusAssignmentId === undefined ? tabPaths.deposit : claimed(bonusAssignmentId);

const claimed = (bonusAssignmentId: string | undefined): string =>
  `${tabPaths.active}?${new URLSearchParams({ claimed: bonusAssignmentId ?? '' }).toString()}`;

function claim(player: Player, form: RewardForm): Promise<string | undefined> {
  return take(player, form, `/platform/v1/player/campaigns/${form.campaignId ?? 0}/claim`);
}

function claimSportsbook(player: Player, form: RewardForm): Promise<string | undefined> {
  return take(player, form, `/platform/v1/player/softswiss-sportsbook/${form.campaignId ?? 0}/claim`);
}

/** Buys a bonus with loyalty points. */
async function buy(
  player: Player,
  { campaignId = 0, points = 0, idempotencyKey = crypto.randomUUID() }: RewardForm,
): Promise<string | undefined> {
  const given = await player.call({
    method: 'POST',
    path: `/platform/v1/player/loyalty/items/${campaignId}`,
    body: { points },
    idempotencyKey,
    validate: validatePlatformReward,
  });
  return given.bonusAssignmentId;
}

function claimQueued(player: Player, form: RewardForm): Promise<string | undefined> {
  const place = encodeURIComponent(form.queuedPlayerBonusId ?? '');
  return take(player, form, `/platform/v1/player/queued-bonus/${place}/claim`);
}

/** Claims a bonus, and forfeits the active one in the same transaction if the form names it. @returns its assignment */
async function take(
  player: Player,
  { insteadOf, idempotencyKey = crypto.randomUUID() }: RewardForm,
  path: string,
): Promise<string | undefined> {
  const given = await player.call({
    method: 'POST',
    path,
    query: insteadQuery(insteadOf),
    idempotencyKey,
    validate: validatePlatformReward,
  });
  return given.bonusAssignmentId;
}

const insteadQuery = (insteadOf: string | undefined) => (insteadOf === undefined ? {} : { insteadOf });

/** Claims a bonus in place of the active one, which remains if the new one is refused (BONUS-28). */
async function takeInstead(player: Player, form: RewardForm): Promise<string> {
  const { bonusCode = '', campaignId = 0, queuedPlayerBonusId } = form;
  if (bonusCode !== '') {
    const { reward } = await rewardOfCode(player, bonusCode);
    return reward.terms.reward === 'deposit-match' ? agree(player, form) : claimCode(player, form);
  }
  if (queuedPlayerBonusId !== undefined) return queuedClaimed(await claimQueued(player, form));
  const offers = await rewardsOf(player, 'ELIGIBLE');
  switch (offers.find((offer) => offer.campaignId === campaignId)?.terms.reward) {
    case 'deposit-match':
      return consent(player, form);
    case 'sportsbook':
      return claimed(await claimSportsbook(player, form));
    default:
      return claimed(await claim(player, form));
  }
}

/** Activates iCash (BONUS-44). */
async function activateIcash(player: Player, form: RewardForm): Promise<string> {
  const paid = await take(player, form, `/platform/v1/player/icash/${form.campaignId ?? 0}/activate`);
  return `${tabPaths.active}?${new URLSearchParams({ cashback: paid ?? '' }).toString()}`;
}

/** Claims a partner's bonus by its code (BONUS-38). */
async function takePartner(
  player: Player,
  {
    bonusAssignmentId = '',
    partnerBonusCode = '',
    insteadOf,
    idempotencyKey = crypto.randomUUID(),
  }: RewardForm,
): Promise<string> {
  await player.call({
    method: 'POST',
    path: '/platform/v1/player/partner-bonus',
    query: insteadQuery(insteadOf),
    body: { bonusAssignmentId, partnerBonusCode },
    idempotencyKey,
    validate: validatePlatformEmpty,
  });
  return claimed(bonusAssignmentId);
}

async function addToQueue(player: Player, campaignId: number): Promise<string> {
  const path = '/platform/v1/player/queued-bonus';
  await player.call({ method: 'POST', path, body: { campaignId }, validate: validatePlatformReward });
  return queuedPath(campaignId);
}

async function leaveQueue(player: Player, { queuedPlayerBonusId = '' }: RewardForm): Promise<string> {
  const path = `/platform/v1/player/queued-bonus/${encodeURIComponent(queuedPlayerBonusId)}`;
  await player.call({ method: 'DELETE', path, validate: validatePlatformEmpty });
  return tabPaths.rewards;
}

/** Claims the cashback of a period that is over (BONUS-42). */
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

/** Selects a campaign's bonus for the next deposit (BONUS-46). */
async function consent(player: Player, { campaignId = 0, insteadOf }: RewardForm): Promise<string> {
  await player.call({
    method: 'POST',
    path: `/platform/v1/player/rewards/${campaignId}/consent`,
    query: insteadQuery(insteadOf),
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

/** The bonus of a code. Throws as `Player.call` does. */
export function rewardOfCode({ call, site }: Player, bonusCode: string) {
  return call({
    method: 'POST',
    path: '/platform/v1/player/bonus-code/validate',
    query: { language: site.speech.code },
    body: { bonusCode },
    validate: validatePlatformBonusCode,
  });
}

/** Selects the bonus of a code for the next deposit. */
async function agree(player: Player, { bonusCode = '', insteadOf }: RewardForm): Promise<string> {
  await player.call({
    method: 'POST',
    path: '/platform/v1/player/bonus-code/agree',
    query: insteadQuery(insteadOf),
    body: { agreed: true, bonusCode },
    validate: validatePlatformEmpty,
  });
  return tabPaths.deposit;
}

/** Claims the bonus of a code at once. */
async function claimCode(
  player: Player,
  { bonusCode = '', insteadOf, idempotencyKey = crypto.randomUUID() }: RewardForm,
): Promise<string> {
  const given = await player.call({
    method: 'POST',
    path: '/platform/v1/player/bonus-code/manual-claim',
    query: insteadQuery(insteadOf),
    body: { bonusCode, state: 'ACTIVATED' },
    idempotencyKey,
    validate: validatePlatformReward,
  });
  return claimed(given.bonusAssignmentId);
}
