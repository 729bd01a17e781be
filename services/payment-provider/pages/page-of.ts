import coin from '../data/coin.json';
import { isAwaitingCustomer } from '../transactions/advance';
import { accountForm, bankForm, bankName, confirmForm, peopleForm, signInForm } from './bank-pages';
import { cardForm, challengeForm } from './card-pages';
import { coinForm, confirmationsText } from './coin-pages';
import { endPage, wayBack } from './end-page';
import { errorSummary, form } from './fields';
import { html, type Html } from '../../process/html';
import type { Page } from './layout';
import type { Entered, FieldError, PageContext } from './page-context';
import { savedForm, savedOf } from './saved-page';
import { testDataTable } from './test-data-table';
import { voucherForm } from './voucher-page';

/** The page of a payment in its current state, with the errors of the submitted form. */
export function pageOf(
  context: PageContext,
  errors: readonly FieldError[] = [],
  entered: Entered = {},
): Page {
  const { record, texts, money } = context;
  const order = { merchant: record.hosted.merchant, amount: money(record.view.amount) };
  const { step } = record.hosted;
  if (step.kind === 'confirmations' && record.view.status === 'pending')
    return {
      order,
      title: texts('coin.waiting'),
      content: html`${confirmationsText(context, step)}${wayBack(texts, record)}`,
    };
  if (!isAwaitingCustomer(record)) return { ...endPage(context), order };
  const { title, content } = stepOf(context, errors, entered);
  return {
    ...{ order, title, hasErrors: errors.length > 0 },
    content: html`${errorSummary(context, errors)}${content}`,
    footer: html`${form(context, 'cancel', html``, texts('cancel'), 'quiet')} ${validUntil(context)}
    ${testDataTable(context)}`,
  };
}

function stepOf(
  context: PageContext,
  errors: readonly FieldError[],
  entered: Entered,
): { title: string; content: Html } {
  const { record, texts } = context;
  const { step } = record.hosted;
  const saved = savedOf(context);
  if (saved)
    return {
      title: texts('saved.title', { instrument: saved.label }),
      content: savedForm(context, saved, errors),
    };
  switch (step.kind) {
    case 'challenge':
      return { title: texts('code.title'), content: challengeForm(context, step, errors) };
    case 'sign-in':
      return {
        title: texts('bank.signIn', { bank: bankName(step.bank) }),
        content: signInForm(context, step, errors),
      };
    case 'people':
      return { title: texts('bank.people'), content: peopleForm(context, errors, entered) };
    case 'accounts':
      return { title: texts('bank.accounts'), content: accountForm(context, errors, entered) };
    case 'confirm':
      return { title: texts('bank.confirm'), content: confirmForm(context, step) };
    default:
      return firstStep(context, errors, entered);
  }
}

function firstStep(
  context: PageContext,
  errors: readonly FieldError[],
  entered: Entered,
): { title: string; content: Html } {
  const { record, texts } = context;
  switch (record.kind) {
    case 'card':
      return { title: texts('card.title'), content: cardForm(context, errors, entered) };
    case 'bank':
      return { title: texts('bank.title'), content: bankForm(context, errors, entered) };
    case 'voucher':
      return { title: texts('voucher.title'), content: voucherForm(context, errors, entered) };
    case 'crypto':
      return { title: texts('coin.title', { coin: coin.name }), content: coinForm(context) };
  }
}

/** The expiry time in the browser's time zone where the script runs, otherwise in UTC. */
function validUntil({ record, texts }: PageContext): Html | undefined {
  const { expiresAt } = record.view;
  if (expiresAt === undefined) return undefined;
  const time = new Intl.DateTimeFormat(texts.tag, {
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' },
  }).format(new Date(expiresAt));
  const [before = '', after = ''] = texts('validUntil', { time: '\n' }).split('\n');
  return html`<p class="note">${before}<time datetime="${expiresAt}">${time}</time>${after}</p>`;
}
