import type { SubmissionResult } from '@conform-to/dom';

/** The result of a validated form in conform's format: error codes by field, and the values that may be returned. */
export type FormResult = SubmissionResult<string[]>;

/** The action's response to a form. Features add the data of their pages. */
export interface FormAnswer {
  /** Name of the submitted form, on a route with several. */
  intent?: string;
  result: FormResult;
}

/** The response to a form that did not reach its action, or was refused before it. */
export function failedAnswer(code: string): FormAnswer {
  return { result: { status: 'error', error: { '': [code] } } };
}

/** The code in the body of an error response, e.g. `{"code": "error.unauthorized"}`. */
export function codeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}
