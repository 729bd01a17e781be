import type { Site } from '../site/site';

/** Whether the verticals and rules of a market allow the subject of a promotion. */
export function promotionIsOffered(
  { categories = [], needs = [] }: { categories?: readonly string[]; needs?: readonly string[] },
  allCategories: readonly { slug: string; vertical?: string | undefined }[],
  { market, rules }: Pick<Site, 'market' | 'rules'>,
): boolean {
  const offered: readonly string[] = market.verticals;
  const allowed: Readonly<Record<string, unknown>> = rules;
  const isOffered = (slug: string) =>
    allCategories.every(
      ({ slug: other, vertical }) => other !== slug || !vertical || offered.includes(vertical),
    );
  return categories.every(isOffered) && needs.every((name) => allowed[name] === true);
}
