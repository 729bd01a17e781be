import type { PasswordResetProgress } from '../../../schemas/generated/types';
import { validatePasswordResetProgress } from '../../../schemas/generated/validators.js';
import { stepProgress } from '../forms/steps/step-progress.server';
import type { Site } from '../../site/site';
import { resetStart } from './reset-state';

/** Codes and keys are valid for ten minutes; an address is locked for an hour. */
const lifetimeMs = 3_600_000;

/** The progress of a password reset, stored between steps and across reloads; excludes the password. */
export const resetProgress = stepProgress<PasswordResetProgress>({
  name: 'password-reset',
  lifetimeMs,
  validate: validatePasswordResetProgress,
});

/** The progress of a new reset. */
export function newProgress(site: Site): PasswordResetProgress {
  return { siteId: site.brand.siteId, state: resetStart, linkToken: '', sentAt: 0, locked: false };
}
