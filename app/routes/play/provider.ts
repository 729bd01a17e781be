import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { catalogueOf } from '../../catalogue/catalogue.server';
import { gameHref } from '../../catalogue/game-card';
import type { Lobby } from '../../catalogue/lobby';
import { isPlayOfNobody, lobbyType } from '../../site/play-path';
import { resolveSite } from '../../site/resolve.server';
import { localeAddress } from '../../site/wanted-path';

/** A provider's address without a game redirects to its most popular game (ROUTE-36, ROUTE-38). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') return redirect(resolution.to);
  const { site, path } = resolution;
  const lobby: Lobby = lobbyType(path) === 'casino' ? 'casino' : 'live casino';
  const [, , provider] = path.split('/').filter(Boolean);
  const { lobbies } = await catalogueOf(site);
  const game = isPlayOfNobody(path, site.brand)
    ? undefined
    : lobbies[lobby].games.find((each) => each.provider.providerId.split('-')[0] === provider);
  return redirect(game ? gameHref(game, site) : localeAddress(site.locale, '/'));
}
