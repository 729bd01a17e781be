import type { MessageKey } from '../../../schemas/generated/message-keys';
import type { Translate } from '../../../ui/site/site-context';

/** Texts of a feature's specific error codes, e.g. `error.cpf.duplicate_found` → `registration.errors.cpfTaken`. */
export type ErrorTexts = Partial<Record<string, MessageKey>>;

const general: ErrorTexts = {
  required: 'forms.errors.required',
  mustAccept: 'forms.errors.mustAccept',
  choice: 'forms.errors.choice',
  tooShort: 'forms.errors.tooShort',
  tooLong: 'forms.errors.tooLong',
  tooLow: 'forms.errors.tooLow',
  tooHigh: 'forms.errors.tooHigh',
  email: 'forms.errors.email',
  date: 'forms.errors.date',
  number: 'forms.errors.number',
  pattern: 'forms.errors.pattern',
  mismatch: 'forms.errors.mismatch',
  network: 'forms.errors.network',
  'error.system.error': 'forms.errors.unavailable',
  'error.request.invalid': 'forms.errors.refused',
};

/** The code of a refused field, or the platform's own message for one without a text here (REG-22). */
export function fieldErrorCode(
  { code, message }: { code: string; message: string },
  own: ErrorTexts,
): string {
  return message === '' || code in own || code in general ? code : `message:${message}`;
}

/** The text of an error code; the part after a colon is its limit. Unknown codes have the general text (ERR-28). */
export function textOfError(t: Translate, code: string, own: ErrorTexts = {}): string {
  const [name = '', limit] = code.split(/:(.*)/s);
  // The platform describes a field's fault with its own message (REG-22).
  if (name === 'message' && limit) return limit;
  const key = own[code] ?? own[name] ?? general[code] ?? general[name] ?? 'forms.errors.refused';
  return t(key, limit === undefined ? undefined : { limit });
}
