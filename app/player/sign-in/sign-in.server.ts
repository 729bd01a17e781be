import type { PlatformLogin } from '../../../schemas/generated/types';
import { errorMessage } from '../../server/error-message';
import { validatePlatformEmpty, validatePlatformLogin } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import { environment } from '../../server/environment.server';
import { captchaHeader } from '../../platform/captcha-header.server';
import { PlatformError, callPlatform } from '../../platform/client.server';
import { callerFor } from '../../platform/player-call.server';
import { playerPolicy } from '../../platform/visitor/player-policy.server';
import { snapshotOf } from '../../platform/player-snapshot.server';
import { type StoredSession, cookieHeaders, startSession } from '../../platform/session/session.server';
import { restrictedMarkOf } from '../../platform/session/session-cookie.server';
import { SignInLimit } from '../../platform/session/sign-in-limit.server';
import { visitorAddressHeader, visitorHeaders } from '../../platform/visitor/visitor-country.server';
import type { Site } from '../../site/site';
import { type AfterSignIn, addressAfterSignIn } from './after-sign-in';
import { issueCoolingTicket } from '../session/cooling.server';
import { deviceTokens, rememberDevice } from './device-cookie.server';
import { endUnfinishedForms } from '../session/forget-forms.server';
import type { SignInRefusal } from './sign-in-refusal';

export interface SignInRequest {
  request: Request;
  site: Site;
  email: string;
  password: string;
  /** Device fingerprint, if a script of the page provides one (AUTH-27). */
  blackbox?: string;
  /** Token of the page's captcha, if the platform has required one. */
  captchaToken?: string;
  /** Page to redirect to, from an untrusted form field; validated here (GUARD-21). */
  wanted?: unknown;
  /** The version of the terms in force (GUARD-22). */
  termsVersion?: string;
}

/** Input of every kind of sign-in. */
type SignInPlace = Pick<SignInRequest, 'request' | 'site' | 'wanted' | 'termsVersion'>;

export type SignInOutcome =
  | ({ signedIn: true; headers: Headers; next: string } & Omit<AfterSignIn, 'wanted'>)
  | { signedIn: false; status: number; refusal: SignInRefusal; headers?: Headers };

const limit = new SignInLimit();

/** Refusals for an account that is closed to play: this browser is then shown no offers. */
const closesAccount: ReadonlySet<string> = new Set([
  'error.timeout.in.progress',
  'error.exclusion.in.progress',
  'error.exclusion.in.progress.indefinitely',
  'error.account.closed',
  'error.account.deactivated',
]);

/** Right after a registration the account may not have reached every part of the platform (AUTH-16). */
const firstTries = 5;
const firstPauseMs = 3_000;

/**
 * Signs a player in: one attempt (AUTH-15), and one more after the confirmation step when the player is unknown to the
 * platform (AUTH-18). The tokens stay in the server's session; `headers` contain its cookies.
 */
export function signIn(request: SignInRequest): Promise<SignInOutcome> {
  return begin(request, () => logInOrConfirm(request));
}

/**
 * Signs a new player in: up to five attempts three seconds apart; the result of the last one is returned (AUTH-16,
 * AUTH-17).
 * @param wait milliseconds
 */
export function signInAfterRegistration(
  request: SignInRequest,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<SignInOutcome> {
  const logInPatiently = async () => {
    for (let tries = 1; ; tries += 1)
      try {
        return await logIn(request);
      } catch (error) {
        // Retries do not help a player who is excluded.
        if (tries === firstTries || isExcluded(error)) throw error;
        await wait(firstPauseMs);
      }
  };
  return begin(request, logInPatiently, acceptTerms);
}

/**
 * Signs in a player who was authenticated without a password and has just accepted the terms.
 *
 * @param logInAs call that returns the tokens
 */
export function signInProven(
  place: SignInPlace,
  logInAs: () => Promise<PlatformLogin>,
): Promise<SignInOutcome> {
  return begin(place, logInAs, acceptTerms);
}

const isExcluded = (error: unknown): boolean =>
  error instanceof PlatformError &&
  (error.code === 'error.exclusion.register' || closesAccount.has(error.code));

async function begin(
  request: SignInPlace,
  logInAs: () => Promise<PlatformLogin>,
  before?: (session: StoredSession, request: SignInPlace) => Promise<void>,
): Promise<SignInOutcome> {
  const address = request.request.headers.get(visitorAddressHeader) ?? '';
  const milliseconds = await limit.begin(address);
  if (milliseconds !== undefined) {
    const code = 'error.sign.in.attempt.count.exceeded';
    return { signedIn: false, status: 429, refusal: { code, milliseconds } };
  }
  try {
    const reply = await logInAs();
    const { session, cookies } = await startSession(request.request, request.site, reply);
    cookies.push(...(await endUnfinishedForms(request.request, request.site)));
    if (reply.deviceToken) cookies.push(await rememberDevice(request.request, reply.deviceToken));
    await limit.forgive(address);
    await before?.(session, request);
    const after = await firstLook(session, request);
    return {
      signedIn: true,
      headers: cookieHeaders(cookies),
      next: addressAfterSignIn(request.site.locale, { ...after, wanted: request.wanted }),
      ...after,
    };
  } catch (error) {
    const refused = error instanceof PlatformError && error.refused;
    if (refused)
      return {
        signedIn: false,
        status: error.status,
        refusal: await refusalOf(request.site, error),
        ...(closesAccount.has(error.code)
          ? { headers: cookieHeaders([restrictedMarkOf(request.request)]) }
          : {}),
      };
    if (error instanceof PlatformError && error.code === 'error.captcha.unavailable')
      return { signedIn: false, status: error.status, refusal: { code: error.code } };
    await limit.forgive(address);
    const reason = errorMessage(error);
    log.error({ event: 'login.failed', brand: request.site.brand.id, reason }, 'sign-in not possible');
    return { signedIn: false, status: 502, refusal: { code: 'error.system.error' } };
  }
}

/** A newly registered player has accepted the terms in force, whichever version the platform stored. */
async function acceptTerms(session: StoredSession, { termsVersion }: SignInPlace): Promise<void> {
  if (!termsVersion) return;
  const call = callerFor(session);
  try {
    await call({
      method: 'POST',
      path: '/platform/v1/player/update_term_and_condition_version',
      body: { version: termsVersion },
      validate: validatePlatformEmpty,
    });
  } catch (error) {
    const reason = errorMessage(error);
    log.warn({ event: 'terms.unsaved', reason }, 'the player will be asked to accept the terms again');
  }
}

async function logIn({ request, site, email, password, blackbox, captchaToken }: SignInRequest) {
  const tokens = await deviceTokens(request);
  const metadata = {
    ...(blackbox ? { blackbox } : {}),
    ...(tokens.length > 0 ? { deviceTokens: tokens } : {}),
  };
  return callPlatform({
    method: 'POST',
    path: '/platform/identity/login',
    body: { email, password, ...(Object.keys(metadata).length > 0 ? { metadata } : {}) },
    siteId: site.brand.siteId,
    headers: { ...visitorHeaders(request), ...captchaHeader(captchaToken) },
    // The platform queries the captcha service and the exclusion registers.
    timeoutMs: environment.platform.thirdPartyTimeoutMs,
    validate: validatePlatformLogin,
  });
}

async function logInOrConfirm(request: SignInRequest) {
  try {
    return await logIn(request);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'error.player.not.found') throw error;
    if (!(await confirm(request))) throw error;
    return logIn(request);
  }
}

/** The confirmation step: migrates a player of an older system (AMB-26, API-008). @returns whether there was one */
async function confirm({ request, site, email, password }: SignInRequest): Promise<boolean> {
  try {
    await callPlatform({
      method: 'POST',
      path: '/platform/v1/player/migration',
      body: { email, password },
      siteId: site.brand.siteId,
      headers: visitorHeaders(request),
      validate: validatePlatformEmpty,
    });
    return true;
  } catch {
    return false;
  }
}

/** Reads after a sign-in (AUTH-19, AUTH-30). A failure does not undo it: the next page retries. */
async function firstLook(
  session: StoredSession,
  { termsVersion }: SignInPlace,
): Promise<Omit<AfterSignIn, 'wanted'>> {
  try {
    const snapshot = await snapshotOf(session);
    const { showUpdatedTnC } = playerPolicy(session, snapshot, termsVersion);
    return { firstLogin: snapshot.profile.firstLogin, showUpdatedTnC };
  } catch {
    return { firstLogin: false, showUpdatedTnC: false };
  }
}

async function refusalOf(
  site: Site,
  { code, additionalInfo, retryAfterMs: milliseconds }: PlatformError,
): Promise<SignInRefusal> {
  const captcha = code === 'error.captcha.required' ? environment.captcha?.widget : undefined;
  if (!additionalInfo)
    return { code, ...(milliseconds === undefined ? {} : { milliseconds }), ...(captcha ? { captcha } : {}) };
  const { remainingDays, playerId, isCooling, initiator } = additionalInfo;
  return {
    code,
    playerId,
    isCooling,
    initiator,
    ...(remainingDays === null ? {} : { remainingDays }),
    ...(additionalInfo.milliseconds === null ? {} : { milliseconds: additionalInfo.milliseconds }),
    ...(code === 'error.timeout.in.progress' && !isCooling
      ? { coolingTicket: await issueCoolingTicket(site, playerId) }
      : {}),
  };
}
