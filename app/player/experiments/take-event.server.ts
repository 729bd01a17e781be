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

/** A report names an experiment or variant that there is not. */
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
 * Takes in what a browser reports. It counts only for the variant that its own number has, and once.
 *
 * @returns the `Set-Cookie` value that follows; undefined where nothing changes
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
  // The page may be older than the number, or somebody's own invention.
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

/** A browser gets a number; that of a player follows from device to device. */
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
  // What was seen with another number is another variant: it counts no longer, and is not counted again.
  if (participation?.number === stored.number) return undefined;
  const seen = new Map([...(participation?.seen ?? [])].map(([key]) => [key, 'reached'] as const));
  return participationCookie(request, { number: stored.number, seen });
}

/** Whoever has an account or a deposit already cannot reach such a goal, and would only blur it. */
async function canReach({ goal }: Experiment, { request, site, player }: Report): Promise<boolean> {
  if (goal === 'sign-up') return player === undefined;
  if (goal !== 'first-deposit' || !player) return true;
  const session = await readSession(request, site);
  return session === undefined || (await snapshotOf(session)).totalDepositsCount === 0;
}
