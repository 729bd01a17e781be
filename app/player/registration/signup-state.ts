import type { RegistrationProgress } from '../../../schemas/generated/types';
import { nextStep, previousStep } from './registration-steps';

/** State of a sign-up (REG-05). Stored on the server, because it contains the token. */
export type SignupState = RegistrationProgress['signup'];

export type RiskSetting = SignupState['progress']['marketRiskSetting'];

export type SignupEvent =
  | { type: 'country-chosen'; country: string; marketRiskSetting: RiskSetting }
  | { type: 'started'; playerId: number; token: string }
  | { type: 'updated' }
  | { type: 'verified' }
  | { type: 'refused'; codes: string[] }
  | { type: 'duplicated' }
  | { type: 'unsupported' }
  | { type: 'max-attempts-reached' }
  | { type: 'next' }
  | { type: 'previous' };

/** @param country preselected when the visitor's country could not be determined (REG-06) */
export const signupStart = (country: string): SignupState => ({
  details: { playerId: 0, token: '' },
  progress: {
    currentStep: 'Details',
    marketRiskSetting: { smsVerification: false, emailVerification: false },
  },
  bonusCTA: { smsMaxAttempts: false },
  country,
  backendErrors: [],
});

/**
 * The preselected country of a sign-up: the visitor's own if available, else the default one, else that of the site,
 * else the first (REG-06, AMB-88).
 * @param origin country of the site
 */
export function countryOfferedFirst(
  offered: readonly string[],
  detected: string | undefined,
  defaultCountry: string,
  origin?: string,
): string {
  return (
    [detected, defaultCountry, origin].find((country) => country && offered.includes(country)) ??
    offered[0] ??
    defaultCountry
  );
}

/** State machine of a sign-up (SM-04, REG-08…11). */
export function signupStep(state: SignupState, event: SignupEvent): SignupState {
  const at = (currentStep: SignupState['progress']['currentStep']): SignupState => ({
    ...state,
    progress: { ...state.progress, currentStep },
    backendErrors: [],
  });
  const { currentStep, marketRiskSetting } = state.progress;
  switch (event.type) {
    case 'country-chosen':
      return {
        ...state,
        country: event.country,
        progress: { ...state.progress, marketRiskSetting: event.marketRiskSetting },
      };
    case 'started':
      return { ...at('ContactInfo'), details: { playerId: event.playerId, token: event.token } };
    case 'updated':
      return at(mustVerify(marketRiskSetting) ? 'Verification' : 'Complete');
    case 'verified':
      return at('Complete');
    case 'refused':
      return { ...state, backendErrors: event.codes };
    case 'duplicated':
      return at('Duplicated');
    case 'unsupported':
      return at('Unsupported');
    case 'max-attempts-reached':
      return { ...state, bonusCTA: { smsMaxAttempts: true } };
    case 'next':
      return at(nextStep(currentStep));
    case 'previous':
      return at(previousStep(currentStep));
  }
}

export function mustVerify({ smsVerification, emailVerification }: RiskSetting): boolean {
  return smsVerification || emailVerification;
}
