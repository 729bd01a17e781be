import { expect, test } from 'vitest';
import { siteWithRules } from '../../../tests/support/site-with-rules';
import type { FilledBlock } from '../../../schemas/generated/blocks';
import type { Mark } from '../../../schemas/generated/types';
import { marksInView, requiredMarks } from './required-marks';
import { requirePages } from './required-pages';

const logo = { url: 'https://images.marquee.test/a.svg', width: 112, height: 28, alt: '' };
const mark = (markId: string, onlyMarkets?: string[]): Mark => ({
  name: markId,
  logo,
  markId,
  ...(onlyMarkets ? { onlyMarkets } : {}),
});
const footer = (marks: Mark[]) => ({ licences: [mark('licence')], regulationMarks: marks });

test('marks: a footer that lacks a mark of the rules stops the page, in this market', () => {
  const site = siteWithRules({ marks: ['pause', 'licence'] });
  expect(requiredMarks(footer([mark('pause')]), site).map(({ markId }) => markId)).toEqual([
    'pause',
    'licence',
  ]);
  expect(() => requiredMarks(footer([mark('other')]), site)).toThrow(/no mark "pause" in market UN/);
  expect(() => requiredMarks(footer([mark('pause', ['PP'])]), site)).toThrow(/no mark "pause"/);
});

test('marksInView: the marks of the footer are those that stay in view', () => {
  const blocks = [{ block: 'site-footer', content: footer([mark('pause')]) }] as unknown as FilledBlock[];
  const inView = (marksStay: boolean) =>
    marksInView(blocks, siteWithRules({ marks: ['pause'], marksInView: marksStay })).map(
      ({ markId }) => markId,
    );
  expect(inView(true)).toEqual(['pause']);
  expect(inView(false)).toEqual([]);
});

test('requiredPages: a footer without a link to a page of the rules stops the page', () => {
  const site = siteWithRules({ requiredPages: ['privacy_policy', 'terms_and_conditions'] });
  const legal = (slug: string) => ({ slug, group: 'legal' as const });
  const check =
    (slugs: string[], footerSuppliesTerms = false) =>
    () =>
      requirePages(slugs.map(legal), { site, footerSuppliesTerms });
  expect(check(['privacy_policy', 'terms_and_conditions'])).not.toThrow();
  expect(check(['privacy_policy'], true)).not.toThrow();
  expect(check(['privacy_policy'])).toThrow(/market UN links to terms_and_conditions/);
  // A page without a group is not in the footer.
  expect(() =>
    requirePages([legal('terms_and_conditions'), { slug: 'privacy_policy' }], {
      site,
      footerSuppliesTerms: false,
    }),
  ).toThrow(/privacy_policy/);
});
