import code from '../../../schemas/forms/password-reset-code.schema.json';
import email from '../../../schemas/forms/password-reset-email.schema.json';
import password from '../../../schemas/forms/password-reset-password.schema.json';
import {
  validatePasswordResetCodeForm,
  validatePasswordResetEmailForm,
  validatePasswordResetPasswordForm,
} from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';

/** The forms of a password reset, validated alike on server and browser. */
export const emailForm = defineForm('password-reset-email', email, validatePasswordResetEmailForm);
export const codeForm = defineForm('password-reset-code', code, validatePasswordResetCodeForm);
export const passwordForm = defineForm(
  'password-reset-password',
  password,
  validatePasswordResetPasswordForm,
);
