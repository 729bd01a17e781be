import type { PasswordResetProgress } from '../../../schemas/generated/types';
import { validatePasswordResetProgress } from '../../../schemas/generated/validators.js';
import { stepProgress } from '../forms/steps/step-progress.server';
import type { Site } from '../../site/site';
import { resetStart } from './reset-state';

/** Codes and keys are good for ten minutes; a locked address for an hour. */
const lifetimeMs = 3_600_000;

/** The progress of a password reset between its steps and over reloads; without the password. */
export const resetProgress = stepProgress<PasswordResetProgress>({
  name: 'password-reset',
  lifetimeMs,
  validate: validatePasswordResetProgress,
});

/** A reset that has not begun. */
export function newProgress(site: Site): PasswordResetProgress {
  return { siteId: site.brand.siteId, state: resetStart, linkToken: '', sentAt: 0, locked: false };
}
