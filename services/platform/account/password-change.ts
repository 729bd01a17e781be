import type { OpenDatabase, Transaction } from '../database/database';
import type { Player } from '../database/tables/players';
import { invalidRequest, PlatformError } from '../errors';
import type { PasswordRules } from '../registration/password-rules';

/** Dependencies of the password change. */
export interface PasswordChangeNeeds {
  database: OpenDatabase;
  passwordRules: PasswordRules;
  isPassword(player: Player, password: string): Promise<boolean>;
  /** Stores the password and ends all sessions but one. */
  replacePassword(tx: Transaction, player: Player, password: string, exceptSession: string): Promise<void>;
}

/**
 * Changes the password of a signed-in player and ends all other sessions (API-099, ACCT-12). Throws 400
 * `error.old_password.incorrect`, and 400 per field for a new password that violates the rules.
 */
export type PasswordChange = (
  player: Player,
  sessionId: string,
  passwords: { oldPassword: string; newPassword: string },
) => Promise<void>;

export function createPasswordChange(needs: PasswordChangeNeeds): PasswordChange {
  return async (player, sessionId, { oldPassword, newPassword }) => {
    if (!(await needs.isPassword(player, oldPassword))) {
      // Not 401, which would sign the player out (AMB-28).
      throw new PlatformError(400, 'error.old_password.incorrect', 'The old password is wrong.');
    }
    const fault =
      newPassword === oldPassword
        ? { code: 'invalid.password.same', message: 'The new password is the old one.' }
        : needs.passwordRules(newPassword, player);
    if (fault !== undefined) throw invalidRequest({ newPassword: fault });
    await needs.database.transaction((tx) => needs.replacePassword(tx, player, newPassword, sessionId));
  };
}
