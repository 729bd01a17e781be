import type { Placement, PreviewCondition, TargetAudience } from '../../schemas/generated/types';
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
  return firstUnmet(placementConditions(placement, context)) === undefined;
}

/** The condition that hides a block; those after it are not looked at. */
export function firstUnmet(conditions: Iterable<PreviewCondition>): PreviewCondition | undefined {
  for (const condition of conditions) if (!condition.met) return condition;
  return undefined;
}

/** Everything that the placement of a block asks of visitor, market, channel and time, and whether they are so. */
export function* placementConditions(
  { onlyMarkets, onlyChannels, showFrom, showUntil, visibleTo, targetAudience }: Placement,
  { facts, market, channel, now, liveLobby }: PlacementContext,
): Generator<PreviewCondition> {
  if (onlyMarkets?.length)
    yield { name: 'market', met: onlyMarkets.includes(market), values: [...onlyMarkets] };
  if (onlyChannels?.length)
    yield { name: 'channel', met: onlyChannels.includes(channel), values: [...onlyChannels] };
  if (showFrom) yield { name: 'from', met: now() >= Date.parse(showFrom), moment: showFrom };
  if (showUntil) yield { name: 'until', met: now() < Date.parse(showUntil), moment: showUntil };
  if (visibleTo && visibleTo !== 'both')
    yield { name: 'visitor', met: isVisible(visibleTo, facts.authorized), values: [visibleTo] };
  if (!targetAudience || targetAudience.option === 'no-limit') return;
  const values =
    targetAudience.option === 'group' ? [...(targetAudience.targetGroups ?? [])] : ['players-list'];
  if (liveLobby && !facts.authorized) yield { name: 'audience', met: true, values, exempt: true };
  else yield { name: 'audience', met: audienceAllows(targetAudience, facts), values };
}

/** The condition that hides a block, as the words of a preview tell it. */
export function hiddenBy({ name, values = [], moment }: PreviewCondition, { authorized }: Facts): Hidden {
  switch (name) {
    case 'market':
      return { reason: 'market', markets: values };
    case 'channel':
      return { reason: 'channel', channels: values };
    case 'from':
      return { reason: 'early', moment };
    case 'until':
      return { reason: 'late', moment };
    case 'visitor':
      return { reason: values.includes('authorized') ? 'signed-in' : 'signed-out' };
    case 'audience':
      return { reason: authorized ? 'audience' : 'signed-in' };
    case 'marketing':
      return { reason: 'marketing' };
    default:
      return { reason: 'offer' };
  }
}
