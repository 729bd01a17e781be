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

/** Longest wait for a chance, in milliseconds: pages of content wait for the answer, and call again when it lacks one. */
const CHANCE_WAIT = 400;

/** Where campaigns are announced: to the visitors of a market, or to the players of a country. */
export interface Announcement {
  ids?: readonly number[] | undefined;
  language?: string | undefined;
  /** Code of the market; left out where there is a country. */
  market?: string | undefined;
  /** ISO 3166 code; goes before the market. */
  country?: string | undefined;
  /** Of the amounts; left out: the first of the site. */
  currency?: string | undefined;
  /** Left out: with the chance. */
  chance?: 'none' | undefined;
}

/**
 * The campaigns for everybody that a market has now or later under its law, with the terms and the chance that its players get (API-065).
 * What depends on a player, such as bonuses before, is decided at the claim. Throws 400 for a currency that the platform does not have.
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
  // A market has the law of its licence, as a country has.
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
