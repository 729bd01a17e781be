import express, { type Request, type Response, type Router } from 'express';
import type {
  NewBrandCheckReply,
  NewBrandProgress,
  NewBrandRequest,
  StudioSession,
} from '../../../schemas/generated/types';
import {
  validateNewBrandCheckReply,
  validateNewBrandChoices,
  validateNewBrandRequest,
} from '../../../schemas/generated/validators.js';
import { describeErrors } from '../../../services/process/validation';
import type { Studio } from '../app';
import { isAdministrator } from '../brand-access';
import { callSite, siteUnreachable } from '../preview-routes';
import { refusalOf } from '../refusal-of';
import { signedIn } from '../signed-in';
import { StudioRefusal } from '../studio-refusal';
import { idState } from './brand-claim';
import { BrandNotMade, claimNewBrand, makeClaimedBrand } from './make-brand';

/** Routes for a new brand: options, check, and creation. For administrators only. */
export function newBrandRoutes(studio: Studio): Router {
  const router = express.Router();
  const json = express.json({ limit: '32kb' });
  router.get(
    '/new-brand',
    signedIn(studio, async (session, _request, response) => {
      await requireAdministrator(studio, session);
      const choices = await callSite(studio, '/new-brand-choices', undefined);
      if (!validateNewBrandChoices(choices)) throw siteUnreachable();
      response.json(choices);
    }),
  );
  router.post(
    '/new-brand/check',
    json,
    signedIn(studio, async (session, request, response) => {
      await requireAdministrator(studio, session);
      response.json(await check(studio, session, bodyOf(request)));
    }),
  );
  router.post(
    '/new-brand',
    json,
    signedIn(studio, async (session, request, response) => {
      await requireAdministrator(studio, session);
      const claimed = await claimNewBrand(studio, session, bodyOf(request));
      // From here each line is a step; a client that disconnects does not stop it.
      const send = startLines(response);
      try {
        await makeClaimedBrand(studio, session, claimed, send);
        const brand = claimed.request.id;
        studio.log.info({ event: 'studio.brand-made', brand, person: session.personId }, 'a brand was made');
        send({ step: 'done', done: 1, total: 1, addresses: addressesOf(studio, claimed.request) });
      } catch (thrown) {
        send({ step: 'failed', done: 0, total: 1, error: errorOf(studio, thrown) });
      }
      response.end();
    }),
  );
  return router;
}

async function requireAdministrator(studio: Studio, session: StudioSession): Promise<void> {
  if (!(await isAdministrator(studio.content, session)))
    throw new StudioRefusal(
      403,
      'OnlyAdministrators',
      'Only administrators may make a brand. Ask one of them.',
    );
}

/** The site does not know the existing content, which is checked here. */
async function check(
  studio: Studio,
  { token }: StudioSession,
  request: NewBrandRequest,
): Promise<NewBrandCheckReply> {
  const reply = await callSite(studio, '/new-brand-check', request);
  if (!validateNewBrandCheckReply(reply)) throw siteUnreachable();
  if (!reply.brand) return reply;
  const { id } = reply.brand;
  const state = await idState(studio.content, token, id, studio.now());
  if (state === 'free') return reply;
  const message =
    state === 'taken'
      ? `The content service has pages of a brand "${id}" already. Choose another id.`
      : `Somebody is making a brand "${id}" at this moment. Choose another id.`;
  return { id, problems: [{ field: 'id', message }], command: reply.command };
}

/** Streams JSON lines; proxies must not buffer them. */
function startLines(response: Response): (progress: NewBrandProgress) => void {
  response.status(200).setHeader('content-type', 'application/x-ndjson; charset=utf-8');
  response.setHeader('cache-control', 'no-store, no-transform');
  response.setHeader('x-accel-buffering', 'no');
  return (progress) => void response.write(`${JSON.stringify(progress)}\n`);
}

function errorOf(studio: Studio, thrown: unknown): NonNullable<NewBrandProgress['error']> {
  const [cause, isUndone] =
    thrown instanceof BrandNotMade ? [thrown.cause, thrown.isUndone] : [thrown, false];
  studio.log.error({ event: 'studio.brand-not-made', err: cause }, 'a brand was not made');
  const { id, message, details } = refusalOf(cause);
  const reasons = details === undefined ? message : `${message} ${JSON.stringify(details)}`;
  return { id, message: reasons.slice(0, 2_000), isUndone };
}

/** Public addresses of the sites: scheme and port are those of the previews. */
function addressesOf({ previewUrl }: Studio, { id, hosts = '' }: NewBrandRequest): string[] {
  const { protocol, port } = new URL(previewUrl.replace('{brand}', id));
  const names = [
    `${id}.localhost`,
    ...hosts
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ];
  return names.map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`);
}

function bodyOf(request: Request): NewBrandRequest {
  const body: unknown = request.body;
  if (validateNewBrandRequest(body)) return body;
  throw new StudioRefusal(400, 'BadRequest', describeErrors(validateNewBrandRequest.errors));
}
