import { bonusBucket } from '../accounts';
import type { Decide } from './decision';
import { assertMayHaveBonus } from './permission';
import { notEnough } from './refusal';

/** Bonus money of a vertical, from the bonus fund. */
export const grantBonus: Decide<'bonus-grant'> = ({ command, account, now }) => {
  assertMayHaveBonus(account, now);
  return {
    entries: [
      {
        reference: command.reference,
        type: 'DEPOSIT',
        category: 'BONUS',
        player: { [bonusBucket(command.vertical)]: command.amount },
        house: { 'bonus-fund': -command.amount },
      },
    ],
  };
};

/** All bonus money of a vertical back to the bonus fund, and the end of its rewards; real money stays. */
export const forfeitBonus: Decide<'bonus-forfeit'> = ({ command, wallet, now }) => {
  const bucket = bonusBucket(command.vertical);
  const amount = wallet.balances[bucket];
  const changes = [{ change: 'bonuses-forfeited', vertical: command.vertical, at: now }] as const;
  if (amount === 0) return { entries: [], changes };
  return {
    entries: [
      {
        reference: command.reference,
        type: 'FORFEIT',
        category: 'BONUS',
        player: { [bucket]: -amount },
        house: { 'bonus-fund': amount },
      },
    ],
    changes,
  };
};

/** Real money that must be played before it can be withdrawn, such as a deposit that a bonus was given for. */
export const lock: Decide<'lock'> = ({ command, wallet }) => {
  if (wallet.balances.main < command.amount) throw notEnough('money to lock');
  return {
    entries: [
      {
        reference: command.reference,
        type: 'LOCK',
        category: 'BONUS',
        player: { main: -command.amount, locked: command.amount },
        house: {},
      },
    ],
  };
};

/** Locked money free again. */
export const unlock: Decide<'unlock'> = ({ command, wallet }) => {
  if (wallet.balances.locked < command.amount) throw notEnough('locked money');
  return {
    entries: [
      {
        reference: command.reference,
        type: 'UNLOCK',
        category: 'BONUS',
        player: { main: command.amount, locked: -command.amount },
        house: {},
      },
    ],
  };
};
