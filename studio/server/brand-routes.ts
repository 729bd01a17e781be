import express, { type Request, type Router } from 'express';
import type {
  BrandChanges,
  BrandCheckReply,
  BrandEditReply,
  BrandEditRequest,
  BrandPlace,
  BrandStatesReply,
  StudioSession,
} from '../../schemas/generated/types';
import {
  validateBrandCheckReply,
  validateBrandEditRequest,
  validateBrandPlace,
  validateBrandStatesReply,
} from '../../schemas/generated/validators.js';
import { type Validate, describeErrors } from '../../services/process/validation';
import type { Studio } from './app';
import { brandRights } from './brand-access';
import { brandsWithChanges, readStored, replaceStored } from './brand-store';
import { callSite, siteUnreachable } from './preview-routes';
import { signedIn } from './signed-in';
import { StudioRefusal } from './studio-refusal';

type Stored = BrandChanges['changes'];

/** Changes of a brand's files: validated by the site, stored by the studio, and applied by the site. */
export function brandRoutes(studio: Studio): Router {
  const router = express.Router();
  const json = express.json({ limit: '1mb' });
  router.get(
    '/brands',
    signedIn(studio, async (_session, _request, response) => {
      response.json(await states(studio));
    }),
  );
  router.get(
    '/brands/:brand',
    signedIn(studio, async (session, request, response) => {
      const { brand, folder } = placeOf(studio, request);
      response.json(await edit(studio, session, brand, await readStored(folder, brand), []));
    }),
  );
  router.post(
    '/brands/:brand/check',
    json,
    signedIn(studio, async (session, request, response) => {
      const { brand, folder } = placeOf(studio, request);
      const { changes } = bodyOf(request, validateBrandEditRequest);
      response.json(await edit(studio, session, brand, await readStored(folder, brand), changes));
    }),
  );
  router.post(
    '/brands/:brand/changes',
    json,
    signedIn(studio, async (session, request, response) => {
      const { changes } = bodyOf(request, validateBrandEditRequest);
      response.json(await store(studio, session, request, (stored) => stored, changes, changes));
    }),
  );
  router.post(
    '/brands/:brand/take-back',
    json,
    signedIn(studio, async (session, request, response) => {
      const place = bodyOf(request, validateBrandPlace);
      const { file, pointer } = place;
      const others = (stored: Stored) => stored.filter((one) => one.file !== file || one.pointer !== pointer);
      response.json(await store(studio, session, request, others, [], [place]));
    }),
  );
  return router;
}

/** @throws StudioRefusal 403, 409 with both values, or 422 with the faults; nothing is stored then */
async function store(
  studio: Studio,
  session: StudioSession,
  request: Request,
  prepare: (stored: Stored) => Stored,
  changes: BrandEditRequest['changes'],
  places: readonly BrandPlace[],
): Promise<BrandEditReply> {
  const { brand, folder } = placeOf(studio, request);
  const before = await readStored(folder, brand);
  const reply = await edit(studio, session, brand, prepare(before), changes);
  if (!reply.mayChange)
    throw new StudioRefusal(
      403,
      'NotAllowed',
      'Only administrators and managers of the brand may change it.',
    );
  if (!reply.isAdministrator && places.some(isOfEveryBrand))
    throw new StudioRefusal(
      403,
      'NotAllowed',
      'Only administrators may change addresses and the default brand.',
    );
  if (reply.conflicts.length > 0)
    throw new StudioRefusal(409, 'BrandConflict', 'Somebody else changed this meanwhile.', reply);
  if (reply.faults.length > 0)
    throw new StudioRefusal(422, 'BrandFaults', reply.faults.map(({ reason }) => reason).join('\n'), reply);
  if (!(await replaceStored(folder, brand, before, reply.changes)))
    throw new StudioRefusal(
      409,
      'BrandConflict',
      'Somebody else stored a change just now. Try again.',
      reply,
    );
  studio.log.info({ event: 'studio.brand-changed', brand, person: session.personId }, 'a brand was changed');
  return reply;
}

async function edit(
  studio: Studio,
  session: StudioSession,
  brand: string,
  stored: Stored,
  changes: BrandEditRequest['changes'],
): Promise<BrandEditReply> {
  const at = new Date(studio.now()).toISOString();
  const [rights, answer] = await Promise.all([
    brandRights(studio.content, session, brand),
    callSite(studio, '/brand', { brand, stored, changes, by: session.personId, at }),
  ]);
  if (!validateBrandCheckReply(answer))
    throw new StudioRefusal(502, 'SiteUnreachable', 'The site does not answer.');
  const { stored: next, ...result }: BrandCheckReply = answer;
  return { ...result, changes: next, ...rights };
}

/** State of every brand's stored changes. */
async function states(studio: Studio): Promise<BrandStatesReply> {
  const { changesFolder: folder } = studio;
  const ids = folder === undefined ? [] : await brandsWithChanges(folder);
  const all = await Promise.all(
    ids.map(async (brand) => ({ brand, stored: await readStored(folder ?? '', brand) })),
  );
  const brands = all.filter(({ stored }) => stored.length > 0);
  if (brands.length === 0) return { brands: [] };
  const reply = await callSite(studio, '/brand-states', { brands });
  if (validateBrandStatesReply(reply)) return reply;
  throw siteUnreachable();
}

/** Whether a setting affects other brands, too. */
function isOfEveryBrand({ file, pointer }: BrandPlace): boolean {
  return file === 'brand.json' && /^\/(hosts|aliasHosts|isDefault)(\/|$)/.test(pointer);
}

function placeOf({ changesFolder }: Studio, { params }: Request): { brand: string; folder: string } {
  const { brand = '' } = params;
  if (!/^[a-z][a-z0-9-]*$/.test(brand)) throw new StudioRefusal(404, 'NotFound', 'There is no such brand.');
  if (!changesFolder)
    throw new StudioRefusal(503, 'NoBrands', 'The studio has no folder for changes of brands.');
  return { brand, folder: changesFolder };
}

function bodyOf<T>(request: Request, isExpected: Validate<T>): T {
  const body: unknown = request.body;
  if (isExpected(body)) return body;
  throw new StudioRefusal(400, 'BadRequest', describeErrors(isExpected.errors));
}
