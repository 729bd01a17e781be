import express, { Router } from 'express';
import {
  validateSportsbookControlClock,
  validateSportsbookControlEvent,
  validateSportsbookControlFeed,
  validateSportsbookControlWallet,
} from '../../../schemas/generated/validators.js';
import { asyncRoute } from '../../process/async-route';
import { refusal } from '../errors';
import { changeEvent } from '../events/change-event';
import { bodyOf } from '../http/body';
import { handleErrors } from '../http/errors';
import type { Sportsbook } from '../sportsbook';
import type { Faults } from './faults';

export interface Control {
  faults: Faults;
  /** Offset of the event clock from real time, in milliseconds. */
  setAhead(milliseconds: number): void;
}

/** Calls for operators and tests to change events, silence the feed and inject wallet faults (docs/sportsbook.md). Not authenticated. */
export function controlRoutes(book: Sportsbook, { faults, setAhead }: Control): Router {
  const routes = Router({ caseSensitive: true });
  routes.use(express.json());
  routes.post(
    '/events/:eventId',
    asyncRoute(async (request, response) => {
      const eventId = request.params['eventId'] ?? '';
      if (book.schedule.find(eventId) === undefined)
        throw refusal(404, 'error.not.found', `There is no event ${eventId}.`);
      response.json(await changeEvent(book, eventId, bodyOf(request, validateSportsbookControlEvent)));
    }),
  );
  routes.post('/feed', (request, response) => {
    book.feed.setSilent(bodyOf(request, validateSportsbookControlFeed).silent);
    response.json({});
  });
  routes.post('/clock', (request, response) => {
    setAhead(bodyOf(request, validateSportsbookControlClock).aheadMs);
    book.feed.tick();
    response.json({ now: new Date(book.now()).toISOString() });
  });
  routes.post('/wallet-faults', (request, response) => {
    faults.plan(bodyOf(request, validateSportsbookControlWallet).faults);
    response.json({});
  });
  routes.get('/wallet-calls', (_request, response) => {
    response.json(faults.calls());
  });
  routes.use(handleErrors(book.log));
  return routes;
}
