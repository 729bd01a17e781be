import { createHash } from 'node:crypto';
import type { SportsbookContext, SportsbookRequestContext } from '../../../schemas/generated/types';
import { hashSecret } from '../../process/secret';
import { refusal } from '../errors';
import type { Sportsbook } from '../sportsbook';
import type { Account, StaticContext, UserContext } from './context';

const ID_BYTES = 24;

/** Creates the contexts of a frame and exchanges the token, if any, for a wallet session. @throws BookRefusal */
export async function createContext(
  book: Sportsbook,
  { session: token, playerName, deepLinking, country: _, ...settings }: SportsbookRequestContext,
): Promise<SportsbookContext> {
  const account = token === undefined ? null : await book.wallet.authenticate(token);
  const staticContext: StaticContext = { id: idOf(settings), ...settings };
  const userContextId = book.random(ID_BYTES).toString('base64url');
  const expiresAt = book.now() + book.contextMs;
  const user: UserContext = {
    hash: hashSecret(userContextId),
    account,
    playerName: playerName ?? null,
    deepLinking,
    expiresAt,
  };
  await book.store.save({ staticContext, user });
  return {
    staticContextId: staticContext.id,
    userContextId,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/** Finds the context of a bearer. @throws BookRefusal with status 401 if it is unknown or expired */
export function findUser({ store, now }: Sportsbook, userContextId: string): UserContext {
  const user = store.user(hashSecret(userContextId));
  if (user !== undefined && user.expiresAt > now()) return user;
  throw refusal(401, 'error.context.expired', 'The context has expired: ask for a new one.');
}

/** @throws BookRefusal with status 404 */
export function findStatic({ store }: Sportsbook, staticContextId: string): StaticContext {
  const found = store.staticContext(staticContextId);
  if (found !== undefined) return found;
  throw refusal(404, 'error.not.found', 'There is no such context.');
}

/** Replaces the wallet session of a frame by a new one of the same player. @throws BookRefusal */
export async function renewSession(book: Sportsbook, user: UserContext, token: string): Promise<UserContext> {
  const account = await book.wallet.authenticate(token);
  if (user.account !== null && user.account.player !== account.player)
    throw refusal(403, 'error.session.of.another.player', 'The session is of another player.');
  const renewed = { ...user, account, expiresAt: book.now() + book.contextMs };
  await book.store.save({ user: renewed });
  return renewed;
}

/** Turns the context of a signed-out player into a visitor's. */
export async function endSession(book: Sportsbook, user: UserContext): Promise<void> {
  await book.store.save({ user: { ...user, account: null, playerName: null } });
}

/** @throws BookRefusal with status 401 for visitors */
export function accountOf({ account }: UserContext): Account {
  if (account !== null) return account;
  throw refusal(401, 'error.sign.in.required', 'Sign in to bet.');
}

function idOf(settings: object): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 22);
}
