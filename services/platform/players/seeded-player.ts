import type { PlatformControlSeed, PlatformDataDefaults } from '../../../schemas/generated/types';
import { DAY } from '../live/activity';
import { hashPassword } from '../identity/passwords';
import type { NewRestrictedPlayer } from './player-store';
import { stateOfSeed } from './seeded-restrictions';

type Home = PlatformDataDefaults['testPlayer'];
type Given = NonNullable<PlatformControlSeed['players']>[number];

/** A verified player without deposits, with the overrides of a test. `now` is the clock's time, `home` where the test names none. */
export async function seededPlayer(given: Given, now: number, home: Home): Promise<NewRestrictedPlayer> {
  const { password, remainingDays, firstDepositDate, registrationDate, ...seed } = given;
  const until =
    remainingDays === undefined || remainingDays === null ? null : new Date(now + remainingDays * DAY);
  const { rest: columns, state } = stateOfSeed({ statusInitiator: 'player' as const, ...seed }, now, until);
  return {
    firstName: 'Test',
    lastName: 'Player',
    language: 'en',
    ...home,
    personid: `person-${given.siteId}-${given.email.toLowerCase()}`,
    dateOfBirth: '1990-01-01',
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
