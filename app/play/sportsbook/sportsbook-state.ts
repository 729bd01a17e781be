import type { BonusToast } from './bonus-toast';

/** The frame as the context service hands it over. */
export interface ContextData {
  /** Address of the frame; its last part is good for one context of one visitor. */
  iframeUrl: string;
  /** ISO date-time. */
  expiresAt: string;
}

/** The state of the sportsbook's page (SPORT-01). A frame is covered while `loader` is set. */
export interface SportsbookState {
  contextData: ContextData | undefined;
  loader: boolean;
  /** Code of what went wrong. */
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

/** The answer of the page's own action. */
export type SportsbookAnswer =
  | { contextData: ContextData; currency: string; code?: never }
  | { contextData?: never; currency?: never; code: string };

/** @param answered what a form without scripts has led to */
export function answeredSportsbook(answered: SportsbookAnswer | undefined): SportsbookState {
  if (!answered) return initialSportsbook;
  const { contextData, code } = answered;
  const event: SportsbookEvent = contextData ? { type: 'opened', contextData } : { type: 'failed', code };
  return nextSportsbook(initialSportsbook, event);
}

/** The answer to a renewal: a token of another session at the wallet, for the frame that is open. */
export type RenewalAnswer = { token: string; code?: never } | { token?: never; code: string };
