import express, { type Router } from 'express';
import { SignJWT } from 'jose';
import { isRecord } from '../../schemas/is-record';
import type { StudioSites } from '../../schemas/generated/types';
import {
  validateBrandSettingsReply,
  validateBrandSettingsRequest,
  validateBrandTextsReply,
  validateBrandTextsRequest,
  validateCampaignChoicesReply,
  validateCampaignChoicesRequest,
  validateCheckReply,
  validateCheckRequest,
  validateExperimentsReply,
  validateExperimentsRequest,
  validateImpactReply,
  validateImpactRequest,
  validateLaunchReportReply,
  validateLaunchReportRequest,
  validatePreviewGrant,
  validateStudioSites,
} from '../../schemas/generated/validators.js';
import { describeErrors } from '../../services/process/validation';
import type { Studio } from './app';
import { signedIn } from './signed-in';
import { StudioRefusal } from './studio-refusal';

/** Long enough to follow the address at once, too short to share it. */
const grantSeconds = 60;
const sitesTimeoutMs = 10_000;
/** Long timeout: the first check reads all content. */
const siteTimeoutMs = 30_000;
/** Long timeout: a launch report renders the pages of every market. */
const reportTimeoutMs = 90_000;

/** Calls forwarded to the site, with their request and response schemas. */
const siteCalls = [
  {
    path: '/campaigns',
    isRequest: validateCampaignChoicesRequest,
    isReply: validateCampaignChoicesReply,
    timeoutMs: siteTimeoutMs,
  },
  { path: '/checks', isRequest: validateCheckRequest, isReply: validateCheckReply, timeoutMs: siteTimeoutMs },
  {
    path: '/experiments',
    isRequest: validateExperimentsRequest,
    isReply: validateExperimentsReply,
    timeoutMs: siteTimeoutMs,
  },
  {
    path: '/impact',
    isRequest: validateImpactRequest,
    isReply: validateImpactReply,
    timeoutMs: siteTimeoutMs,
  },
  {
    path: '/brand-settings',
    isRequest: validateBrandSettingsRequest,
    isReply: validateBrandSettingsReply,
    timeoutMs: siteTimeoutMs,
  },
  {
    path: '/brand-texts',
    isRequest: validateBrandTextsRequest,
    isReply: validateBrandTextsReply,
    timeoutMs: siteTimeoutMs,
  },
  {
    path: '/launch-report',
    isRequest: validateLaunchReportRequest,
    isReply: validateLaunchReportReply,
    timeoutMs: reportTimeoutMs,
  },
] as const;

/** The sites, and their preview addresses. */
export function previewRoutes(studio: Studio): Router {
  const router = express.Router();
  router.get(
    '/sites',
    signedIn(studio, async (_session, _request, response) => {
      response.json(await readSites(studio));
    }),
  );
  const { log } = studio;
  for (const { path, isRequest, isReply, timeoutMs } of siteCalls)
    router.post(
      path,
      express.json({ limit: '8mb' }),
      signedIn(studio, async (_session, request, response) => {
        const body: unknown = request.body;
        if (!isRequest(body)) throw new StudioRefusal(400, 'BadRequest', describeErrors(isRequest.errors));
        const reply = await callSite(studio, path, body, timeoutMs);
        if (isReply(reply)) return void response.json(reply);
        log.error({ event: 'studio.site', path }, 'the site answered something unexpected');
        throw siteUnreachable();
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

/** A call to the site's endpoints for the studio; a GET without a body. @returns undefined when it refuses @throws StudioRefusal */
export async function callSite(
  { siteUrl, previewSecret, log }: Studio,
  path: string,
  body: unknown,
  timeoutMs = siteTimeoutMs,
): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${secretOf(previewSecret)}`,
    'content-type': 'application/json',
  };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const write = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${siteUrl}/preview${path}`, { headers, signal, ...write });
    if (answer.ok) return await answer.json();
    log.error({ event: 'studio.site', path, status: answer.status }, 'the site refused a call');
    return undefined;
  } catch (error) {
    log.error({ event: 'studio.site', path, err: error }, 'the site could not be reached');
    throw siteUnreachable();
  }
}

export const siteUnreachable = () => new StudioRefusal(502, 'SiteUnreachable', 'The site does not answer.');

/** Hosts of a brand for two views in one browser, each with its own cookie. */
const sides: readonly unknown[] = ['first', 'second'];

/** @throws StudioRefusal 400 for an address that is no page of a site, 503 without a preview */
async function previewAddress(
  { previewUrl, previewSecret, now }: Studio,
  { side, ...wanted }: Record<string, unknown>,
): Promise<string> {
  const secret = secretOf(previewSecret);
  const exp = Math.floor(now() / 1_000) + grantSeconds;
  const grant: unknown = { ...wanted, aud: 'preview', exp };
  if (!validatePreviewGrant(grant)) throw new StudioRefusal(400, 'BadRequest', 'That is no page of a site.');
  if (!/^[a-z0-9-]+$/.test(grant.brand)) throw new StudioRefusal(400, 'BadRequest', 'That is no brand.');
  if (side !== undefined && !sides.includes(side))
    throw new StudioRefusal(400, 'BadRequest', 'That is no side.');
  const label = side === undefined ? grant.brand : `${grant.brand}--${String(side)}`;
  const token = await new SignJWT({ ...grant })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
  return `${previewUrl.replace('{brand}', label)}/preview?grant=${token}`;
}

function secretOf(secret: string | undefined): string {
  if (secret) return secret;
  throw new StudioRefusal(503, 'NoPreview', 'CONTENT_PREVIEW_SECRET is not set.');
}
