import schema from '../../../schemas/forms/limit.schema.json';
import { validateLimitForm } from '../../../schemas/generated/form-validators.js';
import type { FormAnswer } from '../forms/form-answer';
import { defineForm } from '../forms/form-definition';

/** The new amount of a limit; the server parses it in the limit's unit. */
export const limitForm = defineForm('limit', schema, validateLimitForm);

/** Sent instead of an amount when the player confirms a removal. */
export const noLimit = 'none';

/** Result of a change of a limit, each with its own message (LIMIT-06, LIMIT-13). */
export const limitOutcomes = ['changed', 'received', 'removal', 'removed', 'cancelled'] as const;
export type LimitOutcome = (typeof limitOutcomes)[number];

/** The response to a form of a limit. */
export interface LimitAnswer extends FormAnswer {
  /** Missing if nothing has changed. */
  outcome?: LimitOutcome;
}
