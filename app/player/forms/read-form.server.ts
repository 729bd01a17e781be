import type { Submission, SubmissionResult } from '@conform-to/dom';
import { data } from '@remix-run/node';
import { log } from '../../server/log.server';
import { PlatformError } from '../../platform/client.server';
import { isSameOrigin } from '../../platform/same-origin.server';
import { bodyTooLong, readText } from '../../server/read-text.server';
import { checkForm } from './check-form';
import { type FormDefinition, secretFields } from './form-definition';

/** The longest form with every field filled stays far below it. */
const maxBytes = 20_000;

/** What an action answers to a form that was not accepted; the page shows it beside the fields. */
export type FormResult = SubmissionResult<string[]>;

/**
 * Reads and checks a form that was sent by a page of this very host.
 *
 * @throws Response 403 when another site sent it, 413 when it is too long
 */
export async function readForm<Value>(
  request: Request,
  definition: FormDefinition<Value>,
): Promise<Submission<Value>> {
  return checkForm(definition, await readFields(request));
}

/** The fields of a form as they were sent, for actions that serve several forms. Throws as `readForm` does. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  if (!isSameOrigin(request)) throw Response.json({ code: 'error.request.refused' }, { status: 403 });
  const text = await readText(request, maxBytes);
  if (text === undefined) throw bodyTooLong(maxBytes);
  return new URLSearchParams(text);
}

/** Error codes of the form as a whole and by field. */
export interface FormFaults {
  formErrors?: string[];
  fieldErrors?: Record<string, string[]>;
}

/** The reply to a form that its schema, or the platform, did not accept. Secrets are not sent back. */
export function refuseForm<Value>(
  definition: FormDefinition<Value>,
  submission: Submission<Value>,
  errors: FormFaults = {},
) {
  return data(formResult(definition, submission, errors), { status: 400 });
}

/** What a form is told when it was not accepted, without its secrets. */
export function formResult<Value>(
  definition: FormDefinition<Value>,
  submission: Submission<Value>,
  errors: FormFaults = {},
): FormResult {
  return submission.reply({ ...errors, hideFields: secretFields(definition) });
}

/**
 * The reply to a form the platform refused: its field errors on the fields that have the same name, everything else above the form.
 *
 * @param fieldOf the field a code belongs to, e.g. `{ 'error.cpf.duplicate_found': 'cpf' }`
 * @param shownCode the code that the form shows for one of the platform
 */
export function refuseByPlatform<Value>(
  definition: FormDefinition<Value>,
  submission: Submission<Value>,
  error: unknown,
  fieldOf: Record<string, string> = {},
  shownCode: (code: string) => string = (code) => code,
) {
  if (!(error instanceof PlatformError)) throw error;
  if (!error.refused) {
    log.error({ event: 'form.failed', form: definition.name, reason: error.message }, 'platform failed');
    return refuseForm(definition, submission, { formErrors: ['error.system.error'] });
  }
  const fields = Object.entries(error.validationErrors).filter(([name]) => name in definition.fields);
  const named = fieldOf[error.code];
  const fieldErrors = Object.fromEntries([
    ...fields.map(([name, { code }]) => [name, [code]]),
    ...(named ? [[named, [shownCode(error.code)]]] : []),
  ]) as Record<string, string[]>;
  if (Object.keys(fieldErrors).length > 0) return refuseForm(definition, submission, { fieldErrors });
  return refuseForm(definition, submission, { formErrors: [shownCode(error.code)] });
}
