import type { RegistrationProgress } from '../../../schemas/generated/types';
import { validateRegistrationProgress } from '../../../schemas/generated/validators.js';
import { stepProgress } from '../forms/steps/step-progress.server';
import { configuration } from '../../site/configuration/configuration.server';
import type { Site } from '../../site/site';
import { pinCodeStart } from './pin-code';
import { signupStart } from './signup-state';

/** As long as the platform's token is good. */
const lifetimeMs = 86_400_000;

/** The progress of a registration between its steps and over reloads; without the password. */
export const registrationProgress = stepProgress<RegistrationProgress>({
  name: 'registration',
  lifetimeMs,
  validate: validateRegistrationProgress,
});

/** A registration that has not begun. */
export function newProgress(site: Site): RegistrationProgress {
  return {
    siteId: site.brand.siteId,
    signup: signupStart(configuration().countries.defaultCountry),
    form: {},
    sms: pinCodeStart,
    email: pinCodeStart,
  };
}
