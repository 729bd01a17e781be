import { type BlockLives, type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import { within } from '../../within';
import type { StoredBlock } from '../page-document.server';
import type { FillContext, Filler } from './context';
import { fillGameBrowser } from './game-browser.server';
import { fillCategoryGrid, fillCategoryNav, fillGameDetail, fillGameRow } from './games.server';
import { fillSiteHeader } from './navigation.server';
import { fillPromotionDetail, fillPromotionList, fillPromotionsRow } from './promotions.server';
import { fillProviderStrip } from './providers.server';
import { fillPageText, fillSiteFooter } from './static-pages.server';
import { fillTournamentBox } from './tournament.server';
import { fillWinners } from './winners.server';

/** What fills each block that shows live data; a block without an entry is all content. */
const fillers: { [Name in BlockName]?: Filler<Name> } = {
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
};

/** Live data of one block, within its own time budget (DESIGN §2). */
export async function fillBlock<Name extends BlockName>(
  stored: Extract<StoredBlock, { block: Name }>,
  context: FillContext,
): Promise<BlockLives[Name] | null> {
  const filler = fillers[stored.block] as Filler<Name> | undefined;
  if (!filler) return null;
  return within(
    filler(stored.content as Parameters<typeof filler>[0], context),
    blockMeta[stored.block].timeBudgetMs,
  );
}
