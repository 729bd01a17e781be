import type { Decide } from './decision';

/** A jackpot or the prize of a tournament. It is the player's whatever has become of account, session and limits since. */
export const prize: Decide<'prize'> = ({ command, calendar }) => ({
  entries: [
    {
      reference: command.reference,
      type: 'WIN',
      category: command.category,
      player: { main: command.amount },
      house: { [command.fund]: -command.amount },
      party: command.subject,
      ...(command.fund === 'jackpot' ? { gameId: command.subject } : {}),
    },
  ],
  changes: [
    {
      change: 'day-used',
      use: { day: calendar.D.firstDay, deposited: 0, staked: 0, lost: -command.amount },
    },
  ],
});
