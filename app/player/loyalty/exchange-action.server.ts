import { validatePlatformLoyaltyExchange } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { answerForm, formResult, readForm, resultOfRefusal } from '../forms/read-form.server';
import { type ExchangeAnswer, exchangeForm, exchangeIntent, pointsErrors } from './exchange-form';

/** The action of the loyalty page: exchanges points for money, once however often the form is sent. */
export async function exchangeAction(request: Request, { call }: Player) {
  const submission = await readForm(request, exchangeForm);
  const answer = (rest: Omit<ExchangeAnswer, 'intent'>) =>
    answerForm<ExchangeAnswer>(request, { answer: { intent: exchangeIntent, ...rest } });
  if (submission.status !== 'success') return answer({ result: formResult(exchangeForm, submission) });
  const { points, idempotencyKey = crypto.randomUUID() } = submission.value;
  try {
    const exchanged = await call({
      method: 'POST',
      path: '/platform/v1/player/loyalty/exchange',
      body: { points },
      // Another number of points after a refusal is a new exchange.
      headers: { 'idempotency-key': `${idempotencyKey}-${points}` },
      validate: validatePlatformLoyaltyExchange,
    });
    return answer({ result: submission.reply({ resetForm: true }), exchanged });
  } catch (error) {
    return answer({ result: resultOfRefusal(exchangeForm, submission, error, pointsErrors) });
  }
}
