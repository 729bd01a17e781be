import { createHash } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type {
  PlatformPasswordResetKeys,
  PlatformRequestPasswordReset,
} from '../../../schemas/generated/types';
import type { Clock } from '../clock';
import { CODE_MINUTES, type OneTimeCodes } from '../codes/one-time-codes';
import { hashSecret } from '../../process/secret';
import type { Site } from '../reference-data/data';
import type { OpenDatabase, Queries, Transaction } from '../database/database';
import { players, type Player } from '../database/tables/players';
import { passwordResets } from '../database/tables/registration';
import { invalidRequest, PlatformError } from '../errors';
import type { Outbox } from '../outbox/outbox';
import type { OriginList } from '../gateway/origins';
import type { Randomness } from '../randomness';
import type { MarketRules } from '../registration/market-rules';
import type { PasswordRules } from '../registration/password-rules';

const GOOD_MS = CODE_MINUTES * 60_000;
/** Minimum interval of links once the codes are used up, so that the latest one is always valid for long enough. */
const LINK_EVERY_MS = 2 * 60_000;

/** Dependencies of the password reset. */
export interface PasswordResetNeeds {
  database: OpenDatabase;
  clock: Clock;
  random: Randomness;
  codes: OneTimeCodes;
  outbox: Outbox;
  rules: MarketRules;
  passwordRules: PasswordRules;
  /** Permitted origins of the page in the link. */
  isAllowedOrigin: OriginList;
  /** Stores a new password, ends the sessions and removes a sign-in lock. */
  replacePassword(tx: Transaction, player: Player, password: string): Promise<void>;
}

/** Password reset by a code or an e-mail link (RESET-05 to RESET-09). */
export interface PasswordReset {
  /**
   * Sends code and link; once the account's codes are used up, only a link by e-mail, so that strangers cannot
   * lock its owner out. The response is the same for an unknown address, but nothing is sent (API-018). Without
   * a page for the link it throws `sms.max.attempts.reached`.
   */
  request(site: Site, request: PlatformRequestPasswordReset): Promise<void>;
  /** Verifies the code (API-019). Throws `sms.code.invalid` and `sms.max.attempts.reached`. */
  verify(site: Site, email: string, code: string): Promise<PlatformPasswordResetKeys>;
  /** Sets the password with the keys of a verified code (API-020). Throws `error.password.reset` for used or expired keys. */
  setByKey(site: Site, keys: PlatformPasswordResetKeys, password: string): Promise<void>;
  /** Sets the password with the token of a link (API-021). Throws `error.password.reset` for a used or expired one. */
  setByLink(site: Site, token: string, password: string): Promise<void>;
  /** The address that a link belongs to (API-022). Throws 404 for a used or expired one. */
  addressOf(site: Site, token: string): Promise<string>;
}

export function createPasswordReset(needs: PasswordResetNeeds): PasswordReset {
  const { database, clock, random, codes, outbox } = needs;

  async function playerAt(tx: Queries, site: Site, email: string): Promise<Player | undefined> {
    const [player] = await tx
      .select()
      .from(players)
      .where(and(eq(players.siteId, site.siteId), eq(sql`lower(${players.email})`, email.toLowerCase())));
    // An unfinished registration is not an account: registering again resumes it.
    return player?.registrationStatus === 'REGISTERED' ? player : undefined;
  }

  async function grant(tx: Transaction, playerId: number, kind: 'code' | 'link') {
    const resetId = random.uuid();
    const key = random.token();
    const expiresAt = new Date(clock.now() + GOOD_MS);
    await tx.insert(passwordResets).values({ resetId, playerId, kind, keyHash: hashSecret(key), expiresAt });
    return { resetId, key };
  }

  function send(
    player: Player,
    channel: 'sms' | 'email',
    template: 'reset-sms-code' | 'reset-email-code' | 'reset-link' | 'reset-link-only',
    values: { code?: string; link?: string },
  ): void {
    const { siteId, playerId, email, mobilePhone, firstName, language } = player;
    outbox.send({
      siteId,
      playerId,
      channel,
      to: channel === 'sms' ? (mobilePhone ?? email) : email,
      template,
      values: { minutes: String(CODE_MINUTES), firstName, ...values },
      locale: language,
    });
  }

  /** A new code; undefined when they are used up, unless one is required. */
  async function codeFor(
    tx: Transaction,
    site: Site,
    email: string,
    { isRequired, ...holder }: { playerId: number | null; target: string | null; isRequired: boolean },
  ): Promise<string | undefined> {
    try {
      return (await codes.issue(tx, { subject: subjectOf(site, email), ...holder })).code;
    } catch (error) {
      if (error instanceof PlatformError && !isRequired) return undefined;
      throw error;
    }
  }

  async function linkTo(tx: Transaction, page: URL, { playerId }: Player): Promise<string> {
    const { key } = await grant(tx, playerId, 'link');
    page.searchParams.set('token', key);
    return page.href;
  }

  async function sendLinkOnly(tx: Transaction, page: URL, player: Player): Promise<void> {
    const [latest] = await tx
      .select({ expiresAt: passwordResets.expiresAt })
      .from(passwordResets)
      .where(and(eq(passwordResets.playerId, player.playerId), eq(passwordResets.kind, 'link')))
      .orderBy(desc(passwordResets.expiresAt))
      .limit(1);
    const sentAt = (latest?.expiresAt.getTime() ?? 0) - GOOD_MS;
    if (clock.now() - sentAt < LINK_EVERY_MS) return;
    send(player, 'email', 'reset-link-only', { link: await linkTo(tx, page, player) });
  }

  /** The permission of a key, consumed by deleting it, which prevents a second use. */
  async function granted(tx: Queries, site: Site, kind: 'code' | 'link', key: string, resetId?: string) {
    const [row] = await tx
      .select({ reset: passwordResets, player: players })
      .from(passwordResets)
      .innerJoin(players, eq(players.playerId, passwordResets.playerId))
      .where(
        and(
          eq(passwordResets.keyHash, hashSecret(key)),
          eq(passwordResets.kind, kind),
          eq(players.siteId, site.siteId),
          gt(passwordResets.expiresAt, new Date(clock.now())),
        ),
      );
    return row !== undefined && (resetId === undefined || row.reset.resetId === resetId) ? row : undefined;
  }

  async function set(
    site: Site,
    kind: 'code' | 'link',
    key: string,
    password: string,
    resetId?: string,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      const row = await granted(tx, site, kind, key, resetId);
      if (row === undefined) throw resetRefused(400);
      const fault = needs.passwordRules(password, row.player);
      if (fault !== undefined) throw invalidRequest({ password: fault });
      // Deletes all permissions: a link in a mailbox must not outlive the change.
      await tx.delete(passwordResets).where(eq(passwordResets.playerId, row.player.playerId));
      await needs.replacePassword(tx, row.player, password);
    });
  }

  return {
    async request(site, { email, channel, linkUrl }) {
      const page = linkUrl === undefined ? undefined : pageOf(linkUrl, needs.isAllowedOrigin);
      await database.transaction(async (tx) => {
        const player = await playerAt(tx, site, email);
        const usual = needs.rules.ofCountry(player?.countryCode ?? '').passwordReset;
        const by = (channel ?? usual) === 'sms' && player?.mobilePhone !== null ? 'sms' : 'email';
        const target = by === 'sms' ? player?.mobilePhone : player?.email;
        const code = await codeFor(tx, site, email, {
          playerId: player?.playerId ?? null,
          target: target ?? null,
          isRequired: page === undefined,
        });
        if (player === undefined) return;
        if (code === undefined) {
          if (page !== undefined) await sendLinkOnly(tx, page, player);
        } else if (by === 'sms') send(player, by, 'reset-sms-code', { code });
        else if (page === undefined) send(player, by, 'reset-email-code', { code });
        else send(player, by, 'reset-link', { code, link: await linkTo(tx, page, player) });
      });
    },
    verify: (site, email, code) =>
      codes.use(subjectOf(site, email), code, async (tx, { playerId }) => {
        const { resetId, key } = await grant(tx, playerId, 'code');
        return { resetKey: key, smsResetKeyId: resetId };
      }),
    setByKey: (site, { resetKey, smsResetKeyId }, password) =>
      set(site, 'code', resetKey, password, smsResetKeyId),
    setByLink: (site, token, password) => set(site, 'link', token, password),
    async addressOf(site, token) {
      const row = await granted(database.db, site, 'link', token);
      if (row === undefined) throw resetRefused(404);
      return row.player.email;
    },
  };
}

/** Subject of a code, also for unknown addresses: hashed, so that the table contains no addresses of strangers. */
function subjectOf({ siteId }: Site, email: string): string {
  const address = createHash('sha256').update(`${siteId} ${email.toLowerCase()}`).digest('base64url');
  return `reset:${address}`;
}

function pageOf(linkUrl: string, isAllowedOrigin: OriginList): URL {
  const page = URL.canParse(linkUrl) ? new URL(linkUrl) : undefined;
  if (page !== undefined && page.username === '' && isAllowedOrigin(page.origin)) return page;
  throw invalidRequest({
    linkUrl: { code: 'invalid.origin', message: `'linkUrl' must be a page of a site: ${linkUrl} is none.` },
  });
}

function resetRefused(status: 400 | 404): PlatformError {
  return new PlatformError(
    status,
    'error.password.reset',
    'The permission to set a new password was used or is too old: start again with the address.',
  );
}
