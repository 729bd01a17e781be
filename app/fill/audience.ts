import type { Placement, TargetAudience } from '../../schemas/generated/types';
import type { DepositGroup, Facts } from '../platform/visitor/facts';
import type { Channel } from '../site/site';
import type { Hidden } from '../content/preview/preview-mark';

/** Whether a visitor belongs to an audience (BLOCK-30…34); what the rules do not name is hidden. */
export function audienceAllows(audience: TargetAudience | undefined, facts: Facts): boolean {
  if (!audience || audience.option === 'no-limit') return true;
  if (!facts.authorized) return false;
  if (audience.option === 'group')
    return (audience.targetGroups ?? []).some((group) => isIn(facts.deposits, group));
  if (audience.option === 'players-list')
    return facts.isListed((audience.targetPlayersIds ?? []).map(String));
  return false;
}

const groups: Record<DepositGroup, string> = {
  none: 'DEPOSIT_COUNT_0',
  one: 'DEPOSIT_COUNT_1',
  more: 'DEPOSIT_COUNT_MORE_THAN_1',
};

function isIn(deposits: DepositGroup | undefined, group: string): boolean {
  return deposits !== undefined && groups[deposits] === group;
}

/** Visibility values of links, blocks and promotions (GUARD-26). */
export function isVisible(
  rule: 'authorized' | 'both' | 'not-authorized' | undefined,
  authorized: boolean,
): boolean {
  return !rule || rule === 'both' || (rule === 'authorized') === authorized;
}

export interface PlacementContext {
  facts: Facts;
  market: string;
  channel: Channel;
  /** Milliseconds. */
  now: () => number;
  /** Signed-out visitors of the live casino see every box whatever its audience (BLOCK-35). */
  liveLobby: boolean;
}

/** Whether a block is shown to this visitor, market, channel and time. */
export function placementAllows(placement: Placement, context: PlacementContext): boolean {
  return hiddenByPlacement(placement, context) === undefined;
}

/** Reason why the placement hides a block from this visitor, market, channel and time; undefined for one that is shown. */
export function hiddenByPlacement(
  { onlyMarkets, onlyChannels, showFrom, showUntil, visibleTo, targetAudience }: Placement,
  { facts, market, channel, now, liveLobby }: PlacementContext,
): Hidden | undefined {
  if (onlyMarkets?.length && !onlyMarkets.includes(market))
    return { reason: 'market', markets: [...onlyMarkets] };
  if (onlyChannels?.length && !onlyChannels.includes(channel))
    return { reason: 'channel', channels: [...onlyChannels] };
  if (showFrom && now() < Date.parse(showFrom)) return { reason: 'early', moment: showFrom };
  if (showUntil && now() >= Date.parse(showUntil)) return { reason: 'late', moment: showUntil };
  if (!isVisible(visibleTo, facts.authorized))
    return { reason: visibleTo === 'authorized' ? 'signed-in' : 'signed-out' };
  if (liveLobby && !facts.authorized) return undefined;
  if (audienceAllows(targetAudience, facts)) return undefined;
  return { reason: facts.authorized ? 'audience' : 'signed-in' };
}
