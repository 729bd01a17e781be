import code from '../../../schemas/forms/registration-code.schema.json';
import contact from '../../../schemas/forms/registration-contact.schema.json';
import details from '../../../schemas/forms/registration-details.schema.json';
import phone from '../../../schemas/forms/registration-phone.schema.json';
import {
  validateRegistrationCodeForm,
  validateRegistrationContactForm,
  validateRegistrationDetailsForm,
  validateRegistrationPhoneForm,
} from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';

/** The forms of a registration, validated alike on server and browser. */
export const detailsForm = defineForm('registration-details', details, validateRegistrationDetailsForm);
export const contactForm = defineForm('registration-contact', contact, validateRegistrationContactForm);
export const codeForm = defineForm('registration-code', code, validateRegistrationCodeForm);
export const phoneForm = defineForm('registration-phone', phone, validateRegistrationPhoneForm);
