import type { Submission } from '@conform-to/dom';
import { data, redirect } from '@remix-run/node';
import { log } from '../../server/log.server';
import { PlatformError } from '../../platform/client.server';
import { isSameOrigin } from '../../platform/same-origin.server';
import { bodyTooLong, readText } from '../../server/read-text.server';
import { expectsDocument } from '../../platform/data-request';
import { checkForm } from './check-form';
import type { FormAnswer, FormResult } from './form-answer';
import { type FormDefinition, secretFields } from './form-definition';

/** Far above the size of the longest form. */
const maxBytes = 20_000;

/**
 * Reads and validates a form submitted by a page of this host.
 * @throws Response 403 when another site sent it, 413 when it is too long
 */
export async function readForm<Value>(
  request: Request,
  definition: FormDefinition<Value>,
): Promise<Submission<Value>> {
  return checkForm(definition, await readFields(request));
}

/** The raw fields of a form, for actions with several forms. Throws as `readForm` does. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  if (!isSameOrigin(request)) throw Response.json({ code: 'error.request.refused' }, { status: 403 });
  const text = await readText(request, maxBytes);
  if (text === undefined) throw bodyTooLong(maxBytes);
  return new URLSearchParams(text);
}

/** A response, with its headers. */
export interface FormOutcome<Answer extends FormAnswer = FormAnswer> {
  answer: Answer;
  status?: number;
  headers?: Headers;
}

/**
 * The response of an action to a form. A script receives the data; a form submitted by the browser and accepted is
 * redirected, so that a reload does not submit it twice.
 * @param next redirect target of an accepted form; missing if the response itself is to be shown
 * @throws Response the redirect
 */
export function answerForm<Answer extends FormAnswer>(
  request: Request,
  { answer, status = answer.result.status === 'error' ? 400 : 200, headers }: FormOutcome<Answer>,
  next?: string,
) {
  if (status === 200 && next !== undefined && expectsDocument(request))
    throw redirect(next, { status: 303, ...(headers ? { headers } : {}) });
  return data(answer, { status, ...(headers ? { headers } : {}) });
}

/** Error codes of the form as a whole and by field. */
export interface FormFaults {
  formErrors?: string[];
  fieldErrors?: Record<string, string[]>;
}

/** The action's response to a refused form, without its secrets. */
export function formResult<Value>(
  definition: FormDefinition<Value>,
  submission: Submission<Value>,
  errors: FormFaults = {},
): FormResult {
  return submission.reply({ ...errors, hideFields: secretFields(definition) });
}

/**
 * The result of a form that the platform refused: field errors at the fields of the same name, all others above the
 * form.
 * @param fieldOf the field a code belongs to, e.g. `{ 'error.cpf.duplicate_found': 'cpf' }`
 * @param shownCode maps a code of the platform to the one the form shows
 * @throws `error` unless it is a PlatformError
 */
export function resultOfRefusal<Value>(
  definition: FormDefinition<Value>,
  submission: Submission<Value>,
  error: unknown,
  fieldOf: Record<string, string> = {},
  shownCode: (code: string) => string = (code) => code,
): FormResult {
  if (!(error instanceof PlatformError)) throw error;
  if (!error.refused) {
    log.error({ event: 'form.failed', form: definition.name, reason: error.message }, 'platform failed');
    return formResult(definition, submission, { formErrors: ['error.system.error'] });
  }
  const fieldErrors: Record<string, string[]> = {};
  for (const [name, { code }] of Object.entries(error.validationErrors))
    if (name in definition.fields) fieldErrors[name] = [code];
  const named = fieldOf[error.code];
  if (named) fieldErrors[named] = [shownCode(error.code)];
  if (Object.keys(fieldErrors).length > 0) return formResult(definition, submission, { fieldErrors });
  return formResult(definition, submission, { formErrors: [shownCode(error.code)] });
}
