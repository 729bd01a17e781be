import schema from '../../../schemas/forms/reality-check.schema.json';
import { validateRealityCheckForm } from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';
import type { ErrorTexts } from '../forms/form-errors';

/** Interval of the reality checks (LIMIT-24). */
export const realityCheckForm = defineForm('reality-check', schema, validateRealityCheckForm);

/** The options in minutes; for none the value is `none`. */
export const realityCheckPeriods = [30, 60, 120] as const;

export const realityCheckErrorTexts: ErrorTexts = {
  'error.activity.period.forbidden': 'realityCheck.period.forbidden',
};
