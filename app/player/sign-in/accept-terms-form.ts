import schema from '../../../schemas/forms/accept-terms.schema.json';
import { validateAcceptTermsForm } from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';

/** A player's consent to new terms. */
export const acceptTermsForm = defineForm('accept-terms', schema, validateAcceptTermsForm);
