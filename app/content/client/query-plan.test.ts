import { describe, expect, it } from 'vitest';
import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
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

  it('asks for many entries of one type in as many queries as it takes', () => {
    const references = Array.from({ length: 600 }, (_, index) => ({
      block: 'banner-carousel' as const,
      id: `slide-show-of-the-summer-${index}`,
    }));
    const plans = planBlockQueries(references);
    for (const { query, variables } of plans) {
      const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
      expect(search.toString().length).toBeLessThan(7_600);
      for (const name of Object.keys(variables)) expect(query).toContain(`id_in: $${name} }`);
    }
    const requested = plans.flatMap(({ variables }) => Object.values(variables).flat());
    expect(requested).toEqual(references.map(({ id }) => id));
    expect(Math.max(...plans.map(({ variables }) => Object.values(variables).flat().length))).toBeLessThan(
      220,
    );
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
