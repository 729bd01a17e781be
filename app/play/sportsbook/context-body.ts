import type { PlatformRequestSportsbookContext } from '../../../schemas/generated/types';
import type { Site } from '../../site/site';
import type { SportsbookRoute } from './sportsbook-path';

/** The sportsbook's code of a language (SPORT-06): regional ones are mapped, all others are their own. */
export function sportsbookLanguage(language: string, map: Readonly<Record<string, string>>): string {
  return map[language] ?? language;
}

const hexColour = /^#[0-9a-f]{6}$/;

/** The colours of a brand that the frame can have; the provider has its own for the others. */
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
  /** Origin of the page around the frame. */
  hostOrigin: string;
  /** A new one for each call. */
  correlationId: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The body of a context call (SPORT-02): either customer, as the state says (SPORT-03). */
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
