import type { Placement, PreviewCondition, TargetAudience } from '../../schemas/generated/types';
import type { DepositGroup, Facts } from '../platform/visitor/facts';
import type { Channel } from '../site/site';
import type { Hidden } from '../content/preview/preview-mark';

/** Whether a visitor belongs to an audience (BLOCK-30…34); unknown rules hide the block. */
export function audienceAllows(audience: TargetAudience | undefined, facts: Facts): boolean {
  return firstUnmet(audienceConditions(audience, facts)) === undefined;
}

const groups: Record<DepositGroup, NonNullable<TargetAudience['targetGroups']>[number]> = {
  none: 'DEPOSIT_COUNT_0',
  one: 'DEPOSIT_COUNT_1',
  more: 'DEPOSIT_COUNT_MORE_THAN_1',
};

/** Every non-empty list must match the visitor; an audience without lists matches none. Only facts used by its lists are read. */
function* audienceConditions(
  audience: TargetAudience | undefined,
  facts: Facts,
): Generator<PreviewCondition> {
  if (!audience || audience.option === 'no-limit') return;
  const { targetGroups, lastVisits, favouriteVerticals, levels, targetPlayersIds = [] } = audience;
  const among = (values: readonly string[], isMet: () => boolean): PreviewCondition => ({
    name: 'audience',
    met: facts.authorized && isMet(),
    values: [...values],
  });
  if (audience.option !== 'group') {
    yield among(['players-list'], () => facts.isListed(targetPlayersIds.map(String)));
    return;
  }
  const named = (kind: string, list: readonly (string | number)[]) => list.map((value) => `${kind}:${value}`);
  if (lastVisits?.length)
    yield among(named('last-visit', lastVisits), () => isIn(lastVisits, facts.lastVisit));
  if (favouriteVerticals?.length)
    yield among(named('plays', favouriteVerticals), () => isIn(favouriteVerticals, facts.favourite));
  if (levels?.length) yield among(named('level', levels), () => isIn(levels, facts.level));
  if (targetGroups?.length || !(lastVisits?.length || favouriteVerticals?.length || levels?.length))
    yield among(targetGroups ?? [], () => isIn(targetGroups, facts.deposits && groups[facts.deposits]));
}

function isIn<T>(list: readonly T[] | undefined, value: T | undefined): boolean {
  return value !== undefined && (list ?? []).includes(value);
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
  /** Current time in milliseconds. */
  now: () => number;
  /** In the live casino, signed-out visitors see every block whatever its audience (BLOCK-35). */
  liveLobby: boolean;
}

/** Whether a block is shown to this visitor, market, channel and time. */
export function placementAllows(placement: Placement, context: PlacementContext): boolean {
  return firstUnmet(placementConditions(placement, context)) === undefined;
}

/** The condition that hides a block; later ones are not evaluated. */
export function firstUnmet(conditions: Iterable<PreviewCondition>): PreviewCondition | undefined {
  for (const condition of conditions) if (!condition.met) return condition;
  return undefined;
}

/** Conditions of a block's placement on visitor, market, channel and time, and whether each is met. */
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
  for (const condition of audienceConditions(targetAudience, facts))
    yield liveLobby && !facts.authorized ? { ...condition, met: true, exempt: true } : condition;
}

/** The condition that hides a block, in the form shown in a preview. */
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
    case 'experiment':
      return { reason: 'experiment' };
    case 'marketing':
      return { reason: 'marketing' };
    default:
      return { reason: 'offer' };
  }
}
