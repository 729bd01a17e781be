import schema from '../../../schemas/forms/experiment-event.schema.json';
import { validateExperimentEventForm } from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';

/** What the island of experiments reports. */
export const experimentEventForm = defineForm('experiment-event', schema, validateExperimentEventForm);
