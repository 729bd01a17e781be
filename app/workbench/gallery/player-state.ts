import type { Visitor } from '../../platform/visitor/visitor';

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

/** What targeting sees of a visitor in this state. It is nobody's account: no player id, no token. */
export function visitorOf(state: PlayerState): Visitor {
  const depositCount = depositCounts[state];
  return depositCount === undefined ? { authorized: false } : { authorized: true, depositCount };
}
