import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PlatformMarketingPreferences } from '../../../../schemas/generated/types';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const player = () => integer('player_id').references(() => players.playerId, { onDelete: 'cascade' });

/** Marketing consent of players (ACCT-14 to 17). No row means no consent. */
export const marketingPreferences = pgTable('marketing_preferences', {
  playerId: player().primaryKey(),
  channels: jsonb('channels').$type<PlatformMarketingPreferences['subscriptionChannels']>().notNull(),
  communications: jsonb('communications')
    .$type<PlatformMarketingPreferences['subscriptionCommunications']>()
    .notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Cookie consents as given: the latest one applies, earlier ones are evidence. */
export const cookieConsents = pgTable(
  'cookie_consents',
  {
    /** Order of the consents, as several may have the same time on a stopped clock. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    cookiesConsentId: uuid('cookies_consent_id').notNull(),
    playerId: player().notNull(),
    version: text('version').notNull(),
    performanceFunctional: boolean('performance_functional').notNull(),
    marketing: boolean('marketing').notNull(),
    givenAt: time('given_at').notNull(),
  },
  (table) => [index('cookie_consents_player').on(table.playerId, table.id)],
);

/** Accepted versions of the terms and conditions, with the time (TERMS-02). */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    playerId: player().notNull(),
    version: text('version').notNull(),
    acceptedAt: time('accepted_at').notNull(),
  },
  (table) => [index('terms_acceptances_player').on(table.playerId)],
);
