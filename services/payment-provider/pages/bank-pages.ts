import { testAccounts, testBanks, testPeople } from '../data/test-data';
import type { Step } from '../transactions/record';
import { identityOf, personName } from './bank-identity';
import { accountName } from './account-name';
import { type Action, finish, goTo } from './action';
import { choiceField, form } from './fields';
import { html, type Html } from '../../process/html';
import { checkCode, codeFields, newCode } from './one-time-code';
import type { Entered, FieldError, PageContext } from './page-context';

const bankOf = (id: string) => testBanks.find((bank) => bank.id === id);

/** Name of a bank by its id. */
export function bankName(id: string): string {
  return bankOf(id)?.name ?? id;
}

/** Step 1: choice of a bank. */
export function bankForm(context: PageContext, errors: readonly FieldError[], entered: Entered): Html {
  const choices = testBanks.map(({ id, name }) => ({ value: id, label: name }));
  const field = choiceField(context, { name: 'bank', legend: 'bank.choose', choices }, errors, entered);
  return form(context, 'bank', field, context.texts('continue'));
}

/** Step 2: sign-in with a code. */
export function signInForm(
  context: PageContext,
  { bank, code }: Extract<Step, { kind: 'sign-in' }>,
  errors: readonly FieldError[],
): Html {
  const { texts } = context;
  return html`<p>${texts('bank.signInText', { bank: bankName(bank) })}</p>
    ${context.record.hosted.identifies && html`<p>${texts('bank.tells', { bank: bankName(bank), merchant: context.record.hosted.merchant })}</p>`}
    ${form(context, 'sign-in', codeFields(context, code, errors), texts('continue'))} ${otherBank(context)}`;
}

/** Choice of the person, for a payment that identifies its customer. */
export function peopleForm(context: PageContext, errors: readonly FieldError[], entered: Entered): Html {
  const { texts } = context;
  const choices = testPeople.map(({ id, person, meaning }) => ({
    value: id,
    label: personName(person) || texts('person.company'),
    detail: texts(`person.${meaning}`),
  }));
  const field = choiceField(context, { name: 'person', legend: 'bank.person', choices }, errors, entered);
  return html`${form(context, 'person', field, texts('continue'))}${otherBank(context)}`;
}

/** Step 3: choice of an account. */
export function accountForm(context: PageContext, errors: readonly FieldError[], entered: Entered): Html {
  const { texts, money, record } = context;
  const choices = testAccounts.map(({ id, label, balance }) => ({
    value: id,
    label: `${accountName(texts, id)} ${label}`,
    detail: texts('bank.balance', { amount: money(Math.round(record.view.amount * balance)) }),
  }));
  const field = choiceField(context, { name: 'account', legend: 'bank.account', choices }, errors, entered);
  return html`${form(context, 'account', field, texts('continue'))}${otherBank(context)}`;
}

/** Step 4: confirmation. */
export function confirmForm(
  context: PageContext,
  { bank, account }: Extract<Step, { kind: 'confirm' }>,
): Html {
  const { texts, money, record } = context;
  const amount = money(record.view.amount);
  const label = testAccounts.find(({ id }) => id === account)?.label;
  const facts = html`<dl class="facts">
    <div>
      <dt>${texts('bank.from')}</dt>
      <dd>${bankName(bank)}<br />${accountName(texts, account)} <bdi>${label}</bdi></dd>
    </div>
    <div>
      <dt>${texts('bank.to')}</dt>
      <dd>${record.hosted.merchant}</dd>
    </div>
    <div>
      <dt>${texts('amount')}</dt>
      <dd>${amount}</dd>
    </div>
  </dl>`;
  return html`${form(context, 'confirm', facts, texts('pay', { amount }))}${otherBank(context)}`;
}

function otherBank(context: PageContext): Html {
  return form(context, 'other-bank', html``, context.texts('bank.other'), 'quiet');
}

export const submitBank: Action = async (context, { bank = '' }) => {
  const { provider, record } = context;
  if (record.hosted.step.kind !== 'start') return 'page';
  if (bankOf(bank) === undefined) return { errors: [{ field: 'bank', text: 'bank.none' }] };
  return goTo(context, { kind: 'sign-in', bank, code: newCode(provider.random), tries: 0 });
};

export const submitSignIn: Action = async (context, { code = '' }) => {
  const { step } = context.record.hosted;
  if (step.kind !== 'sign-in') return 'page';
  const checked = checkCode(code, step.code, step.tries);
  const { identifies } = context.record.hosted;
  if (checked === 'right')
    return goTo(context, { kind: identifies ? 'people' : 'accounts', bank: step.bank });
  if (checked === 'failed') return finish(context, undefined, { failure: 'authentication_failed' });
  await goTo(context, { ...step, tries: checked.tries });
  return { errors: [checked.error] };
};

export const submitPerson: Action = async (context, { person = '' }) => {
  const { step } = context.record.hosted;
  if (step.kind !== 'people') return 'page';
  if (!testPeople.some(({ id }) => id === person))
    return { errors: [{ field: 'person', text: 'bank.noPerson' }] };
  return goTo(context, { kind: 'accounts', bank: step.bank, person });
};

export const submitAccount: Action = async (context, { account = '' }) => {
  const { step } = context.record.hosted;
  if (step.kind !== 'accounts') return 'page';
  if (!testAccounts.some(({ id }) => id === account))
    return { errors: [{ field: 'account', text: 'bank.noAccount' }] };
  return goTo(context, { ...step, kind: 'confirm', account });
};

export const confirmBank: Action = async (context) => {
  const { provider, record } = context;
  const { step } = record.hosted;
  if (step.kind !== 'confirm') return 'page';
  const account = testAccounts.find(({ id }) => id === step.account);
  if (account === undefined) return 'page';
  const payment = bankOf(step.bank)?.settlesLate
    ? { ...account.payment, settlesLate: true }
    : account.payment;
  const label = `${bankName(step.bank)} ${account.label}`;
  const token = provider.random(16).toString('hex');
  const identity = identityOf(step.person, record.country);
  const holder = identity && { holder: personName(identity) };
  return finish(
    context,
    { token, kind: 'bank', label, payment, payout: account.payout, ...holder },
    payment,
    { identity },
  );
};

export const chooseOtherBank: Action = async (context) =>
  ['sign-in', 'people', 'accounts', 'confirm'].includes(context.record.hosted.step.kind)
    ? goTo(context, { kind: 'start' })
    : 'page';
