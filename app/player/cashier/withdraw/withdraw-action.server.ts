import type { WithdrawalForm } from '../../../../schemas/generated/types';
import { validatePlatformPayment } from '../../../../schemas/generated/validators.js';
import { PlatformError } from '../../../platform/client.server';
import type { Player } from '../../../platform/player.server';
import { publicOrigin } from '../../../server/public-origin.server';
import { walletAnswer } from '../../balance/wallet-answer.server';
import { checkForm } from '../../forms/check-form';
import { answerForm, formResult, readFields, resultOfRefusal } from '../../forms/read-form.server';
import { type WithdrawAnswer, withdrawalForm, withdrawIntents } from './withdraw-form';
import { amountText, faultCode, type MoneyStyle, moneyStyleOf, readMoney } from '../money-amount';
import { paymentMethods } from '../payment-methods.server';
import { askPermission, type WithdrawalOption } from './withdraw-page.server';

/** Longest fingerprint that the platform accepts. */
const longestBlackbox = 20_000;

/**
 * The action of the withdraw page: requests the permission again, with the fingerprint from a script, or requests a
 * withdrawal.
 * @param trackerPath redirect target of an accepted request
 */
export async function withdrawAction(request: Request, player: Player, trackerPath: string) {
  const fields = await readFields(request);
  if (fields.get('intent') === withdrawIntents.permission) {
    const blackbox = fields.get('blackbox')?.slice(0, longestBlackbox) ?? '';
    return answerForm<WithdrawAnswer>(request, { answer: await permissionAgain(request, player, blackbox) });
  }
  const answer = await requested(request, player, fields, trackerPath);
  const next = `${trackerPath}?${new URLSearchParams({ requested: answer.paymentId ?? '' }).toString()}`;
  return answerForm<WithdrawAnswer>(request, { answer }, next);
}

async function permissionAgain(request: Request, player: Player, blackbox: string): Promise<WithdrawAnswer> {
  const intent = withdrawIntents.permission;
  try {
    const permission = await askPermission(request, player, blackbox);
    return { intent, result: { status: 'success' }, permission };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { intent, result: { status: 'error', error: { '': ['error.system.error'] } } };
  }
}

/** Only the platform checks the amount: it recognises a repeated request, which must not count twice against the limit. */
async function requested(
  request: Request,
  player: Player,
  fields: URLSearchParams,
  trackerPath: string,
): Promise<WithdrawAnswer> {
  const intent = withdrawIntents.withdraw;
  const submission = checkForm(withdrawalForm, fields);
  if (submission.status !== 'success') return { intent, result: formResult(withdrawalForm, submission) };
  const refusedAt = (field: keyof WithdrawalForm, code: string, warning?: string): WithdrawAnswer => ({
    intent,
    result: formResult(withdrawalForm, submission, { fieldErrors: { [field]: [code] } }),
    ...(warning ? { warning } : {}),
  });
  const { amount: text, instrument, forfeitsBonuses = false, idempotencyKey } = submission.value;
  try {
    const [wallet, methods] = await Promise.all([walletAnswer(player), paymentMethods(player)]);
    const { currency } = wallet;
    const style = moneyStyleOf(player.site, currency);
    const read = readMoney(text, style);
    if ('fault' in read) return refusedAt('amount', `withdraw.${faultCode(read.fault, style)}`);
    const option = methods.withdrawal.find(({ instruments }) =>
      instruments.some(({ instrumentId }) => instrumentId === instrument),
    );
    if (!option) return refusedAt('instrument', 'withdraw.instrument');
    try {
      const { paymentId } = await player.call({
        method: 'POST',
        path: '/platform/v1/player/wallet/withdrawals',
        body: {
          method: option.method,
          amount: read.amount,
          currency,
          instrumentId: instrument,
          forfeitsBonuses,
          returnUrl: `${publicOrigin(request)}${trackerPath}`,
        },
        idempotencyKey,
        validate: validatePlatformPayment,
      });
      await player.refresh();
      return { intent, result: submission.reply(), paymentId };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const main = wallet.balance?.mainBalance ?? 0;
      const left = async () => (await askPermission(request, player, '')).limit ?? 0;
      const bound = await boundOf(error.code, { option, main, left }, style);
      // WALLET-49: shown as a toast with the platform's text.
      if (bound) return refusedAt('amount', bound, error.validationErrors['amount']?.message);
      throw error;
    }
  } catch (error) {
    return { intent, result: resultOfRefusal(withdrawalForm, submission, error, refusedFields) };
  }
}

const refusedFields = {
  'error.withdrawal.forfeits.bonus': 'forfeitsBonuses',
  'error.payment.instrument.missing': 'instrument',
  'error.payment.method.not.offered': 'instrument',
};

/** The code of the violated bound with its value; undefined for another refusal. */
async function boundOf(
  code: string,
  { option, main, left }: { option: WithdrawalOption; main: number; left: () => Promise<number> },
  style: MoneyStyle,
): Promise<string | undefined> {
  switch (code) {
    case 'error.balance.insufficient':
      return `withdraw.balance:${amountText(main, style)}`;
    case 'error.withdrawal.limit.reached':
      return `withdraw.limit:${amountText(await left(), style)}`;
    case 'error.payment.amount.too_low':
      return `withdraw.least:${amountText(option.minimum, style)}`;
    case 'error.payment.amount.too_high':
      return `withdraw.most:${amountText(option.maximum, style)}`;
    default:
      return undefined;
  }
}
