import type { FormAnswer } from '../forms/form-answer';
import type { ResetStep } from './reset-state';

export type ResetIntent = 'email' | 'code' | 'send-code' | 'send-email' | 'password' | 'back' | 'restart';

/** State of a reset for the browser, without the keys. */
export interface ResetView {
  step: ResetStep;
  email: string;
  /** Milliseconds until another code may be requested. */
  waitMs: number;
  locked: boolean;
  /** Code of a message about the reset as a whole. */
  notice?: string;
}

/** The route's response to each of the forms. */
export interface ResetAnswer extends FormAnswer {
  intent: ResetIntent;
  view: ResetView;
}
