import exclusion from '../../../schemas/forms/exclusion.schema.json';
import indefiniteExclusion from '../../../schemas/forms/indefinite-exclusion.schema.json';
import timeOut from '../../../schemas/forms/time-out.schema.json';
import {
  validateExclusionForm,
  validateIndefiniteExclusionForm,
  validateTimeOutForm,
} from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';
import type { ErrorTexts } from '../forms/form-errors';

export const timeOutForm = defineForm('time-out', timeOut, validateTimeOutForm);
export const exclusionForm = defineForm('exclusion', exclusion, validateExclusionForm);
export const indefiniteExclusionForm = defineForm(
  'indefinite-exclusion',
  indefiniteExclusion,
  validateIndefiniteExclusionForm,
);

/** The same message for every error: the break has not started (LIMIT-18). */
export const breakErrorTexts: ErrorTexts = { 'error.oops.tryAgain': 'breaks.failed' };
