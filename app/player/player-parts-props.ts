import type { SiteView } from '../../ui/site-context';
import type { Site } from '../site/site';
import type { PlayerPartsProps } from './player-parts';

export function playerParts(
  site: Site,
  { authorized, t }: Pick<SiteView, 'authorized' | 't'>,
): PlayerPartsProps {
  const { locale, brand } = site;
  const name = '{{name}}';
  return {
    ...(authorized ? { player: { locale, websocket: brand.features.websocket } } : {}),
    hearts: {
      locale,
      authorized,
      labels: {
        heart: t(authorized ? 'myGames.favourite' : 'myGames.signInFirst', { name }),
        failed: t('myGames.changeFailed'),
        full: t('myGames.full'),
        close: t('app.close'),
      },
    },
  };
}
