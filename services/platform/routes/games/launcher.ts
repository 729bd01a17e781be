import type { Call } from '../../http/route';
import { PlatformError, invalidRequest } from '../../errors';
import type { Launcher, Wanted } from '../../games/launches';

type LaunchCall = Pick<Call<'site', unknown, unknown, unknown>, 'platform' | 'request' | 'site' | 'visit'> & {
  player?: Call<'player', unknown, unknown, unknown>['player'] | undefined;
  session?: Call<'player', unknown, unknown, unknown>['session'] | undefined;
};

/**
 * The launcher of a call: its signed-in player, or its visitor.
 *
 * @param country of the visitor according to the call
 * @throws PlatformError 409 for the key of another sign-in, which was replaced during the launch
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

/** The same for calls by visitors and players. Throws 401 for an invalid token. */
export async function launcherOfAnybody(call: LaunchCall, country?: string): Promise<Launcher> {
  const { platform, request, site } = call;
  const token = request.get('authorization');
  if (token === undefined || token === '') return launcherOf(call, country);
  return launcherOf({ ...call, ...(await platform.identity.authenticate(site.siteId, token)) }, country);
}

const HEADERS = { lobby: 'x-lobby-url', deposit: 'x-deposit-url', history: 'x-history-url' } as const;
const ADDRESS = /^https?:\/\/\S{1,2000}$/;

/** Site pages that a game links to: those in the body override the headers. Throws 400 for an invalid URL. */
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
