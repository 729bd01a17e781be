/* Generated from schemas/ by `npm run generate`. Do not edit. */
import type * as types from './types';

export const blockMeta = {
  'accordion': { contentType: 'accordion', version: 1, group: 'layout', regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: 'panels' },
  'account-balance': { contentType: 'accountBalance', version: 1, group: 'account', regions: ['main'], live: 'privateData', hydrate: 'visible', failure: 'open', timeBudgetMs: 500, promotional: false, slots: null },
  'active-bonus': { contentType: 'activeBonus', version: 1, group: 'account', regions: ['main'], live: 'privateData', hydrate: 'visible', failure: 'open', timeBudgetMs: 500, promotional: false, slots: null },
  'banner-carousel': { contentType: 'bannerCarousel', version: 1, group: 'media', regions: ['main'], live: null, hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
  'category-grid': { contentType: 'categoryGrid', version: 1, group: 'games', regions: ['main'], live: 'lobbyGrid', hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'category-nav': { contentType: 'categoryNav', version: 1, group: 'games', regions: ['main'], live: 'categories', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'columns': { contentType: 'columns', version: 1, group: 'layout', regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: 'panels' },
  'contact': { contentType: 'contact', version: 1, group: 'text', regions: ['main'], live: 'contact', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'countdown-box': { contentType: 'countdownBox', version: 1, group: 'promotions', regions: ['main'], live: null, hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
  'faq': { contentType: 'faq', version: 1, group: 'text', regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'feature-list': { contentType: 'featureList', version: 3, group: 'text', regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'formatted-text': { contentType: 'formattedText', version: 1, group: 'text', regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'game-browser': { contentType: 'gameBrowser', version: 1, group: 'games', regions: ['main'], live: 'gameBrowser', hydrate: 'load', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'game-detail': { contentType: 'gameDetail', version: 1, group: 'games', regions: ['main'], live: 'gameDetail', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'game-row': { contentType: 'gameRow', version: 1, group: 'games', regions: ['main'], live: 'games', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'hero-banner': { contentType: 'heroBanner', version: 3, group: 'media', regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
  'image': { contentType: 'image', version: 1, group: 'media', regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'inbox-teaser': { contentType: 'inboxTeaser', version: 1, group: 'account', regions: ['main'], live: 'privateData', hydrate: 'visible', failure: 'open', timeBudgetMs: 500, promotional: false, slots: null },
  'jackpot-ticker': { contentType: 'jackpotTicker', version: 1, group: 'games', regions: ['main'], live: 'jackpots', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
  'licence-strip': { contentType: 'licenceStrip', version: 1, group: 'legal', regions: ['main'], live: 'minimumAge', hydrate: 'none', failure: 'closed', timeBudgetMs: 1500, promotional: false, slots: null },
  'limits-summary': { contentType: 'limitsSummary', version: 1, group: 'account', regions: ['main'], live: 'privateData', hydrate: 'visible', failure: 'open', timeBudgetMs: 500, promotional: false, slots: null },
  'live-tables': { contentType: 'liveTables', version: 1, group: 'games', regions: ['main'], live: 'liveTables', hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'page-links': { contentType: 'pageLinks', version: 1, group: 'text', regions: ['main'], live: 'pageLinks', hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'page-text': { contentType: 'pageText', version: 1, group: 'legal', regions: ['main'], live: 'staticPage', hydrate: 'none', failure: 'closed', timeBudgetMs: 1500, promotional: false, slots: null },
  'pay-and-play': { contentType: 'payAndPlay', version: 1, group: 'promotions', regions: ['main'], live: 'payAndPlay', hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
  'promotion-detail': { contentType: 'promotionDetail', version: 1, group: 'promotions', regions: ['main'], live: 'promotion', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
  'promotion-list': { contentType: 'promotionList', version: 1, group: 'promotions', regions: ['main'], live: 'promotionList', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'promotions-row': { contentType: 'promotionsRow', version: 3, group: 'promotions', regions: ['main'], live: 'promotions', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
  'provider-strip': { contentType: 'providerStrip', version: 1, group: 'games', regions: ['main'], live: 'providers', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'responsible-gambling': { contentType: 'responsibleGambling', version: 1, group: 'legal', regions: ['main'], live: 'minimumAge', hydrate: 'none', failure: 'closed', timeBudgetMs: 1500, promotional: false, slots: null },
  'seo-text': { contentType: 'seoText', version: 1, group: 'text', regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'sign-up-bonus': { contentType: 'signUpBonus', version: 1, group: 'promotions', regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
  'sign-up-panel': { contentType: 'signUpPanel', version: 1, group: 'promotions', regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
  'site-footer': { contentType: 'siteFooter', version: 1, group: 'frame', regions: ['footer'], live: 'footer', hydrate: 'none', failure: 'closed', timeBudgetMs: 1500, promotional: false, slots: null },
  'site-header': { contentType: 'siteHeader', version: 1, group: 'frame', regions: ['header'], live: 'navigation', hydrate: 'load', failure: 'closed', timeBudgetMs: 1500, promotional: false, slots: null },
  'table': { contentType: 'table', version: 1, group: 'text', regions: ['main'], live: null, hydrate: 'none', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'tabs': { contentType: 'tabs', version: 1, group: 'layout', regions: ['main'], live: null, hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: 'panels' },
  'tournament-box': { contentType: 'tournamentBox', version: 1, group: 'promotions', regions: ['main'], live: 'tournament', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
  'verification-status': { contentType: 'verificationStatus', version: 1, group: 'account', regions: ['main'], live: 'privateData', hydrate: 'visible', failure: 'open', timeBudgetMs: 500, promotional: false, slots: null },
  'video': { contentType: 'video', version: 1, group: 'media', regions: ['main'], live: null, hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: false, slots: null },
  'vip-tiers': { contentType: 'vipTiers', version: 1, group: 'promotions', regions: ['main'], live: 'privateData', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
  'winners': { contentType: 'winners', version: 1, group: 'games', regions: ['main'], live: 'winners', hydrate: 'visible', failure: 'open', timeBudgetMs: 1500, promotional: true, slots: null },
} as const;

export type BlockName = keyof typeof blockMeta;

export interface BlockContents {
  'accordion': types.AccordionContent;
  'account-balance': types.AccountBalanceContent;
  'active-bonus': types.ActiveBonusContent;
  'banner-carousel': types.BannerCarouselContent;
  'category-grid': types.CategoryGridContent;
  'category-nav': types.CategoryNavContent;
  'columns': types.ColumnsContent;
  'contact': types.ContactContent;
  'countdown-box': types.CountdownBoxContent;
  'faq': types.FaqContent;
  'feature-list': types.FeatureListContent;
  'formatted-text': types.FormattedTextContent;
  'game-browser': types.GameBrowserContent;
  'game-detail': types.GameDetailContent;
  'game-row': types.GameRowContent;
  'hero-banner': types.HeroBannerContent;
  'image': types.ImageContent;
  'inbox-teaser': types.InboxTeaserContent;
  'jackpot-ticker': types.JackpotTickerContent;
  'licence-strip': types.LicenceStripContent;
  'limits-summary': types.LimitsSummaryContent;
  'live-tables': types.LiveTablesContent;
  'page-links': types.PageLinksContent;
  'page-text': types.PageTextContent;
  'pay-and-play': types.PayAndPlayContent;
  'promotion-detail': types.PromotionDetailContent;
  'promotion-list': types.PromotionListContent;
  'promotions-row': types.PromotionsRowContent;
  'provider-strip': types.ProviderStripContent;
  'responsible-gambling': types.ResponsibleGamblingContent;
  'seo-text': types.SeoTextContent;
  'sign-up-bonus': types.SignUpBonusContent;
  'sign-up-panel': types.SignUpPanelContent;
  'site-footer': types.SiteFooterContent;
  'site-header': types.SiteHeaderContent;
  'table': types.TableContent;
  'tabs': types.TabsContent;
  'tournament-box': types.TournamentBoxContent;
  'verification-status': types.VerificationStatusContent;
  'video': types.VideoContent;
  'vip-tiers': types.VipTiersContent;
  'winners': types.WinnersContent;
}

export interface BlockLives {
  'accordion': null;
  'account-balance': types.PrivateDataLive;
  'active-bonus': types.PrivateDataLive;
  'banner-carousel': null;
  'category-grid': types.LobbyGridLive;
  'category-nav': types.CategoriesLive;
  'columns': null;
  'contact': types.ContactLive;
  'countdown-box': null;
  'faq': null;
  'feature-list': null;
  'formatted-text': null;
  'game-browser': types.GameBrowserLive;
  'game-detail': types.GameDetailLive;
  'game-row': types.GamesLive;
  'hero-banner': null;
  'image': null;
  'inbox-teaser': types.PrivateDataLive;
  'jackpot-ticker': types.JackpotsLive;
  'licence-strip': types.MinimumAgeLive;
  'limits-summary': types.PrivateDataLive;
  'live-tables': types.LiveTablesLive;
  'page-links': types.PageLinksLive;
  'page-text': types.StaticPageLive;
  'pay-and-play': types.PayAndPlayLive;
  'promotion-detail': types.PromotionLive;
  'promotion-list': types.PromotionListLive;
  'promotions-row': types.PromotionsLive;
  'provider-strip': types.ProvidersLive;
  'responsible-gambling': types.MinimumAgeLive;
  'seo-text': null;
  'sign-up-bonus': null;
  'sign-up-panel': null;
  'site-footer': types.FooterLive;
  'site-header': types.NavigationLive;
  'table': null;
  'tabs': null;
  'tournament-box': types.TournamentLive;
  'verification-status': types.PrivateDataLive;
  'video': null;
  'vip-tiers': types.PrivateDataLive;
  'winners': types.WinnersLive;
}

export interface LiveKinds {
  'categories': types.CategoriesLive;
  'contact': types.ContactLive;
  'footer': types.FooterLive;
  'gameBrowser': types.GameBrowserLive;
  'gameDetail': types.GameDetailLive;
  'games': types.GamesLive;
  'jackpots': types.JackpotsLive;
  'liveTables': types.LiveTablesLive;
  'lobbyGrid': types.LobbyGridLive;
  'minimumAge': types.MinimumAgeLive;
  'navigation': types.NavigationLive;
  'pageLinks': types.PageLinksLive;
  'payAndPlay': types.PayAndPlayLive;
  'privateData': types.PrivateDataLive;
  'promotion': types.PromotionLive;
  'promotionList': types.PromotionListLive;
  'promotions': types.PromotionsLive;
  'providers': types.ProvidersLive;
  'staticPage': types.StaticPageLive;
  'tournament': types.TournamentLive;
  'winners': types.WinnersLive;
}

/** Blocks with panels, in which other blocks stand. */
export type ContainerName = {
  [Name in BlockName]: (typeof blockMeta)[Name]['slots'] extends string ? Name : never;
}[BlockName];

/** A block of a running experiment, on a page for visitors with a variant. */
export interface TestedBlock {
  experiment: string;
  /** The variant of these visitors. */
  variant: string;
  /** The block is of another variant: only its place is marked. */
  absent?: true;
}

/** A block with everything its view needs; a container has the blocks of each panel beside its content. */
export type FilledBlock = {
  [Name in BlockName]: {
    block: Name;
    entryId: string;
    content: BlockContents[Name];
    live: BlockLives[Name];
    slots?: FilledBlock[][];
    tested?: TestedBlock;
  };
}[BlockName];

/** What a block component receives: its validated content, the live data it was filled with, and the HTML of its panels if it has any. */
export type BlockProps<Name extends BlockName> = {
  content: BlockContents[Name];
  live: BlockLives[Name];
} & (Name extends ContainerName ? { slots: readonly string[] } : unknown);
