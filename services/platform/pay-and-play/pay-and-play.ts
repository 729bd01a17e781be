import { createHmac } from 'node:crypto';
import type {
  PlatformLogin,
  PlatformPayAndPlayDeposit,
  PlatformPayAndPlayPlayer,
  PlatformRequestPayAndPlayCode,
  PlatformRequestPayAndPlayDeposit,
  PlatformRequestPayAndPlayUpdate,
} from '../../../schemas/generated/types';
import type { AccountServices } from '../account-services';
import type { Payments } from '../payments/payments';
import type { PlatformCore } from '../platform';
import type { Site } from '../reference-data/data';
import { beginSession } from './begin-session';
import { createDueSessions, type DueSessions } from './due-sessions';
import type { PayAndPlayParts } from './pay-and-play-parts';
import { signIn } from './sign-in';
import { updatePlayer } from './update-player';
import { verifyCode } from './verify-code';

/** Sign-up by a deposit: the bank identifies the person, and the deposit opens the account (PNP-01 to PNP-14). */
export interface PayAndPlay {
  deposit(
    site: Site,
    idempotencyKey: string,
    request: PlatformRequestPayAndPlayDeposit,
  ): Promise<PlatformPayAndPlayDeposit>;
  verify(site: Site, request: PlatformRequestPayAndPlayCode): Promise<PlatformPayAndPlayPlayer>;
  update(site: Site, request: PlatformRequestPayAndPlayUpdate): Promise<void>;
  signIn(
    site: Site,
    sessionId: string,
    visit: { address: string; country: string; userAgent: string },
  ): Promise<PlatformLogin>;
  due: DueSessions;
}

/** @param secret of the platform; the key of the one-time codes is derived from it */
export function createPayAndPlay(
  core: PlatformCore,
  accounts: AccountServices,
  payments: Payments,
  secret: string,
  callbackOrigin: string,
): PayAndPlay {
  const { random, registers, identity } = core;
  const { rules, outbox } = accounts;
  const codeKey = createHmac('sha256', secret).update('pay-and-play codes').digest('base64url');
  const parts: PayAndPlayParts = {
    ...payments.parts,
    ...{ random, registers, identity, rules, outbox, callbackOrigin, codeKey },
  };
  return {
    deposit: (site, key, request) => beginSession(parts, site, key, request),
    verify: (site, request) => verifyCode(parts, site, request),
    update: (site, request) => updatePlayer(parts, site, request),
    signIn: (site, sessionId, visit) => signIn(parts, site, sessionId, visit),
    due: createDueSessions(parts),
  };
}
