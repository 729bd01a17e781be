import { type Facts, anonymous, factsOfPlayer } from '../../platform/visitor/facts';

/** The kinds of visitors QA looks at a block as. */
export const playerStates = [
  'anonymous',
  'new',
  'depositor',
  'verification-pending',
  'limit-reached',
  'excluded',
  'bonus-active',
] as const;

export type PlayerState = (typeof playerStates)[number];

/** Deposits that put a player into each of the groups content may aim at (BLOCK-32). */
const depositCounts: Record<PlayerState, number | undefined> = {
  anonymous: undefined,
  new: 0,
  depositor: 5,
  'verification-pending': 1,
  'limit-reached': 5,
  excluded: 5,
  'bonus-active': 1,
};

/** The facts of a visitor in this state, without an account. */
export function factsOf(state: PlayerState): Facts {
  const depositCount = depositCounts[state];
  return depositCount === undefined ? anonymous : factsOfPlayer({ playerId: '', depositCount });
}
