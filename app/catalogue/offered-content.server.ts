import { contentValidators } from '../../schemas/generated/block-validators';
import { type BlockContents, type BlockName, blockMeta } from '../../schemas/generated/blocks';
import type { PlayerAccess } from '../site/player-access';
import { isClaimOpen, isOpen, isRestricted, sitePolicy } from '../site/policy';
import type { Site } from '../site/site';
import { lobbyPath } from './catalogue.server';
import { offersTarget, offersWhenOpen, pathOfTarget } from './offered-target';
import { isPlaceholder } from '../content/preview/preview-mark';
import type { StoredBlock } from '../content/documents/stored-block';

/** Blocks that a market has only where its rules allow what they offer. */
const blockRules: { [Name in BlockName]?: (site: Site, content: BlockContents[Name]) => boolean } = {
  'sign-up-bonus': (site) => offersWelcomeBonus(site) && site.rules.marketStatus === 'open',
  'sign-up-panel': (site, { bonusCode }) => !bonusCode || offersWelcomeBonus(site),
  'active-bonus': ({ rules }) => rules.bonuses,
  'vip-tiers': ({ rules }) => rules.loyalty,
  'jackpot-ticker': ({ rules }) => rules.jackpotGames,
  'live-tables': ({ market }) => market.verticals.includes('live-casino'),
};

const offersWelcomeBonus = ({ rules }: Site) => rules.bonuses && rules.welcomeBonus;

/** The links that lead to what the market has. */
export function offeredLinks<T extends { target: string }>(links: readonly T[] | undefined, site: Site): T[] {
  return (links ?? []).filter(({ target }) => offersTarget(target, site));
}

/** A text without the links to pages the market does not have; their words stay. */
export function offeredText<T extends object>(text: T, site: Site): T {
  // Links are taken out and nothing is added: it stays what it was.
  return withoutOrWhole(text, offersOf(site)).left as T;
}

/**
 * A block as its market may show it: without links to pages the market does not have, and without the parts that are nothing without
 * such a link.
 *
 * @returns undefined for a block the market may not show at all, or of which nothing is left
 */
export function offeredBlock(stored: StoredBlock, site: Site): StoredBlock | undefined {
  if (isPlaceholder(stored)) return stored;
  const { block, content } = stored;
  const permits = blockRules[block] as ((site: Site, own: typeof content) => boolean) | undefined;
  return permits?.(site, content) === false ? undefined : cutDown(stored, offersOf(site));
}

/** Which targets links may have. */
interface Offers {
  has: (target: string) => boolean;
  /** The same, were the market open. */
  hasWhenOpen: (target: string) => boolean;
}

const offersOf = (site: Site): Offers => ({
  has: (target) => offersTarget(target, site),
  hasWhenOpen: (target) => offersWhenOpen(target, site),
});

/**
 * A block as a signed-in player may use it: without links to pages that are closed to the player, and without the menu of a lobby that is.
 *
 * @returns undefined for a block of which nothing is left
 */
export function blockOpenTo(
  stored: StoredBlock,
  site: Site,
  access: PlayerAccess | undefined,
): StoredBlock | undefined {
  if (!access || !isRestricted(access) || isPlaceholder(stored)) return stored;
  const policy = sitePolicy(site);
  const has = (target: string) => {
    const path = pathOfTarget(target, site);
    return path === undefined || (isOpen(path, access, policy) && isClaimOpen(path, access));
  };
  if (stored.block === 'category-nav' && !has(lobbyPath(stored.content.lobby))) return undefined;
  return cutDown(stored, { has, hasWhenOpen: has });
}

/** Every address that links of some content lead to. */
export function targetsOf(content: object): readonly string[] {
  const found = new Set<string>();
  // Nothing is cut: the walk only passes every link.
  const pass = (target: string) => found.add(target).has(target);
  withoutOrWhole(content, { has: pass, hasWhenOpen: pass });
  return [...found];
}

/** Content without links to some pages; the words of links in texts stay. @param closed paths below the locale */
export function linksWithout<T extends object>(content: T, site: Site, closed: ReadonlySet<string>): T {
  const has = (target: string) => !closed.has(pathOfTarget(target, site) ?? '');
  // Links are taken out and nothing is added: it stays what it was.
  return closed.size === 0 ? content : (withoutOrWhole(content, { has, hasWhenOpen: has }).left as T);
}

/**
 * A block without links to some pages.
 *
 * @param closed paths below the locale
 * @returns undefined for a block of which nothing is left
 */
export function blockWithout(
  stored: StoredBlock,
  site: Site,
  closed: ReadonlySet<string>,
): StoredBlock | undefined {
  if (closed.size === 0 || isPlaceholder(stored)) return stored;
  const has = (target: string) => !closed.has(pathOfTarget(target, site) ?? '');
  return cutDown(stored, { has, hasWhenOpen: has });
}

function cutDown(stored: StoredBlock, offers: Offers): StoredBlock | undefined {
  const { block, content } = stored;
  const { left, cut, nothingLeft } = withoutOrWhole(content, offers);
  if (!cut) return stored;
  // Containers may hold further blocks, and required ones stay, with whatever is left of them.
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
  /** Something was taken out. */
  cut: boolean;
  /** All it led to are pages the market does not have: it is a slide, a banner or a list about those. */
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

/** The links a part is or is a list of. */
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

/** Takes out items of lists that lack what they must have, such as a group without its links; undefined when the whole lacks it. */
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
