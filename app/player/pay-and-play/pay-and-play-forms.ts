import amount from '../../../schemas/forms/pay-and-play-amount.schema.json';
import contact from '../../../schemas/forms/pay-and-play-contact.schema.json';
import returned from '../../../schemas/forms/pay-and-play-return.schema.json';
import {
  validatePayAndPlayAmountForm,
  validatePayAndPlayContactForm,
  validatePayAndPlayReturnForm,
} from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';

/** Forms of a sign-up by a deposit, validated in the browser and on the server. */
export const amountForm = defineForm('pay-and-play-amount', amount, validatePayAndPlayAmountForm);
export const contactForm = defineForm('pay-and-play-contact', contact, validatePayAndPlayContactForm);
export const returnForm = defineForm('pay-and-play-return', returned, validatePayAndPlayReturnForm);
