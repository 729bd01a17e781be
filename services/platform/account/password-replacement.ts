import type { Transaction } from '../database/database';
import type { Player } from '../database/tables/players';
import type { Identity } from '../identity/identity';
import type { Outbox } from '../outbox/outbox';

/** Stores a new password, ends all sessions except one, and notifies the player. */
export type PasswordReplacement = (
  tx: Transaction,
  player: Player,
  password: string,
  exceptSession?: string,
) => Promise<void>;

export function createPasswordReplacement(identity: Identity, outbox: Outbox): PasswordReplacement {
  return async (tx, player, password, exceptSession) => {
    const { playerId, siteId, email, firstName, language } = player;
    await identity.setPassword(tx, playerId, password);
    await identity.endSessions(playerId, {
      reason: 'password',
      ...(exceptSession === undefined ? {} : { except: exceptSession }),
    });
    outbox.send({
      siteId,
      playerId,
      channel: 'email',
      to: email,
      template: 'password-changed',
      values: { firstName },
      locale: language,
    });
  };
}
