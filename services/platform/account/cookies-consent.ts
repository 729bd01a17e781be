import { desc, eq } from 'drizzle-orm';
import type { PlatformCookiesConsent, PlatformRequestCookiesConsent } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { cookieConsents } from '../database/tables/preferences';

/** The latest consent (API-097); undefined when none was given (COOKIE-08). */
export async function cookiesConsentOf(
  db: Queries,
  playerId: number,
): Promise<PlatformCookiesConsent | undefined> {
  const [row] = await db
    .select()
    .from(cookieConsents)
    .where(eq(cookieConsents.playerId, playerId))
    .orderBy(desc(cookieConsents.id))
    .limit(1);
  if (row === undefined) return undefined;
  const { cookiesConsentId, version, performanceFunctional, marketing } = row;
  return { cookiesConsentId, version, options: { essentials: true, performanceFunctional, marketing } };
}

/** Stores a consent in addition to earlier ones (API-096). Omitted options retain their value, initially off. */
export async function giveCookiesConsent(
  db: Queries,
  playerId: number,
  { version, options }: PlatformRequestCookiesConsent,
  consent: { cookiesConsentId: string; givenAt: Date },
): Promise<void> {
  const chosen = options ?? (await cookiesConsentOf(db, playerId))?.options;
  await db.insert(cookieConsents).values({
    ...consent,
    playerId,
    version,
    performanceFunctional: chosen?.performanceFunctional ?? false,
    marketing: chosen?.marketing ?? false,
  });
}
