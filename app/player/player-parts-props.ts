import type { SiteView } from '../../ui/site/site-context';
import type { Site } from '../site/site';
import type { PlayerPartsProps } from './player-parts';

/** Undefined on pages of visitors who are not signed in: nothing of it travels to them, and no heart stands in the way of their keyboard. */
export function playerParts(
  site: Site,
  { authorized, t }: Pick<SiteView, 'authorized' | 't'>,
): PlayerPartsProps | undefined {
  if (!authorized) return undefined;
  const { locale, brand, rules } = site;
  return {
    player: { locale, websocket: brand.features.websocket },
    idle: rules.idleMinutes === null ? undefined : { locale, minutes: rules.idleMinutes },
    hearts: {
      locale,
      labels: {
        heart: t('myGames.favourite', { name: '{{name}}' }),
        failed: t('myGames.changeFailed'),
        full: t('myGames.full'),
        close: t('app.close'),
      },
    },
  };
}
