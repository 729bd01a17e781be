import { validatePlatformTransactionSummary } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { participationIn } from '../../platform/visitor/experiment-cookie';
import { countGoal } from './count-visitor.server';

/** Counts a player's first settled deposit. @returns the `Set-Cookie` value that records it */
export async function countFirstDeposit(
  request: Request,
  { call, site }: Player,
): Promise<string | undefined> {
  // Avoids the call for nearly all requests, which have no experiments.
  if (!participationIn(request.headers.get('cookie'))?.seen.size) return undefined;
  const { totalDepositsCount } = await call({
    path: '/platform/v1/player/transaction-summary',
    validate: validatePlatformTransactionSummary,
  });
  return totalDepositsCount === 1 ? countGoal(request, site, 'first-deposit') : undefined;
}
