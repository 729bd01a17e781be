import type { PreviewBlock } from '../../schemas/generated/types';

/** A page as a preview describes it. */
export interface ComparedPage {
  readonly blocks: readonly PreviewBlock[];
  /** Of the HTML of blocks, by their keys. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Of the content of blocks, without live data. */
  readonly contentHashes: Readonly<Record<string, string>>;
}

/** A block that a visitor sees differently on two pages. */
export interface BlockChange {
  readonly key: string;
  /** Kind of block. */
  readonly block: string;
  /** With `data` its content is the same, and what it shows of other sources is not: amounts of the moment, lists of games. */
  readonly change: 'added' | 'removed' | 'changed' | 'moved' | 'data';
}

export interface PageComparison {
  /** In the order of the second page; what only the first has stands where it was. Those with other data come last. */
  readonly changes: readonly BlockChange[];
  /** How many blocks have the same HTML at the same place. */
  readonly same: number;
  /** Keys of blocks below the header, outside of others, which both pages have in the same order. */
  readonly shared: readonly string[];
}

/** What differs between two pages, block by block. Blocks that visitors do not see are not there. */
export function compareBlocks(first: ComparedPage, second: ComparedPage): PageComparison {
  const [before, after] = [shownBlocks(first), shownBlocks(second)];
  const still = unmoved([...before.values()], [...after.values()]);
  const changes: BlockChange[] = [];
  let same = 0;
  for (const { key, block } of inOrder([...before.values()], [...after.values()])) {
    const [was, is] = [before.get(key), after.get(key)];
    if (was && is) {
      const change = changeOf(key, first, second, still.has(key));
      if (change) changes.push({ key, block, change });
      else same += 1;
      continue;
    }
    // A block within one that is new or gone goes with that.
    const { parent } = (was ?? is) || {};
    const isInner = parent !== undefined && before.has(parent) !== after.has(parent);
    if (!isInner) changes.push({ key, block, change: was ? 'removed' : 'added' });
  }
  const shared = [...after.values()].filter(
    ({ key, parent, region }) => parent === undefined && region !== 'header' && still.has(key),
  );
  const isData = ({ change }: BlockChange) => change === 'data';
  const ordered = [...changes.filter((each) => !isData(each)), ...changes.filter(isData)];
  return { changes: ordered, same, shared: shared.map(({ key }) => key) };
}

function changeOf(
  key: string,
  first: ComparedPage,
  second: ComparedPage,
  isAtPlace: boolean,
): BlockChange['change'] | undefined {
  if (first.contentHashes[key] !== second.contentHashes[key]) return 'changed';
  if (!isAtPlace) return 'moved';
  return ownHash(first, key) === ownHash(second, key) ? undefined : 'data';
}

function shownBlocks({ blocks }: ComparedPage): ReadonlyMap<string, PreviewBlock> {
  return new Map(blocks.filter(isShown).map((block) => [block.key, block]));
}

/** A block whose live data did not arrive in time is there all the same. */
function isShown({ fault, hidden }: PreviewBlock): boolean {
  return !hidden && (!fault || fault.pointer === '/live');
}

/** Of a container without what is in it, which is compared by itself. */
function ownHash({ hashes }: ComparedPage, key: string): string | undefined {
  return hashes[`${key}/shell`] ?? hashes[key];
}

/** The blocks of both pages, each once. */
function inOrder(before: readonly PreviewBlock[], after: readonly PreviewBlock[]): PreviewBlock[] {
  const order = [...after];
  before.forEach((block, index) => {
    if (order.some(({ key }) => key === block.key)) return;
    const previous = before[index - 1]?.key;
    order.splice(order.findIndex(({ key }) => key === previous) + 1, 0, block);
  });
  return order;
}

/** Keys of the blocks that stand in the same part of both pages, as many as possible of them in the same order. */
function unmoved(before: readonly PreviewBlock[], after: readonly PreviewBlock[]): ReadonlySet<string> {
  const places = new Map(before.map((block, index) => [block.key, { index, part: partOf(block) }]));
  const parts = new Map<string, { key: string; index: number }[]>();
  for (const block of after) {
    const place = places.get(block.key);
    const part = partOf(block);
    if (place?.part === part)
      parts.set(part, [...(parts.get(part) ?? []), { key: block.key, index: place.index }]);
  }
  return new Set([...parts.values()].flatMap(longestRise).map(({ key }) => key));
}

const partOf = ({ parent, region }: PreviewBlock) => (parent === undefined ? region : `in ${parent}`);

/** The most items whose indexes rise. */
function longestRise<Item extends { index: number }>(items: readonly Item[]): readonly Item[] {
  const ending: Item[][] = [];
  for (const item of items) {
    const before = ending
      .filter((rise) => (rise.at(-1)?.index ?? 0) < item.index)
      .reduce<Item[]>((longest, rise) => (rise.length > longest.length ? rise : longest), []);
    ending.push([...before, item]);
  }
  return ending.reduce<Item[]>((longest, rise) => (rise.length > longest.length ? rise : longest), []);
}
