import type { NewPlayer } from '../database/tables/players';
import { cookieConsents, marketingPreferences, termsAcceptances } from '../database/tables/preferences';
import { keyOf, uniform } from '../live/random';
import type { SeedStep } from '../players/population';
import { preferencesOf } from './marketing-preferences';

/** Input for the generated history of a player's choices. */
type PreferencePlayer = { playerId: number } & Pick<
  NewPlayer,
  'registrationDate' | 'firstLogin' | 'termsAndConditionsAcceptedVersion'
>;

/** Rows of the preference tables, for insertion into empty ones. */
interface PreferenceHistory {
  marketing: (typeof marketingPreferences.$inferInsert)[];
  cookies: Omit<typeof cookieConsents.$inferInsert, 'id'>[];
  terms: Omit<typeof termsAcceptances.$inferInsert, 'id'>[];
}

const COOKIE_POLICY_VERSION = '1';

/** Consent of seeded players at registration, deterministic per seed. Players who never signed in have no cookie consent. */
function preferenceHistoryOf(players: readonly PreferencePlayer[], seed: string): PreferenceHistory {
  const wants = (player: PreferencePlayer, what: string): boolean =>
    uniform(keyOf(seed, 'preferences', what, player.playerId)) < 0.6;
  const withCookieConsent = players.filter(({ firstLogin }) => firstLogin === false);
  return {
    marketing: players.map((player) => {
      const all = preferencesOf(wants(player, 'marketing'));
      return {
        playerId: player.playerId,
        channels: { ...all.subscriptionChannels, PHONE: false, MAIL: false },
        communications: { ...all.subscriptionCommunications, RESPONSIBLE_GAMING: true },
        updatedAt: player.registrationDate,
      };
    }),
    cookies: withCookieConsent.map((player) => ({
      cookiesConsentId: seededUuid(seed, player.playerId),
      playerId: player.playerId,
      version: COOKIE_POLICY_VERSION,
      performanceFunctional: wants(player, 'performance'),
      marketing: wants(player, 'cookies'),
      givenAt: player.registrationDate,
    })),
    terms: players.flatMap(({ playerId, registrationDate, termsAndConditionsAcceptedVersion: version }) =>
      version === undefined || version === '' ? [] : [{ playerId, version, acceptedAt: registrationDate }],
    ),
  };
}

/** Stores the preferences of seeded players. */
export function preferenceStep(seed: string): SeedStep {
  return async (tx, seeded) => {
    const history = preferenceHistoryOf(
      seeded.map(({ player }) => player),
      seed,
    );
    if (history.marketing.length > 0) await tx.insert(marketingPreferences).values(history.marketing);
    if (history.cookies.length > 0) await tx.insert(cookieConsents).values(history.cookies);
    if (history.terms.length > 0) await tx.insert(termsAcceptances).values(history.terms);
  };
}

/** A UUID in the form of version 4, derived from the seed. */
function seededUuid(seed: string, playerId: number): string {
  const digits = Array.from({ length: 32 }, (_, at) =>
    Math.floor(uniform(keyOf(seed, 'consent', playerId), at) * 16).toString(16),
  );
  digits[12] = '4';
  digits[16] = '8';
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
