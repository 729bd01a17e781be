import type { PreviewBlock } from '../../schemas/generated/types';

/** A page as described by a preview. */
export interface ComparedPage {
  readonly blocks: readonly PreviewBlock[];
  /** Hashes of the blocks' HTML, by key. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Hashes of the blocks' content, without live data. */
  readonly contentHashes: Readonly<Record<string, string>>;
}

/** A block that visitors see differently on two pages. */
export interface BlockChange {
  readonly key: string;
  /** Kind of block. */
  readonly block: string;
  /** `data`: equal content, but different live data, such as amounts or lists of games. */
  readonly change: 'added' | 'removed' | 'changed' | 'moved' | 'data';
}

export interface PageComparison {
  /** In the order of the second page; removed blocks at their former position. Those with different data come last. */
  readonly changes: readonly BlockChange[];
  /** Number of blocks with the same HTML at the same position. */
  readonly same: number;
  /** Keys of top-level blocks below the header that both pages have in the same order. */
  readonly shared: readonly string[];
}

/** The differences between two pages, block by block. Blocks hidden from visitors count as missing. */
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
    // A block inside an added or removed one is included in that.
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

/** A block whose live data was late still counts as shown. */
function isShown({ fault, hidden }: PreviewBlock): boolean {
  return !hidden && (!fault || fault.pointer === '/live');
}

/** The hash of a container without its blocks, which are compared separately. */
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

/** Keys of blocks in the same region of both pages, as many as possible in the same order. */
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

/** The longest subsequence with increasing indexes. */
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
