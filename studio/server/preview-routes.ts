import express, { type Router } from 'express';
import { SignJWT } from 'jose';
import { isRecord } from '../../schemas/is-record';
import type { StudioSites } from '../../schemas/generated/types';
import { validatePreviewGrant, validateStudioSites } from '../../schemas/generated/validators.js';
import type { Studio } from './app';
import { signedIn } from './signed-in';
import { StudioRefusal } from './studio-refusal';

/** Long enough to follow the address at once, too short to pass it on. */
const grantSeconds = 60;
const sitesTimeoutMs = 10_000;

/** Which sites there are, and the addresses at which they are shown in preview. */
export function previewRoutes(studio: Studio): Router {
  const router = express.Router();
  router.get(
    '/sites',
    signedIn(studio, async (_session, _request, response) => {
      response.json(await readSites(studio));
    }),
  );
  router.post(
    '/preview',
    express.json({ limit: '8kb' }),
    signedIn(studio, async (_session, request, response) => {
      const body: unknown = request.body;
      response.json({ url: await previewAddress(studio, isRecord(body) ? body : {}) });
    }),
  );
  return router;
}

async function readSites({ siteUrl, previewSecret, log }: Studio): Promise<StudioSites> {
  const failed = new StudioRefusal(502, 'SiteUnreachable', 'The site does not name its brands and markets.');
  try {
    const answer = await fetch(`${siteUrl}/preview/sites`, {
      headers: { authorization: `Bearer ${secretOf(previewSecret)}` },
      signal: AbortSignal.timeout(sitesTimeoutMs),
    });
    const sites: unknown = await answer.json();
    if (answer.ok && validateStudioSites(sites)) return sites;
    log.error({ event: 'studio.sites', status: answer.status }, 'the site did not name its markets');
  } catch (error) {
    if (error instanceof StudioRefusal) throw error;
    log.error({ event: 'studio.sites', err: error }, 'the site could not be reached');
  }
  throw failed;
}

/** @throws StudioRefusal 400 for what is no page of a site, 503 without a preview */
async function previewAddress(
  { previewUrl, previewSecret, now }: Studio,
  wanted: Record<string, unknown>,
): Promise<string> {
  const secret = secretOf(previewSecret);
  const exp = Math.floor(now() / 1_000) + grantSeconds;
  const grant: unknown = { ...wanted, aud: 'preview', exp };
  if (!validatePreviewGrant(grant)) throw new StudioRefusal(400, 'BadRequest', 'That is no page of a site.');
  if (!/^[a-z0-9-]+$/.test(grant.brand)) throw new StudioRefusal(400, 'BadRequest', 'That is no brand.');
  const token = await new SignJWT({ ...grant })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
  return `${previewUrl.replace('{brand}', grant.brand)}/preview?grant=${token}`;
}

function secretOf(secret: string | undefined): string {
  if (secret) return secret;
  throw new StudioRefusal(503, 'NoPreview', 'CONTENT_PREVIEW_SECRET is not set.');
}
