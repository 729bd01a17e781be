import { validatePlatformTransactionSummary } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { participationIn } from '../../platform/visitor/experiment-cookie';
import { countGoal } from './count-visitor.server';

/** Counts a settled deposit that is the player's first. @returns the `Set-Cookie` value that remembers it */
export async function countFirstDeposit(
  request: Request,
  { call, site }: Player,
): Promise<string | undefined> {
  // Nearly all requests bring none, and are spared the call.
  if (!participationIn(request.headers.get('cookie'))?.seen.size) return undefined;
  const { totalDepositsCount } = await call({
    path: '/platform/v1/player/transaction-summary',
    validate: validatePlatformTransactionSummary,
  });
  return totalDepositsCount === 1 ? countGoal(request, site, 'first-deposit') : undefined;
}
