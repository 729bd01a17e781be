import type { PayAndPlayProgress } from '../../../schemas/generated/types';

/** State of a sign-up by a deposit (PNP-04), stored on the server. */
export type PayAndPlayState = PayAndPlayProgress['flow'];

/** Calls of a sign-up in order (PNP-06). */
export type PayAndPlayCall = 'authorize' | 'verifyCode' | 'updatePlayer' | 'loginPlayer';

type Data = Partial<
  Pick<
    PayAndPlayState,
    | 'amount'
    | 'redirectPath'
    | 'iframeUrl'
    | 'oneTimeCode'
    | 'sessionId'
    | 'playerId'
    | 'signUp'
    | 'showSignUpForm'
  >
>;

/** A call was sent, has succeeded, or has failed. */
export type PayAndPlayEvent =
  | { type: 'sent' | 'succeeded'; call: PayAndPlayCall; data?: Data }
  /** @param errors codes by field; general ones under an empty name */
  | { type: 'failed'; call: PayAndPlayCall; errors: Record<string, string> };

/** Initial state (PNP-04). */
export const payAndPlayStart: PayAndPlayState = {
  amount: null,
  redirectPath: null,
  iframeUrl: null,
  oneTimeCode: null,
  sessionId: null,
  playerId: null,
  signUp: { email: '', mobilePhone: '', phonePrefix: '', phoneBody: '' },
  backendErrors: {},
  showSignUpForm: false,
  authorizeStatus: 'uninitialised',
  verifyCodeStatus: 'uninitialised',
  updatePlayerStatus: 'uninitialised',
  loginPlayerStatus: 'uninitialised',
};

const statuses = {
  authorize: 'authorizeStatus',
  verifyCode: 'verifyCodeStatus',
  updatePlayer: 'updatePlayerStatus',
  loginPlayer: 'loginPlayerStatus',
} as const satisfies Record<PayAndPlayCall, keyof PayAndPlayState>;

/** Reducer: an event changes the status of its own call only (PNP-08). */
export function payAndPlayStep(state: PayAndPlayState, event: PayAndPlayEvent): PayAndPlayState {
  const status = statuses[event.call];
  switch (event.type) {
    case 'sent':
      return { ...state, ...event.data, backendErrors: {}, [status]: 'loading' };
    case 'succeeded':
      return { ...state, ...event.data, backendErrors: {}, [status]: 'success' };
    case 'failed':
      return { ...state, backendErrors: event.errors, [status]: 'error' };
  }
}
