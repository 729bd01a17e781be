import express, { type Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { PresenceReply, StudioSession } from '../../../schemas/generated/types';
import { validatePresenceBeat } from '../../../schemas/generated/validators.js';
import { isRecord } from '../../../schemas/is-record';
import type { Studio } from '../app';
import { signedIn } from '../signed-in';
import { StudioRefusal } from '../studio-refusal';
import { PresenceBook } from './presence-book';

/** Milliseconds that a permission check is cached, because Contentful limits calls. */
const trustMs = 30_000;
const maxTrusted = 5_000;

/** `POST /presence`: reports that a person has a page open, and returns who else has. Requires permission to read the page. */
export function presenceRoutes(studio: Studio): Router {
  const { content, now } = studio;
  const book = new PresenceBook(now);
  const readable = new LRUCache<string, true>({
    max: maxTrusted,
    ttl: trustMs,
    ttlResolution: 0,
    perf: { now },
  });
  /** @throws ContentRefusal for a person without permission to read the page */
  const requireReader = async ({ token, personId }: StudioSession, page: string) => {
    const key = JSON.stringify([personId, token, page]);
    if (readable.has(key)) return;
    await content.call(content.inEnvironment(`/entries/${encodeURIComponent(page)}`), isRecord, { token });
    readable.set(key, true);
  };
  const router = express.Router();
  router.post(
    '/presence',
    express.json({ limit: '4kb' }),
    signedIn(studio, async (session, request, response) => {
      const beat: unknown = request.body;
      if (!validatePresenceBeat(beat))
        throw new StudioRefusal(400, 'WrongPresence', 'A page, a tab and a block are needed.');
      const { personId, name } = session;
      const arrival = book.arrival();
      if (!beat.isLeaving) await requireReader(session, beat.page);
      book.note({ id: personId, name }, beat, arrival);
      const reply: PresenceReply = { others: beat.isLeaving ? [] : book.others(beat.page, personId) };
      response.json(reply);
    }),
  );
  return router;
}
