import { eq } from 'drizzle-orm';
import type {
  PlatformMarketingPreferences,
  PlatformRequestMarketingPreferences,
} from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { marketingPreferences } from '../database/tables/preferences';

/** All channels and topics on or off, for the single question of the registration form. */
export function preferencesOf(wanted: boolean): PlatformMarketingPreferences {
  return {
    subscriptionChannels: {
      EMAIL: wanted,
      SMS: wanted,
      MAIL: wanted,
      PHONE: wanted,
      PUSH_NOTIFICATION: wanted,
    },
    subscriptionCommunications: {
      BONUS_OFFER: wanted,
      NEWSLETTER: wanted,
      CASINO: wanted,
      RESPONSIBLE_GAMING: wanted,
    },
  };
}

/** Marketing consent of a player (API-094); none by default. */
export async function marketingPreferencesOf(
  db: Queries,
  playerId: number,
): Promise<PlatformMarketingPreferences> {
  const [row] = await db
    .select()
    .from(marketingPreferences)
    .where(eq(marketingPreferences.playerId, playerId));
  return row === undefined
    ? preferencesOf(false)
    : { subscriptionChannels: row.channels, subscriptionCommunications: row.communications };
}

export async function storeMarketingPreferences(
  db: Queries,
  playerId: number,
  preferences: PlatformMarketingPreferences,
  updatedAt: Date,
): Promise<void> {
  const stored = {
    channels: preferences.subscriptionChannels,
    communications: preferences.subscriptionCommunications,
    updatedAt,
  };
  await db
    .insert(marketingPreferences)
    .values({ playerId, ...stored })
    .onConflictDoUpdate({ target: marketingPreferences.playerId, set: stored });
}

/** Changes the preferences in the request only (API-095). Call within a transaction. */
export async function changeMarketingPreferences(
  db: Queries,
  playerId: number,
  change: PlatformRequestMarketingPreferences,
  updatedAt: Date,
): Promise<void> {
  const present = await marketingPreferencesOf(db, playerId);
  const changed = {
    subscriptionChannels: { ...present.subscriptionChannels, ...change.subscriptionChannels },
    subscriptionCommunications: {
      ...present.subscriptionCommunications,
      ...change.subscriptionCommunications,
    },
  };
  await storeMarketingPreferences(db, playerId, changed, updatedAt);
}
