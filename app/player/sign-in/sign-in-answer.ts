import type { FormAnswer } from '../forms/form-answer';
import type { SignInRefusal } from './sign-in-refusal';

/** What the sign-in page answers to a sign-in that was refused, and to the start of a cooling; a sign-in that succeeds is a redirect. */
export interface SignInAnswer extends FormAnswer {
  intent: 'sign-in' | 'cooling';
  refusal?: SignInRefusal;
}

/** A time-out has a view of its own, with the form that starts the cooling (ERR-01). */
export const timeOutCode = 'error.timeout.in.progress';
