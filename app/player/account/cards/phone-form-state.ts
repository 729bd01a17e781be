import type { BackendErrors } from '../account-form-state';

/** State of a change of phone number (ACCT-02, SM-28). */
export interface PhoneFormState {
  /** Names the code that was sent to the new number. */
  smsVerificationId?: string;
  details: { phoneBody: string; phonePrefix: string };
  /** The code is being asked for. */
  popup: boolean;
  backendErrors: BackendErrors;
  loader: boolean;
  /** No code is taken any more; until the page is opened anew (ACCT-20, ERR-17). */
  smsMaxAttempts: boolean;
}

export type PhoneFormEvent =
  | { type: 'request'; details: PhoneFormState['details'] }
  | { type: 'success'; smsVerificationId: string }
  | { type: 'error'; errors: BackendErrors }
  | { type: 'sms-confirmed' }
  | { type: 'modal-closed' }
  | { type: 'sms-request-failed' }
  | { type: 'max-attempts' };

export const phoneFormStart: PhoneFormState = {
  details: { phoneBody: '', phonePrefix: '' },
  popup: false,
  backendErrors: {},
  loader: false,
  smsMaxAttempts: false,
};

/** One step of SM-28: idle → loading → popup, or errors with the popup closed; confirmed, closed or failed → idle. */
export function phoneFormStep(state: PhoneFormState, event: PhoneFormEvent): PhoneFormState {
  switch (event.type) {
    case 'request':
      return { ...state, details: event.details, loader: true };
    case 'success':
      return {
        ...state,
        smsVerificationId: event.smsVerificationId,
        popup: true,
        loader: false,
        backendErrors: {},
      };
    case 'error':
      return { ...state, backendErrors: event.errors, popup: false, loader: false };
    case 'modal-closed':
      return { ...phoneFormStart, smsMaxAttempts: state.smsMaxAttempts };
    case 'sms-confirmed':
    case 'sms-request-failed':
      return phoneFormStart;
    case 'max-attempts':
      return { ...phoneFormStart, smsMaxAttempts: true };
  }
}

/** Whether the platform takes no more codes (ERR-17). */
export function isMaxAttempts(errors: BackendErrors): boolean {
  return Object.values(errors).some((codes) => codes?.includes('sms.max.attempts.reached'));
}
