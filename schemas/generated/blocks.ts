/* Generated from schemas/ by `npm run generate`. Do not edit. */
import type * as types from './types';

export const blockMeta = {
  'banner-carousel': { contentType: 'bannerCarousel', version: 1, regions: ['main'], live: null, hydrate: 'visible', failure: 'open', timeBudgetMs: 1500 },
  'category-grid': { contentType: 'categoryGrid', version: 1, regions: ['main'], live: 'lobbyGrid', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500 },
  'category-nav': { contentType: 'categoryNav', version: 1, regions: ['main'], live: 'categories', hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'faq': { contentType: 'faq', version: 1, regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'feature-list': { contentType: 'featureList', version: 1, regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'formatted-text': { contentType: 'formattedText', version: 1, regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'game-browser': { contentType: 'gameBrowser', version: 1, regions: ['main'], live: 'gameBrowser', hydrate: 'load', failure: 'open', timeBudgetMs: 1500 },
  'game-detail': { contentType: 'gameDetail', version: 1, regions: ['main'], live: 'gameDetail', hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'game-row': { contentType: 'gameRow', version: 1, regions: ['main'], live: 'games', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500 },
  'hero-banner': { contentType: 'heroBanner', version: 1, regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'page-text': { contentType: 'pageText', version: 1, regions: ['main'], live: 'staticPage', hydrate: 'none', failure: 'closed', timeBudgetMs: 1500 },
  'promotion-detail': { contentType: 'promotionDetail', version: 1, regions: ['main'], live: 'promotion', hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'promotion-list': { contentType: 'promotionList', version: 1, regions: ['main'], live: 'promotionList', hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'promotions-row': { contentType: 'promotionsRow', version: 1, regions: ['main'], live: 'promotions', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500 },
  'provider-strip': { contentType: 'providerStrip', version: 1, regions: ['main'], live: 'providers', hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'seo-text': { contentType: 'seoText', version: 1, regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'sign-up-panel': { contentType: 'signUpPanel', version: 1, regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'site-footer': { contentType: 'siteFooter', version: 1, regions: ['footer'], live: 'footer', hydrate: 'none', failure: 'closed', timeBudgetMs: 1500 },
  'site-header': { contentType: 'siteHeader', version: 1, regions: ['header'], live: 'navigation', hydrate: 'load', failure: 'closed', timeBudgetMs: 1500 },
  'tournament-box': { contentType: 'tournamentBox', version: 1, regions: ['main'], live: 'tournament', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500 },
  'vip-tiers': { contentType: 'vipTiers', version: 1, regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500 },
  'winners': { contentType: 'winners', version: 1, regions: ['main'], live: 'winners', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500 },
} as const;

export type BlockName = keyof typeof blockMeta;

export interface BlockContents {
  'banner-carousel': types.BannerCarouselContent;
  'category-grid': types.CategoryGridContent;
  'category-nav': types.CategoryNavContent;
  'faq': types.FaqContent;
  'feature-list': types.FeatureListContent;
  'formatted-text': types.FormattedTextContent;
  'game-browser': types.GameBrowserContent;
  'game-detail': types.GameDetailContent;
  'game-row': types.GameRowContent;
  'hero-banner': types.HeroBannerContent;
  'page-text': types.PageTextContent;
  'promotion-detail': types.PromotionDetailContent;
  'promotion-list': types.PromotionListContent;
  'promotions-row': types.PromotionsRowContent;
  'provider-strip': types.ProviderStripContent;
  'seo-text': types.SeoTextContent;
  'sign-up-panel': types.SignUpPanelContent;
  'site-footer': types.SiteFooterContent;
  'site-header': types.SiteHeaderContent;
  'tournament-box': types.TournamentBoxContent;
  'vip-tiers': types.VipTiersContent;
  'winners': types.WinnersContent;
}

export interface BlockLives {
  'banner-carousel': null;
  'category-grid': types.LobbyGridLive;
  'category-nav': types.CategoriesLive;
  'faq': null;
  'feature-list': null;
  'formatted-text': null;
  'game-browser': types.GameBrowserLive;
  'game-detail': types.GameDetailLive;
  'game-row': types.GamesLive;
  'hero-banner': null;
  'page-text': types.StaticPageLive;
  'promotion-detail': types.PromotionLive;
  'promotion-list': types.PromotionListLive;
  'promotions-row': types.PromotionsLive;
  'provider-strip': types.ProvidersLive;
  'seo-text': null;
  'sign-up-panel': null;
  'site-footer': types.FooterLive;
  'site-header': types.NavigationLive;
  'tournament-box': types.TournamentLive;
  'vip-tiers': null;
  'winners': types.WinnersLive;
}

export interface LiveKinds {
  categories: types.CategoriesLive;
  footer: types.FooterLive;
  gameBrowser: types.GameBrowserLive;
  gameDetail: types.GameDetailLive;
  games: types.GamesLive;
  lobbyGrid: types.LobbyGridLive;
  navigation: types.NavigationLive;
  promotion: types.PromotionLive;
  promotionList: types.PromotionListLive;
  promotions: types.PromotionsLive;
  providers: types.ProvidersLive;
  staticPage: types.StaticPageLive;
  tournament: types.TournamentLive;
  winners: types.WinnersLive;
}

/** A block with everything its view needs. */
export type FilledBlock = {
  [Name in BlockName]: { block: Name; entryId: string } & BlockProps<Name>;
}[BlockName];

/** What a block component receives: its validated content and the live data it was filled with. */
export interface BlockProps<Name extends BlockName> {
  content: BlockContents[Name];
  live: BlockLives[Name];
}
