import type { PlatformLogin } from '../../../schemas/generated/types';
import { MINUTE } from '../live/activity';
import type { Site } from '../reference-data/data';
import type { PayAndPlayParts } from './pay-and-play-parts';
import { sessionRefused, sessionUnknown } from './refusals';
import { changeSession, readSession } from './session-rows';

/** Time after registration within which the session may sign in. */
const SIGN_IN_MS = 15 * MINUTE;
/** Time within which a sign-in may be repeated after a lost response. */
const REPEATED_MS = MINUTE;

/** Signs in the player of a registered session once (API-026, PNP-13). Throws the refusals of a sign-in. */
export async function signIn(
  parts: PayAndPlayParts,
  site: Site,
  sessionId: string,
  visit: { address: string; country: string; userAgent: string },
): Promise<PlatformLogin> {
  const now = parts.clock.now();
  const session = await readSession(parts.database, sessionId);
  if (session?.siteId !== site.siteId) throw sessionUnknown();
  const { playerId, refusal, registeredAt, signedInAt } = session;
  if (refusal !== null) throw sessionRefused(refusal);
  const isOver =
    registeredAt === null ||
    now - registeredAt.getTime() > SIGN_IN_MS ||
    (signedInAt !== null && now - signedInAt.getTime() > REPEATED_MS);
  const player = isOver || playerId === null ? undefined : await parts.players.byId(playerId);
  if (player === undefined) throw sessionUnknown();
  const login = await parts.identity.loginProven(player, 'pay-and-play', visit);
  if (signedInAt === null) await changeSession(parts.database, sessionId, { signedInAt: new Date(now) });
  return login;
}
