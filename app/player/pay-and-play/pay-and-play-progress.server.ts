import type { PayAndPlayProgress } from '../../../schemas/generated/types';
import { validatePayAndPlayProgress } from '../../../schemas/generated/validators.js';
import type { Site } from '../../site/site';
import { stepProgress } from '../forms/steps/step-progress.server';
import { payAndPlayStart } from './pay-and-play-state';

/** Equals the time after which the platform refunds the money. */
const lifetimeMs = 3_600_000;

/** Progress of a sign-up by a deposit, which survives reloads. */
export const payAndPlayProgress = stepProgress<PayAndPlayProgress>({
  name: 'pay-and-play',
  lifetimeMs,
  validate: validatePayAndPlayProgress,
});

/** Progress before the first step. */
export function newProgress(site: Site): PayAndPlayProgress {
  return { siteId: site.brand.siteId, returnState: '', wanted: '', flow: payAndPlayStart };
}
