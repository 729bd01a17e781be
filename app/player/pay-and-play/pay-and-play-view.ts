import type { FormAnswer } from '../forms/form-answer';
import type { Option } from '../registration/registration-view';

/** Market settings of a sign-up by a deposit, in the site's language. */
export interface PayAndPlaySetup {
  /** Amounts of the first deposit: minor units and text. */
  amounts: Option[];
  phonePrefixes: Option[];
  /** Addresses of the documents that the player accepts. */
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
  /** Contact data so far. `needsPhone` is false if the bank supplied a number. */
  contact?: { email: string; phonePrefix: string; phoneBody: string; needsPhone: boolean };
  /** Reason for a refusal or a delay. */
  notice?: string;
  /** Page to open after the sign-in. */
  next?: string;
}

/** Return parameters from the bank, read from the page's address. */
export interface ReturnedQuery {
  code: string;
  sessionId: string;
  state: string;
}

/** Values of `intent`, which name the form. */
export type PayAndPlayIntent = 'amount' | 'return' | 'contact' | 'restart';

/** Response of the route to a form. */
export interface PayAndPlayAnswer extends FormAnswer {
  intent: PayAndPlayIntent;
  view: PayAndPlayView;
}
