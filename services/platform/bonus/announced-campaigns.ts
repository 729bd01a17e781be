import { and, eq, inArray } from 'drizzle-orm';
import type { PlatformBonusTerms, PlatformCampaigns } from '../../../schemas/generated/types';
import { bonusCampaigns } from '../database/tables/bonuses';
import { invalidRequest } from '../errors';
import { isAnnouncedIn, readOffers } from '../ledger/bonus-facts';
import type { PlatformCore } from '../platform';
import type { Site } from '../reference-data/data';
import { marketOf } from '../reference-data/market-facts';
import type { Chances } from './chance/chances';
import type { ReaderOf } from './reward-readers';
import { shownOffer } from './shown-reward';

/** Longest wait for a chance, in milliseconds: content pages wait for the response, and retry when a chance is missing. */
const CHANCE_WAIT = 400;

/** Target of an announcement: visitors of a market, or players of a country. */
export interface Announcement {
  ids?: readonly number[] | undefined;
  language?: string | undefined;
  /** Market code; omitted with a country. */
  market?: string | undefined;
  /** ISO 3166 code; takes precedence over the market. */
  country?: string | undefined;
  /** Currency of the amounts; the first one of the site by default. */
  currency?: string | undefined;
  /** `none` omits the chance. */
  chance?: 'none' | undefined;
}

/**
 * Current and future campaigns for all players of a market under its law, with their terms and chances
 * (API-065). Conditions that depend on the player, such as earlier bonuses, are checked at the claim. Throws
 * 400 for an unknown currency.
 */
export async function announcedCampaigns(
  { data, database, clock }: Pick<PlatformCore, 'data' | 'database' | 'clock'>,
  readerOf: ReaderOf,
  site: Site,
  { ids, language = 'en', market, country, currency = site.currencies[0], chance }: Announcement,
): Promise<PlatformCampaigns> {
  if (data.currencies[currency] === undefined)
    throw invalidRequest({ currency: { code: 'invalid.currency', message: `There is no ${currency}.` } });
  const now = new Date(clock.now());
  // The law of a market is that of its licence.
  const place = country ?? market ?? '';
  const { isAllowed, forbidsWelcome } = data.laws.bonuses(place, now.getTime());
  if (!isAllowed) return { campaigns: [] };
  const offers = await readOffers(
    database.db,
    null,
    and(
      eq(bonusCampaigns.siteId, site.siteId),
      eq(bonusCampaigns.access, 'open'),
      ids && inArray(bonusCampaigns.campaignId, [...ids]),
      isAnnouncedIn(country === undefined ? (market ?? '') : marketOf(data.countries, country), now),
    ),
  );
  const reader = readerOf({ language, countryCode: place, currencyCode: currency }, language);
  const chances: Pick<Chances, 'of'> = {
    of: (offer) => (chance === 'none' ? Promise.resolve(undefined) : reader.chances.of(offer, CHANCE_WAIT)),
  };
  return {
    campaigns: await Promise.all(
      offers
        .filter(({ terms }) => !forbidsWelcome || !isWelcome(terms))
        .map(async (offer) => {
          const { validFrom } = offer.terms;
          return {
            ...(await shownOffer(offer, { ...reader, chances }, { blockedBy: null, isOptedIn: false })),
            ...(validFrom !== undefined && Date.parse(validFrom) > now.getTime()
              ? { opensAt: validFrom }
              : {}),
          };
        }),
    ),
  };
}

function isWelcome({ reward }: PlatformBonusTerms): boolean {
  return reward.kind === 'deposit-match' && reward.depositNumber === 1;
}
