import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import { blockSelections } from '../../../schemas/generated/selections';

/** Contentful's limits with a margin: complexity 11,000, query 8 KB, address 7,600 characters. */
export const maxCost = 9_000;
export const maxAddress = 6_800;

export interface BlockReference {
  block: BlockName;
  id: string;
}

export interface PlannedQuery {
  query: string;
  variables: Record<string, string[]>;
  blocks: BlockName[];
}

const blockByType = new Map<string, BlockName>(
  Object.entries(blockMeta).map(([name, meta]) => [typeName(meta.contentType), name as BlockName]),
);

/** Contentful's type name of a content type id. */
export function typeName(contentType: string): string {
  return contentType.charAt(0).toUpperCase() + contentType.slice(1);
}

/** The block of a GraphQL `__typename`; undefined for an unknown type (ENGINE-03). */
export function blockOfType(name: string): BlockName | undefined {
  return blockByType.get(name);
}

/** The cost of querying blocks: Contentful's complexity, and the length of all queries in characters. */
export function measureQueries(references: readonly BlockReference[]): { complexity: number; size: number } {
  const ids = new Map(references.map(({ block, id }) => [id, block]));
  return {
    complexity: [...ids.values()].reduce((sum, block) => sum + costOf(block), 0),
    size: planBlockQueries(references).reduce(
      (sum, { query, variables }) => sum + addressSize(query) + addressSize(JSON.stringify(variables)),
      0,
    ),
  };
}

interface Batch {
  block: BlockName;
  /** Name of the result and of the variable that holds its ids. */
  name: string;
  ids: string[];
}

/**
 * One batch per block type, packed into as few queries as the limits allow.
 */
export function planBlockQueries(references: readonly BlockReference[]): PlannedQuery[] {
  const plans: {
    parts: string[];
    variables: Record<string, string[]>;
    blocks: BlockName[];
    cost: number;
    size: number;
  }[] = [];
  for (const { block, name, ids } of batches(references)) {
    const part = queryPart(block, name, ids.length);
    const cost = ids.length * costOf(block);
    const size = addressSize(part) + addressSize(JSON.stringify(ids)) + 40;
    const room = plans.find((plan) => plan.cost + cost <= maxCost && plan.size + size <= maxAddress);
    if (room) {
      room.parts.push(part);
      room.variables[name] = ids;
      room.blocks.push(block);
      room.cost += cost;
      room.size += size;
    } else {
      plans.push({ parts: [part], variables: { [name]: ids }, blocks: [block], cost, size });
    }
  }
  return plans.map(({ parts, variables, blocks }) => {
    const declarations = Object.keys(variables).map((name) => `$${name}: [String]`);
    return {
      query: `query Blocks($locale: String, ${declarations.join(', ')}) { ${parts.join(' ')} }`,
      variables,
      blocks,
    };
  });
}

/** The entries of each type, in batches that each stay below the limits. */
function batches(references: readonly BlockReference[]): Batch[] {
  const idsByBlock = new Map<BlockName, Set<string>>();
  for (const { block, id } of references) idsByBlock.set(block, (idsByBlock.get(block) ?? new Set()).add(id));
  return [...idsByBlock].flatMap(([block, all]) => {
    const { contentType } = blockMeta[block];
    const room = maxAddress - addressSize(queryPart(block, contentType, 0)) - 100;
    return chunks([...all], Math.max(1, Math.floor(maxCost / costOf(block))), room).map((ids, index) => ({
      block,
      name: index === 0 ? contentType : `${contentType}${index + 1}`,
      ids,
    }));
  });
}

function chunks(ids: string[], most: number, room: number): string[][] {
  const found: string[][] = [];
  let size = 0;
  for (const id of ids) {
    const own = addressSize(`"${id}",`);
    const last = found.at(-1);
    if (last && last.length < most && size + own <= room) {
      last.push(id);
      size += own;
    } else {
      found.push([id]);
      size = own;
    }
  }
  return found;
}

function queryPart(block: BlockName, name: string, limit: number): string {
  return `${name}: ${blockMeta[block].contentType}Collection(where: { sys: { id_in: $${name} } }, limit: ${limit}, locale: $locale) { items ${blockSelections[block].text} }`;
}

/** Contentful's complexity of one entry and what it links. */
function costOf(block: BlockName): number {
  return 1 + blockSelections[block].cost;
}

function addressSize(text: string): number {
  return encodeURIComponent(text).length;
}
