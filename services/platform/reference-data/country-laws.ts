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
  /** Whether players may take back a withdrawal. */
  allowsCancellation(countryCode: string, now: number): boolean;
  /** Whether players may pay with borrowed money, by the law and by the licence of the market. */
  allowsCredit(countryCode: string, now: number): boolean;
  /** Whether an account may come with the first deposit, by the law and by the licence of the market (PNP-01). */
  allowsPayAndPlay(countryCode: string, now: number): boolean;
  /** Whether a loyalty programme may be offered, by the law and by the licence of the market: none where bonuses are forbidden. */
  allowsLoyalty(countryCode: string, now: number): boolean;
  /** By the law and by the licence of the market. */
  bonuses(countryCode: string, now: number): BonusLaw;
  /** The longest time in minutes between two reality checks, by the law and by the licence of the market; null demands none. */
  realityCheckMinutes(countryCode: string, now: number): number | null;
  /** Minutes nobody can play after a reality check, by the same. */
  realityCheckBreakMinutes(countryCode: string, now: number): number;
  /** @param dateOfBirth of the player, for what young adults may not; null for a visitor */
  depositLimits(countryCode: string, dateOfBirth: string | null, now: number): DepositLimitLaw;
  limitIncrease(countryCode: string, now: number): LimitIncreaseLaw;
  registers(countryCode: string, now: number): RegisterLaw;
  /** By the law and by the licence of the market. @param dateOfBirth null for a visitor who is not signed in */
  play(countryCode: string, dateOfBirth: string | null, now: number): PlayLaw;
  /** The jurisdiction whose licence the market of a country runs on. */
  licence(countryCode: string): string | undefined;
}

/** The registers of excluded persons to query for residents of a country, by its law and the licence of its market. */
export interface RegisterLaw {
  /** Those that the platform can ask. */
  names: readonly RegisterName[];
  /** The identifier that a registration collects for their lookup. */
  identifier: IdentifierKind | undefined;
  /** How old an answer may be when somebody plays or deposits, in milliseconds. */
  maximumAgeMs: number;
  /** Whether a registration of an excluded person is refused; else the account is opened and cannot play. */
  refusesSignUp: boolean;
}

/** What the law says about bonuses. */
export interface BonusLaw {
  isAllowed: boolean;
  /** Nobody gets a second one. */
  isOnceOnly: boolean;
  /** Nobody is given one while they play. */
  isForbiddenDuringPlay: boolean;
  /** None for signing up or for the first deposit. */
  forbidsWelcome: boolean;
  /** Days that a player has at least to meet the terms. */
  minimumDays: number;
  /** Highest multiple of the bonus that has to be staked; null sets none. */
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

/** Deposit limits that players have to set, and the one that the law sets. */
export interface DepositLimitLaw {
  /** Nobody deposits or plays without one, of any period. */
  isRequired: boolean;
  /** Nobody deposits or plays without one of each of these. */
  periods: readonly LimitPeriod[];
  /** Highest sum of a calendar month at this age, in minor units of the market; null sets none. */
  mostAMonth: number | null;
}

/** When a raised or removed limit counts. */
export interface LimitIncreaseLaw {
  delayHours: number;
  /** Not before the running period is over. */
  waitsForPeriod: boolean;
  /** Only once the player confirms it after the delay. */
  isConfirmed: boolean;
}

/**
 * The laws of countries among the rule packs: `brands/rules/*.json`. Throws an error that names the file.
 *
 * @param licenceOf the jurisdiction whose licence the market of a country runs on
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

  /** Every value of a rule that binds a country on the day, by the UTC calendar. */
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
