import type { Experiment, PlatformRequestExperimentCount } from '../../../schemas/generated/types';
import { validatePlatformEmpty } from '../../../schemas/generated/validators.js';
import { allExperiments, isRunning } from '../../fill/experiments.server';
import { callPlatform } from '../../platform/client.server';
import { variantOf } from '../../platform/visitor/division';
import { type Participation, participationIn } from '../../platform/visitor/experiment-cookie';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import { participationCookie } from './participation-cookie.server';

/** Counts one visitor of a variant, without sending the visitor's number. @throws PlatformError */
export async function countVisitor(
  site: Site,
  experiment: string,
  variant: string,
  what: PlatformRequestExperimentCount['what'],
): Promise<void> {
  await callPlatform({
    method: 'POST',
    path: '/platform/v1/experiments/counts',
    body: { market: site.market.id, experiment, variant, what },
    siteId: site.brand.siteId,
    validate: validatePlatformEmpty,
  });
}

/**
 * Counts a goal once for every running experiment of which this browser has seen a variant. A failure is only logged,
 * so that it does not affect the visitor.
 * @param now milliseconds
 * @returns the `Set-Cookie` value that records it; undefined if nothing was counted
 */
export async function countGoal(
  request: Request,
  site: Site,
  goal: Experiment['goal'],
  now = Date.now(),
): Promise<string | undefined> {
  const participation = participationIn(request.headers.get('cookie'));
  if (!participation || participation.seen.size === 0) return undefined;
  try {
    const experiments = await allExperiments();
    const reached = [...participation.seen].flatMap(([key, state]) => {
      const experiment = experiments.get(key);
      const isOpen = state === 'seen' && experiment?.goal === goal && isRunning(experiment, now);
      const variant = isOpen ? variantOf(experiment, participation.number) : undefined;
      return variant === undefined ? [] : [{ key, variant }];
    });
    if (reached.length === 0) return undefined;
    await Promise.all(reached.map(({ key, variant }) => countVisitor(site, key, variant, goal)));
    const keys = reached.map(({ key }) => key);
    return participationCookie(request, withReached(participation, keys));
  } catch (error) {
    log.error(
      { event: 'experiment.uncounted', brand: site.brand.id, goal, reason: errorMessage(error) },
      'a goal was not counted',
    );
    return undefined;
  }
}

/** The participation with the goals of some experiments marked as reached. */
export function withReached(participation: Participation, keys: readonly string[]): Participation {
  const seen = new Map(participation.seen);
  for (const key of keys) seen.set(key, 'reached');
  return { ...participation, seen };
}
