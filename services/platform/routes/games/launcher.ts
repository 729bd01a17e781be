import type { Call } from '../../http/route';
import { PlatformError, invalidRequest } from '../../errors';
import type { Launcher, Wanted } from '../../games/launches';

type LaunchCall = Pick<Call<'site', unknown, unknown, unknown>, 'platform' | 'request' | 'site' | 'visit'> & {
  player?: Call<'player', unknown, unknown, unknown>['player'] | undefined;
  session?: Call<'player', unknown, unknown, unknown>['session'] | undefined;
};

/**
 * Who launches: the signed-in player of the call, or its visitor.
 *
 * @param country where the call says the visitor is
 * @throws PlatformError 409 for the key of another sign-in: it was replaced while the launch was on its way
 */
export function launcherOf(
  { platform, request, site, visit, player, session }: LaunchCall,
  country = visit.country,
): Launcher {
  const key = request.get('x-session-key');
  if (key !== undefined && session !== undefined && key !== platform.launches.sessionKey(session))
    throw new PlatformError(409, 'error.session.replaced', 'The key is of another sign-in: read it again.');
  const signedIn = player === undefined || session === undefined ? undefined : { player, session };
  return { site, signedIn, visit: { ...visit, country } };
}

/** The same for calls that visitors and players make. Throws 401 for an invalid token. */
export async function launcherOfAnybody(call: LaunchCall, country?: string): Promise<Launcher> {
  const { platform, request, site } = call;
  const token = request.get('authorization');
  if (token === undefined || token === '') return launcherOf(call, country);
  return launcherOf({ ...call, ...(await platform.identity.authenticate(site.siteId, token)) }, country);
}

const HEADERS = { lobby: 'x-lobby-url', deposit: 'x-deposit-url', history: 'x-history-url' } as const;
const ADDRESS = /^https?:\/\/\S{1,2000}$/;

/** Pages of the site that a game leads to: those in the body win over the headers of the call. Throws 400 for one that is no address. */
export function urlsOf({ request }: LaunchCall, given: Wanted['urls'] = {}): NonNullable<Wanted['urls']> {
  const urls = { ...given };
  for (const name of ['lobby', 'deposit', 'history'] as const) {
    const header = HEADERS[name];
    const url = urls[name] ?? request.get(header);
    if (url === undefined) continue;
    if (!ADDRESS.test(url)) {
      const message = `'${header}' is no address of a page: send one that begins with http:// or https://.`;
      throw invalidRequest({ [header]: { code: 'invalid.format', message } });
    }
    urls[name] = url;
  }
  return urls;
}
