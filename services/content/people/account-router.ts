import { type Request, Router } from 'express';
import { badRequest, notFound, validationFailed } from '../http/api-error';
import { accessTokenOf } from '../http/request';
import { bodyCheck, checkedBody } from '../management/bodies/checked-body';
import { actorOf } from '../rest/actor';
import { answer } from '../rest/answer';
import type { RestContext } from '../rest/context';
import { selectEntities } from '../rest/entity-query';
import { arrayBody } from '../rest/select';
import type { Transaction } from '../store/content-store';
import type { StoredAccessToken, StoredUser, TokenScope } from '../store/people';
import { changedSys } from '../management/space/space-resource';
import { accessOf } from './access';
import { createToken, revoke, tokensOf } from './access-tokens';
import { hashPassword, isPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './sign-in/passwords';
import { presentToken, presentUser, userById } from './people';
import { SignInLimit } from './sign-in/sign-in-limit';

const MAX_TOKENS = 100;
const YEAR_SECONDS = 366 * 24 * 60 * 60;

interface TokenBody {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** Seconds. */
  readonly expiresIn?: number | null;
}

const isTokenBody = bodyCheck<TokenBody>({
  type: 'object',
  required: ['name', 'scopes'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 150 },
    scopes: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: { enum: ['content_management_manage', 'content_management_read'] },
    },
    expiresIn: { type: ['integer', 'null'], minimum: 60, maximum: YEAR_SECONDS },
  },
});

const isPasswordBody = bodyCheck<{ readonly current: string; readonly next: string }>({
  type: 'object',
  required: ['current', 'next'],
  properties: {
    current: { type: 'string', maxLength: LONGEST_PASSWORD },
    next: { type: 'string', minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD },
  },
  additionalProperties: false,
});

/** Adds `/users/me`, the caller's tokens and password, and `POST /sign-out`. */
export function accountRouter(context: RestContext): Router {
  const { store, tokens, now } = context;
  const router = Router();
  const limit = new SignInLimit();
  const me = (request: Request): StoredUser => {
    const { id } = actorOf(request).user.sys;
    const user = userById(store.shared, id);
    if (!user) throw notFound({ type: 'User', id });
    return user;
  };
  /** @throws ApiError 400 for the automation, which has neither password nor tokens */
  const person = (request: Request): StoredUser => {
    const user = store.shared.get('User', me(request).sys.id);
    if (user) return user;
    throw badRequest(
      'The management token of the settings belongs to no person. Sign in as one to change tokens or a password.',
    );
  };

  router.get(
    '/users/me',
    answer((request) => {
      const user = me(request);
      // Beyond Contentful: saves the studio reading all memberships to decide which pages to offer.
      const admin = accessOf(store.shared, user.sys.id)?.isAdmin === true;
      return { body: { ...presentUser(user), admin } };
    }),
  );

  router.get(
    '/users/me/access_tokens',
    answer((request) => {
      const page = selectEntities(tokensOf(store.shared, me(request).sys.id), request.originalUrl);
      return { body: arrayBody(page, (token) => presentToken(token)) };
    }),
  );
  router.get(
    '/users/me/access_tokens/:id',
    answer((request) => ({ body: presentToken(ownToken(store.shared, request, me(request))) })),
  );
  router.post(
    '/users/me/access_tokens',
    answer(async (request) => {
      const { name, scopes, expiresIn } = checkedBody(request, isTokenBody);
      const userId = person(request).sys.id;
      const { stored, token } = await store.write(actorOf(request), (tx) => {
        if (tokensOf(tx.shared, userId).length >= MAX_TOKENS) throw tooManyTokens();
        const lifetimeMs = expiresIn === undefined || expiresIn === null ? null : expiresIn * 1000;
        return createToken(tx, { userId, name, scopes, lifetimeMs });
      });
      return { status: 201, body: presentToken(stored, token) };
    }),
  );
  const revokeOwn = (request: Request) =>
    store.write(actorOf(request), (tx) => revoke(tx, ownToken(tx.shared, request, me(request))));
  router.put(
    '/users/me/access_tokens/:id/revoked',
    answer(async (request) => ({ body: presentToken(await revokeOwn(request)) })),
  );
  router.delete(
    '/users/me/access_tokens/:id',
    answer(async (request) => {
      await revokeOwn(request);
      return {};
    }),
  );

  router.put(
    '/users/me/password',
    answer(async (request) => {
      const { current, next } = checkedBody(request, isPasswordBody);
      const { sys, passwordHash } = person(request);
      const isTooOften = (await limit.begin(sys.id, sys.id)) !== undefined;
      if (isTooOften || !(await isPassword(current, passwordHash))) throw wrongPassword(isTooOften);
      await limit.forgive(sys.id, sys.id);
      const newHash = await hashPassword(next);
      const used = tokens.ownerOf(accessTokenOf(request) ?? '', now())?.token.sys.id;
      await store.write(actorOf(request), (tx) => {
        setPassword(tx, sys.id, newHash);
        for (const token of tokensOf(tx.shared, sys.id)) if (token.sys.id !== used) revoke(tx, token);
      });
      return {};
    }),
  );

  router.post(
    '/sign-out',
    answer(async (request) => {
      const used = tokens.ownerOf(accessTokenOf(request) ?? '', now())?.token;
      if (used) await store.write(actorOf(request), (tx) => revoke(tx, used));
      return {};
    }),
  );
  return router;
}

/** Replaces a person's password. */
export function setPassword(tx: Transaction, userId: string, passwordHash: string): void {
  const user = tx.shared.get('User', userId);
  if (!user) throw notFound({ type: 'User', id: userId });
  tx.shared.put('User', { ...user, sys: changedSys(user.sys, tx), passwordHash });
}

function ownToken(
  shared: RestContext['store']['shared'],
  { params }: Request,
  { sys }: StoredUser,
): StoredAccessToken {
  const token = shared.get('AccessToken', params.id ?? '');
  if (token?.user.sys.id !== sys.id) throw notFound({ type: 'AccessToken', id: params.id });
  return token;
}

function tooManyTokens() {
  const details = `You have ${MAX_TOKENS} tokens, which is the limit. Sign in again to remove those that are over.`;
  return validationFailed([{ name: 'size', path: [], max: MAX_TOKENS, details }]);
}

function wrongPassword(isTooOften: boolean) {
  const details = isTooOften
    ? 'The password was wrong too often. Try again in a quarter of an hour.'
    : 'This is not your present password';
  return validationFailed([{ name: 'password', path: ['current'], details }]);
}
