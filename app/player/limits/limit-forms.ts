import schema from '../../../schemas/forms/limit.schema.json';
import { validateLimitForm } from '../../../schemas/generated/form-validators.js';
import type { FormAnswer } from '../forms/form-answer';
import { defineForm } from '../forms/form-definition';

/** The new amount of a limit; the server reads it in the unit of the limit. */
export const limitForm = defineForm('limit', schema, validateLimitForm);

/** Sent for the amount of a removal that the player confirms. */
export const noLimit = 'none';

/** How a change of a limit ended, each with a message of its own (LIMIT-06, LIMIT-13). */
export const limitOutcomes = ['changed', 'received', 'removal', 'removed', 'cancelled'] as const;
export type LimitOutcome = (typeof limitOutcomes)[number];

/** The answer to a form of a limit. */
export interface LimitAnswer extends FormAnswer {
  /** Left out: nothing has changed. */
  outcome?: LimitOutcome;
}
