import type { PlatformControlSeed, PlatformDataDefaults } from '../../../schemas/generated/types';
import { DAY } from '../live/activity';
import { keyOf, uniform } from '../live/random';
import { hashPassword } from '../identity/passwords';
import type { NewRestrictedPlayer } from './player-store';
import { stateOfSeed } from './seeded-restrictions';

type Home = PlatformDataDefaults['testPlayer'];
type Given = NonNullable<PlatformControlSeed['players']>[number];

/** Birthdays of seeded players: from 1960 on, all of age. */
const BIRTHDAYS = { from: Date.parse('1960-01-01'), count: 40 * 365 };

/** Unique name and birthday, so that rules about a person at all brands do not affect other tests. */
function ownPerson({ siteId, email }: Given): { lastName: string; dateOfBirth: string } {
  const day = Math.floor(uniform(keyOf('birthday', siteId, email.toLowerCase())) * BIRTHDAYS.count);
  return {
    lastName: `Player ${email.toLowerCase().split('@')[0] ?? ''} ${siteId}`,
    dateOfBirth: new Date(BIRTHDAYS.from + day * DAY).toISOString().slice(0, 10),
  };
}

/** A verified player without deposits, with overrides of a test. `now` is the clock's time, `home` the default country. */
export async function seededPlayer(given: Given, now: number, home: Home): Promise<NewRestrictedPlayer> {
  const { password, remainingDays, firstDepositDate, registrationDate, ...seed } = given;
  const until =
    remainingDays === undefined || remainingDays === null ? null : new Date(now + remainingDays * DAY);
  const { rest: columns, state } = stateOfSeed({ statusInitiator: 'player' as const, ...seed }, now, until);
  return {
    firstName: 'Test',
    ...ownPerson(given),
    language: 'en',
    ...home,
    personid: `person-${given.siteId}-${given.email.toLowerCase()}`,
    kycStatus: 'FULLY VERIFIED',
    firstLogin: false,
    termsAndConditionsAcceptedVersion: '1',
    ...columns,
    ...state,
    registrationDate: new Date(registrationDate ?? '2025-01-01T00:00:00.000Z'),
    firstDepositDate:
      firstDepositDate === undefined || firstDepositDate === null ? null : new Date(firstDepositDate),
    passwordHash: await hashPassword(password),
  };
}
