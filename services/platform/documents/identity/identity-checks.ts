import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type {
  PlatformIdentityCheck,
  PlatformRequestIdentityCallback,
} from '../../../../schemas/generated/types';
import { identityChecks, playerDocuments } from '../../database/tables/documents';
import { invalidRequest, PlatformError } from '../../errors';
import { parseOrigins } from '../../gateway/origins';
import { lockAccount } from '../../ledger/facts';
import { HOUR, MINUTE } from '../../live/activity';
import type { PlatformCore } from '../../platform';
import type { RestrictedPlayer } from '../../players/player-store';
import type { Site } from '../../reference-data/data';
import { marketOf } from '../../reference-data/market-facts';
import { openDocument } from '../open-document';
import { createIdentityProvider, type GuardedIdentityProvider } from './create-identity-provider';
import { rejectionReasonOf } from './decide-outcome';
import { createDueChecks, type DueChecks } from './due-checks';
import {
  type IdentityProviderName,
  identityProviderNames,
  type IdentityProviderSettings,
  IdentityUnavailableError,
} from './identity-provider';
import { createCheckRecorder } from './record-check';

type Check = typeof identityChecks.$inferSelect;

/** Identity checks by a provider, instead of an upload (KYC-17). */
export interface IdentityChecks {
  /** Availability of a check by a provider, with the latest check. */
  current(site: Site, player: RestrictedPlayer): Promise<PlatformIdentityCheck>;
  /**
   * Starts a check, or resumes the open one.
   *
   * Throws 409 `error.identity.not.offered` where the market has no provider, 409 `error.identity.processing`
   * while the provider is deciding, 503 `error.identity.provider.unavailable` when it does not respond, and
   * like `openDocument`.
   *
   * @returns the page of the provider
   */
  begin(
    site: Site,
    player: RestrictedPlayer,
    visit: { returnUrl: string; language: string },
  ): Promise<string>;
  /** Polls the provider at once, as when the player returns before its callback; without a response the check is unchanged. */
  refresh(playerId: number): Promise<void>;
  /** Processes a signed callback; one about an unknown check is only logged. */
  callback(provider: string, callback: PlatformRequestIdentityCallback): Promise<void>;
  /** The signing secret of a provider's callbacks; undefined for one that is not configured. */
  callbackSecret(provider: string): string | undefined;
  due: DueChecks;
  /** Closes the circuit breakers of providers, as after a start. */
  reset(): void;
  stop(): Promise<void>;
}

export interface IdentitySettings {
  providers: Partial<Record<IdentityProviderName, IdentityProviderSettings>>;
  /** Origin of the callback URL. */
  callbackOrigin: string;
  /** Permitted origins of the return URL. */
  siteOrigins: string;
}

const BEGUN = { name: 'identity-checks', times: 20, windowMs: HOUR };
/** Time to wait for the callback before polling the provider. */
const FIRST_ASKED_MS = 2 * MINUTE;
/** Statuses in which a player may send a document. */
const SENDABLE = ['REQUESTED', 'EXPIRED', 'UNREQUESTED'] as const;

export function createIdentityChecks(core: PlatformCore, settings: IdentitySettings): IdentityChecks {
  const { database, clock, log, data, events, rateLimit } = core;
  const isAllowedOrigin = parseOrigins(settings.siteOrigins);
  const providers = new Map<string, GuardedIdentityProvider>();
  for (const name of identityProviderNames) {
    const own = settings.providers[name];
    if (own !== undefined) providers.set(name, createIdentityProvider(name, own, clock.source, log));
  }
  const recorder = createCheckRecorder(database, events, clock, data.defaults.documents.daysToSend);
  const due = createDueChecks({ database, clock, log, providers, recorder });

  /** The provider of the market, if it is configured. */
  function providerOf({ identityChecks: markets = {} }: Site, { countryCode }: RestrictedPlayer) {
    const name = markets[marketOf(data.countries, countryCode)] ?? markets['*'];
    const provider = name && providers.get(name);
    return provider && { name, provider };
  }

  async function lastOf(playerId: number): Promise<Check | undefined> {
    const [last] = await database.db
      .select()
      .from(identityChecks)
      .where(eq(identityChecks.playerId, playerId))
      .orderBy(desc(identityChecks.begunAt), desc(identityChecks.checkId))
      .limit(1);
    return last;
  }

  /** The row of a new check, or of the open one. */
  function reserve(playerId: number, provider: string): Promise<Check> {
    return database.transaction(async (tx) => {
      await lockAccount(tx, playerId);
      const now = new Date(clock.now());
      const { documentId } = await openDocument(tx, playerId, 'PROOF_OF_ID', now);
      const isOfDocument = and(
        eq(identityChecks.documentId, documentId),
        eq(identityChecks.provider, provider),
        inArray(identityChecks.status, ['open', 'processing']),
      );
      const [existing] = await tx.select().from(identityChecks).where(isOfDocument);
      if (existing?.status === 'processing')
        throw new PlatformError(409, 'error.identity.processing', 'The provider has not decided yet.');
      if (existing !== undefined) return existing;
      const check: Check = {
        ...{ checkId: randomUUID(), playerId, documentId, provider, status: 'open', attempts: 0 },
        ...{ providerReference: null, hostedUrl: null, reason: null },
        nextAttemptAt: new Date(now.getTime() + FIRST_ASKED_MS),
        ...{ begunAt: now, updatedAt: now },
      };
      await tx.insert(identityChecks).values(check);
      return check;
    }, 'read committed');
  }

  return {
    async current(site, player) {
      const isIdentity = and(
        eq(playerDocuments.playerId, player.playerId),
        eq(playerDocuments.documentTypeName, 'PROOF_OF_ID'),
      );
      const proofs = await database.db.select().from(playerDocuments).where(isIdentity);
      const isOpen =
        proofs.length === 0 ||
        proofs.some(({ documentStatus }) => SENDABLE.some((status) => status === documentStatus));
      const last = await lastOf(player.playerId);
      return {
        isOffered: isOpen && providerOf(site, player) !== undefined,
        check: last === undefined || isUnanswered(last) ? null : shownCheck(last),
      };
    },

    async begin(site, player, { returnUrl, language }) {
      if (!URL.canParse(returnUrl) || !isAllowedOrigin(new URL(returnUrl).origin)) {
        const message = `'returnUrl' is not an address of the site.`;
        throw invalidRequest({ returnUrl: { code: 'invalid.origin', message } });
      }
      const own = providerOf(site, player);
      if (own === undefined)
        throw new PlatformError(409, 'error.identity.not.offered', 'No provider checks identities here.');
      const { playerId, countryCode, firstName, lastName, dateOfBirth } = player;
      await rateLimit.take({ ...BEGUN, subject: String(playerId) });
      const check = await reserve(playerId, own.name);
      if (check.hostedUrl !== null) return check.hostedUrl;
      try {
        const created = await own.provider.create({
          reference: check.checkId,
          ...{ country: countryCode, language, returnUrl },
          callbackUrl: `${settings.callbackOrigin}/platform/identity-checks/${own.name}/callback`,
          person: { firstName, lastName, dateOfBirth },
        });
        await recorder.report(own.name, created);
        return created.hostedUrl;
      } catch (error) {
        if (!(error instanceof IdentityUnavailableError)) throw error;
        throw new PlatformError(
          503,
          'error.identity.provider.unavailable',
          'The identity provider gives no answer: send the same request again, or upload the document.',
          { retryAfterMs: 5_000 },
        );
      }
    },

    async refresh(playerId) {
      const last = await lastOf(playerId);
      if (last !== undefined) await due.ask(last);
    },

    async callback(provider, { check }) {
      const known = await recorder.report(provider, check);
      if (known === undefined)
        log.warn(
          { event: 'identity.check.unknown', provider, id: check.id },
          'a callback about a check that there is not',
        );
    },
    callbackSecret: (provider) =>
      identityProviderNames.flatMap((name) => (name === provider ? [settings.providers[name]] : []))[0]
        ?.callbackSecret,
    due,
    reset() {
      for (const provider of providers.values()) provider.reset();
    },
    stop: () => due.stop(),
  };
}

/** Started, but never confirmed by the provider. */
function isUnanswered({ providerReference }: Check): boolean {
  return providerReference === null;
}

function shownCheck({ status, hostedUrl, reason }: Check): NonNullable<PlatformIdentityCheck['check']> {
  return {
    status,
    hostedUrl: status === 'open' ? hostedUrl : null,
    ...(status === 'rejected' ? { rejectionReason: rejectionReasonOf(reason) } : {}),
  };
}
