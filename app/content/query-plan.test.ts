import { describe, expect, it } from 'vitest';
import { type BlockName, blockMeta } from '../../schemas/generated/blocks';
import { planBlockQueries } from './query-plan';

const everyBlock = (count: number) =>
  (Object.keys(blockMeta) as BlockName[]).flatMap((block) =>
    Array.from({ length: count }, (_, index) => ({ block, id: `${block}-entry-${index}` })),
  );

describe('query plan', () => {
  it('packs a page of every block type below the address limit of the content service', () => {
    const plans = planBlockQueries(everyBlock(2));
    for (const { query, variables } of plans) {
      const search = new URLSearchParams({
        query,
        variables: JSON.stringify({ locale: 'pt-BR', ...variables }),
        operationName: 'Blocks',
      });
      expect(search.toString().length).toBeLessThan(7_600);
    }
    expect(plans.flatMap(({ blocks }) => blocks).sort()).toEqual(Object.keys(blockMeta).sort());
  });

  it('asks for an entry that stands twice on a page once', () => {
    const plans = planBlockQueries([
      { block: 'faq', id: 'a' },
      { block: 'faq', id: 'a' },
    ]);
    expect(plans).toHaveLength(1);
    expect(plans[0]?.variables).toEqual({ faq: ['a'] });
  });
});
