import { randomUUID } from 'node:crypto';
import {
  validatePlatformEmpty,
  validatePlatformGameToken,
  validatePlatformSportsbookContext,
} from '../../../schemas/generated/validators.js';
import { currentTermsVersion } from '../../content/static-pages/terms-version.server';
import { PlatformError, callPlatform } from '../../platform/client.server';
import { optionalPlayer } from '../../platform/player.server';
import { visitorAddressHeader, visitorHeaders } from '../../platform/visitor/visitor-country.server';
import { visitorFor } from '../../platform/visitor/visitor.server';
import { environment } from '../../server/environment.server';
import { log } from '../../server/log.server';
import { publicOrigin } from '../../server/public-origin.server';
import { TryLimit } from '../../server/rate-limit.server';
import { configuration } from '../../site/configuration/configuration.server';
import { providerMarket } from '../../site/countries';
import type { Site } from '../../site/site';
import { launchVisitor } from '../launch/launch-visitor.server';
import { contextBody } from './context-body';
import { passedCookie, sportsCookie } from './sports-cookie.server';
import { routeOfPath } from './sportsbook-path';
import type { RenewalAnswer, SportsbookAnswer } from './sportsbook-state';

/** Limits the contexts of visitors, since each is a call to the provider that needs no account. */
const visits = new TryLimit({ name: 'sportsbook-context', maxFailures: 120 });

/** Timeout of a call in milliseconds, which includes the platform's call to the provider. */
const timeoutMs = 5_000;

/** Origin of the sportsbook's frames and of accepted messages (`SPORTSBOOK_ORIGIN`). */
export const sportsbookOrigin = (): string => new URL(environment.sportsbookOrigin).origin;

/**
 * Opens the sportsbook: first the session of a signed-in player, then the context of the frame (SPORT-07). Every
 * failure has a code, for which the page shows an explanation and links.
 *
 * @param path below the locale
 * @throws Response a redirect if the visitor may not open the page (GUARD-10) or the platform has ended the session (AUTH-13)
 */
export async function openSportsbook(
  request: Request,
  { site, path }: { site: Site; path: string },
): Promise<{ answer: SportsbookAnswer; cookie: string | undefined }> {
  if (!(await isOpenTo(request, site, path))) return { answer: { code: 'closed' }, cookie: undefined };
  let cookie: string | undefined;
  try {
    const [visitor, player] = await Promise.all([launchVisitor(request, site), optionalPlayer(request)]);
    if (!player && (await visits.begin(request.headers.get(visitorAddressHeader) ?? '')) !== undefined)
      return { answer: { code: 'too-many' }, cookie };
    const headers = { ...visitorHeaders(request), ...sportsCookie(request) };
    const profile = player && visitor.snapshot?.profile;
    if (player)
      await player.call({
        method: 'POST',
        path: '/platform/sports/auth/session/create',
        headers,
        timeoutMs,
        validate: validatePlatformEmpty,
        onReply: (reply) => (cookie = passedCookie(request, reply)),
      });
    const call = {
      method: 'POST' as const,
      path: '/platform/context/sportsbook/context',
      headers,
      timeoutMs,
      body: contextBody({
        site,
        player: profile && {
          playerId: profile.playerId,
          name: profile.firstName,
          currency: profile.currencyCode,
        },
        country: providerMarket(visitor.country, configuration().countries),
        route: routeOfPath(path),
        hostOrigin: publicOrigin(request),
        correlationId: randomUUID(),
        now: Date.now(),
      }),
      validate: validatePlatformSportsbookContext,
    };
    const { contextData } = await (player
      ? player.call(call)
      : callPlatform({ ...call, siteId: site.brand.siteId }));
    if (new URL(contextData.iframeUrl).origin !== sportsbookOrigin()) {
      const details = { event: 'sportsbook.foreign', brand: site.brand.id, url: contextData.iframeUrl };
      log.error(details, 'not shown');
      return { answer: { code: 'unavailable' }, cookie };
    }
    return { answer: { contextData, currency: profile?.currencyCode ?? site.market.currency }, cookie };
  } catch (error) {
    return { answer: { code: codeOf(error, site) }, cookie };
  }
}

/**
 * Creates the token of a new wallet session for an open frame.
 *
 * @throws as `openSportsbook`
 */
export async function renewSportsbook(
  request: Request,
  { site, path }: { site: Site; path: string },
): Promise<RenewalAnswer> {
  if (!(await isOpenTo(request, site, path))) return { code: 'closed' };
  try {
    const player = await optionalPlayer(request);
    if (!player) return { code: 'signed-out' };
    return await player.call({
      method: 'POST',
      path: '/platform/sports/auth/session/token',
      headers: { ...visitorHeaders(request), ...sportsCookie(request) },
      timeoutMs,
      validate: validatePlatformGameToken,
    });
  } catch (error) {
    return { code: codeOf(error, site) };
  }
}

async function isOpenTo(request: Request, site: Site, path: string): Promise<boolean> {
  const termsVersion = () => currentTermsVersion(site);
  return (await visitorFor(request, site, { path, termsVersion })).access.allow;
}

/** @throws any error that is not a response of the platform */
function codeOf(error: unknown, { brand }: Site): string {
  if (!(error instanceof PlatformError)) throw error;
  const { code, refused, message: reason } = error;
  const details = { event: 'sportsbook.failed', brand: brand.id, code, reason };
  log[refused ? 'info' : 'error'](details, 'sportsbook not opened');
  return refused ? code : 'unavailable';
}
