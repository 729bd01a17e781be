/* Generated from schemas/ by `npm run generate`. Do not edit. */
import type { ComponentType } from 'react';
import type { BlockName, BlockProps } from '../../schemas/generated/blocks';
import { BannerCarousel } from '../../blocks/banner-carousel/banner-carousel';
import { CategoryGrid } from '../../blocks/category-grid/category-grid';
import { CategoryNav } from '../../blocks/category-nav/category-nav';
import { Faq } from '../../blocks/faq/faq';
import { FeatureList } from '../../blocks/feature-list/feature-list';
import { FormattedText } from '../../blocks/formatted-text/formatted-text';
import { GameBrowser } from '../../blocks/game-browser/game-browser';
import { GameDetail } from '../../blocks/game-detail/game-detail';
import { GameRow } from '../../blocks/game-row/game-row';
import { HeroBanner } from '../../blocks/hero-banner/hero-banner';
import { PageText } from '../../blocks/page-text/page-text';
import { PromotionDetail } from '../../blocks/promotion-detail/promotion-detail';
import { PromotionList } from '../../blocks/promotion-list/promotion-list';
import { PromotionsRow } from '../../blocks/promotions-row/promotions-row';
import { ProviderStrip } from '../../blocks/provider-strip/provider-strip';
import { SeoText } from '../../blocks/seo-text/seo-text';
import { SignUpPanel } from '../../blocks/sign-up-panel/sign-up-panel';
import { SiteFooter } from '../../blocks/site-footer/site-footer';
import { SiteHeader } from '../../blocks/site-header/site-header';
import { TournamentBox } from '../../blocks/tournament-box/tournament-box';
import { VipTiers } from '../../blocks/vip-tiers/vip-tiers';
import { Winners } from '../../blocks/winners/winners';

export const blockComponents: { [Name in BlockName]: ComponentType<BlockProps<Name>> } = {
  'banner-carousel': BannerCarousel,
  'category-grid': CategoryGrid,
  'category-nav': CategoryNav,
  'faq': Faq,
  'feature-list': FeatureList,
  'formatted-text': FormattedText,
  'game-browser': GameBrowser,
  'game-detail': GameDetail,
  'game-row': GameRow,
  'hero-banner': HeroBanner,
  'page-text': PageText,
  'promotion-detail': PromotionDetail,
  'promotion-list': PromotionList,
  'promotions-row': PromotionsRow,
  'provider-strip': ProviderStrip,
  'seo-text': SeoText,
  'sign-up-panel': SignUpPanel,
  'site-footer': SiteFooter,
  'site-header': SiteHeader,
  'tournament-box': TournamentBox,
  'vip-tiers': VipTiers,
  'winners': Winners,
};
