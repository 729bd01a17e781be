import schema from '../../../schemas/forms/sign-in.schema.json';
import { validateSignInForm } from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';

export const signInForm = defineForm('sign-in', schema, validateSignInForm);
