import type { PasswordResetProgress } from '../../../schemas/generated/types';
import { checkForm } from '../forms/check-form';
import type { FormResult } from '../forms/form-answer';
import { type FormOutcome, formResult } from '../forms/read-form.server';
import { log } from '../../server/log.server';
import { PlatformError } from '../../platform/client.server';
import type { Site } from '../../site/site';
import { resetCalls } from './reset-calls.server';
import { codeForm, emailForm, passwordForm } from './reset-forms';
import { newProgress, resetProgress } from './reset-progress.server';
import { type ResetEvent, resetStep } from './reset-state';
import type { ResetAnswer, ResetIntent, ResetView } from './reset-view';

/** A form of a reset that is being handled. */
interface Turn {
  request: Request;
  site: Site;
  fields: URLSearchParams;
  progress: PasswordResetProgress;
}

interface Result {
  result?: FormResult;
  progress: PasswordResetProgress;
  notice?: string;
}

/** Milliseconds until another code may be requested, as in a registration. */
const waitOf = ({ market }: Site, { sentAt }: PasswordResetProgress) =>
  sentAt === 0 ? 0 : Math.max(0, sentAt + market.registration.resendAfter * 1_000 - Date.now());

/** The visitor's reset in progress, or a new one. The final page is shown once. */
export async function openReset(
  request: Request,
  site: Site,
): Promise<{ view: ResetView; headers: Headers }> {
  const progress = (await resetProgress.read(request, site)) ?? newProgress(site);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (progress.state.step === 'Complete')
    for (const cookie of await resetProgress.end(request, site)) headers.append('set-cookie', cookie);
  const [notice] = progress.state.step === 'Email' ? progress.state.backendErrors : [];
  return { view: viewOf(site, progress, notice), headers };
}

/**
 * Moves the token of an e-mail's link from the address to the server (RESET-09), so that neither history nor referrer
 * reveals it.
 * @returns the `Set-Cookie` value
 */
export async function takeLink(request: Request, site: Site, token: string): Promise<string> {
  const begun = newProgress(site);
  try {
    const { email } = await resetCalls(request, site).addressOf(token);
    const state = resetStep(begun.state, { type: 'linked', email });
    return await resetProgress.begin(request, site, { ...begun, state, linkToken: token });
  } catch (error) {
    const code = reasonOf(site, error);
    // Whatever is wrong with a link, requesting another solves it.
    const codes = [code === 'network' || code === 'error.system.error' ? code : 'reset.link'];
    return resetProgress.begin(request, site, {
      ...begun,
      state: resetStep(begun.state, { type: 'refused', codes }),
    });
  }
}

/**
 * Handles one form of a password reset, for the page's action and the endpoint for scripts.
 * @param fields submitted by a page of this host; `intent` is the form's name
 */
export async function takeResetForm(
  request: Request,
  site: Site,
  fields: URLSearchParams,
): Promise<FormOutcome<ResetAnswer>> {
  const stored = await resetProgress.read(request, site);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const intent = intentOf(fields.get('intent'));
  const turn: Turn = { request, site, fields, progress: stored ?? newProgress(site) };
  // Without progress, only the first form can be handled.
  const { result, progress, notice }: Result =
    stored || intent === 'email' ? await forms[intent](turn) : startAgain(turn);
  if (!stored && progress.state.step !== 'Email')
    headers.append('set-cookie', await resetProgress.begin(request, site, progress));
  else if (stored) await resetProgress.change(request, site, progress);
  return {
    answer: { intent, result: result ?? { status: 'success' }, view: viewOf(site, progress, notice) },
    status: result?.status === 'error' || notice ? 400 : 200,
    headers,
  };
}

const forms: Record<ResetIntent, (turn: Turn) => Promise<Result>> = {
  email: takeEmail,
  code: takeCode,
  'send-code': (turn) => sendAgain(turn, undefined),
  'send-email': (turn) => sendAgain(turn, 'email'),
  password: takePassword,
  // A reset by link has no step for a code to return to.
  back: ({ site, progress }) =>
    Promise.resolve({ progress: progress.linkToken ? newProgress(site) : moved(progress, { type: 'back' }) }),
  restart: ({ site }) => Promise.resolve({ progress: newProgress(site) }),
};

function intentOf(value: string | null): ResetIntent {
  return value !== null && isIntent(value) ? value : 'email';
}

function isIntent(value: string): value is ResetIntent {
  return Object.hasOwn(forms, value);
}

/** RESET-05. The response is the same for an address without an account. */
async function takeEmail({ request, site, fields, progress }: Turn): Promise<Result> {
  const submission = checkForm(emailForm, fields);
  if (submission.status !== 'success') return { progress, result: formResult(emailForm, submission) };
  const { email } = submission.value;
  try {
    await resetCalls(request, site).ask(email, undefined);
  } catch (error) {
    const code = reasonOf(site, error);
    return { progress, result: formResult(emailForm, submission, { formErrors: [code] }) };
  }
  const requested = moved(newProgress(site), { type: 'asked', email });
  return { progress: { ...requested, sentAt: Date.now() } };
}

async function sendAgain({ request, site, progress }: Turn, channel: 'email' | undefined): Promise<Result> {
  const wait = waitOf(site, progress);
  if (wait > 0) return { progress, notice: `reset.wait:${Math.ceil(wait / 1_000)}` };
  try {
    await resetCalls(request, site).ask(progress.state.email, channel);
    return { progress: { ...progress, sentAt: Date.now() } };
  } catch (error) {
    const code = reasonOf(site, error);
    return { progress: lockedBy(code, progress), notice: code };
  }
}

/** RESET-06. */
async function takeCode({ request, site, fields, progress }: Turn): Promise<Result> {
  const submission = checkForm(codeForm, fields);
  if (submission.status !== 'success') return { progress, result: formResult(codeForm, submission) };
  try {
    const code = submission.value.code.replace(' ', '');
    const keys = await resetCalls(request, site).prove(progress.state.email, code);
    return { progress: moved(progress, { type: 'proven', ...keys }) };
  } catch (error) {
    const code = reasonOf(site, error);
    const errors = code === 'sms.code.invalid' ? { fieldErrors: { code: [code] } } : { formErrors: [code] };
    return {
      progress: lockedBy(code, moved(progress, { type: 'refused', codes: [code] })),
      result: formResult(codeForm, submission, errors),
    };
  }
}

/** RESET-07, RESET-08. */
async function takePassword(turn: Turn): Promise<Result> {
  const { request, site, fields, progress } = turn;
  const submission = checkForm(passwordForm, fields);
  if (submission.status !== 'success') return { progress, result: formResult(passwordForm, submission) };
  const { password } = submission.value;
  const { resetKey, smsResetKeyId } = progress.state;
  const calls = resetCalls(request, site);
  try {
    if (progress.linkToken) await calls.setByLink(progress.linkToken, password);
    else await calls.setByKey({ resetKey, smsResetKeyId }, password);
    return {
      progress: moved(
        { ...newProgress(site), state: { ...progress.state, resetKey: '', smsResetKeyId: '' } },
        { type: 'next' },
      ),
    };
  } catch (error) {
    const reason = reasonOf(site, error);
    const fault = error instanceof PlatformError ? error.validationErrors['password'] : undefined;
    if (fault)
      return {
        progress,
        result: formResult(passwordForm, submission, { fieldErrors: { password: [fault.code] } }),
      };
    return { progress, result: formResult(passwordForm, submission, { formErrors: [reason] }) };
  }
}

/** The progress was lost in the browser or on the server. */
function startAgain({ site }: Turn): Result {
  return { progress: newProgress(site), notice: 'error.password.reset' };
}

function reasonOf(site: Site, error: unknown): string {
  if (!(error instanceof PlatformError)) throw error;
  if (error.refused) return error.code;
  const { message } = error;
  log.error({ event: 'reset.failed', brand: site.brand.id, reason: message }, 'platform failed in a reset');
  return error.status === 0 ? 'network' : 'error.system.error';
}

const lockedBy = (code: string, progress: PasswordResetProgress): PasswordResetProgress =>
  code === 'sms.max.attempts.reached' ? { ...progress, locked: true } : progress;

const moved = (progress: PasswordResetProgress, event: ResetEvent): PasswordResetProgress => ({
  ...progress,
  state: resetStep(progress.state, event),
});

function viewOf(site: Site, progress: PasswordResetProgress, notice?: string): ResetView {
  return {
    step: progress.state.step,
    email: progress.state.email,
    waitMs: waitOf(site, progress),
    locked: progress.locked,
    ...(notice ? { notice } : {}),
  };
}
