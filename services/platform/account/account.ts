import { eq } from 'drizzle-orm';
import type {
  PlatformAccount,
  PlatformRequestAddress,
  PlatformRequestLanguage,
  PlatformRequestProvince,
} from '../../../schemas/generated/types';
import type { OpenDatabase, Queries } from '../database/database';
import { players, type Player } from '../database/tables/players';
import { invalidRequest } from '../errors';
import type { EventEmitter } from '../events';
import type { MarketRules } from '../registration/market-rules';
import type { SalaryRanges } from './salary-ranges';

/** The account page (ACCT-10 to ACCT-13, ACCT-23). */
export interface Account {
  details(player: Player): PlatformAccount;
  /** Throws 400 for an unsupported language. */
  setLanguage(player: Player, request: PlatformRequestLanguage): Promise<void>;
  setAddress(player: Player, request: PlatformRequestAddress): Promise<void>;
  /** Throws 400 for a province outside the player's country. */
  setProvince(player: Player, request: PlatformRequestProvince): Promise<void>;
  /** Throws 400 for a range outside the player's currency. */
  setSalaryRange(player: Player, salaryRangeId: number): Promise<void>;
}

export function createAccount(
  database: OpenDatabase,
  events: EventEmitter,
  salaryRanges: SalaryRanges,
  provinces: Readonly<Record<string, readonly string[]>>,
  rules: Pick<MarketRules, 'requireLanguage'>,
): Account {
  const change = async (
    db: Queries,
    { playerId }: Player,
    values: Partial<typeof players.$inferInsert>,
  ): Promise<void> => {
    await db.update(players).set(values).where(eq(players.playerId, playerId));
  };

  return {
    details: detailsOf,
    setLanguage: async (player, { language }) =>
      change(database.db, player, { language: rules.requireLanguage('language', language) }),
    setAddress: (player, { address, city, postalCode }) =>
      change(database.db, player, {
        address: address.trim(),
        city: city.trim(),
        postalCode: postalCode.trim(),
      }),
    async setProvince(player, { provinceCode }) {
      if (!provinces[player.countryCode]?.includes(provinceCode)) {
        const message = `${player.countryCode} has no province ${provinceCode}.`;
        throw invalidRequest({ provinceCode: { code: 'invalid.provinceCode.country', message } });
      }
      await database.transaction(async (tx) => {
        await change(tx, player, { provinceCode });
        events.emit('attributes', { playerId: player.playerId, attributes: { provinceCode } });
      });
    },
    async setSalaryRange(player, salaryRangeId) {
      const ranges = salaryRanges(player.currencyCode, player.language);
      if (!ranges.some(({ id }) => id === salaryRangeId)) {
        const message = `'salaryRangeId' must be one of ${ranges.map(({ id }) => id).join(', ')}.`;
        throw invalidRequest({ salaryRangeId: { code: 'invalid.salaryRangeId', message } });
      }
      await change(database.db, player, { salaryRange: salaryRangeId });
    },
  };
}

function detailsOf(player: Player): PlatformAccount {
  return {
    playerId: player.playerId,
    firstName: player.firstName,
    lastName: player.lastName,
    email: player.email,
    emailVerified: player.emailVerifiedAt !== null,
    mobilePhone: player.mobilePhone,
    mobilePhoneVerified: player.phoneVerifiedAt !== null,
    address: player.address,
    city: player.city,
    postalCode: player.postalCode,
    countryCode: player.countryCode,
    provinceCode: player.provinceCode,
    dateOfBirth: player.dateOfBirth,
    registrationDate: player.registrationDate.toISOString(),
    language: player.language,
    currencyCode: player.currencyCode,
    salaryRangeId: player.salaryRange,
  };
}
