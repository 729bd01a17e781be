import { type BlockName, blockMeta } from '../../schemas/generated/blocks';
import { blockSelections } from '../../schemas/generated/selections';

/** Contentful's limits with room to spare: complexity 11,000, query 8 KB, address 7,600 characters. */
const maxCost = 9_000;
const maxAddress = 6_800;

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

/** The block a GraphQL `__typename` stands for; undefined for a type this version does not know (ENGINE-03). */
export function blockOfType(name: string): BlockName | undefined {
  return blockByType.get(name);
}

/**
 * One batch per block type, packed into as few queries as the limits allow (DESIGN §6).
 */
export function planBlockQueries(references: BlockReference[]): PlannedQuery[] {
  const idsByBlock = new Map<BlockName, string[]>();
  for (const { block, id } of references)
    idsByBlock.set(block, [...new Set([...(idsByBlock.get(block) ?? []), id])]);

  const plans: {
    parts: string[];
    variables: Record<string, string[]>;
    blocks: BlockName[];
    cost: number;
    size: number;
  }[] = [];
  for (const [block, ids] of idsByBlock) {
    const { text, cost: itemCost } = blockSelections[block];
    const { contentType } = blockMeta[block];
    const part = `${contentType}: ${contentType}Collection(where: { sys: { id_in: $${contentType} } }, limit: ${ids.length}, locale: $locale) { items ${text} }`;
    const cost = ids.length * (1 + itemCost);
    const size = encodeURIComponent(part).length + encodeURIComponent(JSON.stringify(ids)).length + 40;
    const room = plans.find((plan) => plan.cost + cost <= maxCost && plan.size + size <= maxAddress);
    if (room) {
      room.parts.push(part);
      room.variables[contentType] = ids;
      room.blocks.push(block);
      room.cost += cost;
      room.size += size;
    } else {
      plans.push({ parts: [part], variables: { [contentType]: ids }, blocks: [block], cost, size });
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
