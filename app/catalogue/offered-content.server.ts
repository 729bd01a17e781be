import { contentValidators } from '../../schemas/generated/block-validators';
import { type BlockContents, type BlockName, blockMeta } from '../../schemas/generated/blocks';
import type { PreviewCondition } from '../../schemas/generated/types';
import type { PlayerAccess } from '../site/player-access';
import { isClaimOpen, isOpen, isRestricted, sitePolicy } from '../site/policy';
import type { Site } from '../site/site';
import { lobbyPath } from './catalogue.server';
import { offersTarget, offersWhenOpen, pathOfTarget, settingAgainstTarget } from './offered-target';
import { isPlaceholder } from '../content/preview/preview-mark';
import type { StoredBlock } from '../content/documents/stored-block';

/** A market setting that a block depends on, under its name in `npm run print-site`. */
interface BlockRule<Name extends BlockName> {
  setting: string;
  has: (site: Site, content: BlockContents[Name]) => boolean;
}

const hasBonuses = { setting: 'rules.bonuses', has: ({ rules }: Site) => rules.bonuses };
const hasWelcomeBonus = { setting: 'rules.welcomeBonus', has: ({ rules }: Site) => rules.welcomeBonus };

/** Blocks shown only where the rules of the market allow what they offer. */
const blockRules: { [Name in BlockName]?: readonly BlockRule<Name>[] } = {
  'sign-up-bonus': [
    hasBonuses,
    hasWelcomeBonus,
    { setting: 'rules.marketStatus', has: ({ rules }) => rules.marketStatus === 'open' },
  ],
  'sign-up-panel': [hasBonuses, hasWelcomeBonus].map(({ setting, has }) => ({
    setting,
    has: (site, { bonusCode }) => !bonusCode || has(site),
  })),
  'active-bonus': [hasBonuses],
  'vip-tiers': [{ setting: 'rules.loyalty', has: ({ rules }) => rules.loyalty }],
  'jackpot-ticker': [{ setting: 'rules.jackpotGames', has: ({ rules }) => rules.jackpotGames }],
  'live-tables': [
    { setting: 'market.verticals', has: ({ market }) => market.verticals.includes('live-casino') },
  ],
};

/** A block after the rules that apply to it, with the conditions behind the outcome. */
export interface Offered {
  /** Missing if nothing of it may be shown. */
  block?: StoredBlock;
  /** The conditions that decided it, evaluated lazily. */
  conditions: Iterable<PreviewCondition>;
}

const asItIs = (block: StoredBlock): Offered => ({ block, conditions: [] });

/** The links whose targets exist in the market. */
export function offeredLinks<T extends { target: string }>(links: readonly T[] | undefined, site: Site): T[] {
  return (links ?? []).filter(({ target }) => offersTarget(target, site));
}

/** A text without links to pages the market does not have; the link text remains. */
export function offeredText<T extends object>(text: T, site: Site): T {
  // Links are only removed, so the type stays the same.
  return withoutOrWhole(text, offersOf(site)).left as T;
}

/**
 * A block as its market may show it: without links to pages the market does not have, and without the parts that are
 * pointless without such a link.
 */
export function offeredBlock(stored: StoredBlock, site: Site): Offered {
  if (isPlaceholder(stored)) return asItIs(stored);
  const rules = ruleConditions(stored, site);
  if (rules.some(({ met }) => !met)) return { conditions: rules };
  const { block, conditions } = cutDown(stored, offersOf(site), 'links');
  return { block, conditions: rules.length === 0 ? conditions : concat(rules, conditions) };
}

function ruleConditions({ block, content }: StoredBlock, site: Site): PreviewCondition[] {
  const rules = (blockRules[block] ?? []) as readonly BlockRule<BlockName>[];
  return rules.map(({ setting, has }) => ({ name: 'setting', met: has(site, content), setting }));
}

function* concat<T>(...parts: Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}

/** Predicates for the targets of links. */
interface Offers {
  has: (target: string) => boolean;
  /** The setting that makes a target unavailable. */
  settingAgainst?: (target: string) => string | undefined;
  /** The same if the market were open. */
  hasWhenOpen: (target: string) => boolean;
}

const offersOf = (site: Site): Offers => ({
  has: (target) => offersTarget(target, site),
  hasWhenOpen: (target) => offersWhenOpen(target, site),
  settingAgainst: (target) => settingAgainstTarget(target, site),
});

/** A block for a signed-in player: without links to pages that are closed to the player, and without the menu of a closed lobby. */
export function blockOpenTo(stored: StoredBlock, site: Site, access: PlayerAccess | undefined): Offered {
  if (!access || !isRestricted(access) || isPlaceholder(stored)) return asItIs(stored);
  const policy = sitePolicy(site);
  const has = (target: string) => {
    const path = pathOfTarget(target, site);
    return path === undefined || (isOpen(path, access, policy) && isClaimOpen(path, access));
  };
  if (stored.block === 'category-nav') {
    const lobby = lobbyPath(stored.content.lobby);
    if (!has(lobby)) return { conditions: [{ name: 'access', met: false, values: [lobby] }] };
  }
  return cutDown(stored, { has, hasWhenOpen: has }, 'access');
}

/** The targets of all links in some content. */
export function targetsOf(content: object): readonly string[] {
  const found = new Set<string>();
  // Removes nothing: only used to visit every link.
  const pass = (target: string) => found.add(target).has(target);
  withoutOrWhole(content, { has: pass, hasWhenOpen: pass });
  return [...found];
}

/** Content without links to some pages; the link text remains. @param closed paths below the locale */
export function linksWithout<T extends object>(content: T, site: Site, closed: ReadonlySet<string>): T {
  const has = (target: string) => !closed.has(pathOfTarget(target, site) ?? '');
  // Links are only removed, so the type stays the same.
  return closed.size === 0 ? content : (withoutOrWhole(content, { has, hasWhenOpen: has }).left as T);
}

/**
 * A block without links to promotions that the visitor does not see.
 *
 * @param closed paths below the locale
 */
export function blockWithout(stored: StoredBlock, site: Site, closed: ReadonlySet<string>): Offered {
  if (closed.size === 0 || isPlaceholder(stored)) return asItIs(stored);
  const has = (target: string) => !closed.has(pathOfTarget(target, site) ?? '');
  return cutDown(stored, { has, hasWhenOpen: has }, 'promotions');
}

/** @param name of the condition that reports the removed links */
function cutDown(stored: StoredBlock, offers: Offers, name: LinkCondition): Offered {
  const cut = withoutOrWhole(stored.content, offers);
  if (!cut.cut) return asItIs(stored);
  const block = leftOf(stored, cut);
  return { block, conditions: lostTargets(stored.content, offers, { name, met: block !== undefined }) };
}

type LinkCondition = Extract<PreviewCondition['name'], 'links' | 'access' | 'promotions'>;

/** The targets of removed links, grouped by setting. */
function* lostTargets(
  content: object,
  { has, settingAgainst }: Offers,
  told: { name: LinkCondition; met: boolean },
): Generator<PreviewCondition> {
  const lost = targetsOf(content).filter((target) => !has(target));
  for (const setting of new Set(lost.map((target) => settingAgainst?.(target)))) {
    const values = lost.filter((target) => settingAgainst?.(target) === setting);
    yield { ...told, values, ...(setting ? { setting } : {}) };
  }
}

function leftOf(stored: StoredBlock, { left, nothingLeft }: Cut): StoredBlock | undefined {
  const { block } = stored;
  // Containers may hold further blocks, and required blocks stay with whatever is left of them.
  const stays = Boolean(stored.slots) || blockMeta[block].failure === 'closed';
  if (nothingLeft && !stays) return undefined;
  const valid = withoutInvalidItems(block, left);
  if (valid !== undefined) return { ...stored, content: valid } as StoredBlock;
  return stays ? stored : undefined;
}

/** Content nested too deep to be searched is too deep to be rendered: the renderer leaves it out and logs it. */
function withoutOrWhole(content: object, offers: Offers): Cut {
  try {
    return without(content, offers);
  } catch (error) {
    if (error instanceof RangeError) return whole(content);
    throw error;
  }
}

interface Cut {
  /** The remaining value; the same object where nothing was removed. */
  left: unknown;
  /** Whether something was removed. */
  cut: boolean;
  /** Every link in it was removed: it is a slide, a banner or a list about pages the market does not have. */
  nothingLeft: boolean;
}

const whole = (value: unknown): Cut => ({ left: value, cut: false, nothingLeft: false });

function without(value: unknown, offers: Offers): Cut {
  if (Array.isArray(value)) return listWithout(value, offers);
  if (typeof value !== 'object' || value === null) return whole(value);
  const parts = Object.entries(value).map(([name, part]) => ({
    name,
    links: linksOf(part),
    ...partWithout(part, offers),
  }));
  if (parts.every(({ cut }) => !cut)) return whole(value);
  const before = parts.flatMap(({ links }) => links);
  const after = parts.flatMap(({ left }) => linksOf(left));
  return {
    left: Object.fromEntries(parts.flatMap(({ name, left }) => (isNothing(left) ? [] : [[name, left]]))),
    cut: true,
    nothingLeft: after.length === 0 && before.some(({ target }) => !offers.hasWhenOpen(target)),
  };
}

function partWithout(part: unknown, offers: Offers): Cut {
  if (isLink(part))
    return offers.has(part.target) ? whole(part) : { left: undefined, cut: true, nothingLeft: true };
  return without(part, offers);
}

function listWithout(list: unknown[], offers: Offers): Cut {
  const items = list.flatMap((item): Cut[] => {
    if (!isHyperlink(item) || offers.has(item.data.uri)) return [partWithout(item, offers)];
    return item.content.map((left) => ({ left, cut: true, nothingLeft: false }));
  });
  if (items.every(({ cut }) => !cut)) return whole(list);
  return {
    left: items.flatMap(({ left, nothingLeft }) => (nothingLeft ? [] : [left])),
    cut: true,
    nothingLeft: false,
  };
}

/** The links that a part consists of. */
function linksOf(part: unknown): { target: string }[] {
  return (Array.isArray(part) ? part : [part]).filter(isLink);
}

function isLink(part: unknown): part is { target: string } {
  return (
    typeof part === 'object' &&
    part !== null &&
    'label' in part &&
    'target' in part &&
    typeof part.target === 'string'
  );
}

const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

function isHyperlink(node: unknown): node is { data: { uri: string }; content: unknown[] } {
  return (
    typeof node === 'object' &&
    node !== null &&
    'nodeType' in node &&
    node.nodeType === 'hyperlink' &&
    'data' in node &&
    typeof node.data === 'object' &&
    node.data !== null &&
    'uri' in node.data &&
    typeof node.data.uri === 'string' &&
    'content' in node &&
    Array.isArray(node.content)
  );
}

/** Removes list items that lack a required part, such as a group without its links; undefined if the whole lacks one. */
function withoutInvalidItems(block: BlockName, cut: unknown): unknown {
  let content = cut;
  const validate = contentValidators[block];
  while (!validate(content)) {
    const path = (validate.errors?.[0]?.instancePath ?? '').split('/').slice(1);
    const item = path.findLastIndex((name) => /^\d+$/.test(name));
    if (item < 0) return undefined;
    content = withoutItem(content, path.slice(0, item), Number(path[item]));
    if (content === undefined) return undefined;
  }
  return content;
}

function withoutItem(value: unknown, path: string[], index: number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const [name, ...rest] = path;
  if (name === undefined)
    return Array.isArray(value) ? value.filter((_item, place) => place !== index) : undefined;
  const part: unknown = (value as Record<string, unknown>)[name];
  const cut = withoutItem(part, rest, index);
  if (cut === undefined) return undefined;
  if (Array.isArray(value)) return value.map((item: unknown, place) => (String(place) === name ? cut : item));
  return { ...value, [name]: cut };
}
