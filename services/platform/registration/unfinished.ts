import { and, eq, isNull } from 'drizzle-orm';
import { isSameSecret, hashSecret } from '../../process/secret';
import type { Queries } from '../database/database';
import { players, type Player } from '../database/tables/players';
import { registrations } from '../database/tables/registration';
import { PlatformError } from '../errors';

/** Header that authenticates the calls after the first one of a registration. */
export const REGISTRATION_TOKEN_HEADER = 'registration-token';

/** An unfinished registration with its player. */
export interface Unfinished {
  player: Player;
  registration: typeof registrations.$inferSelect;
}

/** The unfinished registration of a player, including expired ones. */
export async function unfinishedOf(db: Queries, playerId: number): Promise<Unfinished | undefined> {
  const [row] = await db
    .select({ player: players, registration: registrations })
    .from(registrations)
    .innerJoin(players, eq(players.playerId, registrations.playerId))
    .where(and(eq(registrations.playerId, playerId), isNull(registrations.finishedAt)));
  return row;
}

/** Throws 401 unless the token belongs to this player's registration at this site and is still valid. */
export async function requireUnfinished(
  db: Queries,
  caller: { siteId: number; playerId: number; token: string | undefined; now: number },
): Promise<Unfinished> {
  const found = await unfinishedOf(db, caller.playerId);
  const good =
    found !== undefined &&
    found.player.siteId === caller.siteId &&
    isSameSecret(hashSecret(caller.token ?? ''), found.registration.tokenHash) &&
    found.registration.expiresAt.getTime() > caller.now;
  if (good) return found;
  throw new PlatformError(
    401,
    'error.registration.token.invalid',
    `Send the registration's token in the header '${REGISTRATION_TOKEN_HEADER}'; it is good for a day. Else register again.`,
  );
}
