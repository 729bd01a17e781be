import { testVouchers } from '../data/test-data';
import { type Action, finish, goTo } from './action';
import { form, textField } from './fields';
import type { Html } from '../../process/html';
import { fromEuros } from './money';
import type { Entered, FieldError, PageContext } from './page-context';

/** Number of wrong codes after which the payment fails, to prevent guessing. */
const MOST_TRIES = 5;

/** The form of a voucher. */
export function voucherForm(context: PageContext, errors: readonly FieldError[], entered: Entered): Html {
  const { texts, money, record } = context;
  const field = textField(
    context,
    {
      ...{ name: 'voucher', label: 'voucher.code', hint: 'voucher.hint', autocomplete: 'off', maxLength: 25 },
      ...{ inputMode: 'numeric', format: 'groups' },
    },
    errors,
    entered,
  );
  return form(context, 'voucher', field, texts('pay', { amount: money(record.view.amount) }));
}

/** Pays with a voucher; the remaining balance can be used again. */
export const submitVoucher: Action = async (context, entered) => {
  const { provider, record, money } = context;
  const { step } = record.hosted;
  if (step.kind !== 'start' && step.kind !== 'voucher') return 'page';
  const refuse = (error: Omit<FieldError, 'field'>) => ({ errors: [{ field: 'voucher', ...error }] });
  const code = (entered['voucher'] ?? '').replace(/[\s-]/g, '');
  if (!/^\d{16}$/.test(code)) return refuse({ text: 'voucher.none' });
  const known = testVouchers.find((voucher) => voucher.code === code);
  if (known === undefined) {
    const tries = (step.kind === 'voucher' ? step.tries : 0) + 1;
    if (tries >= MOST_TRIES) return finish(context, undefined, { failure: 'declined' });
    await goTo(context, { kind: 'voucher', tries });
    return refuse({ text: 'voucher.wrong', values: { count: MOST_TRIES - tries } });
  }
  const { amount, currency } = record.view;
  const voucher = provider.store.vouchers.get(code) ?? {
    code,
    currency,
    left: fromEuros(known.euros, currency),
  };
  if (voucher.left === 0) return refuse({ text: 'voucher.used' });
  if (voucher.currency !== currency) return refuse({ text: 'voucher.currency' });
  if (voucher.left < amount)
    return refuse({ text: 'voucher.short', values: { amount: money(voucher.left) } });
  return finish(context, undefined, {}, { voucher: { ...voucher, left: voucher.left - amount } });
};
