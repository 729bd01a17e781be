import { createHash, randomUUID } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import type { PreviewFacts } from '../../../schemas/generated/types';
import { validatePreviewFacts } from '../../../schemas/generated/validators.js';
import { environment } from '../../server/environment.server';
import { isSecure } from '../../platform/session/session-cookie.server';
import type { Site } from '../../site/site';
import { isRecord } from '../../../schemas/is-record';
import { isPreviewAddress } from '../../site/preview-host';
import { type PreviewScope, inPreview } from './preview-scope.server';

/** Previews expire, so that drafts do not remain accessible on a forgotten computer. */
export const previewLifetimeMs = 8 * 3_600_000;

const { previewSecret } = environment.content;
/** Signed with the secret itself, so that a new secret ends every preview. */
const options = { path: '/', httpOnly: true, secrets: previewSecret ? [previewSecret] : [] };

/** Suffix of the name of every preview cookie. */
export const previewCookieName = 'marquee-preview';

/**
 * Editors show the page in a frame, where browsers require `SameSite=None`. A partitioned cookie is sent even if
 * third-party cookies are blocked, and only under the top-level page that it was set on.
 */
const secureCookie = createCookie(`__Host-${previewCookieName}`, {
  ...options,
  sameSite: 'none',
  secure: true,
  partitioned: true,
});
/** Browsers reject a secure cookie over plain http, which only development uses. */
const localCookie = createCookie(previewCookieName, { ...options, sameSite: 'lax' });

/** On the studio's own domain the framed page is same-site. */
const studioCookie = createCookie(`__Host-${previewCookieName}`, {
  ...options,
  sameSite: 'lax',
  secure: true,
});

function cookieOf(request: Request) {
  if (!isSecure(request)) return localCookie;
  return isPreviewAddress(request.url) ? studioCookie : secureCookie;
}

/** The preview described by its cookie. Times in milliseconds. */
export interface Preview {
  /** Differs between consecutive previews. */
  id: string;
  /** The previewed moment, if not now. */
  at?: number;
  /** Shows published content instead of drafts. */
  published?: boolean;
  /** The simulated visitor; if missing, the editor's own session applies. */
  facts?: PreviewFacts;
}

/** The `Set-Cookie` value that opens the preview of a brand's sites, until the browser closes and for at most eight hours. */
export function previewCookie(
  request: Request,
  { brand, ...looked }: { brand: string } & Pick<Preview, 'at' | 'facts' | 'published'>,
  now: number,
): Promise<string> {
  const id = randomUUID();
  return cookieOf(request).serialize({ brand, until: now + previewLifetimeMs, id, ...looked });
}

/** The `Set-Cookie` value that ends the preview. */
export function noPreviewCookie(request: Request): Promise<string> {
  return cookieOf(request).serialize('', { maxAge: 0 });
}

/** The preview of a request. Undefined without a cookie, with a forged, expired or another brand's one, and if previews are off. */
export async function previewOf(request: Request, brand: string, now: number): Promise<Preview | undefined> {
  // Without a secret the cookie would be unsigned.
  if (!previewSecret) return undefined;
  const value: unknown = await cookieOf(request).parse(request.headers.get('cookie'));
  if (!isRecord(value) || value['brand'] !== brand) return undefined;
  const { until, at, facts, published } = value;
  if (typeof until !== 'number' || until <= now || until > now + previewLifetimeMs) return undefined;
  return {
    id: createHash('sha256').update(JSON.stringify(value)).digest('base64url'),
    ...(typeof at === 'number' ? { at } : {}),
    ...(validatePreviewFacts(facts) ? { facts } : {}),
    ...(published === true ? { published } : {}),
  };
}

/** The moment and content that a preview shows. */
export function scopeOf({ at, published }: Preview): PreviewScope {
  return { at, ...(published ? { published } : {}) };
}

/** Runs work that reads content: drafts in an open preview, published content otherwise. */
export async function withPreview<T>(request: Request, site: Site, work: () => Promise<T>): Promise<T> {
  const preview = await previewOf(request, site.brand.id, Date.now());
  return preview ? inPreview(scopeOf(preview), work) : work();
}
