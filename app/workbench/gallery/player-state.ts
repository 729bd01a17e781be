import { type Facts, anonymous, factsOfPlayer } from '../../platform/visitor/facts';

/** Simulated visitors of the gallery. */
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

/** Number of deposits for each group that content may target (BLOCK-32). */
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
