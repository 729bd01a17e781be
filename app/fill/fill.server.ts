import { type BlockLives, type BlockName, blockMeta } from '../../schemas/generated/blocks';
import { within } from '../server/within';
import type { StoredBlock } from '../content/documents/stored-block';
import type { FillContext, Filler } from './context';
import { fillContact } from './contact.server';
import { fillGameBrowser } from './game-browser.server';
import { fillCategoryGrid, fillCategoryNav, fillGameDetail, fillGameRow } from './games.server';
import { fillJackpotTicker } from './live/jackpots.server';
import { fillLiveTables } from './live/live-tables.server';
import { fillMinimumAge } from './minimum-age.server';
import { fillSiteHeader } from './navigation.server';
import { fillPageLinks } from './page-links.server';
import { fillPayAndPlay } from './pay-and-play.server';
import { fillPrivateData } from './private-data.server';
import { fillPromotionDetail, fillPromotionList, fillPromotionsRow } from './promotions/promotions.server';
import { fillProviderStrip } from './providers.server';
import { fillPageText, fillSiteFooter } from './static-pages.server';
import { fillTournamentBox } from './live/tournament.server';
import { fillWinners } from './live/winners.server';

/** The filler of each block with live data; other blocks are content only. */
export type Fillers = { [Name in BlockName]?: Filler<Name> };

export const blockFillers: Fillers = {
  'site-header': fillSiteHeader,
  'site-footer': fillSiteFooter,
  'category-nav': fillCategoryNav,
  'category-grid': fillCategoryGrid,
  'game-row': fillGameRow,
  'game-browser': fillGameBrowser,
  'game-detail': fillGameDetail,
  'promotions-row': fillPromotionsRow,
  'promotion-list': fillPromotionList,
  'promotion-detail': fillPromotionDetail,
  'tournament-box': fillTournamentBox,
  winners: fillWinners,
  'provider-strip': fillProviderStrip,
  'page-text': fillPageText,
  contact: fillContact,
  'licence-strip': fillMinimumAge,
  'responsible-gambling': fillMinimumAge,
  'pay-and-play': fillPayAndPlay,
  'jackpot-ticker': fillJackpotTicker,
  'live-tables': fillLiveTables,
  'page-links': fillPageLinks,
  'account-balance': fillPrivateData('wallet'),
  'active-bonus': fillPrivateData('bonus'),
  'vip-tiers': fillPrivateData('loyalty'),
  'limits-summary': fillPrivateData('limits'),
  'verification-status': fillPrivateData('verification'),
  'inbox-teaser': fillPrivateData('inbox'),
};

/**
 * Live data of one block, within its own time budget.
 * @throws TimeoutError, NotFoundError, or the error of its filler
 */
export async function fillBlock<Name extends BlockName>(
  stored: Extract<StoredBlock, { block: Name }>,
  context: FillContext,
  fillers: Fillers = blockFillers,
): Promise<BlockLives[Name] | null> {
  const filler = fillers[stored.block] as Filler<Name> | undefined;
  if (!filler) return null;
  return within(
    filler(stored.content as Parameters<typeof filler>[0], context),
    blockMeta[stored.block].timeBudgetMs,
  );
}
