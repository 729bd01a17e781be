import type { Brand } from '../../schemas/generated/types';

export type LobbyType = 'casino' | 'live-casino' | 'sportsbook';

/** The lobby of an address below the locale: anything but casino and live casino counts as sportsbook (ROUTE-42). */
export function lobbyType(path: string): LobbyType {
  const [segment] = path.split('/').filter(Boolean);
  if (segment === 'online-casino') return 'casino';
  return segment === 'live-casino-online' ? 'live-casino' : 'sportsbook';
}

/** The sportsbook, below the locale. */
export const sportsbookRoot = '/sportsbook';

/** True if an address belongs to the sportsbook. @param path below the locale */
export function isSportsbookPath(path: string): boolean {
  return path === sportsbookRoot || path.startsWith(`${sportsbookRoot}/`);
}

/** True if a provider's frame fills the screen at an address, so that nothing may float over it. @param path below the locale */
export function isFramePath(path: string): boolean {
  return isPlayPath(path) || isSportsbookPath(path);
}

/** Whether an address is a game's page. @param path below the locale */
export function isPlayPath(path: string): boolean {
  const [, action, provider] = path.split('/').filter(Boolean);
  return lobbyType(path) !== 'sportsbook' && action === 'play' && provider !== undefined;
}

/**
 * Whether an address is a game's page whose provider, possibly unknown, is not available in that lobby: it redirects to
 * the locale root (ROUTE-38, ROUTE-40, ROUTE-41, AMB-08, AMB-09).
 * @param path below the locale
 */
export function isPlayOfNobody(
  path: string,
  { playProviders, providerFlags }: Pick<Brand, 'playProviders' | 'providerFlags'>,
): boolean {
  if (!isPlayPath(path)) return false;
  const [, , provider = ''] = path.split('/').filter(Boolean);
  const lobby = lobbyType(path);
  if (providerFlags[provider] === false) return true;
  return !(lobby === 'casino' ? playProviders.casino : playProviders.liveCasino).includes(provider);
}
