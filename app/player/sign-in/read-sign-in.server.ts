import { checkForm } from '../forms/check-form';
import { type FormOutcome, formResult } from '../forms/read-form.server';
import type { Site } from '../../site/site';
import type { SignInAnswer } from './sign-in-answer';
import { signInForm } from './sign-in-form-definition';
import { type SignInOutcome, signIn } from './sign-in.server';

/** Longest fingerprint that the platform accepts. */
const maxBlackbox = 20_000;

const maxCaptcha = 5_000;

/** Validates the fields of the sign-in form and signs in. */
export async function signInWith(
  fields: URLSearchParams,
  context: { request: Request; site: Site; termsVersion: string | undefined },
): Promise<Extract<SignInOutcome, { signedIn: true }> | ({ signedIn: false } & FormOutcome<SignInAnswer>)> {
  const submission = checkForm(signInForm, fields);
  if (submission.status !== 'success')
    return {
      signedIn: false,
      answer: { intent: 'sign-in', result: formResult(signInForm, submission) },
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
  const { refusal, status, headers } = outcome;
  const result = formResult(signInForm, submission, { formErrors: [refusal.code] });
  return {
    signedIn: false,
    status,
    answer: { intent: 'sign-in', result, refusal },
    ...(headers ? { headers } : {}),
  };
}
