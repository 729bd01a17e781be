import type { PayAndPlayProgress } from '../../../schemas/generated/types';
import { validatePayAndPlayProgress } from '../../../schemas/generated/validators.js';
import type { Site } from '../../site/site';
import { stepProgress } from '../forms/steps/step-progress.server';
import { payAndPlayStart } from './pay-and-play-state';

/** The platform gives the money back after as long. */
const lifetimeMs = 3_600_000;

/** The progress of a sign-up by a deposit between its steps and over reloads. */
export const payAndPlayProgress = stepProgress<PayAndPlayProgress>({
  name: 'pay-and-play',
  lifetimeMs,
  validate: validatePayAndPlayProgress,
});

/** A sign-up that has not begun. */
export function newProgress(site: Site): PayAndPlayProgress {
  return { siteId: site.brand.siteId, returnState: '', wanted: '', flow: payAndPlayStart };
}
