import type { SubmissionResult } from '@conform-to/dom';

/** The state of a checked form as conform takes it over: error codes by field, and the values that may be sent back. */
export type FormResult = SubmissionResult<string[]>;

/** The action's answer to a form. Subjects add the data their page shows. */
export interface FormAnswer {
  /** The form that was sent, on a route with several. */
  intent?: string;
  result: FormResult;
}

/** The answer to a form that did not reach its action, or was refused before it. */
export function failedAnswer(code: string): FormAnswer {
  return { result: { status: 'error', error: { '': [code] } } };
}

/** The code in the body of an answer that is an error, e.g. `{"code": "error.unauthorized"}`. */
export function codeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}
