import { checkForm } from '../forms/check-form';
import { secretFields } from '../forms/form-definition';
import type { FormResult } from '../forms/read-form.server';
import type { Site } from '../../site/site';
import { signInForm } from './sign-in-form-definition';
import type { SignInRefusal } from './sign-in-refusal';
import { type SignInOutcome, signIn } from './sign-in.server';

export type SignInFormOutcome =
  | Extract<SignInOutcome, { signedIn: true }>
  | { signedIn: false; status: number; refusal: SignInRefusal; result: FormResult };

/** Longest fingerprint the platform takes. */
const maxBlackbox = 20_000;

const maxCaptcha = 5_000;

/** Checks the fields of the sign-in form and signs in; for the dialog's address and the page's action alike. */
export async function signInWith(
  fields: URLSearchParams,
  context: { request: Request; site: Site; termsVersion: string | undefined },
): Promise<SignInFormOutcome> {
  const submission = checkForm(signInForm, fields);
  const hideFields = secretFields(signInForm);
  if (submission.status !== 'success')
    return {
      signedIn: false,
      status: 400,
      refusal: { code: 'form' },
      result: submission.reply({ hideFields }),
    };
  const { email, password } = submission.value;
  const outcome = await signIn({
    ...context,
    email,
    password,
    blackbox: fields.get('blackbox')?.slice(0, maxBlackbox) || undefined,
    captchaToken: fields.get('captchaToken')?.slice(0, maxCaptcha) || undefined,
    wanted: fields.get('wanted') ?? undefined,
  });
  if (outcome.signedIn) return outcome;
  return { ...outcome, result: submission.reply({ hideFields, formErrors: [outcome.refusal.code] }) };
}
