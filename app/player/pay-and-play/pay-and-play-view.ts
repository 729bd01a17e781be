import type { FormAnswer } from '../forms/form-answer';
import type { Option } from '../registration/registration-view';

/** The market's part of a sign-up by a deposit, in the site's language. */
export interface PayAndPlaySetup {
  /** First deposits: minor units and text. */
  amounts: Option[];
  phonePrefixes: Option[];
  /** Addresses of the texts a player agrees to. */
  documents: { terms: string; privacy: string };
}

export type PayAndPlayShown =
  'Amount' | 'Bank' | 'Returned' | 'Waiting' | 'Contact' | 'Duplicated' | 'Refused' | 'SignedIn';

/** State of a sign-up for the browser, without code and session. */
export interface PayAndPlayView {
  step: PayAndPlayShown;
  /** The chosen first deposit, in minor units, as text; empty for none. */
  amount: string;
  /** Page of the bank (PNP-10). */
  iframeUrl?: string;
  /** Contact data so far; a number that the bank knows is not asked for. */
  contact?: { email: string; phonePrefix: string; phoneBody: string; needsPhone: boolean };
  /** Why there is no account, or why it takes longer. */
  notice?: string;
  /** Where the player who is signed in goes on. */
  next?: string;
}

/** What the bank has led back with, as the address says. */
export interface ReturnedQuery {
  code: string;
  sessionId: string;
  state: string;
}

/** The forms of a sign-up, by the name each sends. */
export type PayAndPlayIntent = 'amount' | 'return' | 'contact' | 'restart';

/** The route's answer to each of the forms. */
export interface PayAndPlayAnswer extends FormAnswer {
  intent: PayAndPlayIntent;
  view: PayAndPlayView;
}
