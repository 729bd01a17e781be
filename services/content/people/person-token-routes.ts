import type { Router } from 'express';
import { notFound } from '../http/api-error';
import { actorOf } from '../rest/actor';
import { answer } from '../rest/answer';
import type { RestContext } from '../rest/context';
import { selectEntities } from '../rest/entity-query';
import { arrayBody } from '../rest/select';
import { revoke, tokensOf } from './access-tokens';
import { presentToken } from './people';
import { memberNamed } from './people-routes';

/** Adds `/people/:id/access_tokens`: administrators list and revoke the tokens of others. A session is a token created by a sign-in. */
export function addPersonTokenRoutes(router: Router, { store }: RestContext): void {
  router.get(
    '/people/:id/access_tokens',
    answer((request) => {
      const { user } = memberNamed(store.shared, request);
      const page = selectEntities(tokensOf(store.shared, user.sys.id), request.originalUrl);
      return { body: arrayBody(page, (token) => presentToken(token)) };
    }),
  );
  router.delete(
    '/people/:id/access_tokens',
    answer(async (request) => {
      await store.write(actorOf(request), (tx) => {
        const { user } = memberNamed(tx.shared, request);
        for (const token of tokensOf(tx.shared, user.sys.id)) revoke(tx, token);
      });
      return {};
    }),
  );
  router.put(
    '/people/:id/access_tokens/:token/revoked',
    answer(async (request) => {
      const revoked = await store.write(actorOf(request), (tx) => {
        const { user } = memberNamed(tx.shared, request);
        const token = tx.shared.get('AccessToken', request.params.token ?? '');
        if (token?.user.sys.id !== user.sys.id)
          throw notFound({ type: 'AccessToken', id: request.params.token });
        return revoke(tx, token);
      });
      return { body: presentToken(revoked) };
    }),
  );
}
