import type {
  PlatformPayAndPlayDeposit,
  PlatformRequestPayAndPlayDeposit,
} from '../../../schemas/generated/types';
import { payAndPlaySessions, type PayAndPlaySession } from '../database/tables/pay-and-play';
import { invalidRequest, PlatformError } from '../errors';
import { MINUTE } from '../live/activity';
import { offersOf, termsOf } from '../payments/offers';
import { ProviderRefusedError, ProviderUnavailableError } from '../payments/payment-provider';
import {
  assertReturnsToSite,
  assertSameRequest,
  assertWithinTerms,
  contentHashOf,
  paymentIdOf,
} from '../payments/payment-request';
import type { Site } from '../reference-data/data';
import { oneTimeCode } from './one-time-code';
import type { PayAndPlayParts } from './pay-and-play-parts';
import { notOffered, sessionRefused } from './refusals';
import { readSession } from './session-rows';
import { takeReport } from './take-report';

/** Time limit for the bank and the form; afterwards the money is refunded. */
export const SESSION_MS = 60 * MINUTE;
/** Delay of the first status request to the provider if no callback arrives. */
const FIRST_QUESTION_MS = 2 * MINUTE;
const NOBODY = 0;

/**
 * Starts a deposit without an account (API-023), once per idempotency key. The provider hosts the bank's page,
 * and its return URL carries the session and the one-time code. Throws the errors of docs/pay-and-play.md, and 503
 * `error.payment.provider.unavailable`, after which the request may be retried.
 */
export async function beginSession(
  parts: PayAndPlayParts,
  site: Site,
  idempotencyKey: string,
  request: PlatformRequestPayAndPlayDeposit,
): Promise<PlatformPayAndPlayDeposit> {
  const sessionId = paymentIdOf(NOBODY, `pay-and-play ${site.siteId}`, idempotencyKey);
  const session =
    (await readSession(parts.database, sessionId)) ?? (await store(parts, site, sessionId, request));
  assertSameRequest(session, contentHashOf(request));
  const url = session.reported?.hostedUrl ?? (await hostedPage(parts, site, session));
  return { redirectOutput: { url } };
}

async function store(
  parts: PayAndPlayParts,
  site: Site,
  sessionId: string,
  request: PlatformRequestPayAndPlayDeposit,
): Promise<PayAndPlaySession> {
  const { database, clock, data, rules } = parts;
  const { amount, returnUrl } = request;
  assertReturnsToSite(returnUrl, parts.isAllowedOrigin);
  if (!request.termsAndConditionsAccepted)
    throw invalidRequest({
      termsAndConditionsAccepted: {
        code: 'invalid.termsAndConditionsAccepted',
        message: 'The terms and conditions must be accepted.',
      },
    });
  const language = rules.requireLanguage('language', request.language);
  const country = rules.offeredCountry(site, request.country);
  const now = clock.now();
  const offer = isPermitted(parts, country.code, now)
    ? offersOf(site, country.code, data, now).find(
        (each) => each.identifies && parts.providers.has(each.provider),
      )
    : undefined;
  const currency = rules.currencyOf(site, country);
  const terms = offer && termsOf(offer, 'deposit', currency, data.currencies);
  if (offer === undefined || terms === undefined) throw notOffered(country.code);
  assertWithinTerms(amount, terms);
  await database.db
    .insert(payAndPlaySessions)
    .values({
      ...{ sessionId, siteId: site.siteId, provider: offer.provider, method: offer.method },
      ...{ amount, currency, country: country.code, language, returnUrl },
      termsVersion: rules.termsVersion(site.siteId),
      contentHash: contentHashOf(request),
      state: 'open',
      nextAttemptAt: new Date(now + FIRST_QUESTION_MS),
      createdAt: new Date(now),
      expiresAt: new Date(now + SESSION_MS),
    })
    .onConflictDoNothing();
  const stored = await readSession(database, sessionId);
  if (stored === undefined) throw new Error(`The session ${sessionId} is gone.`);
  return stored;
}

/**
 * True if the country allows an account to be opened by a payment. Pay-and-play would skip a proof of identity, limits or an identifier
 * required before the first deposit, and codes or a CPF required at registration.
 */
function isPermitted({ data, rules }: PayAndPlayParts, country: string, now: number): boolean {
  const { laws } = data;
  const { smsVerification, emailVerification, cpf } = rules.ofCountry(country);
  const limits = laws.depositLimits(country, null, now);
  return (
    laws.allowsPayAndPlay(country, now) &&
    !laws.play(country, null, now).verifiedBeforePlay &&
    laws.registers(country, now).identifier === undefined &&
    !(limits.isRequired || limits.periods.length > 0) &&
    !(smsVerification || emailVerification || cpf)
  );
}

async function hostedPage(parts: PayAndPlayParts, site: Site, session: PayAndPlaySession): Promise<string> {
  const { sessionId, amount, currency, method, country, language } = session;
  if (session.refusal !== null) throw sessionRefused(session.refusal);
  const provider = parts.providers.get(session.provider);
  if (provider === undefined) throw notOffered(country);
  const returnUrl = new URL(session.returnUrl);
  returnUrl.searchParams.set('sessionId', sessionId);
  returnUrl.searchParams.set('code', oneTimeCode(parts.codeKey, sessionId));
  const order = {
    reference: sessionId,
    ...{ amount, currency, method, country, language },
    returnUrl: returnUrl.href,
    callbackUrl: `${parts.callbackOrigin}/platform/payments/${session.provider}/callback`,
    customer: { id: sessionId },
    merchant: { name: site.name },
    isFramed: true,
    identifies: true,
  } as const;
  try {
    const transaction = await provider.createPayment(order);
    await takeReport(parts, session.provider, transaction);
    if (transaction.hostedUrl !== undefined) return transaction.hostedUrl;
    throw new ProviderUnavailableError('the reply has no page');
  } catch (error) {
    if (error instanceof ProviderUnavailableError)
      throw new PlatformError(
        503,
        'error.payment.provider.unavailable',
        'The payment provider gives no answer: send the same request again.',
        { retryAfterMs: 1_000 },
      );
    if (!(error instanceof ProviderRefusedError)) throw error;
    throw new PlatformError(
      409,
      'error.payment.refused',
      'The payment provider does not take this payment: try another amount, or register instead.',
    );
  }
}
