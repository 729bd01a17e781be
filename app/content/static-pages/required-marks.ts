import type { FilledBlock } from '../../../schemas/generated/blocks';
import type { Mark, SiteFooterContent } from '../../../schemas/generated/types';
import { marksOfMarket } from '../../../ui/picture/marks-of-market';
import type { Site } from '../../site/site';

/**
 * The footer's marks that the rules of the market require, in the order of the rules.
 * @throws Error when the footer lacks one: a page must not be served without it
 */
export function requiredMarks(
  { licences, regulationMarks }: Pick<SiteFooterContent, 'licences' | 'regulationMarks'>,
  { market, rules }: Pick<Site, 'market' | 'rules'>,
): Mark[] {
  const marks = marksOfMarket([...regulationMarks, ...licences], market.id);
  return rules.marks.map((id) => {
    const mark = marks.find(({ markId }) => markId === id);
    if (!mark)
      throw new Error(
        `the footer has no mark "${id}" in market ${market.id}, which its rules ask for: add a mark with this id`,
      );
    return mark;
  });
}

/** Marks that stay visible while scrolling; none if the rules do not require it or the page has no footer. */
export function marksInView(blocks: readonly FilledBlock[], site: Site): Mark[] {
  if (!site.rules.marksInView) return [];
  const footer = blocks.find((filled) => filled.block === 'site-footer');
  return footer?.block === 'site-footer' ? requiredMarks(footer.content, site) : [];
}
