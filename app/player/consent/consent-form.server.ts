import schema from '../../../schemas/forms/cookie-consent.schema.json';
import { validateCookieConsentForm } from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';

/** The cookies a player accepts. */
export const consentForm = defineForm('cookie-consent', schema, validateCookieConsentForm);
