import type { Placement, TargetAudience } from '../../schemas/generated/types';
import type { Visitor } from '../platform/visitor/visitor';
import type { Channel } from '../site/site';

/** Whether a visitor belongs to an audience (BLOCK-30…34); what the rules do not name is hidden. */
export function audienceAllows(audience: TargetAudience | undefined, visitor: Visitor): boolean {
  if (!audience || audience.option === 'no-limit') return true;
  if (!visitor.authorized) return false;
  if (audience.option === 'group')
    return (audience.targetGroups ?? []).some((group) => inGroup(group, visitor.depositCount));
  if (audience.option === 'players-list')
    return (audience.targetPlayersIds ?? []).some((id) => String(id) === visitor.playerId);
  return false;
}

function inGroup(group: string, depositCount: number | undefined): boolean {
  if (depositCount === undefined) return false;
  if (group === 'DEPOSIT_COUNT_0') return depositCount === 0;
  if (group === 'DEPOSIT_COUNT_1') return depositCount === 1;
  return group === 'DEPOSIT_COUNT_MORE_THAN_1' && depositCount > 1;
}

/** Visibility values of links, blocks and promotions (GUARD-26). */
export function isVisible(
  rule: 'authorized' | 'both' | 'not-authorized' | undefined,
  authorized: boolean,
): boolean {
  return !rule || rule === 'both' || (rule === 'authorized') === authorized;
}

export interface PlacementContext {
  visitor: Visitor;
  market: string;
  channel: Channel;
  /** Milliseconds. */
  now: number;
  /** Signed-out visitors of the live casino see every box whatever its audience (BLOCK-35). */
  liveLobby: boolean;
}

/** Whether a block stands on the page for this visitor, market, channel and time. */
export function placementAllows(placement: Placement, context: PlacementContext): boolean {
  const { visitor, market, channel, now, liveLobby } = context;
  if (placement.onlyMarkets?.length && !placement.onlyMarkets.includes(market)) return false;
  if (placement.onlyChannels?.length && !placement.onlyChannels.includes(channel)) return false;
  if (placement.showFrom && now < Date.parse(placement.showFrom)) return false;
  if (placement.showUntil && now >= Date.parse(placement.showUntil)) return false;
  if (!isVisible(placement.visibleTo, visitor.authorized)) return false;
  if (liveLobby && !visitor.authorized) return true;
  return audienceAllows(placement.targetAudience, visitor);
}
