import { createHash } from 'node:crypto';
import type { PayAndPlayProgress } from '../../../schemas/generated/types';
import { currentTermsVersion } from '../../content/static-pages/terms-version.server';
import { PlatformError } from '../../platform/client.server';
import { expectsDocument } from '../../platform/data-request';
import { visitorAddressHeader } from '../../platform/visitor/visitor-country.server';
import { log } from '../../server/log.server';
import { publicOrigin } from '../../server/public-origin.server';
import { offersPayAndPlay, payAndPlayCallback } from '../../site/pay-and-play-offer';
import type { Site } from '../../site/site';
import { countGoal } from '../experiments/count-visitor.server';
import { checkForm } from '../forms/check-form';
import type { FormResult } from '../forms/form-answer';
import { type FormOutcome, formResult } from '../forms/read-form.server';
import { fieldErrorCode } from '../forms/form-errors';
import { mobilePhoneOf } from '../registration/countries.server';
import { signInProven } from '../sign-in/sign-in.server';
import { payAndPlayCalls } from './pay-and-play-calls.server';
import { pathAfterPayAndPlay } from './pay-and-play-end';
import { payAndPlayErrors, pendingCode } from './pay-and-play-errors';
import { amountForm, contactForm, returnForm } from './pay-and-play-forms';
import { newProgress, payAndPlayProgress } from './pay-and-play-progress.server';
import { type PayAndPlayCall, type PayAndPlayEvent, payAndPlayStep } from './pay-and-play-state';
import type {
  PayAndPlayAnswer,
  PayAndPlayIntent,
  PayAndPlaySetup,
  PayAndPlayView,
} from './pay-and-play-view';
import { payAndPlaySetup, payAndPlayView } from './pay-and-play-view.server';

/** Form of a sign-up being processed. */
interface Turn {
  request: Request;
  site: Site;
  fields: URLSearchParams;
  progress: PayAndPlayProgress;
  headers: Headers;
}

interface Result {
  progress: PayAndPlayProgress;
  result?: FormResult;
  notice?: string;
  /** Page to open after the sign-in. */
  next?: string;
}

/** True if the visitor of a request is offered a sign-up by a deposit. */
export function isOffered(request: Request, site: Site): boolean {
  return offersPayAndPlay(site, request.headers.get(visitorAddressHeader) ?? '');
}

/** Resumes the visitor's sign-up or starts a new one. A refusal is shown once. */
export async function openPayAndPlay(
  request: Request,
  site: Site,
): Promise<{ setup: PayAndPlaySetup; view: PayAndPlayView; headers: Headers }> {
  const progress = (await payAndPlayProgress.read(request, site)) ?? newProgress(site);
  const requested = /^\d{1,13}$/.exec(new URL(request.url).searchParams.get('amount') ?? '')?.[0] ?? '';
  const view = payAndPlayView(site, progress, { requested });
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (view.step === 'Refused' || view.step === 'Duplicated')
    for (const cookie of await payAndPlayProgress.end(request, site)) headers.append('set-cookie', cookie);
  return { setup: await payAndPlaySetup(site), view, headers };
}

/**
 * Processes a form of a sign-up by a deposit, from the page or the dialog.
 *
 * @param fields from a same-origin request; `intent` names the form
 * @throws Response 403 if it is not offered to the visitor
 */
export async function takePayAndPlayForm(
  request: Request,
  site: Site,
  fields: URLSearchParams,
): Promise<FormOutcome<PayAndPlayAnswer>> {
  if (!isOffered(request, site)) throw Response.json({ code: 'error.paynplay.not.offered' }, { status: 403 });
  const stored = await payAndPlayProgress.read(request, site);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const intent = intentOf(fields.get('intent'));
  const turn: Turn = { request, site, fields, progress: stored ?? newProgress(site), headers };
  const begins = intent === 'amount' || intent === 'restart';
  const { result, progress, notice, next } = stored || begins ? await forms[intent](turn) : lost(turn);
  if (stored && !headers.has('set-cookie')) await payAndPlayProgress.change(request, site, progress);
  const view: PayAndPlayView =
    next === undefined
      ? payAndPlayView(site, progress, notice === undefined ? {} : { notice })
      : { step: 'SignedIn', amount: '', next };
  return {
    answer: { intent, result: result ?? { status: 'success' }, view },
    status: result?.status === 'error' || view.notice !== undefined ? 400 : 200,
    headers,
  };
}

const forms: Record<PayAndPlayIntent, (turn: Turn) => Promise<Result>> = {
  amount: takeAmount,
  return: takeReturn,
  contact: takeContact,
  restart: takeRestart,
};

function intentOf(value: string | null): PayAndPlayIntent {
  return value !== null && isIntent(value) ? value : 'amount';
}

function isIntent(value: string): value is PayAndPlayIntent {
  return Object.hasOwn(forms, value);
}

/** PNP-09: starts the deposit, for which the browser opens the bank's page. */
async function takeAmount({ request, site, fields, progress, headers }: Turn): Promise<Result> {
  const submission = checkForm(amountForm, fields);
  if (submission.status !== 'success') return { progress, result: formResult(amountForm, submission) };
  const { amount, redirect, wanted, idempotencyKey } = submission.value;
  if (!site.market.payAndPlay?.amounts.includes(amount))
    return { progress, result: formResult(amountForm, submission, { fieldErrors: { amount: ['choice'] } }) };
  // A repeated submission is the same deposit.
  const returnState = createHash('sha256')
    .update(`${site.brand.siteId} ${idempotencyKey}`)
    .digest('base64url');
  const begun: PayAndPlayProgress = {
    ...newProgress(site),
    returnState,
    wanted: wanted ?? '',
    flow: payAndPlayStep(newProgress(site).flow, {
      ...{ type: 'sent', call: 'authorize' },
      data: { amount, redirectPath: redirect ?? null },
    }),
  };
  // In a frame, the bank redirects to a page of the site that passes the return to the host window.
  const path = expectsDocument(request) ? '/pay-and-play' : payAndPlayCallback;
  const returnUrl = new URL(`/${site.locale}${path}`, publicOrigin(request));
  returnUrl.searchParams.set('state', returnState);
  try {
    // A different amount is a different deposit.
    const key = `${returnState}.${amount}.${path.length}`;
    const { redirectOutput } = await payAndPlayCalls(request, site).deposit(amount, returnUrl.href, key);
    const at = after(begun, {
      type: 'succeeded',
      call: 'authorize',
      data: { iframeUrl: redirectOutput.url },
    });
    headers.append('set-cookie', await payAndPlayProgress.begin(request, site, at));
    return { progress: at };
  } catch (error) {
    const code = reasonOf(site, error);
    return {
      progress: after(begun, { type: 'failed', call: 'authorize', errors: { '': code } }),
      result: formResult(amountForm, submission, { formErrors: [code] }),
    };
  }
}

/** PNP-16: processes the return from the bank, or checks again if the payment is confirmed. */
async function takeReturn(turn: Turn): Promise<Result> {
  const { fields, progress } = turn;
  const submission = checkForm(returnForm, fields);
  if (submission.status !== 'success') return lost(turn);
  const { code, sessionId, state, blackbox = '' } = submission.value;
  // A return URL from another browser would sign this one in to another person's account.
  if (code !== undefined && state !== progress.returnState) return lost(turn);
  const oneTimeCode = code ?? progress.flow.oneTimeCode;
  const session = sessionId ?? progress.flow.sessionId;
  if (oneTimeCode === null || session === null) return lost(turn);
  const data = { oneTimeCode, sessionId: session };
  return verify(turn, after(progress, { type: 'sent', call: 'verifyCode', data }), data, blackbox);
}

/** PNP-07, PNP-11: identifies the payer, and decides if the contact form is needed. */
async function verify(
  turn: Turn,
  sent: PayAndPlayProgress,
  { oneTimeCode, sessionId }: { oneTimeCode: string; sessionId: string },
  blackbox: string,
): Promise<Result> {
  const { request, site } = turn;
  try {
    const player = await payAndPlayCalls(request, site).code(oneTimeCode, sessionId, blackbox);
    const { playerId, email = '', mobilePhone = '' } = player;
    const showSignUpForm = email === '' || mobilePhone === '';
    const verified = after(sent, {
      type: 'succeeded',
      call: 'verifyCode',
      data: { playerId, showSignUpForm, signUp: { ...sent.flow.signUp, email, mobilePhone } },
    });
    return showSignUpForm ? { progress: verified } : await signIn(turn, verified, sessionId, blackbox);
  } catch (error) {
    const code = reasonOf(site, error);
    if (code === pendingCode) return { progress: sent };
    if (isPassing(error)) return { progress: sent, notice: code };
    return refused(turn, sent, 'verifyCode', code);
  }
}

/** PNP-12: submits the data missing from the bank. Validation errors of the platform appear at their fields. */
async function takeContact(turn: Turn): Promise<Result> {
  const { request, site, fields, progress } = turn;
  const submission = checkForm(contactForm, fields);
  if (submission.status !== 'success') return { progress, result: formResult(contactForm, submission) };
  const { playerId, sessionId, signUp } = progress.flow;
  if (playerId === null || sessionId === null) return lost(turn);
  const { email, phonePrefix = '', phoneBody = '', marketingOptIn = false, blackbox = '' } = submission.value;
  const typed = signUp.mobilePhone === '';
  if (typed && phoneBody === '')
    return {
      progress,
      result: formResult(contactForm, submission, { fieldErrors: { phoneBody: ['required'] } }),
    };
  const mobilePhone = typed ? mobilePhoneOf(phonePrefix, phoneBody) : signUp.mobilePhone;
  const sent = after(progress, {
    type: 'sent',
    call: 'updatePlayer',
    data: { signUp: { ...signUp, email, phonePrefix, phoneBody } },
  });
  try {
    const body = { playerId, sessionId, email, mobilePhone, marketingOptIn };
    await payAndPlayCalls(request, site).update(body);
  } catch (error) {
    const code = reasonOf(site, error);
    const errors = error instanceof PlatformError ? Object.entries(error.validationErrors) : [];
    if (errors.length > 0) {
      const byField = errors.map(([name, fault]): [string, string] => [
        name === 'mobilePhone' ? 'phoneBody' : name,
        fieldErrorCode(fault, payAndPlayErrors),
      ]);
      return {
        progress: after(sent, { type: 'failed', call: 'updatePlayer', errors: Object.fromEntries(byField) }),
        result: formResult(contactForm, submission, {
          fieldErrors: Object.fromEntries(byField.map(([name, fault]) => [name, [fault]])),
        }),
      };
    }
    if (isPassing(error)) {
      // The form may be submitted again.
      return { progress, result: formResult(contactForm, submission, { formErrors: [code] }) };
    }
    return refused(turn, sent, 'updatePlayer', code);
  }
  const updated = after(sent, { type: 'succeeded', call: 'updatePlayer' });
  return signIn(turn, updated, sessionId, blackbox);
}

/** PNP-05, PNP-13, GUARD-24: signs the player in and returns the next page. */
async function signIn(
  turn: Turn,
  progress: PayAndPlayProgress,
  sessionId: string,
  blackbox: string,
): Promise<Result> {
  const { request, site, headers } = turn;
  const sent = after(progress, { type: 'sent', call: 'loginPlayer' });
  const wanted = pathAfterPayAndPlay({ redirect: sent.flow.redirectPath, stored: sent.wanted });
  const outcome = await signInProven(
    { request, site, wanted, termsVersion: await currentTermsVersion(site) },
    () => payAndPlayCalls(request, site).login(sessionId, blackbox),
  );
  if (!outcome.signedIn) {
    const { code } = outcome.refusal;
    // The account exists, so the code call and the sign-in may be retried.
    if (outcome.status >= 500 || outcome.status === 429) return { progress, notice: code };
    return refused(turn, sent, 'loginPlayer', code);
  }
  for (const cookie of await payAndPlayProgress.end(request, site)) headers.append('set-cookie', cookie);
  for (const cookie of outcome.headers.getSetCookie()) headers.append('set-cookie', cookie);
  if (outcome.firstLogin) {
    const counted = await countGoal(request, site, 'sign-up');
    if (counted) headers.append('set-cookie', counted);
  }
  return { progress: after(sent, { type: 'succeeded', call: 'loginPlayer' }), next: outcome.next };
}

async function takeRestart({ request, site, headers }: Turn): Promise<Result> {
  for (const cookie of await payAndPlayProgress.end(request, site)) headers.append('set-cookie', cookie);
  return { progress: newProgress(site) };
}

/** Result for a sign-up that does not belong to this browser or is no longer stored. */
function lost({ site }: Turn): Result {
  const code = 'error.paynplay.session.invalid';
  return { progress: after(newProgress(site), { type: 'failed', call: 'verifyCode', errors: { '': code } }) };
}

/** Result of a refused sign-up; the platform refunds the money. */
function refused({ site }: Turn, progress: PayAndPlayProgress, call: PayAndPlayCall, code: string): Result {
  const limit = code === 'error.paynplay.age' ? `${code}:${site.rules.minimumAge}` : code;
  return { progress: after(progress, { type: 'failed', call, errors: { '': limit } }) };
}

function after(progress: PayAndPlayProgress, event: PayAndPlayEvent): PayAndPlayProgress {
  return { ...progress, flow: payAndPlayStep(progress.flow, event) };
}

/** True for a temporary error: the same call may succeed later. */
function isPassing(error: unknown): boolean {
  return error instanceof PlatformError && (!error.refused || error.status === 429);
}

function reasonOf(site: Site, error: unknown): string {
  if (!(error instanceof PlatformError)) throw error;
  const { code, message, status } = error;
  if (!error.refused)
    log.error(
      { event: 'paynplay.failed', brand: site.brand.id, reason: message },
      'platform failed in a pay-and-play',
    );
  if (status === 0) return 'network';
  return error.refused || code in payAndPlayErrors ? code : 'error.system.error';
}
