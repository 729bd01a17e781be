import express, { type Router } from 'express';
import { SignJWT } from 'jose';
import { isRecord } from '../../schemas/is-record';
import type { CheckReply, StudioSites } from '../../schemas/generated/types';
import {
  validateCheckReply,
  validateCheckRequest,
  validatePreviewGrant,
  validateStudioSites,
} from '../../schemas/generated/validators.js';
import { describeErrors } from '../../services/process/validation';
import type { Studio } from './app';
import { signedIn } from './signed-in';
import { StudioRefusal } from './studio-refusal';

/** Long enough to follow the address at once, too short to pass it on. */
const grantSeconds = 60;
const sitesTimeoutMs = 10_000;
/** The first check reads all content. */
const checksTimeoutMs = 30_000;

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
    '/checks',
    express.json({ limit: '8mb' }),
    signedIn(studio, async (_session, request, response) => {
      const body: unknown = request.body;
      response.json(await checkPage(studio, body));
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

/** What is wrong with a page, by the rules of every site that shows it. @throws StudioRefusal */
async function checkPage({ siteUrl, previewSecret, log }: Studio, body: unknown): Promise<CheckReply> {
  if (!validateCheckRequest(body))
    throw new StudioRefusal(400, 'BadRequest', describeErrors(validateCheckRequest.errors));
  const headers = {
    authorization: `Bearer ${secretOf(previewSecret)}`,
    'content-type': 'application/json',
  };
  try {
    const signal = AbortSignal.timeout(checksTimeoutMs);
    const answer = await fetch(`${siteUrl}/preview/checks`, {
      ...{ method: 'POST', headers, signal },
      body: JSON.stringify(body),
    });
    const reply: unknown = await answer.json();
    if (answer.ok && validateCheckReply(reply)) return reply;
    log.error({ event: 'studio.checks', status: answer.status }, 'the site did not check a page');
  } catch (error) {
    log.error({ event: 'studio.checks', err: error }, 'the site could not be reached');
  }
  throw new StudioRefusal(502, 'SiteUnreachable', 'The site does not check pages.');
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
