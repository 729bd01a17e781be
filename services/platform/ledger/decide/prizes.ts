import type { Decide } from './decision';

/** A jackpot or tournament prize. It is paid regardless of the current state of account, session and limits. */
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
