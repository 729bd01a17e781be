import { roundAmount } from '../payments/round-amount';
import type { PlatformCore } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import { textIn } from '../reference-data/languages';
import { type Chances, createChances } from './chance/chances';
import type { RewardReader } from './shown-reward';

/**
 * Context for showing rewards to a player.
 * @param wanted language of the names instead of the player's
 */
export type ReaderOf = (
  player: Pick<RestrictedPlayer, 'language' | 'countryCode' | 'currencyCode'>,
  wanted?: string,
) => RewardReader & { chances: Chances };

/** All readers share one cache of chances. */
export function createReaders({ data, clock }: Pick<PlatformCore, 'data' | 'clock'>): ReaderOf {
  const names = new Map(data.games.map(({ gameId, name }) => [gameId, name]));
  const chances = createChances(data);
  return ({ language, countryCode, currencyCode }, wanted) => ({
    chances,
    language: wanted ?? language,
    standIns: data.accounts.registration.languages,
    currency: currencyCode,
    law: data.laws.bonuses(countryCode, clock.now()),
    settings: { fromEuro: (euro, currency) => roundAmount(euro, currency, data.currencies) },
    levelName: (siteId, level) => {
      const brand = data.sites.find((site) => site.siteId === siteId)?.brand ?? '';
      const { names } = data.loyalty[brand]?.levels[level] ?? {};
      return names === undefined
        ? String(level)
        : textIn(names, wanted ?? language, data.accounts.registration.languages);
    },
    gameName: (gameId) => names.get(gameId) ?? gameId,
  });
}
