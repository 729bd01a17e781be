import { type Visit, visits } from './page-budget';
import { type TestSite, brands } from './sites';

export interface PageType {
  name: string;
  /** Path in `brands/budgets.json` if it differs from the page's path. */
  budget?: string;
  path: (site: TestSite) => string;
  status?: number;
  /** Blocks the page must show. */
  blocks: string[];
}

const chrome = ['site-header', 'site-footer'];

/** Kinds of page that every site has, or reports as not offered in its market. */
export const pageTypes: PageType[] = [
  { name: 'home', path: () => '/', blocks: [...chrome, 'game-row', 'winners', 'seo-text'] },
  {
    name: 'casino lobby',
    path: () => '/online-casino',
    blocks: [...chrome, 'category-nav', 'category-grid'],
  },
  { name: 'casino category', path: () => '/online-casino/slots', blocks: [...chrome, 'game-browser'] },
  { name: 'all games', path: () => '/online-casino/all-games', blocks: [...chrome, 'game-browser'] },
  { name: 'live casino lobby', path: () => '/live-casino-online', blocks: [...chrome, 'game-row'] },
  {
    name: 'live category',
    path: () => '/live-casino-online/live-roulette',
    blocks: [...chrome, 'game-browser'],
  },
  { name: 'promotions', path: () => '/promotions', blocks: [...chrome, 'promotion-list'] },
  { name: 'promotions category', path: () => '/promotions/casino', blocks: [...chrome, 'promotion-list'] },
  { name: 'VIP', budget: '/loyalty', path: (site) => site.loyaltyPath, blocks: [...chrome, 'vip-tiers'] },
  { name: 'legal page', path: () => '/privacy-policy', blocks: [...chrome, 'page-text'] },
  { name: 'not found', path: () => '/no/such/path', status: 404, blocks: [...chrome, 'page-text'] },
];

/** The budget of a kind of page; undefined without one in `brands/budgets.json`. */
export function budgetOf({ budget, path }: PageType): Visit | undefined {
  const [site] = brands;
  return visits.find((visit) => visit.path === (budget ?? (site && path(site))));
}

/** Kinds that a browser visits in languages other than the brand's default, in turn. */
export const briefly = ['home', 'casino lobby', 'legal page'];

/** The response for a page that the market does not have. */
export const notOffered = { status: 451, blocks: [...chrome, 'page-text'] };
