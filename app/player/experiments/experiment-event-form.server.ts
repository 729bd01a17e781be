import schema from '../../../schemas/forms/experiment-event.schema.json';
import { validateExperimentEventForm } from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';

/** An event reported by the island of experiments. */
export const experimentEventForm = defineForm('experiment-event', schema, validateExperimentEventForm);
