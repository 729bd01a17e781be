import { notFound } from '../http/route';
import type { Ledger } from '../ledger/ledger';
import type { PlatformCore } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import { storedBonus } from './stored-bonuses';

/** Ends bonuses at the player's request. */
export interface GivingUp {
  /** Throws 404 for an unknown bonus, 400 `error.bonus.not.active` for one that has ended. */
  forfeit(player: RestrictedPlayer, assignmentId: string): Promise<void>;
  /**
   * Forfeits a bonus, if it is still active, and takes another one in the same transaction: when that is
   * refused, the first one is retained. Throws the errors of `take`, and 404 for an unknown bonus.
   *
   * @param assignmentId undefined to forfeit none
   */
  insteadOf<T>(
    player: RestrictedPlayer,
    assignmentId: string | undefined,
    take: () => Promise<T>,
  ): Promise<T>;
}

export function createGivingUp(
  { database, clock }: Pick<PlatformCore, 'database' | 'clock'>,
  ledger: Ledger,
): GivingUp {
  const held = async ({ playerId }: RestrictedPlayer, assignmentId: string) => {
    const found = await storedBonus(database.db, playerId, assignmentId, new Date(clock.now()));
    if (found !== undefined) return found;
    throw notFound(`The player has no bonus ${assignmentId}.`, 'error.bonus.not.found');
  };
  async function forfeit(player: RestrictedPlayer, assignmentId: string): Promise<void> {
    const { campaign } = await held(player, assignmentId);
    await ledger.execute(
      player.playerId,
      {
        kind: 'bonus-forfeit',
        reference: `forfeit:${assignmentId}`,
        vertical: campaign.vertical,
        bonus: assignmentId,
      },
      { source: 'player', actor: `player:${player.playerId}` },
    );
  }
  return {
    forfeit,
    async insteadOf(player, assignmentId, take) {
      if (assignmentId === undefined) return take();
      // The commands lock rows, which requires a current snapshot.
      return database.transaction(async () => {
        const { endedAt } = await held(player, assignmentId);
        if (endedAt === null) await forfeit(player, assignmentId);
        return take();
      }, 'read committed');
    },
  };
}
