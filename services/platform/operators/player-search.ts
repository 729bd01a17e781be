import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { PlatformOperatorPlayers } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { players } from '../database/tables/players';
import { restrictedPlayer } from '../players/player-store';
import { accountStatusAt } from '../players/restrictions';

const MOST = 20;
const PLAYER_ID = /^[1-9]\d{0,8}$/;

/** Players of a site by id or by the start of their e-mail address. */
export async function findPlayers(
  queries: Queries,
  siteId: number,
  search: string,
  now: number,
): Promise<PlatformOperatorPlayers> {
  const text = search.trim();
  const start = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await queries
    .select(restrictedPlayer)
    .from(players)
    .where(
      and(
        eq(players.siteId, siteId),
        or(
          sql`lower(${players.email}) like ${start}`,
          PLAYER_ID.test(text) ? eq(players.playerId, Number(text)) : undefined,
        ),
      ),
    )
    .orderBy(asc(players.playerId))
    .limit(MOST);
  return {
    players: rows.map((player) => ({
      playerId: player.playerId,
      email: player.email,
      name: `${player.firstName} ${player.lastName}`,
      countryCode: player.countryCode,
      currency: player.currencyCode,
      accountStatus: accountStatusAt(player, now),
      kycStatus: player.kycStatus,
      registrationDate: player.registrationDate.toISOString(),
    })),
  };
}
