import type { SignInRefusal } from './sign-in-refusal';

/** State of the sign-in dialog (AUTH-03). */
export interface SignInState {
  open: boolean;
  firstLogin: boolean;
  /** A sign-in is on its way. */
  loader: boolean;
  signUpCompleted: boolean;
  errors: {
    code?: string;
    additionalInfo?: SignInRefusal;
    /** Why the cooling could not be started. */ cooling?: string;
  };
  /** The start of a cooling period is on its way. */
  startCoolingLoading: boolean;
  showUpdatedTnC: boolean;
  /** Path below the locale to come to after the sign-in. */
  redirectToPageUrlAfterLogin?: string;
  locationState?: object;
}

export type SignInEvent =
  | { type: 'open'; redirect?: string }
  | { type: 'close' }
  | { type: 'submit' }
  | { type: 'succeed'; firstLogin: boolean; showUpdatedTnC: boolean }
  | { type: 'fail'; refusal: SignInRefusal }
  | { type: 'start-cooling' }
  | { type: 'cool'; result: Pick<SignInRefusal, 'isCooling' | 'milliseconds'> }
  | { type: 'cooling-failed'; code: string };

export const signInStart: SignInState = {
  open: false,
  firstLogin: false,
  loader: false,
  signUpCompleted: false,
  errors: {},
  startCoolingLoading: false,
  showUpdatedTnC: false,
  redirectToPageUrlAfterLogin: undefined,
  locationState: undefined,
};

/** The steps of a sign-in (SM-03, AUTH-20…23). */
export function signInStep(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'open':
      return {
        ...state,
        open: true,
        redirectToPageUrlAfterLogin: event.redirect ?? state.redirectToPageUrlAfterLogin,
      };
    case 'close':
      return { ...signInStart, redirectToPageUrlAfterLogin: state.redirectToPageUrlAfterLogin };
    case 'submit':
      return { ...state, loader: true, errors: {} };
    case 'succeed': {
      const { firstLogin, showUpdatedTnC } = event;
      return { ...state, open: false, loader: false, errors: {}, firstLogin, showUpdatedTnC };
    }
    case 'fail':
      return { ...state, loader: false, errors: { code: event.refusal.code, additionalInfo: event.refusal } };
    case 'start-cooling':
      return { ...state, startCoolingLoading: true, errors: { ...state.errors, cooling: undefined } };
    case 'cool': {
      const { code = '', additionalInfo } = state.errors;
      return {
        ...state,
        startCoolingLoading: false,
        errors: { code, additionalInfo: { ...additionalInfo, code, ...event.result } },
      };
    }
    case 'cooling-failed':
      return { ...state, startCoolingLoading: false, errors: { ...state.errors, cooling: event.code } };
  }
}
