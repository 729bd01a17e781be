import { validatePlatformEmpty } from '../../../schemas/generated/validators.js';
import type { FormResult } from '../forms/form-answer';
import { answerForm, formResult, readForm, resultOfRefusal } from '../forms/read-form.server';
import type { Player } from '../../platform/player.server';
import { cancellationForm } from './cancellation-form';

/**
 * Cancels a pending withdrawal if the market allows it (API-085, WALLET-25): the money returns to the balance.
 * @returns the result of the page's action
 */
export async function cancelWithdrawal(request: Request, { site, call, refresh }: Player) {
  const submission = await readForm(request, cancellationForm);
  const answer = (result: FormResult) => answerForm(request, { answer: { result } });
  if (submission.status !== 'success') return answer(formResult(cancellationForm, submission));
  if (!site.rules.withdrawalCancellation)
    return answer(formResult(cancellationForm, submission, { formErrors: ['cancellation.off'] }));
  const { pendingWithdrawalId, amount, idempotencyKey } = submission.value;
  try {
    await call({
      method: 'POST',
      path: '/platform/v1/player/wallet/withdrawal/cancellation',
      body: { pendingWithdrawalId, amount, cancelByPlayer: true },
      idempotencyKey,
      validate: validatePlatformEmpty,
    });
  } catch (error) {
    return answer(resultOfRefusal(cancellationForm, submission, error));
  }
  await refresh();
  return answer(submission.reply());
}
