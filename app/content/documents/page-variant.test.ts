import { describe, expect, it } from 'vitest';
import { type PageEntry, choosePage, chooseVariant, rivalVariants } from './page-variant';

const place = { brand: { id: 'aurora' }, market: { id: 'FI' }, channel: 'mobile' as const };
const page = (id: string, path: string, where: Partial<PageEntry> = {}): PageEntry => ({
  id,
  path,
  ...where,
});

describe('page of an address', () => {
  it('CONTENT-02 the most specific variant wins', () => {
    const variants = [
      page('all', '/'),
      page('brand', '/', { brands: ['aurora'] }),
      page('market', '/', { brands: ['aurora'], markets: ['FI'] }),
      page('channel', '/', { brands: ['aurora'], markets: ['FI'], channels: ['mobile'] }),
    ];
    for (let count = 4; count > 0; count -= 1)
      expect(chooseVariant(variants.slice(0, count), place)?.id).toBe(variants[count - 1]?.id);
    expect(chooseVariant(variants, { ...place, channel: 'desktop' })?.id).toBe('market');
    expect(chooseVariant(variants, { ...place, brand: { id: 'other' } })?.id).toBe('all');
  });

  it('CONTENT-02 variants that are equally specific for a site are told', () => {
    const here = page('here', '/', { brands: ['aurora'], markets: ['FI', 'CA'] });
    const told = (other: PageEntry) =>
      rivalVariants([other, here]).map((pair) => pair.map((variant) => variant.id));
    expect(told(page('twin', '/', { brands: ['aurora'], markets: ['CA'] }))).toEqual([['here', 'twin']]);
    expect(told(page('elsewhere', '/', { brands: ['aurora'], markets: ['BR'] }))).toEqual([]);
    expect(told(page('wider', '/', { brands: ['aurora'] }))).toEqual([]);
    expect(told(page('other-path', '/other', { brands: ['aurora'], markets: ['CA'] }))).toEqual([]);
    expect(rivalVariants([page('one', '/'), page('two', '/')])).toHaveLength(1);
  });

  it('ROUTE-35 an exact path comes before a pattern, and a pattern of another brand is none', () => {
    const pages = [
      page('category', '/online-casino/:category'),
      page('all-games', '/online-casino/all-games'),
      page('other', '/only-there', { brands: ['other'] }),
    ];
    expect(choosePage(pages, place, '/online-casino/all-games')?.id).toBe('all-games');
    expect(choosePage(pages, place, '/online-casino/slots')).toMatchObject({
      id: 'category',
      params: { category: 'slots' },
    });
    expect(choosePage(pages, place, '/only-there')).toBeUndefined();
  });

  it('ROUTE-19 the word tag is not a promotion', () => {
    const pages = [
      page('promotion', '/promotions/:category/:promotion'),
      page('tag', '/promotions/:category/tag/:tag'),
    ];
    expect(choosePage(pages, place, '/promotions/all/tag/friday')).toMatchObject({
      id: 'tag',
      params: { category: 'all', tag: 'friday' },
    });
  });
});
