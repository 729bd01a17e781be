import { siteHref } from '../../../ui/site/site-href';
import { contentPath, pathOfPage } from '../../content/documents/page-path';
import { type PageEntry, choosePage, chooseVariant } from '../../content/documents/page-variant';
import { slugOfPath } from '../../content/static-pages/static-pages';
import { isSportsbookPath } from '../../site/play-path';
import { isOffered, sitePolicy } from '../../site/policy';
import { segmentsOf, targetOf } from '../../site/redirects/redirect-table';
import type { Site } from '../../site/site';
import type { PublishedContent, StoredItem } from './published-content';
import { isShown, pageEntry } from './shown-content';

/** The result for a link: a page, a dead end, an address the brand redirects, or refused because no link may point there. */
export type TargetState = 'fine' | 'dead' | 'redirected' | 'refused';

/** Fragments with a meaning on every page. */
const dialogs = new Set(['#login', '#logout', '#signup', '#reset-password', '#cookie-settings', '#welcome']);

/** Application pages (app/routes.ts), below the locale. */
export const applicationPaths = [
  '/login',
  '/register',
  '/pay-and-play',
  '/reset-password',
  '/accept-terms-condition',
  '/break',
  '/self-test',
  '/deposit',
  '/my-account',
  '/my-account/account',
  '/my-account/account/security',
  '/my-account/account/preferences',
  '/my-account/account/verification',
  '/my-account/account/verification/edd-questionnaire',
  '/my-account/account/verification/identity',
  '/my-account/account/verification/identity/return',
  '/my-account/banking',
  '/my-account/banking/transactions',
  '/my-account/banking/statements',
  '/my-account/rewards',
  '/my-account/rewards/active',
  '/my-account/rewards/loyalty',
  '/my-account/bonus-code',
  '/my-account/banking/deposit',
  '/my-account/banking/deposit/result',
  '/my-account/banking/withdraw',
  '/my-account/banking/withdraw/status',
  '/my-account/inbox',
  '/my-account/inbox/notifications',
  '/my-account/gambling-limits',
  '/sportsbook',
];

/** Checks whether links of a site have a target. */
export class TargetResolver {
  readonly #content: PublishedContent;
  readonly #site: Site;
  readonly #now: number;
  readonly #pages: PageEntry[];
  readonly #states = new Map<string, TargetState>();

  /** @param now milliseconds */
  constructor(content: PublishedContent, site: Site, now: number) {
    this.#content = content;
    this.#site = site;
    this.#now = now;
    this.#pages = content.ofType('page').map((page) => pageEntry(content, page));
  }

  stateOf(target: string): TargetState {
    let state = this.#states.get(target);
    if (!state) this.#states.set(target, (state = this.#resolve(target)));
    return state;
  }

  /** Redirect target of a link. */
  redirectOf(target: string): string | undefined {
    const href = siteHref(target, this.#site.locale);
    const match = href?.startsWith('/')
      ? this.#site.redirects.match(this.#pathOf(href), this.#site.market.id)
      : undefined;
    return match && targetOf(match);
  }

  /** True if a page is published at a path below the locale, even if the path is redirected. */
  hasPage(path: string): boolean {
    return isOffered(path, sitePolicy(this.#site)) && this.#isPage(path);
  }

  /** First page below a path, even if it is redirected: an application page, or a content page whose path starts with it. */
  pageBelow(path: string): string | undefined {
    const segments = segmentsOf(path);
    const isBelow = (page: string) => {
      const own = segmentsOf(page);
      return own.length > segments.length && segments.every((segment, index) => segment === own[index]);
    };
    const patterns = this.#pages
      .filter((page) => chooseVariant([page], this.#site) !== undefined)
      .map((page) => pathOfPage(page.path, this.#site.brand));
    return [...applicationPaths, ...patterns].find(isBelow);
  }

  #pathOf(href: string): string {
    const [tail = ''] = href.slice(this.#site.locale.length + 1).split(/[?#]/);
    return tail.replace(/\/+$/, '') || '/';
  }

  #resolve(target: string): TargetState {
    const href = siteHref(target, this.#site.locale);
    if (href === undefined) return 'refused';
    if (href.startsWith('#')) return dialogs.has(href) ? 'fine' : 'dead';
    // External addresses are only checked for syntax.
    if (!href.startsWith('/')) return 'fine';
    const path = this.#pathOf(href);
    if (this.#site.redirects.match(path, this.#site.market.id)) return 'redirected';
    // Links to pages the market does not have are omitted from the page.
    return !isOffered(path, sitePolicy(this.#site)) || this.#isPage(path) ? 'fine' : 'dead';
  }

  #isPage(path: string): boolean {
    if (applicationPaths.includes(path) || isSportsbookPath(path)) return true;
    const stored = contentPath(path, this.#site);
    const match = stored === undefined ? undefined : choosePage(this.#pages, this.#site, stored);
    return match !== undefined && this.#hasSubject(match.pattern, match.params);
  }

  /** A page of a pattern exists if the item in its address does. */
  #hasSubject(pattern: string, params: Record<string, string>): boolean {
    if (params['static'] !== undefined)
      return this.#some('staticPage', { slug: slugOfPath(params['static']) });
    if (params['game'] !== undefined) return this.#some('game', { gameId: params['game'] });
    if (params['promotion'] !== undefined) return this.#some('promotion', { slug: params['promotion'] });
    if (params['tag'] !== undefined) return this.#some('promotionTag', { slug: params['tag'] });
    const { category } = params;
    if (category === undefined) return true;
    if (pattern.startsWith('/promotions'))
      return category === 'all' || this.#some('promotionCategory', { slug: category });
    const lobby = pattern.startsWith('/live-casino-online') ? 'live casino' : 'casino';
    return this.#some('category', { categoryId: category, lobby });
  }

  #some(type: string, fields: Record<string, string>): boolean {
    const has = (entry: StoredItem) =>
      Object.entries(fields).every(([name, value]) => this.#content.plainText(entry, name) === value);
    return this.#content.ofType(type).some((entry) => has(entry) && this.#isReachable(entry));
  }

  /** A static page can be opened even in markets that do not link it. */
  #isReachable(entry: StoredItem): boolean {
    if (entry.type !== 'staticPage') return isShown(this.#content, entry, this.#site, this.#now);
    return this.#content.names(entry, 'onlyBrands')?.includes(this.#site.brand.id) ?? true;
  }
}
