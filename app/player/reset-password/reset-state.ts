import type { PasswordResetProgress } from '../../../schemas/generated/types';

/** State of a password reset (RESET-04). Stored on the server only, because it contains the keys. */
export type ResetState = PasswordResetProgress['state'];

export type ResetStep = ResetState['step'];

/** RESET-01. */
export const resetSteps = ['Email', 'Verification', 'Password', 'Complete'] as const;

export type ResetEvent =
  | { type: 'asked'; email: string }
  | { type: 'proven'; resetKey: string; smsResetKeyId: string }
  /** A link identifies the account at once (RESET-09). */
  | { type: 'linked'; email: string }
  | { type: 'refused'; codes: string[] }
  | { type: 'next' }
  | { type: 'back' };

export const resetStart: ResetState = {
  email: '',
  resetKey: '',
  smsResetKeyId: '',
  backendErrors: [],
  step: 'Email',
  visitedSteps: ['Email'],
};

/** State machine of a password reset (SM-06, RESET-02, RESET-03). */
export function resetStep(state: ResetState, event: ResetEvent): ResetState {
  const place = resetSteps.indexOf(state.step);
  switch (event.type) {
    case 'asked':
      return at({ ...state, email: event.email }, 'Verification');
    case 'proven': {
      const { resetKey, smsResetKeyId } = event;
      return at({ ...state, resetKey, smsResetKeyId }, 'Password');
    }
    case 'linked':
      return at({ ...state, email: event.email }, 'Password');
    case 'refused':
      return { ...state, backendErrors: event.codes };
    case 'next':
      return at(state, resetSteps[place + 1] ?? 'Complete');
    case 'back':
      return at(state, resetSteps[place - 1] ?? 'Email');
  }
}

function at(state: ResetState, step: ResetStep): ResetState {
  const visitedSteps = state.visitedSteps.includes(step) ? state.visitedSteps : [...state.visitedSteps, step];
  return { ...state, step, visitedSteps, backendErrors: [] };
}
