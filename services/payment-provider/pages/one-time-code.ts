import { html, type Html } from '../../process/html';
import type { FieldError, PageContext } from './page-context';
import { textField } from './fields';

/** Number of wrong codes after which the payment fails. */
const MOST_TRIES = 3;

/** Six digits. */
export function newCode(random: (count: number) => Buffer): string {
  return String(random(4).readUInt32BE() % 1_000_000).padStart(6, '0');
}

/** The code in a simulated text message, and its field. */
export function codeFields(context: PageContext, code: string, errors: readonly FieldError[]): Html {
  const { texts } = context;
  return html`<div class="message">
      <h2>${texts('code.message')}</h2>
      <p>${texts('code.sms', { code })}</p>
    </div>
    ${textField(
      context,
      {
        ...{ name: 'code', label: 'code.label', autocomplete: 'one-time-code', maxLength: 10 },
        ...{ inputMode: 'numeric', format: 'digits' },
      },
      errors,
      {},
    )}`;
}

/** @returns `right`, `failed` after too many wrong codes, or the field error with the number of attempts */
export function checkCode(
  given: string,
  expected: string,
  tries: number,
): 'right' | 'failed' | { error: FieldError; tries: number } {
  const digits = given.replace(/\D/g, '');
  if (digits === expected) return 'right';
  if (digits === '') return { error: { field: 'code', text: 'code.none' }, tries };
  const left = MOST_TRIES - tries - 1;
  if (left <= 0) return 'failed';
  return { error: { field: 'code', text: 'code.wrong', values: { count: left } }, tries: tries + 1 };
}
