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

/** The player that a person has at the site by an earlier pay-and-play; undefined for a newcomer. */
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
 * The checks of an ordinary registration, with the identity that the bank has given: age, country, an account that the person has at the
 * site already, exclusions from all brands, and the registers of the country. Throws the refusal, after which the money goes back.
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
  // The bank names another residence than that of the market.
  if (identity.country !== session.country) throw sessionRefused('error.country.blocked');
  rules.offeredCountry(site, identity.country);
  const age = ageAt(dateOfBirth, now);
  if (age > OLDEST || age < rules.minimumAge(identity.country, now))
    throw sessionRefused('error.paynplay.age');
  if (await hasAccount(parts, site, identity)) throw sessionRefused(DUPLICATE);
  const person = asPlayer(site, playerId, identity);
  const exclusion = await exclusionElsewhere(parts.players, person, now);
  // An account that cannot play could not take the deposit either, so it is not opened where the law would allow that.
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

/** An account of the same person at the site, by name, date of birth and country. */
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

/** The person as accounts are compared; the bank may not know an e-mail address. */
function asPlayer({ siteId }: Site, playerId: number, identity: PlatformPaymentIdentity) {
  const { firstName, lastName, dateOfBirth, postalCode, country, email = '' } = identity;
  return {
    ...{ playerId, siteId, email, firstName, lastName, dateOfBirth, postalCode },
    countryCode: country,
    personid: personIdOf(playerId),
  };
}

/** The person of an account that is the first of theirs. */
export function personIdOf(playerId: number): string {
  return `person-${playerId}`;
}

/** Throws the refusal for an address that an account of the site has, or one of somebody who is excluded from all brands. */
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
