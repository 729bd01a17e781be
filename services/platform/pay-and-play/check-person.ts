import { and, eq, sql } from 'drizzle-orm';
import type { PlatformPaymentIdentity } from '../../../schemas/generated/types';
import { players } from '../database/tables/players';
import { payAndPlayPeople, type PayAndPlaySession } from '../database/tables/pay-and-play';
import { PlatformError } from '../errors';
import { ageAt } from '../registration/age';
import { exclusionElsewhere, refusedForExclusion } from '../registration/excluded-elsewhere';
import type { Checked } from '../registers/register-checks';
import type { Site } from '../reference-data/data';
import type { PayAndPlayParts } from './pay-and-play-parts';
import { sessionRefused } from './refusals';

const OLDEST = 120;
export const DUPLICATE = 'error.same.customer.info.detected';

/** Finds the player id of a person with an earlier pay-and-play at the site; undefined for a new person. */
export async function knownPlayer(
  { database }: Pick<PayAndPlayParts, 'database'>,
  { siteId, provider }: Pick<PayAndPlaySession, 'siteId' | 'provider'>,
  { personId }: PlatformPaymentIdentity,
): Promise<number | undefined> {
  const [found] = await database.db
    .select({ playerId: payAndPlayPeople.playerId })
    .from(payAndPlayPeople)
    .where(
      and(
        eq(payAndPlayPeople.siteId, siteId),
        eq(payAndPlayPeople.provider, provider),
        eq(payAndPlayPeople.personId, personId),
      ),
    );
  return found?.playerId;
}

/**
 * Runs the checks of an ordinary registration on the identity from the bank: age, country, an existing account of the person at the
 * site, exclusions from all brands, and the country's registers. Throws the refusal, after which the money is refunded.
 */
export async function checkNewcomer(
  parts: PayAndPlayParts,
  site: Site,
  session: PayAndPlaySession,
  identity: PlatformPaymentIdentity,
  playerId: number,
): Promise<Checked> {
  const { rules, clock, registers } = parts;
  const now = clock.now();
  const { dateOfBirth } = identity;
  // The residence from the bank has to be the country of the market.
  if (identity.country !== session.country) throw sessionRefused('error.country.blocked');
  rules.offeredCountry(site, identity.country);
  const age = ageAt(dateOfBirth, now);
  if (age > OLDEST || age < rules.minimumAge(identity.country, now))
    throw sessionRefused('error.paynplay.age');
  if (await hasAccount(parts, site, identity)) throw sessionRefused(DUPLICATE);
  const person = asPlayer(site, playerId, identity);
  const exclusion = await exclusionElsewhere(parts.players, person, now);
  // An excluded account could not take the deposit, so none is opened, even where the law would allow it.
  if (exclusion !== undefined) throw refusedForExclusion(exclusion);
  const checked = await registers.atSignUp(person, undefined);
  const excluded = checked.asked.some(({ outcome }) => outcome === 'excluded');
  if (excluded) throw sessionRefused('error.exclusion.register');
  if (checked.asked.some(({ outcome }) => outcome === 'unavailable'))
    throw new PlatformError(
      503,
      'error.register.unavailable',
      'A register of excluded persons gives no answer: send the same request again.',
      { retryAfterMs: 5_000 },
    );
  return checked;
}

/** True if the site has an account with the same name, date of birth and country. */
async function hasAccount(
  { database }: PayAndPlayParts,
  { siteId }: Site,
  { firstName, lastName, dateOfBirth, country }: PlatformPaymentIdentity,
): Promise<boolean> {
  const accounts = await database.db.$count(
    players,
    and(
      eq(players.siteId, siteId),
      eq(players.dateOfBirth, dateOfBirth),
      eq(players.countryCode, country),
      sql`lower(${players.firstName}) = lower(${firstName})`,
      sql`lower(${players.lastName}) = lower(${lastName})`,
    ),
  );
  return accounts > 0;
}

/** Maps an identity to the fields by which accounts are compared. The bank may have no e-mail address. */
function asPlayer({ siteId }: Site, playerId: number, identity: PlatformPaymentIdentity) {
  const { firstName, lastName, dateOfBirth, postalCode, country, email = '' } = identity;
  return {
    ...{ playerId, siteId, email, firstName, lastName, dateOfBirth, postalCode },
    countryCode: country,
    personid: personIdOf(playerId),
  };
}

/** Person id of a first account. */
export function personIdOf(playerId: number): string {
  return `person-${playerId}`;
}

/** Throws the refusal if the e-mail address belongs to an account of the site, or to a person excluded from all brands. */
export async function checkAddress(
  parts: PayAndPlayParts,
  site: Site,
  identity: PlatformPaymentIdentity,
  playerId: number,
  email: string,
): Promise<void> {
  const found = await parts.players.byEmail(site.siteId, email);
  if (found !== undefined) throw sessionRefused(DUPLICATE);
  const person = { ...asPlayer(site, playerId, identity), email };
  const exclusion = await exclusionElsewhere(parts.players, person, parts.clock.now());
  if (exclusion !== undefined) throw refusedForExclusion(exclusion);
}
