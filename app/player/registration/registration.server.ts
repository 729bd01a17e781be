import type { Submission } from '@conform-to/dom';
import type { RegistrationProgress } from '../../../schemas/generated/types';
import { currentTermsVersion } from '../../content/static-pages/terms-version.server';
import { countGoal } from '../experiments/count-visitor.server';
import { checkForm } from '../forms/check-form';
import type { FormDefinition } from '../forms/form-definition';
import type { FormResult } from '../forms/form-answer';
import { type FormOutcome, formResult } from '../forms/read-form.server';
import { log } from '../../server/log.server';
import { PlatformError } from '../../platform/client.server';
import { signInAfterRegistration } from '../sign-in/sign-in.server';
import { configuration } from '../../site/configuration/configuration.server';
import type { Site } from '../../site/site';
import { mobilePhoneOf } from './countries.server';
import { birthFault } from './date-of-birth';
import { type PinCodeEvent, pinCodeStart, pinCodeStep, resendWait } from './pin-code';
import { saveProvince } from './province.server';
import { requireOpenMarket } from './open-market';
import { platformLanguage } from './platform-language.server';
import {
  type RegistrationCaller,
  completeRegistration,
  requestCode,
  riskSettingOf,
  startRegistration,
  verifyCode,
} from './registration-calls.server';
import { codeWithText, excludedCodes } from './registration-errors';
import { codeForm, contactForm, detailsForm, phoneForm } from './registration-forms';
import { completionPayload, conditions, registrationPayload } from './registration-payload';
import { newProgress, registrationProgress } from './registration-progress.server';
import { type Refusal, codeRefusal, registrationRefusal } from './registration-refusal';
import { contactFields, pendingChannel, registrationView } from './registration-view.server';
import type { CodeChannel, CompleteView, RegistrationAnswer, RegistrationIntent } from './registration-view';
import { type SignupEvent, signupStep } from './signup-state';

/** A form of a registration that is being handled. */
interface Turn {
  request: Request;
  site: Site;
  fields: URLSearchParams;
  progress: RegistrationProgress;
  headers: Headers;
}

/** The result of a submitted form. */
interface Result {
  result?: FormResult;
  progress: RegistrationProgress;
  /** Step to show instead of the stored one, in this response only: a reload returns to the form. */
  shown?: 'Duplicated' | 'Unsupported';
  complete?: Omit<CompleteView, 'page'>;
  /** Code of a message about the registration as a whole. */
  notice?: string;
}

/**
 * Handles one form of a registration, for the page's action and the endpoint for scripts.
 * @param fields submitted by a page of this host; `intent` is the form's name
 * @throws Response if the market opens no accounts
 */
export async function takeRegistrationForm(
  request: Request,
  site: Site,
  fields: URLSearchParams,
): Promise<FormOutcome<RegistrationAnswer>> {
  requireOpenMarket(site);
  const stored = await registrationProgress.read(request, site);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const turn: Turn = { request, site, fields, progress: stored ?? newProgress(site), headers };
  const intent = intentOf(fields.get('intent'));
  // Without progress, only the first form can be handled.
  const { result, progress, shown, complete, notice } =
    stored || intent === 'details' ? await forms[intent](turn) : expired(turn);
  if (stored && !headers.has('set-cookie')) await registrationProgress.change(request, site, progress);
  const view = await registrationView(
    request,
    site,
    shown ? { ...progress, signup: signupStep(progress.signup, sideEvent[shown]) } : progress,
    complete,
  );
  return {
    answer: { intent, result: result ?? { status: 'success' }, view: notice ? { ...view, notice } : view },
    status: result?.status === 'error' || notice ? 400 : 200,
    headers,
  };
}

const sideEvent = {
  Duplicated: { type: 'duplicated' },
  Unsupported: { type: 'unsupported' },
} as const;

const forms: Record<RegistrationIntent, (turn: Turn) => Promise<Result>> = {
  details: takeDetails,
  contact: takeContact,
  code: takeCode,
  'send-code': takeSendCode,
  phone: takePhone,
  back: (turn) => Promise.resolve({ progress: moved(turn.progress, { type: 'previous' }) }),
  restart: takeRestart,
};

function intentOf(value: string | null): RegistrationIntent {
  return value !== null && isIntent(value) ? value : 'details';
}

function isIntent(value: string): value is RegistrationIntent {
  return Object.hasOwn(forms, value);
}

/** REG-14: creates the player. The risk setting is requested first, so that a failure leaves no incomplete account (REG-13). */
async function takeDetails(turn: Turn): Promise<Result> {
  const { request, site, fields, progress, headers } = turn;
  // A code sent with the registration is a sign-up bonus.
  if (!site.rules.bonuses || !site.rules.welcomeBonus) fields.delete('bonusCode');
  if (fields.get('allConditions') === 'on') for (const name of conditions) fields.set(name, 'on');
  const submission = checkForm(detailsForm, fields);
  if (submission.status !== 'success') return { progress, result: formResult(detailsForm, submission) };
  const { captchaToken, ...form } = submission.value;
  if (!site.market.registration.countries.includes(form.country)) return { progress, shown: 'Unsupported' };
  const mobilePhone = mobilePhoneOf(form.phonePrefix, form.phoneBody);
  try {
    const risk = await riskSettingOf(site, form.country);
    const { playerId, token } = await startRegistration(
      { request, site, captchaToken },
      registrationPayload(form, mobilePhone, platformLanguage(site)),
    );
    const { password: _password, allConditions: _all, ...kept } = form;
    const samePlayer = progress.signup.details.playerId === playerId;
    const signup = [
      {
        type: 'country-chosen',
        country: form.country,
        marketRiskSetting: {
          smsVerification: risk.smsVerification,
          emailVerification: risk.emailVerification,
          ...(risk.registerIdentifier ? { registerIdentifier: risk.registerIdentifier } : {}),
        },
      },
      { type: 'started', playerId, token },
    ] satisfies SignupEvent[];
    const changedPhone = !samePlayer || phoneOf(progress) !== mobilePhone;
    const begun: RegistrationProgress = {
      ...progress,
      signup: signup.reduce(signupStep, {
        ...progress.signup,
        bonusCTA: { smsMaxAttempts: samePlayer && progress.signup.bonusCTA.smsMaxAttempts },
      }),
      form: { ...progress.form, ...kept },
      sms: changedPhone
        ? pinCodeStep(samePlayer ? progress.sms : pinCodeStart, { type: 'target-changed' })
        : progress.sms,
      email: samePlayer ? progress.email : pinCodeStart,
    };
    headers.append('set-cookie', await registrationProgress.begin(request, site, begun));
    return { progress: begun };
  } catch (error) {
    const refusal = refusalOf(site, error);
    // The e-mail address is the one this registration began with, so the password must be wrong.
    const own = 'step' in refusal && progress.form.email?.toLowerCase() === form.email.toLowerCase();
    return refused(
      turn,
      detailsForm,
      submission,
      own ? { fieldErrors: { password: ['password.differs'] } } : refusal,
    );
  }
}

/** REG-15: completes the profile; a code follows if the country requires one (REG-09, REG-10). */
async function takeContact(turn: Turn): Promise<Result> {
  const { site, fields, progress } = turn;
  const submission = checkForm(contactForm, fields);
  if (submission.status !== 'success') return { progress, result: formResult(contactForm, submission) };
  const { loginPassword, wanted, captchaToken, registerIdentifier, ...form } = submission.value;
  const faults = contactFaults(site, progress, form, registerIdentifier);
  if (Object.keys(faults).length > 0)
    return { progress, result: formResult(contactForm, submission, { fieldErrors: faults }) };
  const typed: RegistrationProgress = { ...progress, form: { ...progress.form, ...form } };
  try {
    await completeRegistration(callerOf(turn), {
      ...completionPayload(typed, phoneOf(typed), platformLanguage(site)),
      ...(registerIdentifier ? { registerIdentifier } : {}),
    });
  } catch (error) {
    return refused({ ...turn, progress: typed }, contactForm, submission, refusalOf(site, error));
  }
  const updated = moved(typed, { type: 'updated' });
  if (!pendingChannel(updated)) return finish(turn, updated, loginPassword, wanted);
  return firstCode(await withCode(turn, updated, captchaToken));
}

/** The step for the code, and why none was sent: the preceding form was accepted. */
function firstCode(progress: RegistrationProgress): Result {
  const [notice] = progress.signup.backendErrors;
  return { progress, ...(notice === undefined ? {} : { notice }) };
}

/** Checks of the second step that depend on market and day; the schema covers the others. */
function contactFaults(
  site: Site,
  { signup }: RegistrationProgress,
  form: {
    birthDay: number;
    birthMonth: number;
    birthYear: number;
    postCode: string;
    cpf?: string;
    province?: string;
  },
  registerIdentifier: string | undefined,
): Record<string, string[]> {
  const { registration } = site.market;
  const fields = contactFields(site, signup.country, signup.progress.marketRiskSetting);
  const birth = birthFault(form, new Date(), site.rules.minimumAge);
  const pattern = registration.countryRules[signup.country]?.postCode?.pattern;
  return {
    ...(birth ? { birthDay: [birth] } : {}),
    ...(pattern && !new RegExp(pattern).test(form.postCode) ? { postCode: ['postCode.form'] } : {}),
    ...(fields.includes('cpf') && !form.cpf ? { cpf: ['required'] } : {}),
    ...(fields.includes('registerIdentifier') && !registerIdentifier
      ? { registerIdentifier: ['required'] }
      : {}),
    ...(fields.includes('province') ? provinceFault(signup.country, form.province) : {}),
  };
}

function provinceFault(country: string, province: string | undefined): Record<string, string[]> {
  if (!province) return { province: ['required'] };
  const provinces = configuration().countries.provinces[country] ?? [];
  return provinces.includes(province) ? {} : { province: ['choice'] };
}

/** REG-16, REG-17: verifies a code; the last one opens the account (REG-11). */
async function takeCode(turn: Turn): Promise<Result> {
  const { site, fields, progress } = turn;
  const submission = checkForm(codeForm, fields);
  if (submission.status !== 'success') return { progress, result: formResult(codeForm, submission) };
  const { code, captchaToken, loginPassword, wanted } = submission.value;
  const channel = pendingChannel(progress);
  if (!channel) return finish(turn, moved(progress, { type: 'verified' }), loginPassword, wanted);
  try {
    await verifyCode({ ...callerOf(turn), captchaToken }, targetOf(progress, channel), code.replace(' ', ''));
  } catch (error) {
    const { progress: counted, code: reason } = failedCode(site, progress, channel, error, 'verify-failed');
    return {
      progress: counted,
      result: formResult(codeForm, submission, {
        fieldErrors: { code: [codeWithText(reason)] },
      }),
    };
  }
  const verified = withPin(progress, channel, { type: 'verified' });
  if (!pendingChannel(verified))
    return finish(turn, moved(verified, { type: 'verified' }), loginPassword, wanted);
  return firstCode(await withCode(turn, verified, captchaToken));
}

/** REG-18, REG-19: sends another code, once the wait is over. */
async function takeSendCode(turn: Turn): Promise<Result> {
  const { site, fields, progress } = turn;
  const submission = checkForm({ ...codeForm, validate: anything }, fields);
  const channel = pendingChannel(progress) ?? 'sms';
  const wait = resendWait(progress[channel], Date.now(), site.market.registration.resendAfter * 1_000);
  if (wait > 0)
    return { progress, result: submission.reply({ formErrors: [`code.wait:${Math.ceil(wait / 1_000)}`] }) };
  const sent = await withCode(turn, progress, fields.get('captchaToken') ?? undefined);
  const failed = sent.signup.backendErrors;
  if (failed.length > 0) return { progress: sent, result: submission.reply({ formErrors: failed }) };
  return { progress: sent };
}

const anything = Object.assign((value: unknown): value is object => typeof value === 'object', {
  errors: null,
});

/** Changes the number, which discards the verification of the old one (REG-21). */
async function takePhone(turn: Turn): Promise<Result> {
  const { site, fields, progress } = turn;
  const submission = checkForm(phoneForm, fields);
  if (submission.status !== 'success') return { progress, result: formResult(phoneForm, submission) };
  const { phonePrefix, phoneBody, captchaToken } = submission.value;
  const typed: RegistrationProgress = { ...progress, form: { ...progress.form, phonePrefix, phoneBody } };
  const changed = phoneOf(typed) !== phoneOf(progress);
  try {
    if (changed)
      await completeRegistration(
        callerOf(turn),
        completionPayload(typed, phoneOf(typed), platformLanguage(site)),
      );
  } catch (error) {
    return refused(turn, phoneForm, submission, refusalOf(site, error));
  }
  const next = changed ? withPin(typed, 'sms', { type: 'target-changed' }) : typed;
  const sent = await withCode(turn, next, captchaToken);
  const failed = sent.signup.backendErrors;
  return failed.length > 0
    ? { progress: sent, result: formResult(phoneForm, submission, { fieldErrors: { phoneBody: failed } }) }
    : { progress: sent };
}

async function takeRestart({ request, site, progress, headers }: Turn): Promise<Result> {
  for (const cookie of await registrationProgress.end(request, site)) headers.append('set-cookie', cookie);
  // The name stays filled in: only the contact data can belong to an existing or locked account.
  const { firstName, lastName, country, phonePrefix } = progress.form;
  return { progress: { ...newProgress(site), form: { firstName, lastName, country, phonePrefix } } };
}

/** The platform has deleted the registration, or the browser its cookie: it restarts with the previous input. */
function expired({ site, progress }: Turn): Result {
  return {
    progress: { ...newProgress(site), form: progress.form },
    notice: 'error.registration.token.invalid',
  };
}

/** The account is open: signs in if the page still has the password (REG-09, REG-11). */
async function finish(
  { request, site, headers }: Turn,
  progress: RegistrationProgress,
  password: string | undefined,
  wanted: string | undefined,
): Promise<Result> {
  const { email = '', firstName, bonusCode, province } = progress.form;
  const counted = await countGoal(request, site, 'sign-up');
  if (counted) headers.append('set-cookie', counted);
  const outcome = password
    ? await signInAfterRegistration({
        request,
        site,
        email,
        password,
        wanted,
        termsVersion: await currentTermsVersion(site),
      })
    : undefined;
  // Stores only the data of the final page; the token is no longer needed.
  const left: RegistrationProgress = {
    ...newProgress(site),
    signup: { ...progress.signup, details: { playerId: 0, token: '' } },
    form: { email, firstName, bonusCode },
  };
  if (outcome?.signedIn === false && excludedCodes.includes(outcome.refusal.code))
    return {
      progress: left,
      complete: { signedIn: false, isExcluded: true, next: `/${site.locale}` },
      notice: outcome.refusal.code,
    };
  if (!outcome?.signedIn) return { progress: left };
  for (const cookie of outcome.headers.getSetCookie()) headers.append('set-cookie', cookie);
  if (province) await saveProvince(request, site, outcome.headers, province);
  return { progress: left, complete: { signedIn: true, next: outcome.next } };
}

/** Sends the pending code, and records the result in the state. */
async function withCode(
  turn: Turn,
  progress: RegistrationProgress,
  captchaToken?: string,
): Promise<RegistrationProgress> {
  const channel = pendingChannel(progress);
  if (!channel || progress.signup.bonusCTA.smsMaxAttempts) return progress;
  try {
    const caller = { ...callerOf({ ...turn, progress }), captchaToken };
    await requestCode(caller, targetOf(progress, channel));
    const sent = withPin(progress, channel, { type: 'sent', now: Date.now() });
    return moved(sent, { type: 'refused', codes: [] });
  } catch (error) {
    return failedCode(turn.site, progress, channel, error, 'send-failed').progress;
  }
}

function failedCode(
  site: Site,
  progress: RegistrationProgress,
  channel: CodeChannel,
  error: unknown,
  type: 'send-failed' | 'verify-failed',
): { progress: RegistrationProgress; code: string } {
  if (!(error instanceof PlatformError)) throw error;
  const { code, locked } = codeRefusal(error);
  logFailure(site, error);
  // A wrong code counts as a try; a failed check does not.
  const counted = type === 'send-failed' || error.refused ? withPin(progress, channel, { type }) : progress;
  const refusedState = moved(counted, { type: 'refused', codes: [codeWithText(code)] });
  return {
    progress: locked ? moved(refusedState, { type: 'max-attempts-reached' }) : refusedState,
    code,
  };
}

function refused<Value>(
  turn: Turn,
  definition: FormDefinition<Value>,
  submission: Submission<Value>,
  refusal: Refusal,
): Result {
  const { progress } = turn;
  if ('step' in refusal) return { progress, shown: refusal.step };
  if ('formErrors' in refusal && refusal.formErrors.includes('error.registration.token.invalid'))
    return expired(turn);
  const names = 'fieldErrors' in refusal ? Object.keys(refusal.fieldErrors) : [];
  // An error of a field that this step lacks is shown above the form.
  if (names.some((name) => !(name in definition.fields)))
    return {
      progress,
      result: formResult(definition, submission, { formErrors: ['error.signup.unhandled'] }),
    };
  return { progress, result: formResult(definition, submission, refusal) };
}

function refusalOf(site: Site, error: unknown): Refusal {
  if (!(error instanceof PlatformError)) throw error;
  logFailure(site, error);
  return registrationRefusal(error);
}

function logFailure(site: Site, error: PlatformError): void {
  if (error.refused) return;
  log.error(
    { event: 'registration.failed', brand: site.brand.id, reason: error.message },
    'platform failed in a registration',
  );
}

const moved = (progress: RegistrationProgress, event: SignupEvent): RegistrationProgress => ({
  ...progress,
  signup: signupStep(progress.signup, event),
});

const withPin = (
  progress: RegistrationProgress,
  channel: CodeChannel,
  event: PinCodeEvent,
): RegistrationProgress => ({ ...progress, [channel]: pinCodeStep(progress[channel], event) });

const phoneOf = ({ form }: RegistrationProgress) =>
  mobilePhoneOf(form.phonePrefix ?? '', form.phoneBody ?? '');

const targetOf = ({ signup }: RegistrationProgress, channel: CodeChannel) => ({
  channel,
  playerId: signup.details.playerId,
  countryCode: signup.country,
});

const callerOf = ({ request, site, progress }: Turn): RegistrationCaller => ({
  request,
  site,
  token: progress.signup.details.token,
});
