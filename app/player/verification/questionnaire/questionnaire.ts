import schema from '../../../../schemas/forms/edd-questionnaire.schema.json';
import type { EddQuestionnaireForm, PlatformRequestEddAnswer } from '../../../../schemas/generated/types';
import { validateEddQuestionnaireForm } from '../../../../schemas/generated/form-validators.js';
import { defineForm } from '../../forms/form-definition';

export const questionnaireForm = defineForm('edd-questionnaire', schema, validateEddQuestionnaireForm);

/** Names the form on its route. */
export const questionnaireIntent = 'questionnaire';

/** The choice that requires free text. */
export const otherChoice = 'other';

type Answers = Pick<
  EddQuestionnaireForm,
  | 'selectedOccupation'
  | 'otherOccupation'
  | 'selectedSalaryRange'
  | 'selectedSourceOfFund'
  | 'otherSourceOfFund'
>;

/** The free texts missing for `other` (KYC-28). */
export function missingTexts(answers: Answers): ('otherOccupation' | 'otherSourceOfFund')[] {
  const { selectedOccupation, otherOccupation, selectedSourceOfFund, otherSourceOfFund } = answers;
  const isMissing = (choice: string, text = '') => choice === otherChoice && text.trim() === '';
  return [
    ...(isMissing(selectedOccupation, otherOccupation) ? ['otherOccupation' as const] : []),
    ...(isMissing(selectedSourceOfFund, otherSourceOfFund) ? ['otherSourceOfFund' as const] : []),
  ];
}

/** Whether the questions are answered: both choices, a salary range above 0, and the free texts (KYC-27, KYC-28). */
export function isComplete(answers: Answers): boolean {
  const { selectedOccupation, selectedSourceOfFund, selectedSalaryRange } = answers;
  const isChosen = selectedOccupation !== '' && selectedSourceOfFund !== '' && selectedSalaryRange > 0;
  return isChosen && missingTexts(answers).length === 0;
}

/** The body of the platform's call (KYC-22); `other` is replaced by the free text (KYC-23). */
export function answerOf(form: EddQuestionnaireForm): PlatformRequestEddAnswer {
  const own = (choice: string, text = '') => (choice === otherChoice ? text.trim() : choice);
  return {
    occupation: own(form.selectedOccupation, form.otherOccupation),
    salaryRangeId: form.selectedSalaryRange,
    sourceOfFunds: own(form.selectedSourceOfFund, form.otherSourceOfFund),
    placeOfBirth: form.placeOfBirth.trim(),
    nationality: form.nationality,
  };
}
