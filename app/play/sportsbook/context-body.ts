import type { PlatformRequestSportsbookContext } from '../../../schemas/generated/types';
import type { Site } from '../../site/site';
import type { SportsbookRoute } from './sportsbook-path';

/** Maps a site language to the provider's code (SPORT-06). Unmapped languages are passed unchanged. */
export function sportsbookLanguage(language: string, map: Readonly<Record<string, string>>): string {
  return map[language] ?? language;
}

const hexColour = /^#[0-9a-f]{6}$/;

/** Brand colours for the frame, as `#rrggbb` only. The provider has defaults for the others. */
function coloursOf({ color }: Pick<Site['theme'], 'color'>) {
  const { background, surface, text, primary: accent } = color;
  const named = Object.entries({ background, surface, text, accent });
  return Object.fromEntries(
    named
      .map(([name, value]) => [name, value.toLowerCase()])
      .filter(([, value = '']) => hexColour.test(value)),
  );
}

interface ContextInput {
  site: Pick<Site, 'brand' | 'market' | 'language' | 'channel' | 'theme'>;
  /** Undefined for a visitor who is not signed in. */
  player: PlatformRequestSportsbookContext['loggedInCustomer'];
  /** ISO 3166 code. */
  country: string;
  route: SportsbookRoute;
  /** Origin of the host page. */
  hostOrigin: string;
  /** Unique for each call. */
  correlationId: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Body of a context call (SPORT-02), with the customer object that matches `customerState` (SPORT-03). */
export function contextBody({
  site: { brand, market, language, channel, theme },
  player,
  country,
  route,
  hostOrigin,
  correlationId,
  now,
}: ContextInput): PlatformRequestSportsbookContext {
  const { brandId, languageMap, oddsFormat } = brand.sportsbook;
  return {
    correlationId,
    brandId,
    dateTimeStamp: new Date(now).toISOString(),
    customerState: player ? 'loggedIn' : 'loggedOut',
    visitorDetails: {
      channel,
      country,
      language: sportsbookLanguage(language, languageMap),
      oddsFormat,
      timeZone: market.timeZone,
    },
    ...(player ? { loggedInCustomer: player } : { loggedOutCustomer: { currency: market.currency } }),
    deepLinking: { ...route },
    iFrameSetup: { hostOrigin, theme: coloursOf(theme) },
  };
}
