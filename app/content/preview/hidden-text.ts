import type { BlockName, FilledBlock } from '../../../schemas/generated/blocks';
import type { MessageKey } from '../../../schemas/generated/message-keys';
import type { SiteView } from '../../../ui/site/site-context';
import type { Hidden } from './preview-mark';

/** Message keys of why these blocks can be empty. */
const emptyTexts: { [Name in BlockName]?: MessageKey } = {
  'game-row': 'preview.empty.games',
  'category-grid': 'preview.empty.games',
  'game-browser': 'preview.empty.games',
  'jackpot-ticker': 'preview.empty.games',
  'live-tables': 'preview.empty.games',
  'promotions-row': 'preview.empty.promotions',
  'promotion-list': 'preview.empty.promotions',
};

/** Reason why a block shows nothing, in the language of the site. */
export function hiddenText(filled: FilledBlock, hidden: Hidden, view: SiteView): string {
  const { t, tag, timeZone } = view;
  const { reason, moment, markets = [], channels = [] } = hidden;
  if (reason === 'empty') return t(emptyText(filled));
  const list = (items: readonly string[]) => new Intl.ListFormat(tag).format(items);
  return t(`preview.hidden.${reason}`, {
    time: moment
      ? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
          Date.parse(moment),
        )
      : '',
    markets: list(markets),
    channels: list(channels),
  });
}

function emptyText(filled: FilledBlock): MessageKey {
  // A row of the player's own games is empty for visitors who are not signed in.
  if (filled.block === 'game-row' && filled.content.source) return 'preview.hidden.signed-in';
  return emptyTexts[filled.block] ?? 'preview.empty.any';
}
