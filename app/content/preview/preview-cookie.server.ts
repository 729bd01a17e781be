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

/** A preview expires, so that drafts do not stay open on a forgotten computer. */
export const previewLifetimeMs = 8 * 3_600_000;

const { previewSecret } = environment.content;
/** Signed with the secret itself: a new secret ends every preview. */
const options = { path: '/', httpOnly: true, secrets: previewSecret ? [previewSecret] : [] };

/** The name every preview cookie ends with. */
export const previewCookieName = 'marquee-preview';

/**
 * An editor shows the page in a frame, where browsers send no other cookie than one that says so; partitioned, it is sent even where
 * cookies of other sites are blocked, and only within the page that was the outermost when it was set.
 */
const secureCookie = createCookie(`__Host-${previewCookieName}`, {
  ...options,
  sameSite: 'none',
  secure: true,
  partitioned: true,
});
/** Browsers take no such cookie over plain http, which only a laptop uses. */
const localCookie = createCookie(previewCookieName, { ...options, sameSite: 'lax' });

/** On the studio's own domain the page in the frame is of the same site. */
const studioCookie = createCookie(`__Host-${previewCookieName}`, {
  ...options,
  sameSite: 'lax',
  secure: true,
});

function cookieOf(request: Request) {
  if (!isSecure(request)) return localCookie;
  return isPreviewAddress(request.url) ? studioCookie : secureCookie;
}

/** A preview as its cookie tells. Times in milliseconds. */
export interface Preview {
  /** Differs between previews that were opened one after another. */
  id: string;
  /** The moment looked at, where it is not now. */
  at?: number;
  /** Shows what is published instead of drafts. */
  published?: boolean;
  /** The visitor looked at the page as; left out: the one whose browser it is. */
  facts?: PreviewFacts;
}

/** The `Set-Cookie` value that opens the preview of a brand's sites, until the browser is closed and for eight hours at most. */
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

/**
 * The preview a request asks for. Undefined without a cookie, with one that is forged, over or of another brand, and where there is no
 * preview at all.
 */
export async function previewOf(request: Request, brand: string, now: number): Promise<Preview | undefined> {
  // Without a secret the cookie would count unsigned.
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

/** The moment and the content that a preview shows. */
export function scopeOf({ at, published }: Preview): PreviewScope {
  return { at, ...(published ? { published } : {}) };
}

/** Runs work that reads content: drafts with an open preview, published content otherwise. */
export async function withPreview<T>(request: Request, site: Site, work: () => Promise<T>): Promise<T> {
  const preview = await previewOf(request, site.brand.id, Date.now());
  return preview ? inPreview(scopeOf(preview), work) : work();
}
