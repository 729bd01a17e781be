import address from '../../../schemas/forms/account-address.schema.json';
import language from '../../../schemas/forms/account-language.schema.json';
import marketing from '../../../schemas/forms/account-marketing.schema.json';
import password from '../../../schemas/forms/account-password.schema.json';
import phoneCode from '../../../schemas/forms/account-phone-code.schema.json';
import phone from '../../../schemas/forms/account-phone.schema.json';
import province from '../../../schemas/forms/account-province.schema.json';
import salaryRange from '../../../schemas/forms/account-salary-range.schema.json';
import session from '../../../schemas/forms/account-session.schema.json';
import {
  validateAccountAddressForm,
  validateAccountLanguageForm,
  validateAccountMarketingForm,
  validateAccountPasswordForm,
  validateAccountPhoneCodeForm,
  validateAccountPhoneForm,
  validateAccountProvinceForm,
  validateAccountSalaryRangeForm,
  validateAccountSessionForm,
} from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';

export const addressForm = defineForm('account-address', address, validateAccountAddressForm);
export const provinceForm = defineForm('account-province', province, validateAccountProvinceForm);
export const phoneForm = defineForm('account-phone', phone, validateAccountPhoneForm);
export const phoneCodeForm = defineForm('account-phone-code', phoneCode, validateAccountPhoneCodeForm);
export const passwordForm = defineForm('account-password', password, validateAccountPasswordForm);
export const marketingForm = defineForm('account-marketing', marketing, validateAccountMarketingForm);
export const languageForm = defineForm('account-language', language, validateAccountLanguageForm);
export const salaryRangeForm = defineForm(
  'account-salary-range',
  salaryRange,
  validateAccountSalaryRangeForm,
);
export const sessionForm = defineForm('account-session', session, validateAccountSessionForm);

/** A button without fields. */
export const everywhereForm = defineForm(
  'account-everywhere',
  { properties: {} },
  (value): value is Record<string, never> => typeof value === 'object',
);
