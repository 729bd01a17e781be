import type { SiteView } from '../../ui/site/site-context';
import type { Site } from '../site/site';
import { reportsBalance } from '../site/sportsbook-offer';
import type { PlayerPartsProps } from './player-parts';

/** Undefined for visitors who are not signed in: their pages get no player data and no hearts in the tab order. */
export function playerParts(
  site: Site,
  { authorized, t }: Pick<SiteView, 'authorized' | 't'>,
): PlayerPartsProps | undefined {
  if (!authorized) return undefined;
  const { locale, features, rules } = site;
  return {
    player: {
      locale,
      websocket: features.websocket,
      ...(reportsBalance(site) ? { reportsBalance: true } : {}),
    },
    idle: rules.idleMinutes === null ? undefined : { locale, minutes: rules.idleMinutes },
    realityCheck: { locale },
    verification: { locale },
    over: {
      locale,
      texts: {
        title: t('session.over.title'),
        text: t('session.over.text'),
        timeUp: t('session.over.timeUp'),
        help: t('safety.break.help'),
        home: t('safety.break.home'),
      },
    },
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
