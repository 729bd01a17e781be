import type { FormAnswer } from '../forms/form-answer';
import type { SignInRefusal } from './sign-in-refusal';

/** The page's response to a refused sign-in and to the start of a cooling-off; a successful sign-in redirects. */
export interface SignInAnswer extends FormAnswer {
  intent: 'sign-in' | 'cooling';
  refusal?: SignInRefusal;
}

/** A time-out has its own view, with the form that starts the cooling-off (ERR-01). */
export const timeOutCode = 'error.timeout.in.progress';
