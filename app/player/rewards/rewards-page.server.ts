import type { PlatformCashback, PlatformReward } from '../../../schemas/generated/types';
import { validatePlatformCashback, validatePlatformRewards } from '../../../schemas/generated/validators.js';
import { catalogueOf } from '../../catalogue/catalogue.server';
import { gameHref } from '../../catalogue/game-card';
import type { Player } from '../../platform/player.server';
import { recentWithdrawals } from '../cashier/withdraw/recent-withdrawals.server';
import { isOpenWithdrawal } from '../cashier/withdraw/withdrawal-steps';
import { pagePart } from '../page-part.server';
import { sortRewards } from './sort-rewards';

/** Rewards of the player; a part that the platform did not return is missing, and the page reports it. */
export interface RewardsData {
  eligible?: PlatformReward[];
  active?: PlatformReward[];
  /** The queued offers; not included in the eligible ones. */
  queued?: PlatformReward[];
  /** While a withdrawal is pending, there are no offers. */
  isWithdrawing: boolean;
}

export interface ActiveRewardsData {
  active?: PlatformReward[];
  /** Cashback periods that are neither claimed nor dropped, with their losses so far. */
  cashback?: PlatformCashback[];
  past?: PlatformReward[];
  /** Addresses of games with free rounds by id; only of those that the site offers. */
  gamePages: Record<string, string>;
}

/** Bonuses that can be claimed, with active ones that may block them (BONUS-41). Throws as `Player.call` does. */
export async function rewardsData(player: Player): Promise<RewardsData> {
  const [eligible, active, queued, recent] = await Promise.all([
    pagePart(player, 'eligible', rewardsOf(player, 'ELIGIBLE')),
    pagePart(player, 'active', rewardsOf(player, 'ACTIVE')),
    pagePart(player, 'queued', queuedRewards(player)),
    pagePart(player, 'withdrawals', recentWithdrawals(player)),
  ]);
  return {
    eligible:
      eligible &&
      sortRewards(eligible.filter(({ queuedPlayerBonusId }) => queuedPlayerBonusId === undefined)),
    active,
    queued,
    isWithdrawing: recent?.payments.some(isOpenWithdrawal) ?? false,
  };
}

/** The player's active bonuses, and those that have ended. Throws as `Player.call` does. */
export async function activeRewardsData(player: Player): Promise<ActiveRewardsData> {
  const { call, site } = player;
  const [{ active, cashback }, past] = await Promise.all([
    activeOf(player),
    pagePart(
      player,
      'past',
      call({
        path: '/platform/v1/player/rewards/past',
        query: { language: site.speech.code },
        validate: validatePlatformRewards,
      }),
    ),
  ]);
  return {
    active: active && sortRewards(active),
    cashback,
    past: past?.rewards,
    gamePages: await gamePages(player, active ?? []),
  };
}

/** The active rewards, with the progress of cashback (BONUS-42). */
async function activeOf(player: Player): Promise<Pick<ActiveRewardsData, 'active' | 'cashback'>> {
  const all = await pagePart(player, 'active', rewardsOf(player, 'ACTIVE'));
  const isCashback = ({ terms }: PlatformReward) => terms.reward === 'cashback';
  const cashback = Promise.all(
    (all ?? []).filter(isCashback).map(({ campaignId }) => cashbackProgress(player, campaignId)),
  );
  return {
    active: all?.filter((reward) => !isCashback(reward)),
    cashback: await pagePart(player, 'cashback', cashback),
  };
}

function cashbackProgress({ call, site }: Player, campaignId: number): Promise<PlatformCashback> {
  const path = `/platform/v1/player/cashback/${campaignId}/progress`;
  return call({ path, query: { language: site.speech.code }, validate: validatePlatformCashback });
}

async function gamePages(
  { site }: Player,
  active: readonly PlatformReward[],
): Promise<Record<string, string>> {
  const ids = active.flatMap(({ terms }) => (terms.freeRounds ? [terms.freeRounds.gameId] : []));
  if (ids.length === 0) return {};
  const { byId } = await catalogueOf(site);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const game = byId.get(id);
      return game ? [[id, gameHref(game, site)]] : [];
    }),
  );
}

async function queuedRewards({ call, site }: Player): Promise<PlatformReward[]> {
  const path = '/platform/v1/player/queued-bonus';
  const query = { language: site.speech.code };
  return (await call({ path, query, validate: validatePlatformRewards })).rewards;
}

/** A list of the player's rewards. Throws as `Player.call` does. */
export async function rewardsOf(
  { call, site }: Player,
  rewardsType: 'ELIGIBLE' | 'ACTIVE',
): Promise<PlatformReward[]> {
  const query = { rewardsType, version: 'v2', language: site.speech.code };
  return (await call({ path: '/platform/v1/player/rewards', query, validate: validatePlatformRewards }))
    .rewards;
}
