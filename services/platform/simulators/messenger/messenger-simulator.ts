import { createHash } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { jwtVerify } from 'jose';
import type { MessengerSettings } from '../../messenger/messenger-settings';
import { type Behaviour, controlRoutes, misbehave, usualBehaviour } from '../behaviour';
import { textsOf } from '../registers/excluded-persons';
import { FRAME_PAGE, FRAME_SCRIPT, FRAME_STYLE } from './messenger-frame';
import { MESSENGER_SCRIPT } from './messenger-script';
import {
  createSimulatedConversations,
  type SimulatedConversation,
  type SimulatedConversations,
  type Visitor,
} from './simulated-conversations';

/** Path of the simulated messenger on a platform in demo mode. */
export const MESSENGER_SIMULATOR_PATH = '/platform/simulators/messenger';

export interface MessengerSimulator {
  behaviour: Behaviour;
  /** The script of the widget (`/snippet.js?key=`), its frame, its conversations, and `GET` and `PUT /control` for its behaviour. */
  router: Router;
  conversations: SimulatedConversations;
  reset(): void;
}

interface MessengerSimulatorOptions {
  settings: MessengerSettings;
  /** Origin for browsers. */
  origin: string;
  /** Permitted origins of embedding pages, separated by commas. */
  siteOrigins: string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const LONGEST_TEXT = 2_000;

/**
 * A messenger provider for demo mode: the browser widget, with the calls of Zendesk's, and its conversations.
 * Accepted keys are `simulated-site-<site id>`. It has its own origin, since browsers resolve every name below
 * `localhost` to this machine.
 */
export function createMessengerSimulator({
  settings,
  origin,
  siteOrigins,
  now,
}: MessengerSimulatorOptions): MessengerSimulator {
  const behaviour = usualBehaviour();
  const conversations = createSimulatedConversations(now);
  const router = Router();
  controlRoutes(router, behaviour);
  router.use(misbehave(behaviour), refuse(behaviour));

  router.get('/snippet.js', (request: Request, response: Response) => {
    if (siteOf(request.query['key']) === undefined) {
      response.status(404).type('text').send('There is no such key.');
      return;
    }
    // Loaded by pages of another origin.
    response.set('cross-origin-resource-policy', 'cross-origin').type('js').send(MESSENGER_SCRIPT);
  });
  router.get('/frame', (_request: Request, response: Response) => {
    response.set('content-security-policy', framePolicy(origin, siteOrigins)).type('html').send(FRAME_PAGE);
  });

  const visitorOf = async (body: unknown): Promise<Visitor> => {
    const { language = 'en', token, fields = '' } = textsOf(body);
    return {
      language: language.slice(0, 20),
      externalId: token ? await externalIdOf(token, settings, now()) : null,
      fields: fields.split('\n').filter(Boolean).slice(0, 10),
    };
  };
  router.use('/conversations', express.json({ limit: '16kb' }));
  router.post('/conversations', (request: Request, response: Response, next) => {
    const { key, text } = textsOf(request.body);
    const siteId = siteOf(key);
    const written = writtenIn(text);
    if (siteId === undefined || written === undefined) {
      response.status(400).json({ message: 'send key and text' });
      return;
    }
    visitorOf(request.body).then((visitor) => {
      response.json(shownToVisitor(conversations.begin(siteId, visitor, written)));
    }, next);
  });
  router.post('/conversations/:id', (request: Request<{ id: string }>, response: Response, next) => {
    const conversation = conversations.ofBrowser(request.params.id, request.get('x-conversation') ?? '');
    const written = writtenIn(textsOf(request.body)['text']);
    if (conversation === undefined || written === undefined) {
      response.status(conversation === undefined ? 404 : 400).json({ message: 'send secret and text' });
      return;
    }
    visitorOf(request.body).then((visitor) => {
      conversations.write(conversation, visitor, written);
      response.json(shownToVisitor(conversation));
    }, next);
  });
  router.get('/conversations/:id', (request: Request<{ id: string }>, response: Response) => {
    const conversation = conversations.ofBrowser(request.params.id, request.get('x-conversation') ?? '');
    if (conversation === undefined) response.status(404).json({ message: 'there is no such conversation' });
    else response.json(shownToVisitor(conversation));
  });

  return {
    behaviour,
    router,
    conversations,
    reset() {
      conversations.reset();
      Object.assign(behaviour, usualBehaviour());
    },
  };
}

function refuse(behaviour: Behaviour): RequestHandler {
  return (_request, response, next) => {
    if (behaviour.mode === 'refuse') response.status(403).json({ message: 'refused' });
    else next();
  };
}

/** The site of a key; undefined for an invalid one. */
function siteOf(key: unknown): number | undefined {
  const [, id] = /^simulated-site-(\d{1,6})$/.exec(typeof key === 'string' ? key : '') ?? [];
  return id === undefined ? undefined : Number(id);
}

function writtenIn(text: string | undefined): string | undefined {
  return text?.trim().slice(0, LONGEST_TEXT) || undefined;
}

/** The subject of a token; null when it is expired or not signed with the key of the site. */
async function externalIdOf(token: string, { keyId, secret }: MessengerSettings, now: number) {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      currentDate: new Date(now),
    });
    const { external_id: externalId } = payload;
    return protectedHeader.kid === keyId && typeof externalId === 'string' ? externalId : null;
  } catch {
    return null;
  }
}

const shownToVisitor = ({ id, secret, externalId, status, messages }: SimulatedConversation) => ({
  id,
  secret,
  externalId,
  status,
  messages: messages.map(({ from, text }) => ({ from, text })),
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only pages of the sites may embed the frame, and it connects to its own origin only. */
function framePolicy(origin: string, siteOrigins: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(FRAME_SCRIPT)}`,
    `style-src ${hashOf(FRAME_STYLE)}`,
    `connect-src ${origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${siteOrigins.split(',').join(' ')}`,
  ].join('; ');
}
