import type { RegistrationProgress } from '../../../schemas/generated/types';
import { validateRegistrationProgress } from '../../../schemas/generated/validators.js';
import { stepProgress } from '../forms/steps/step-progress.server';
import { configuration } from '../../site/configuration/configuration.server';
import type { Site } from '../../site/site';
import { pinCodeStart } from './pin-code';
import { signupStart } from './signup-state';

/** Lifetime of the platform's token. */
const lifetimeMs = 86_400_000;

/** The progress of a registration, stored between steps and across reloads; excludes the password. */
export const registrationProgress = stepProgress<RegistrationProgress>({
  name: 'registration',
  lifetimeMs,
  validate: validateRegistrationProgress,
});

/** The progress of a new registration. */
export function newProgress(site: Site): RegistrationProgress {
  return {
    siteId: site.brand.siteId,
    signup: signupStart(configuration().countries.defaultCountry),
    form: {},
    sms: pinCodeStart,
    email: pinCodeStart,
  };
}
