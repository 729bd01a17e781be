import { environment } from '../../server/environment.server';

/** The provider of a game's address. @param path below the locale, of a game */
export function providerOfPath(path: string): string {
  return path.split('/').filter(Boolean)[2] ?? '';
}

/** The origin of a provider's games (`GAME_ORIGINS`), used for frames and to filter messages. */
export function originOfGames(path: string): string {
  return new URL(environment.gameOrigins.replace('{provider}', providerOfPath(path))).origin;
}
