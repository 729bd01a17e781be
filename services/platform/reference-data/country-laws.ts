import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ruleDefinitions } from '../../../schemas/generated/rules';
import type { RulePack } from '../../../schemas/generated/types';
import { validateRulePack } from '../../../schemas/generated/validators.js';
import type { LimitPeriod } from '../database/tables/limits';
import { HOUR } from '../live/activity';
import { type IdentifierKind, identifierKinds } from '../registers/identifiers';
import { type RegisterName, registerNames } from '../registers/register';
import { isYoungAdult, leastOf, type PlayLaw, playLawOf } from './play-laws';
import { readJsonFile } from '../../process/read-json-file';

const PERIODS: readonly LimitPeriod[] = ['D', 'W', 'M'];

/** Legal requirements of a player's country that the platform enforces itself, independently of the sites. */
export interface CountryLaws {
  /** Years; `least` unless the law is stricter. */
  minimumAge(countryCode: string, now: number, least: number): number;
  /** True if players may cancel a withdrawal. */
  allowsCancellation(countryCode: string, now: number): boolean;
  /** True if players may pay with credit, by law and by the licence of the market. */
  allowsCredit(countryCode: string, now: number): boolean;
  /** True if the law and the licence of the market allow an account to be opened by its first deposit (PNP-01). */
  allowsPayAndPlay(countryCode: string, now: number): boolean;
  /** True if a loyalty programme is permitted by law and by the licence of the market; not where bonuses are prohibited. */
  allowsLoyalty(countryCode: string, now: number): boolean;
  /** By the law and by the licence of the market. */
  bonuses(countryCode: string, now: number): BonusLaw;
  /** The longest time in minutes between two reality checks, by law and by the licence of the market; null for no requirement. */
  realityCheckMinutes(countryCode: string, now: number): number | null;
  /** Minutes of blocked play after a reality check, by law and licence. */
  realityCheckBreakMinutes(countryCode: string, now: number): number;
  /** @param dateOfBirth of the player, for rules about young adults; null for a visitor */
  depositLimits(countryCode: string, dateOfBirth: string | null, now: number): DepositLimitLaw;
  limitIncrease(countryCode: string, now: number): LimitIncreaseLaw;
  registers(countryCode: string, now: number): RegisterLaw;
  /**
   * By law and by the licence of the market.
   * @param dateOfBirth null for a visitor who is not signed in
   */
  play(countryCode: string, dateOfBirth: string | null, now: number): PlayLaw;
  /** The licensing jurisdiction of a country's market. */
  licence(countryCode: string): string | undefined;
}

/** Exclusion registers to query for residents of a country, by its law and the licence of its market. */
export interface RegisterLaw {
  /** Supported registers. */
  names: readonly RegisterName[];
  /** The identifier collected at registration for the lookup. */
  identifier: IdentifierKind | undefined;
  /** Maximum age of a register's answer for play or deposits, in milliseconds. */
  maximumAgeMs: number;
  /** True if an excluded person cannot register; otherwise the account is opened, but cannot play. */
  refusesSignUp: boolean;
}

/** Legal rules for bonuses. */
export interface BonusLaw {
  isAllowed: boolean;
  /** At most one bonus per player. */
  isOnceOnly: boolean;
  /** No bonuses while the player is playing. */
  isForbiddenDuringPlay: boolean;
  /** No bonuses for registration or the first deposit. */
  forbidsWelcome: boolean;
  /** Minimum number of days to meet the terms. */
  minimumDays: number;
  /** Maximum wagering requirement as a multiple of the bonus; null for none. */
  maximumWagering: number | null;
}

type BonusRule =
  | 'bonuses'
  | 'bonusFirstTimeOnly'
  | 'bonusDuringPlay'
  | 'welcomeBonus'
  | 'bonusMinimumDays'
  | 'bonusMaximumWagering';

type DepositRule = 'maximumMonthlyDeposit' | 'maximumMonthlyDepositYoung' | 'youngAdultAge';

/** Deposit limits that players must set, and the legal one. */
export interface DepositLimitLaw {
  /** Deposits and play require a limit of any period. */
  isRequired: boolean;
  /** Deposits and play require a limit of each of these periods. */
  periods: readonly LimitPeriod[];
  /** Maximum deposits per calendar month at this age, in minor units of the market; null for none. */
  mostAMonth: number | null;
}

/** When a raised or removed limit takes effect. */
export interface LimitIncreaseLaw {
  delayHours: number;
  /** Not before the current period ends. */
  waitsForPeriod: boolean;
  /** Only after the player confirms it after the delay. */
  isConfirmed: boolean;
}

/**
 * The country laws in the rule packs: `brands/rules/*.json`. Throws an error with the file name.
 *
 * @param licenceOf licensing jurisdiction of a country's market
 */
export function readCountryLaws(
  directory: string,
  licenceOf: (countryCode: string) => string | undefined = () => undefined,
): CountryLaws {
  const files = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.json')) : [];
  const packs = files.map((name) =>
    readJsonFile(path.join(directory, name), validateRulePack, 'The rule pack'),
  );

  const isLaw = ({ countries }: RulePack, countryCode: string): boolean =>
    countries?.includes(countryCode) ?? false;
  const isLawOrLicence = (pack: RulePack, countryCode: string): boolean =>
    isLaw(pack, countryCode) || pack.jurisdiction === licenceOf(countryCode);

  /** All values of a rule that apply to a country on a day of the UTC calendar. */
  function values(
    rule: RulePack['rules'][number]['rule'],
    countryCode: string,
    now: number,
    binds = isLaw,
  ): unknown[] {
    const day = new Date(now).toISOString().slice(0, 10);
    return packs
      .filter((pack) => binds(pack, countryCode))
      .flatMap(({ rules }) => rules)
      .filter(
        ({ rule: name, effective: { from, to } }) =>
          name === rule && from <= day && (to === undefined || day <= to),
      )
      .map(({ value }) => value);
  }

  return {
    minimumAge: (countryCode, now, least) => highest(values('minimumAge', countryCode, now), least),
    allowsCancellation: (countryCode, now) =>
      !values('withdrawalCancellation', countryCode, now).includes(false),
    allowsCredit: (countryCode, now) =>
      !values('creditCards', countryCode, now, isLawOrLicence).includes(false),
    allowsPayAndPlay: (countryCode, now) =>
      !values('payAndPlay', countryCode, now, isLawOrLicence).includes(false),
    allowsLoyalty: (countryCode, now) =>
      !(['loyalty', 'bonuses'] as const).some((rule) =>
        values(rule, countryCode, now, isLawOrLicence).includes(false),
      ),
    bonuses: (countryCode, now) => {
      const of = (rule: BonusRule): unknown[] => values(rule, countryCode, now, isLawOrLicence);
      const caps = of('bonusMaximumWagering').filter((value) => typeof value === 'number');
      return {
        isAllowed: !of('bonuses').includes(false),
        isOnceOnly: of('bonusFirstTimeOnly').includes(true),
        isForbiddenDuringPlay: of('bonusDuringPlay').includes(false),
        forbidsWelcome: of('welcomeBonus').includes(false),
        minimumDays: highest(of('bonusMinimumDays'), 0),
        maximumWagering: caps.length === 0 ? null : Math.min(...caps),
      };
    },
    realityCheckMinutes: (countryCode, now) =>
      values('realityCheckMinutes', countryCode, now, isLawOrLicence)
        .filter((value) => typeof value === 'number')
        .reduce<number | null>((least, value) => Math.min(least ?? value, value), null),
    realityCheckBreakMinutes: (countryCode, now) =>
      highest(values('realityCheckBreakMinutes', countryCode, now, isLawOrLicence), 0),
    depositLimits: (countryCode, dateOfBirth, now) => {
      const of = (rule: DepositRule): unknown[] => values(rule, countryCode, now, isLawOrLicence);
      const named = values('depositLimitPeriods', countryCode, now).flat();
      const sums = of('maximumMonthlyDeposit');
      if (isYoungAdult(of('youngAdultAge'), dateOfBirth, now)) sums.push(...of('maximumMonthlyDepositYoung'));
      return {
        isRequired: values('depositLimitRequired', countryCode, now).includes(true),
        periods: PERIODS.filter((period) => named.includes(period)),
        mostAMonth: leastOf(sums),
      };
    },
    limitIncrease: (countryCode, now) => ({
      delayHours: highest(
        values('limitIncreaseDelayHours', countryCode, now),
        Number(ruleDefinitions.limitIncreaseDelayHours.specification),
      ),
      waitsForPeriod: values('limitIncreaseWaitsForPeriod', countryCode, now).includes(true),
      isConfirmed: values('limitIncreaseConfirmed', countryCode, now).includes(true),
    }),
    play: (countryCode, dateOfBirth, now) =>
      playLawOf((rule) => values(rule, countryCode, now, isLawOrLicence), dateOfBirth, now),
    licence: licenceOf,
    registers: (countryCode, now) => {
      const listed = (rule: 'exclusionRegisters' | 'exclusionIdentifiers'): unknown[] =>
        values(rule, countryCode, now, isLawOrLicence).flat();
      return {
        names: registerNames.filter((name) => listed('exclusionRegisters').includes(name)),
        identifier: identifierKinds.find((kind) => listed('exclusionIdentifiers').includes(kind)),
        maximumAgeMs:
          HOUR *
          values('exclusionCheckHours', countryCode, now, isLawOrLicence).reduce<number>(
            (least, value) => (typeof value === 'number' ? Math.min(least, value) : least),
            Number(ruleDefinitions.exclusionCheckHours.specification),
          ),
        refusesSignUp: values('exclusionAtSignUp', countryCode, now, isLawOrLicence).includes('refused'),
      };
    },
  };
}

function highest(values: readonly unknown[], least: number): number {
  return values.reduce<number>(
    (most, value) => (typeof value === 'number' ? Math.max(most, value) : most),
    least,
  );
}
