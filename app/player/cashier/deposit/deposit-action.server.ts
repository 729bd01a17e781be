import { createHash } from 'node:crypto';
import { redirect } from '@remix-run/node';
import type { PlatformPaymentOption } from '../../../../schemas/generated/types';
import { validatePlatformPaymentStarted } from '../../../../schemas/generated/validators.js';
import { formatMoney } from '../../../../ui/format/money';
import type { Player } from '../../../platform/player.server';
import { publicOrigin } from '../../../server/public-origin.server';
import type { Site } from '../../../site/site';
import {
  answerForm,
  type FormFaults,
  formResult,
  readForm,
  resultOfRefusal,
} from '../../forms/read-form.server';
import { faultCode, moneyStyleOf, readMoney } from '../money-amount';
import {
  type DepositAnswer,
  depositChoicesOf,
  depositForm,
  depositIntent,
  fieldOfRefusal,
  paymentPath,
} from './deposit-form';
import { startDeposit } from './deposit-start.server';
import { returnPath } from './payment-return';

/**
 * Starts a deposit and redirects to the provider's payment page, or returns its address for the frame of a dialog over
 * a game. Permission is checked again: another tab may have used up the limit.
 * @throws Response the redirect
 */
export async function beginDeposit(request: Request, player: Player, now: number) {
  const { site, call } = player;
  const submission = await readForm(request, depositForm);
  const refuse = (faults: FormFaults = {}) =>
    answerForm<DepositAnswer>(request, {
      answer: { intent: depositIntent, result: formResult(depositForm, submission, faults) },
    });
  if (submission.status !== 'success') return refuse();
  const { method: choice, amount: text, preset, bonus, blackbox, idempotencyKey, place } = submission.value;
  const { later = false, game } = depositChoicesOf(request);
  const { flow, methods } = await startDeposit(request, player, {
    later,
    now,
    ...(blackbox === undefined ? {} : { blackbox }),
  });
  if (flow.hideCashier || methods === undefined) return refuse({ formErrors: ['deposit.blocked'] });
  const [name, instrumentId] = choice.split('.');
  const option = methods.deposit.find(({ method }) => method === name);
  if (!option) return refuse({ fieldErrors: { method: ['error.payment.method.not.offered'] } });
  const { currency } = methods;
  const read = amountOf(text, preset, { option, site, currency, limitLeft: flow.limitLeft });
  if ('code' in read) return refuse({ fieldErrors: { amount: [read.code] } });
  const isOverGame = place === 'game' && game !== undefined;
  const isFramed = isOverGame && option.isFrameable;
  const body = {
    method: option.method,
    amount: read.amount,
    currency,
    returnUrl: `${publicOrigin(request)}/${site.locale}${returnPath({ game, isOverGame, isFramed })}`,
    ...(instrumentId === undefined ? {} : { instrumentId }),
    ...(bonus === undefined ? {} : { bonusId: bonus }),
    ...(isFramed ? { isFramed } : {}),
  };
  let hostedUrl: string | null;
  let paymentId: string;
  try {
    const started = await call({
      method: 'POST',
      path: '/platform/v1/player/wallet/payments',
      body,
      idempotencyKey: keyOf(idempotencyKey, body),
      validate: validatePlatformPaymentStarted,
    });
    hostedUrl = started.hostedUrl;
    paymentId = started.payment.paymentId;
  } catch (error) {
    const result = resultOfRefusal(depositForm, submission, error, fieldOfRefusal);
    return answerForm<DepositAnswer>(request, { answer: { intent: depositIntent, result } });
  }
  if (isFramed || (isOverGame && hostedUrl === null))
    return answerForm<DepositAnswer>(request, {
      answer: { intent: depositIntent, result: submission.reply(), started: { paymentId, hostedUrl } },
    });
  throw redirect(hostedUrl ?? `/${site.locale}${paymentPath(paymentId, game)}`, { status: 303 });
}

/** The same form may be submitted again with another amount or method, which is another payment; an identical one is the same. */
function keyOf(idempotencyKey: string, body: object): string {
  const content = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return `${idempotencyKey.replace(/[^\x21-\x7e]/g, '')}.${content}`;
}

interface Terms {
  option: PlatformPaymentOption;
  site: Site;
  currency: string;
  /** In minor units. */
  limitLeft: number | undefined;
}

/** The amount in minor units, or the error code with the value for its text. */
function amountOf(
  text: string | undefined,
  preset: number | undefined,
  { option, site, currency, limitLeft }: Terms,
): { amount: number } | { code: string } {
  const style = moneyStyleOf(site, currency);
  const { tag, display } = style;
  const money = (amount: number) => formatMoney(amount, currency, { tag, displays: { [currency]: display } });
  const read = text === undefined && preset !== undefined ? { amount: preset } : readMoney(text ?? '', style);
  if ('fault' in read) return { code: `deposit.${faultCode(read.fault, style)}` };
  const { amount } = read;
  if (amount < option.minimum) return { code: `deposit.least:${money(option.minimum)}` };
  if (amount > option.maximum) return { code: `deposit.most:${money(option.maximum)}` };
  if (limitLeft !== undefined && amount > limitLeft) return { code: `deposit.limit:${money(limitLeft)}` };
  return { amount };
}
