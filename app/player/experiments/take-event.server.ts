import { randomInt } from 'node:crypto';
import type { Experiment, ExperimentEventForm } from '../../../schemas/generated/types';
import { validatePlatformExperimentNumber } from '../../../schemas/generated/validators.js';
import { allExperiments, isRunning } from '../../fill/experiments.server';
import type { Player } from '../../platform/player.server';
import { snapshotOf } from '../../platform/player-snapshot.server';
import { readSession } from '../../platform/session/session.server';
import { numberCount, variantOf } from '../../platform/visitor/division';
import { type Participation, participationIn } from '../../platform/visitor/experiment-cookie';
import type { Site } from '../../site/site';
import { countVisitor, withReached } from './count-visitor.server';
import { noParticipationCookie, participationCookie } from './participation-cookie.server';

/** An event with an unknown experiment or variant. */
export class UnknownVariantError extends Error {
  override name = 'UnknownVariantError';
}

interface Report {
  request: Request;
  site: Site;
  player: Player | undefined;
  /** Milliseconds. */
  now: number;
}

/**
 * Handles an event of a browser. It counts once, and only for the variant of the browser's own number.
 * @returns the `Set-Cookie` value that follows; undefined if nothing changes
 * @throws UnknownVariantError, PlatformError
 */
export async function takeEvent(
  { event, experiment: key, variant }: ExperimentEventForm,
  report: Report,
): Promise<string | undefined> {
  const { request, site, now } = report;
  const participation = participationIn(request.headers.get('cookie'));
  if (event === 'leave') return noParticipationCookie(request);
  if (event === 'join') return join(participation, report);
  const experiment = (await allExperiments()).get(key ?? '');
  if (!experiment?.variants.some((each) => each.key === variant))
    throw new UnknownVariantError(`there is no ${key ?? ''} with ${variant ?? ''}`);
  if (!participation || !isRunning(experiment, now)) return undefined;
  // The page may be older than the number, or the event forged.
  const own = variantOf(experiment, participation.number);
  if (own === undefined || own !== variant) return undefined;
  const state = participation.seen.get(experiment.key);
  if (event === 'followed') {
    if (experiment.goal !== 'link' || state !== 'seen') return undefined;
    await countVisitor(site, experiment.key, own, 'link');
    return participationCookie(request, withReached(participation, [experiment.key]));
  }
  if (state !== undefined || !(await canReach(experiment, report))) return undefined;
  await countVisitor(site, experiment.key, own, 'seen');
  const seen = new Map(participation.seen).set(experiment.key, 'seen');
  return participationCookie(request, { ...participation, seen });
}

/** Assigns a number to a browser; a player has the same on every device. */
async function join(
  participation: Participation | undefined,
  { request, player }: Report,
): Promise<string | undefined> {
  const number = participation?.number ?? randomInt(numberCount);
  if (!player) return participation ? undefined : participationCookie(request, { number, seen: new Map() });
  const stored = await player.call({
    method: 'PUT',
    path: '/platform/v1/player/experiment-number',
    body: { number },
    validate: validatePlatformExperimentNumber,
  });
  // Variants seen with another number no longer count, and are not counted again.
  if (participation?.number === stored.number) return undefined;
  const seen = new Map([...(participation?.seen ?? [])].map(([key]) => [key, 'reached'] as const));
  return participationCookie(request, { number: stored.number, seen });
}

/** A visitor who already has an account or a deposit cannot reach such a goal, and would distort the result. */
async function canReach({ goal }: Experiment, { request, site, player }: Report): Promise<boolean> {
  if (goal === 'sign-up') return player === undefined;
  if (goal !== 'first-deposit' || !player) return true;
  const session = await readSession(request, site);
  return session === undefined || (await snapshotOf(session)).totalDepositsCount === 0;
}
