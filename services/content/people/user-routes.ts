import type { Router } from 'express';
import { notFound, validationFailed } from '../http/api-error';
import { bodyCheck, checkedBody } from '../management/bodies/checked-body';
import { requireVersion, seenVersion } from '../management/bodies/seen-version';
import { changedSys } from '../management/space/space-resource';
import { actorOf } from '../rest/actor';
import { answer } from '../rest/answer';
import type { RestContext } from '../rest/context';
import { selectEntities } from '../rest/entity-query';
import { arrayBody } from '../rest/select';
import { revoke, tokensOf } from './access-tokens';
import { setPassword } from './account-router';
import { hashPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './sign-in/passwords';
import { normalEmail, presentUser, userByEmail, userById, usersOf } from './people';

interface UserBody {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const isBody = bodyCheck<UserBody>({
  type: 'object',
  required: ['firstName', 'lastName', 'email'],
  properties: {
    firstName: { type: 'string', maxLength: 100 },
    lastName: { type: 'string', maxLength: 100 },
    email: { type: 'string', maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' },
  },
});

const isPasswordBody = bodyCheck<{ readonly next: string }>({
  type: 'object',
  required: ['next'],
  properties: { next: { type: 'string', minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD } },
  additionalProperties: false,
});

/**
 * Adds `/users` of a space: the authors that versions link to. Beyond Contentful, administrators change names
 * and set passwords, as there is no organization that invites people.
 */
export function addUserRoutes(router: Router, { store }: RestContext): void {
  router.get(
    '/users',
    answer((request) => ({
      body: arrayBody(selectEntities(usersOf(store.shared), request.originalUrl), presentUser),
    })),
  );
  router.get(
    '/users/:id',
    answer(({ params }) => {
      const user = userById(store.shared, params.id ?? '');
      if (!user) throw notFound({ type: 'User', id: params.id });
      return { body: presentUser(user) };
    }),
  );
  router.put(
    '/users/:id',
    answer(async (request) => {
      const { firstName, lastName, email } = checkedBody(request, isBody);
      const [{ id = '' }, seen] = [request.params, seenVersion(request)];
      const user = await store.write(actorOf(request), (tx) => {
        const before = tx.shared.get('User', id);
        if (!before) throw notFound({ type: 'User', id });
        requireVersion(seen, before);
        const other = userByEmail(tx.shared, email);
        if (other && other.sys.id !== id)
          throw validationFailed([{ name: 'taken', path: ['email'], value: email }]);
        const sys = changedSys(before.sys, tx);
        const next = { ...before, sys, firstName, lastName, email: normalEmail(email) };
        tx.shared.put('User', next);
        return next;
      });
      return { body: presentUser(user) };
    }),
  );
  router.put(
    '/users/:id/password',
    answer(async (request) => {
      const { next } = checkedBody(request, isPasswordBody);
      const { id = '' } = request.params;
      const actor = actorOf(request);
      // Changing one's own password requires the current one, on another route.
      const isOwn = actor.user.sys.id === id;
      if (isOwn || !store.shared.get('User', id)) throw notFound({ type: 'User', id });
      const passwordHash = await hashPassword(next);
      await store.write(actor, (tx) => {
        setPassword(tx, id, passwordHash);
        for (const token of tokensOf(tx.shared, id)) revoke(tx, token);
      });
      return {};
    }),
  );
}
