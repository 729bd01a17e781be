import type { StoredInstrument } from '../transactions/record';
import { type Action, finish } from './action';
import { cvcError } from './card-entry';
import { cvcField } from './card-pages';
import { form } from './fields';
import { html, type Html } from '../../process/html';
import type { FieldError, PageContext } from './page-context';

/** The saved instrument that a payment was created for. */
export function savedOf({ provider, record }: PageContext): StoredInstrument | undefined {
  return provider.store.instruments.get(record.hosted.instrument ?? '');
}

/** The confirmation of a payment with a saved instrument; a card needs its security code. */
export function savedForm(
  context: PageContext,
  { kind }: StoredInstrument,
  errors: readonly FieldError[],
): Html {
  const { texts, money, record } = context;
  const field = kind === 'card' ? cvcField(context, errors) : html``;
  return form(context, 'saved', field, texts('pay', { amount: money(record.view.amount) }));
}

export const submitSaved: Action = async (context, entered) => {
  const saved = savedOf(context);
  if (saved === undefined) return 'page';
  const error = saved.kind === 'card' ? cvcError(entered) : undefined;
  return error ? { errors: [error] } : finish(context, saved, saved.payment);
};
