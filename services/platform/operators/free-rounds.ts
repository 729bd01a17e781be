import { randomUUID } from 'node:crypto';
import type { PlatformFreeRounds, PlatformRequestFreeRounds } from '../../../schemas/generated/types';
import type { OpenDatabase } from '../database/database';
import { freeRounds } from '../database/tables/games';
import type { EventEmitter } from '../events';
import { notify } from '../inbox/notify';
import { assertMayHaveBonus } from '../ledger/decide/permission';
import { foreignCurrency } from '../ledger/decide/refusal';
import type { Ledger } from '../ledger/ledger';
import { DAY } from '../live/activity';
import type { PlatformData } from '../reference-data/data';
import { assertGame } from '../games/known-game';
import { type Action, audit } from './audit-log';

/** Free rounds granted by operators. Bets in the ledger use them. */
export interface FreeRoundGrants {
  /** Throws 404 for an unknown game, 409 for a currency other than the wallet's, 403 for a player who may not have bonuses. */
  grant(action: Action, wanted: PlatformRequestFreeRounds): Promise<PlatformFreeRounds>;
}

export function createFreeRoundGrants(
  database: OpenDatabase,
  ledger: Ledger,
  data: PlatformData,
  events: EventEmitter,
): FreeRoundGrants {
  return {
    grant: (action, { gameId, rounds, stake, currency, days, reason }) =>
      database.transaction(async (tx) => {
        const { player, now } = action;
        const { provider } = assertGame(data, gameId);
        const own = (await ledger.balance(player.playerId))?.currency ?? player.currencyCode;
        if (currency !== own) throw foreignCurrency(currency, own);
        assertMayHaveBonus(player, data.laws.bonuses(player.countryCode, now.getTime()).isAllowed, now);
        const grantId = randomUUID();
        const expiresAt = new Date(now.getTime() + days * DAY);
        const winsTo = 'main' as const;
        const grant = { grantId, playerId: player.playerId, gameId, provider, stake, currency, winsTo };
        await tx.insert(freeRounds).values({ ...grant, granted: rounds, grantedAt: now, expiresAt });
        await notify(tx, events, player.playerId, { kind: 'free-rounds-given', values: { rounds } }, now);
        const amount = rounds * stake;
        await audit(tx, action, {
          action: 'free-rounds.granted',
          subject: grantId,
          reason,
          amount,
          currency,
        });
        return {
          grant: grantId,
          gameId,
          left: rounds,
          stake,
          currency,
          winsTo,
          expiresAt: expiresAt.toISOString(),
        };
      }),
  };
}
