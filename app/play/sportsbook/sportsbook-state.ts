import type { BonusToast } from './bonus-toast';

/** Frame as returned by the context service. */
export interface ContextData {
  /** Address of the frame. Its last segment is the secret of one visitor's context. */
  iframeUrl: string;
  /** ISO date-time. */
  expiresAt: string;
}

/** State of the sportsbook page (SPORT-01). The frame is covered while `loader` is set. */
export interface SportsbookState {
  contextData: ContextData | undefined;
  loader: boolean;
  /** Error code. */
  error: string | undefined;
  bonusToast: BonusToast | undefined;
}

export const initialSportsbook: SportsbookState = {
  contextData: undefined,
  loader: false,
  error: undefined,
  bonusToast: undefined,
};

export type SportsbookEvent =
  | { type: 'open' }
  | { type: 'opened'; contextData: ContextData }
  | { type: 'ready' }
  | { type: 'failed'; code: string }
  | { type: 'toast'; toast: BonusToast | undefined };

export function nextSportsbook(state: SportsbookState, event: SportsbookEvent): SportsbookState {
  switch (event.type) {
    case 'open':
      return { ...state, contextData: undefined, loader: true, error: undefined };
    case 'opened':
      return { ...state, contextData: event.contextData, loader: true, error: undefined };
    case 'ready':
      return state.contextData ? { ...state, loader: false } : state;
    case 'failed':
      return { ...state, contextData: undefined, loader: false, error: event.code };
    case 'toast':
      return { ...state, bonusToast: event.toast };
  }
}

/** Response of the page's action. */
export type SportsbookAnswer =
  | { contextData: ContextData; currency: string; code?: never }
  | { contextData?: never; currency?: never; code: string };

/** @param answered response to a form posted without scripts */
export function answeredSportsbook(answered: SportsbookAnswer | undefined): SportsbookState {
  if (!answered) return initialSportsbook;
  const { contextData, code } = answered;
  const event: SportsbookEvent = contextData ? { type: 'opened', contextData } : { type: 'failed', code };
  return nextSportsbook(initialSportsbook, event);
}

/** Response to a renewal: the token of a new wallet session for the open frame. */
export type RenewalAnswer = { token: string; code?: never } | { token?: never; code: string };
