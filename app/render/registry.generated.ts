/* Generated from schemas/ by `npm run generate`. Do not edit. */
import type { ComponentType } from 'react';
import type { BlockName, BlockProps } from '../../schemas/generated/blocks';
import { Accordion } from '../../blocks/accordion/accordion';
import { AccountBalance } from '../../blocks/account-balance/account-balance';
import { ActiveBonus } from '../../blocks/active-bonus/active-bonus';
import { BannerCarousel } from '../../blocks/banner-carousel/banner-carousel';
import { CategoryGrid } from '../../blocks/category-grid/category-grid';
import { CategoryNav } from '../../blocks/category-nav/category-nav';
import { Columns } from '../../blocks/columns/columns';
import { Contact } from '../../blocks/contact/contact';
import { CountdownBox } from '../../blocks/countdown-box/countdown-box';
import { Faq } from '../../blocks/faq/faq';
import { FeatureList } from '../../blocks/feature-list/feature-list';
import { FormattedText } from '../../blocks/formatted-text/formatted-text';
import { GameBrowser } from '../../blocks/game-browser/game-browser';
import { GameDetail } from '../../blocks/game-detail/game-detail';
import { GameRow } from '../../blocks/game-row/game-row';
import { HeroBanner } from '../../blocks/hero-banner/hero-banner';
import { Image } from '../../blocks/image/image';
import { InboxTeaser } from '../../blocks/inbox-teaser/inbox-teaser';
import { JackpotTicker } from '../../blocks/jackpot-ticker/jackpot-ticker';
import { LicenceStrip } from '../../blocks/licence-strip/licence-strip';
import { LimitsSummary } from '../../blocks/limits-summary/limits-summary';
import { LiveTables } from '../../blocks/live-tables/live-tables';
import { PageLinks } from '../../blocks/page-links/page-links';
import { PageText } from '../../blocks/page-text/page-text';
import { PayAndPlay } from '../../blocks/pay-and-play/pay-and-play';
import { PromotionDetail } from '../../blocks/promotion-detail/promotion-detail';
import { PromotionList } from '../../blocks/promotion-list/promotion-list';
import { PromotionsRow } from '../../blocks/promotions-row/promotions-row';
import { ProviderStrip } from '../../blocks/provider-strip/provider-strip';
import { ResponsibleGambling } from '../../blocks/responsible-gambling/responsible-gambling';
import { SeoText } from '../../blocks/seo-text/seo-text';
import { SignUpBonus } from '../../blocks/sign-up-bonus/sign-up-bonus';
import { SignUpPanel } from '../../blocks/sign-up-panel/sign-up-panel';
import { SiteFooter } from '../../blocks/site-footer/site-footer';
import { SiteHeader } from '../../blocks/site-header/site-header';
import { Table } from '../../blocks/table/table';
import { Tabs } from '../../blocks/tabs/tabs';
import { TournamentBox } from '../../blocks/tournament-box/tournament-box';
import { VerificationStatus } from '../../blocks/verification-status/verification-status';
import { Video } from '../../blocks/video/video';
import { VipTiers } from '../../blocks/vip-tiers/vip-tiers';
import { Winners } from '../../blocks/winners/winners';

export const blockComponents: { [Name in BlockName]: ComponentType<BlockProps<Name>> } = {
  'accordion': Accordion,
  'account-balance': AccountBalance,
  'active-bonus': ActiveBonus,
  'banner-carousel': BannerCarousel,
  'category-grid': CategoryGrid,
  'category-nav': CategoryNav,
  'columns': Columns,
  'contact': Contact,
  'countdown-box': CountdownBox,
  'faq': Faq,
  'feature-list': FeatureList,
  'formatted-text': FormattedText,
  'game-browser': GameBrowser,
  'game-detail': GameDetail,
  'game-row': GameRow,
  'hero-banner': HeroBanner,
  'image': Image,
  'inbox-teaser': InboxTeaser,
  'jackpot-ticker': JackpotTicker,
  'licence-strip': LicenceStrip,
  'limits-summary': LimitsSummary,
  'live-tables': LiveTables,
  'page-links': PageLinks,
  'page-text': PageText,
  'pay-and-play': PayAndPlay,
  'promotion-detail': PromotionDetail,
  'promotion-list': PromotionList,
  'promotions-row': PromotionsRow,
  'provider-strip': ProviderStrip,
  'responsible-gambling': ResponsibleGambling,
  'seo-text': SeoText,
  'sign-up-bonus': SignUpBonus,
  'sign-up-panel': SignUpPanel,
  'site-footer': SiteFooter,
  'site-header': SiteHeader,
  'table': Table,
  'tabs': Tabs,
  'tournament-box': TournamentBox,
  'verification-status': VerificationStatus,
  'video': Video,
  'vip-tiers': VipTiers,
  'winners': Winners,
};
