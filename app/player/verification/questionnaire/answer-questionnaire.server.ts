import { validatePlatformEmpty } from '../../../../schemas/generated/validators.js';
import { requirePlayer } from '../../../platform/player.server';
import { tabPaths } from '../../account/account-navigation';
import { checkForm } from '../../forms/check-form';
import { answerForm, formResult, readFields, resultOfRefusal } from '../../forms/read-form.server';
import {
  answerOf,
  isComplete,
  missingTexts,
  questionnaireForm,
  questionnaireIntent as intent,
} from './questionnaire';

/**
 * Handles the questionnaire (API-109, KYC-30). Throws as `readFields` and `Player.call` do, and a redirect to the
 * list of documents.
 */
export async function answerQuestionnaire(request: Request) {
  const player = await requirePlayer(request);
  const submission = checkForm(questionnaireForm, await readFields(request));
  if (submission.status !== 'success')
    return answerForm(request, { answer: { intent, result: formResult(questionnaireForm, submission) } });
  if (!isComplete(submission.value)) {
    const fieldErrors = Object.fromEntries(
      missingTexts(submission.value).map((name) => [name, ['required']]),
    );
    const result = formResult(questionnaireForm, submission, { fieldErrors });
    return answerForm(request, { answer: { intent, result } });
  }
  try {
    await player.call({
      method: 'POST',
      path: '/platform/v1/player/edd-answer',
      body: answerOf(submission.value),
      validate: validatePlatformEmpty,
    });
  } catch (error) {
    const result = resultOfRefusal(questionnaireForm, submission, error);
    return answerForm(request, { answer: { intent, result } });
  }
  await player.refresh();
  const next = `/${player.site.locale}${tabPaths.verification}?sent=edd-questionnaire`;
  return answerForm(request, { answer: { intent, result: { status: 'success' } } }, next);
}
