import type { Decide } from './decision';
import { notEnough } from './refusal';

/** A correction by the house, with its reason. */
export const adjustment: Decide<'adjustment'> = ({ command, wallet }) => {
  if (wallet.balances.main + command.amount < 0) throw notEnough('money for this adjustment');
  return {
    entries: [
      {
        reference: command.reference,
        type: command.amount > 0 ? 'DEPOSIT' : 'WITHDRAW',
        category: 'ADJUSTMENT',
        player: { main: command.amount },
        house: { adjustments: -command.amount },
        reason: command.reason,
      },
    ],
  };
};
