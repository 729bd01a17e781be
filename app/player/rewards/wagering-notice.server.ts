import { validatePlatformGameLimitations } from '../../../schemas/generated/validators.js';
import { formatMoney } from '../../../ui/format/money';
import type { Player } from '../../platform/player.server';
import { translator } from '../../site/texts/messages.server';
import { displayOf } from '../balance/currency-display';

/** Texts of the notice over a game; missing if the player's bonuses do not concern it. */
export interface WageringNoticeAnswer {
  text?: string;
  /** Label of the option to hide it permanently. */
  hide?: string;
}

/** How the active bonus applies to a game (BONUS-48), as localised text. Throws as `Player.call` does. */
export async function wageringNotice({ site, call }: Player, gameId: string): Promise<WageringNoticeAnswer> {
  const path = `/platform/v1/games/${encodeURIComponent(gameId)}/limitations`;
  const { level, bonus } = await call({
    path,
    query: { language: site.speech.code },
    validate: validatePlatformGameLimitations,
  });
  if (level === 0 || bonus === undefined) return {};
  const { name, currency, left, weight } = bonus;
  const { tag } = site.speech;
  const t = translator(site);
  const hide = t('rewards.game.hide');
  if (level === 1) return { text: t('rewards.game.excluded', { name }), hide };
  const displays = { [currency]: displayOf(site, currency) };
  const texts = {
    name,
    left: formatMoney(left, currency, { tag, displays, decimals: true }),
    weight: new Intl.NumberFormat(tag, { style: 'percent' }).format(weight / 100),
  };
  return { text: t('rewards.game.counts', texts), hide };
}
