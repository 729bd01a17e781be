import { type Request, Router } from 'express';
import { ApiError } from '../../http/api-error';
import { isForeignPage } from '../../http/foreign-page';
import { bodyCheck, checkedBody } from '../../management/bodies/checked-body';
import { answer } from '../../rest/answer';
import type { RestContext } from '../../rest/context';
import type { Transaction } from '../../store/content-store';
import type { StoredUser } from '../../store/people';
import { membershipOf } from '../access';
import { accountSwitchedOff } from '../access-refused';
import { createToken, isValid, tokensOf } from '../access-tokens';
import { isPassword, LONGEST_PASSWORD } from './passwords';
import { normalEmail, presentToken, userByEmail } from '../people';
import { personActor } from '../person';
import { SignInLimit } from './sign-in-limit';

/** A working day. */
const SIGN_IN_LIFETIME_MS = 12 * 60 * 60 * 1000;

const isSignIn = bodyCheck<{ readonly email: string; readonly password: string }>({
  type: 'object',
  required: ['email', 'password'],
  properties: {
    email: { type: 'string', minLength: 3, maxLength: 254 },
    password: { type: 'string', minLength: 1, maxLength: LONGEST_PASSWORD },
  },
  additionalProperties: false,
});

/** Adds `POST /sign-in`, where Contentful has OAuth: exchanges e-mail address and password for a token of 12 hours. */
export function signInRouter(context: RestContext): Router {
  const { store, logger } = context;
  const limit = new SignInLimit();
  const router = Router();
  router.post(
    '/sign-in',
    answer(async (request) => {
      const { email, password } = checkedBody(request, isSignIn);
      const [address, account] = [request.ip ?? '', normalEmail(email)];
      const waitMs = await limit.begin(address, account);
      if (waitMs !== undefined) {
        logger.warn({ event: 'people.too-many', address }, 'too many failed sign-ins');
        throw tooManyTries(waitMs);
      }
      const user = acceptedUser(request, userByEmail(store.shared, account), context);
      if (!(await isPassword(password, user?.passwordHash ?? null)) || !user) {
        logger.warn({ event: 'people.refused-sign-in', user: user?.sys.id, address }, 'failed sign-in');
        throw new ApiError(
          401,
          'SignInRefused',
          'The e-mail address or the password is not right. Check both, or ask an administrator for a new password.',
        );
      }
      await limit.forgive(address, account);
      refuseSwitchedOff(user, context);
      const { token, stored } = await store.write(personActor(user.sys.id), (tx) => signIn(tx, user));
      logger.info({ event: 'people.signed-in', user: user.sys.id }, 'a person signed in');
      return { status: 201, body: presentToken(stored, token) };
    }),
  );
  return router;
}

function tooManyTries(waitMs: number): ApiError {
  const seconds = String(Math.ceil(waitMs / 1000));
  return new ApiError(
    429,
    'RateLimitExceeded',
    `There were too many failed sign-ins. Try again in ${Math.ceil(waitMs / 60_000)} minutes.`,
    undefined,
    { 'Retry-After': seconds, 'X-Contentful-RateLimit-Reset': seconds },
  );
}

/** The user if they may sign in; undefined otherwise, without revealing the reason. */
export function acceptedUser(
  request: Request,
  user: StoredUser | undefined,
  { store, acceptsDemoPeople }: RestContext,
): StoredUser | undefined {
  if (!user || !membershipOf(store.shared, user.sys.id)) return undefined;
  // The demo passwords are public, so a page on another host could use them too.
  if (user.isDemo && (!acceptsDemoPeople || isForeignPage(request))) return undefined;
  return user;
}

/**
 * Called only after authentication, so that others do not learn of the deactivation.
 * @throws ApiError 403
 */
export function refuseSwitchedOff({ sys }: StoredUser, { store, logger }: RestContext): void {
  if (!membershipOf(store.shared, sys.id)?.isSwitchedOff) return;
  logger.warn({ event: 'people.switched-off', user: sys.id }, 'refused sign-in');
  throw accountSwitchedOff(403);
}

/**
 * Creates a token for a working day, and removes the person's expired ones.
 * @param identity at the provider, shown to administrators
 */
export function signIn(tx: Transaction, { sys }: StoredUser, identity?: StoredUser['identity']) {
  const now = Date.parse(tx.now);
  for (const old of tokensOf(tx.shared, sys.id))
    if (!isValid(old, now)) tx.shared.remove('AccessToken', old.sys.id);
  const user = tx.shared.get('User', sys.id);
  if (user)
    tx.shared.put('User', { ...user, signInCount: user.signInCount + 1, ...(identity && { identity }) });
  return createToken(tx, {
    userId: sys.id,
    name: 'Sign-in',
    scopes: ['content_management_manage'],
    lifetimeMs: SIGN_IN_LIFETIME_MS,
  });
}
