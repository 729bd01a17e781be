import type { PluralForms } from '../../ui/site/plural-forms';
import type { TileSite } from '../../ui/game/tile-site';

/** Props of the game browser's island, besides the markup. */
export interface BrowserProps {
  /** Where filters lead; the list is searched in place only on that page. */
  action: string;
  dataHref: string;
  /** Offset of the next page. */
  nextOffset: number;
  /** Live tables are cards, other games are tiles. */
  layout: BrowserLayout;
  site: TileSite;
  labels: {
    games: PluralForms;
    /** With `{{name}}`. */
    remove: string;
    jackpot: string;
  };
}

export type BrowserLayout = 'tile' | 'card' | 'poster';
