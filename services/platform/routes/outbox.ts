import { Router } from 'express';
import {
  validatePlatformOutbox,
  validatePlatformRequestOutbox,
} from '../../../schemas/generated/validators.js';
import { defineRoute } from '../http/route';
import { OUTBOX_PAGE_POLICY, outboxPage } from '../outbox/outbox-page';
import type { Platform } from '../platform';
import { asyncRoute } from '../../process/async-route';

/** Messages sent to players, for tests. */
export const outboxRoutes = [
  defineRoute({
    id: 'control-outbox',
    method: 'GET',
    path: '/platform/_control/outbox',
    summary: 'The last hundred messages to players, newest first.',
    access: 'control',
    query: validatePlatformRequestOutbox,
    reply: validatePlatformOutbox,
    async handle({ platform, query }) {
      await platform.accounts.outbox.settled();
      return { messages: await platform.accounts.sentMessages(query) };
    },
  }),
];

/** The same as a page for developers. It exposes codes, so it is for development only. */
export function outboxPageRoute(platform: Platform): Router {
  const router = Router();
  router.get(
    '/platform/outbox',
    asyncRoute(async (request, response) => {
      const { to } = request.query;
      const filter = typeof to === 'string' && to !== '' ? { to } : {};
      await platform.accounts.outbox.settled();
      const messages = await platform.accounts.sentMessages(filter);
      response
        .set('Content-Security-Policy', OUTBOX_PAGE_POLICY)
        .type('html')
        .send(outboxPage(messages, filter));
    }),
  );
  return router;
}
