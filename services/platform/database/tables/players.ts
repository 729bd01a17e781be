import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PlatformAccessDetails, PlatformProfile } from '../../../../schemas/generated/types';

/** Account statuses other than restrictions. */
export type RegistrationStatus = Extract<
  PlatformAccessDetails['accountStatus'],
  'PRE_REGISTERED' | 'ACCOUNT_UNVERIFIED' | 'REGISTERED'
>;

/** Ids of seeded players are below it. */
export const FIRST_FREE_PLAYER_ID = 1_000_000;

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A player account of one site; accounts of the same person share `personid`. */
export const players = pgTable(
  'players',
  {
    playerId: integer('player_id')
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: FIRST_FREE_PLAYER_ID }),
    siteId: integer('site_id').notNull(),
    email: text('email').notNull(),
    /** Argon2id in PHC form; null for an account without a password yet. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** yyyy-MM-dd; null until the profile is completed. */
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    /** E.164. */
    mobilePhone: text('mobile_phone'),
    phoneVerifiedAt: time('phone_verified_at'),
    emailVerifiedAt: time('email_verified_at'),
    address: text('address'),
    city: text('city'),
    postalCode: text('postal_code'),
    provinceCode: text('province_code'),
    countryCode: text('country_code').notNull(),
    cpf: text('cpf'),
    /** Number of a salary range of the country; null when not given. */
    salaryRange: integer('salary_range'),
    language: text('language').notNull(),
    currencyCode: text('currency_code').notNull(),
    personid: text('personid').notNull(),
    registrationDate: time('registration_date').notNull(),
    /** Progress of the registration. The account status is derived from it and from `restrictions`. */
    registrationStatus: text('account_status').$type<RegistrationStatus>().notNull(),
    /** Migrated from an older system: can sign in after `POST /player/migration` (API-008). */
    legacy: boolean('legacy').notNull().default(false),
    kycStatus: text('kyc_status').$type<PlatformProfile['kycStatus']>().notNull(),
    requestDocumentTypeStatus: text('request_document_type_status').notNull().default(''),
    firstLogin: boolean('first_login').notNull().default(true),
    firstDepositDate: time('first_deposit_date'),
    totalDepositsCount: integer('total_deposits_count').notNull().default(0),
    /** The level granted by invitation; points may lead to a higher one. */
    loyaltyLevel: integer('loyalty_level').notNull().default(0),
    limitLevel: integer('limit_level').notNull().default(0),
    volt: boolean('volt').notNull().default(false),
    affiliateReg: boolean('affiliate_reg').notNull().default(false),
    macropay: boolean('macropay').notNull().default(false),
    isWithdrawalReview: boolean('is_withdrawal_review').notNull().default(false),
    crypto: boolean('crypto').notNull().default(false),
    termsAndConditionsAcceptedVersion: text('terms_accepted_version').notNull().default(''),
  },
  (table) => [
    uniqueIndex('players_site_email').on(table.siteId, sql`lower(${table.email})`),
    index('players_person').on(table.personid),
    index('players_site_cpf').on(table.siteId, table.cpf),
    index('players_site_phone').on(table.siteId, table.mobilePhone),
  ],
);

/** A player account as stored. */
export type Player = typeof players.$inferSelect;
/** A player account for insertion; columns with defaults are optional. */
export type NewPlayer = typeof players.$inferInsert;
