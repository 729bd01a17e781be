import type { Game, GameCardLive } from '../../schemas/generated/types';
import { originCountry } from '../site/countries';
import type { Site } from '../site/site';

const newForMs = 45 * 86_400_000;
const plainTint = '#30343c';

/** Address of a game's page: lobby, first part of the provider id, game id (ROUTE-36, ROUTE-38). */
export function gameHref(game: Game, site: Site): string {
  const lobby = game.type === 'casino' ? 'online-casino' : 'live-casino-online';
  const [provider = ''] = game.provider.providerId.split('-');
  return `/${site.locale}/${lobby}/play/${provider}/${game.gameId}`;
}

/** Part after the dash of a two-part provider id; an id without a dash or with several is whole (BLOCK-14). */
export function providerIdOf(id: string): string {
  const parts = id.split('-');
  return parts.length === 2 ? (parts[1] ?? id) : id;
}

/** Whether a game may not be played in a country, by provider or sub-provider. */
export function isRestrictedIn(game: Game, country: string): boolean {
  return [
    game.providerRestrictedCountry,
    game.provider.restrictedCountry,
    game.subProvider?.restrictedCountry,
  ].some((countries) => countries?.includes(country));
}

/** Whether a game may not be played in the market or in its country (BLOCK-20). */
export function isRestricted(game: Game, site: Site): boolean {
  const country = originCountry(site.market, site.locale);
  return isRestrictedIn(game, site.market.id) || (country !== undefined && isRestrictedIn(game, country));
}

/** Current time and play data, for the badges of a card. */
export interface CardMoment {
  /** Milliseconds since the epoch. */
  now: number;
  /** Ids of games with frequent recent payouts. */
  hot: ReadonlySet<string>;
}

/** Tile data of a game, without live values. */
export function gameCard(game: Game, site: Site, { now, hot }: CardMoment): GameCardLive {
  const restricted = isRestricted(game, site);
  const released = Date.parse(game.releasedAt ?? '');
  const badges: GameCardLive['badges'] = [];
  if (game.type === 'live casino') badges.push('live');
  if (game.jackpotExist) badges.push('jackpot');
  if (now - released >= 0 && now - released < newForMs) badges.push('new');
  else if (hot.has(game.gameId)) badges.push('hot');
  return {
    gameId: game.gameId,
    name: game.name,
    href: gameHref(game, site),
    square: game.thumbnail,
    ...(game.verticalImage ? { tall: game.verticalImage } : {}),
    ...(game.images?.[0] ? { wide: game.images[0] } : {}),
    tint: game.tint ?? plainTint,
    provider: game.subProvider?.title ?? game.provider.title,
    badges,
    restricted,
    overlay: restricted && !(game.subProvider ?? game.provider).removeRestrictedCountryOverlay,
  };
}
