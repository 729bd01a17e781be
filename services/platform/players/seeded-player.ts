import type { PlatformControlSeed, PlatformDataDefaults } from '../../../schemas/generated/types';
import { DAY } from '../live/activity';
import type { NewPlayer } from '../database/tables/players';
import { hashPassword } from '../identity/passwords';

type Home = PlatformDataDefaults['testPlayer'];
type Given = NonNullable<PlatformControlSeed['players']>[number];

/** A verified player without deposits, with the overrides of a test. `now` is the clock's time, `home` where the test names none. */
export async function seededPlayer(given: Given, now: number, home: Home): Promise<NewPlayer> {
  const { password, remainingDays, firstDepositDate, registrationDate, ...columns } = given;
  return {
    firstName: 'Test',
    lastName: 'Player',
    language: 'en',
    ...home,
    personid: `person-${given.siteId}-${given.email.toLowerCase()}`,
    dateOfBirth: '1990-01-01',
    accountStatus: 'REGISTERED',
    statusInitiator: 'player',
    kycStatus: 'FULLY VERIFIED',
    firstLogin: false,
    termsAndConditionsAcceptedVersion: '1',
    ...columns,
    registrationDate: new Date(registrationDate ?? '2025-01-01T00:00:00.000Z'),
    firstDepositDate:
      firstDepositDate === undefined || firstDepositDate === null ? null : new Date(firstDepositDate),
    statusUntil:
      remainingDays === undefined || remainingDays === null ? null : new Date(now + remainingDays * DAY),
    passwordHash: await hashPassword(password),
  };
}
