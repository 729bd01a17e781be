import type { PlatformPaymentIdentity } from '../../../schemas/generated/types';
import { preferencesOf, storeMarketingPreferences } from '../account/marketing-preferences';
import type { Transaction } from '../database/database';
import { isDuplicate } from '../database/retry';
import { payments } from '../database/tables/payments';
import { payAndPlayPeople, type PayAndPlaySession } from '../database/tables/pay-and-play';
import { players } from '../database/tables/players';
import { offerProofs } from '../documents/open-document';
import { methodOf, termsOf } from '../payments/offers';
import { assertAllowed, feeOf } from '../payments/payment-request';
import { reserveName } from '../payments/record-event';
import type { Site } from '../reference-data/data';
import type { Checked } from '../registers/register-checks';
import { acceptTerms } from '../terms/terms';
import { DUPLICATE, personIdOf } from './check-person';
import type { PayAndPlayParts } from './pay-and-play-parts';
import { sessionRefused, sessionUnknown } from './refusals';
import { changeSession, lockSession, readSession } from './session-rows';

/** Contact data of a new player. */
export interface Contact {
  email: string;
  /** E.164. */
  mobilePhone: string;
  marketingOptIn?: boolean;
}

/**
 * Opens the account of a checked person, with the deposit as a payment that the provider has yet to confirm. One
 * transaction ensures that no account exists without the deposit, and no deposit is booked twice. Throws the refusals of the deposit, and
 * `error.same.customer.info.detected` if the address has been taken since the check.
 */
export async function registerPerson(
  parts: PayAndPlayParts,
  site: Site,
  session: PayAndPlaySession & { playerId: number },
  identity: PlatformPaymentIdentity,
  checked: Checked,
  contact: Contact,
): Promise<void> {
  const { database, clock, outbox, registers } = parts;
  const { sessionId, playerId, provider } = session;
  const now = new Date(clock.now());
  try {
    await database.transaction(async (tx) => {
      if (!(await claim(tx, sessionId))) return;
      const { firstName, lastName, dateOfBirth, address, city, postalCode } = identity;
      await tx.insert(players).values({
        ...{ playerId, siteId: site.siteId, email: contact.email, mobilePhone: contact.mobilePhone },
        ...{ firstName, lastName, dateOfBirth, address, city, postalCode },
        countryCode: session.country,
        currencyCode: session.currency,
        language: session.language,
        personid: personIdOf(playerId),
        registrationDate: now,
        registrationStatus: 'REGISTERED',
        kycStatus: 'NOT_VERIFIED',
      });
      await tx
        .insert(payAndPlayPeople)
        .values({ siteId: site.siteId, provider, personId: identity.personId, playerId });
      await registers.record(tx, playerId, checked);
      await acceptTerms(tx, playerId, session.termsVersion, now);
      await storeMarketingPreferences(tx, playerId, preferencesOf(contact.marketingOptIn ?? false), now);
      await offerProofs(tx, playerId, now);
      await bookDeposit(parts, tx, site, session, playerId);
      outbox.send({
        siteId: site.siteId,
        playerId,
        channel: 'email',
        to: contact.email,
        template: 'welcome',
        values: { firstName, email: contact.email },
        locale: session.language,
      });
    }, 'read committed');
  } catch (error) {
    if (isDuplicate(error)) throw sessionRefused(DUPLICATE);
    throw error;
  }
  await reportAgain(parts, session);
}

/** Books the deposit of a returning person in their existing account. Throws the refusals of the deposit. */
export async function takeDepositOfPlayer(
  parts: PayAndPlayParts,
  site: Site,
  session: PayAndPlaySession,
  playerId: number,
): Promise<void> {
  const player = await parts.players.byId(playerId);
  if (player === undefined) throw sessionUnknown();
  assertAllowed((await parts.permissions.deposit(player, true)).outcome, 'deposit');
  await parts.registers.atSignIn(player);
  await parts.database.transaction(async (tx) => {
    if (await claim(tx, session.sessionId)) await bookDeposit(parts, tx, site, session, playerId);
  }, 'read committed');
  await reportAgain(parts, session);
}

/** Locks the session. Returns false if a concurrent request has registered it, and throws if it has been refused. */
async function claim(tx: Transaction, sessionId: string): Promise<boolean> {
  const session = await lockSession(tx, sessionId);
  if (session === undefined) throw sessionUnknown();
  if (session.refusal !== null) throw sessionRefused(session.refusal);
  return session.state === 'open';
}

/** Reserves the deposit like one from the cashier, so that limits count it, and stores its payment. */
async function bookDeposit(
  parts: PayAndPlayParts,
  tx: Transaction,
  site: Site,
  session: PayAndPlaySession,
  playerId: number,
): Promise<void> {
  const { clock, data, ledger } = parts;
  const { sessionId: paymentId, amount, currency, method, provider } = session;
  const now = new Date(clock.now());
  const reservation = { reference: reserveName(paymentId), amount, currency, method };
  await ledger.execute(
    playerId,
    { kind: 'deposit-reserve', ...reservation },
    { source: `payment:${provider}`, actor: `player:${playerId}` },
  );
  const offer = methodOf(site, method, data);
  const terms = offer && termsOf(offer, 'deposit', currency, data.currencies);
  await tx.insert(payments).values({
    ...{ paymentId, playerId, siteId: site.siteId, provider, method, amount, currency },
    direction: 'deposit',
    fee: terms === undefined ? 0 : feeOf(amount, terms),
    state: 'created',
    times: { created: session.createdAt.toISOString() },
    returnUrl: depositPageOf(session),
    idempotencyKey: `pay-and-play:${paymentId}`,
    contentHash: session.contentHash,
    transactionId: session.reported?.id ?? null,
    nextAttemptAt: now,
    createdAt: session.createdAt,
    updatedAt: now,
  });
  await changeSession({ db: tx }, paymentId, {
    state: 'registered',
    playerId,
    verifiedAt: session.verifiedAt ?? now,
    registeredAt: now,
    nextAttemptAt: null,
  });
}

/** URL of the site's page of the payment, for the link in the receipt. */
function depositPageOf({ returnUrl }: PayAndPlaySession): string {
  const { origin, pathname } = new URL(returnUrl);
  const [locale = ''] = pathname.split('/').filter(Boolean);
  return `${origin}/${locale}/my-account/banking/deposit/result`;
}

/** Applies the provider's report that arrived before the payment existed. */
async function reportAgain(
  { database, recorder }: PayAndPlayParts,
  { sessionId }: PayAndPlaySession,
): Promise<void> {
  const session = await readSession(database, sessionId);
  if (session?.state !== 'registered' || session.reported === null) return;
  await recorder.report(session.provider, session.reported, 'pay-and-play');
}
