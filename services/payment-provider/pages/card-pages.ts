import type { Step } from '../transactions/record';
import { type Action, finish, goTo } from './action';
import { readCard } from './card-entry';
import { form, textField } from './fields';
import { html, type Html } from '../../process/html';
import { checkCode, codeFields, newCode } from './one-time-code';
import type { Entered, FieldError, PageContext } from './page-context';

/** The form of a card. */
export function cardForm(context: PageContext, errors: readonly FieldError[], entered: Entered): Html {
  const { texts, money, record } = context;
  const numeric = { inputMode: 'numeric' } as const;
  const fields = html`${textField(
    context,
    {
      ...{ name: 'number', label: 'card.number', autocomplete: 'cc-number', maxLength: 25 },
      ...{ ...numeric, format: 'card' },
    },
    errors,
    entered,
  )}
  ${textField(
    context,
    {
      ...{
        name: 'expiry',
        label: 'card.expiry',
        hint: 'card.expiryHint',
        autocomplete: 'cc-exp',
        maxLength: 9,
      },
      ...{ ...numeric, format: 'expiry', isShort: true },
    },
    errors,
    entered,
  )}
  ${cvcField(context, errors)}
  ${textField(
    context,
    { name: 'name', label: 'card.name', autocomplete: 'cc-name', maxLength: 100 },
    errors,
    entered,
  )}`;
  return form(context, 'card', fields, texts('pay', { amount: money(record.view.amount) }));
}

/** The security code, which is never pre-filled. */
export function cvcField(context: PageContext, errors: readonly FieldError[]): Html {
  return textField(
    context,
    {
      ...{ name: 'cvc', label: 'card.cvc', hint: 'card.cvcHint', autocomplete: 'cc-csc', maxLength: 4 },
      ...{ inputMode: 'numeric', format: 'digits', isShort: true },
    },
    errors,
    {},
  );
}

/** The confirmation of a card payment, like 3-D Secure. */
export function challengeForm(
  context: PageContext,
  { code, instrument }: Extract<Step, { kind: 'challenge' }>,
  errors: readonly FieldError[],
): Html {
  const { texts, money, record } = context;
  const text = texts('code.text', { amount: money(record.view.amount), card: instrument.label });
  return html`<p>${text}</p>
    ${form(context, 'challenge', codeFields(context, code, errors), texts('continue'))}`;
}

export const submitCard: Action = async (context, entered) => {
  const { provider, record } = context;
  if (record.hosted.step.kind !== 'start') return 'page';
  const read = readCard(entered, provider.now(), provider.random(16).toString('hex'));
  if ('errors' in read) return read;
  const code = newCode(provider.random);
  return goTo(context, { kind: 'challenge', instrument: read.instrument, code, tries: 0 });
};

export const submitChallenge: Action = async (context, entered) => {
  const { step } = context.record.hosted;
  if (step.kind !== 'challenge') return 'page';
  const checked = checkCode(entered['code'] ?? '', step.code, step.tries);
  if (checked === 'right') return finish(context, step.instrument, step.instrument.payment);
  if (checked === 'failed') return finish(context, undefined, { failure: 'authentication_failed' });
  await goTo(context, { ...step, tries: checked.tries });
  return { errors: [checked.error] };
};
