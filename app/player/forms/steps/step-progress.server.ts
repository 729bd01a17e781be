import { createHash, randomBytes } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { type SharedValues, sharedValues } from '../../../site/shared-values.server';
import type { Site } from '../../../site/site';
import { type SiteKey, siteKey } from '../../../site/site-key';

interface StepProgressSettings<Value> {
  /** Unique in the project; names the cookie and the values. */
  name: string;
  lifetimeMs: number;
  validate: (value: unknown) => value is Value;
}

/** Server-side progress of a form with several steps; the browser holds only an id, valid at this brand. */
export interface StepProgress<Value> {
  /** The progress of the visitor at this site; undefined when there is none (any more). */
  read(request: Request, site: Site): Promise<Value | undefined>;
  /** Stores new progress under a random id. @returns the `Set-Cookie` value */
  begin(request: Request, site: Site, value: Value): Promise<string>;
  /** Keeps what has changed; does nothing when the progress has ended meanwhile. */
  change(request: Request, site: Site, value: Value): Promise<void>;
  /** Forgets it. @returns the `Set-Cookie` values; none when the browser has no progress */
  end(request: Request, site: Site): Promise<string[]>;
}

/** Most visitors whose progress the memory of one process keeps; the one unused longest goes first. */
const maxVisitors = 20_000;

/** Stores the progress of a form with several steps on the server, behind an HttpOnly cookie. */
export function stepProgress<Value extends { siteId: number }>({
  name,
  lifetimeMs,
  validate,
}: StepProgressSettings<Value>): StepProgress<Value> {
  const values: SharedValues = sharedValues(name, maxVisitors);
  const options = { path: '/', sameSite: 'lax', httpOnly: true, maxAge: lifetimeMs / 1_000 } as const;
  const secure = createCookie(`__Host-marquee-${name}`, { ...options, secure: true });
  // Browsers take no `__Host-` cookie over plain http, which only a laptop uses (AMB-70).
  const local = createCookie(`marquee-${name}`, { ...options, secure: false });
  const cookieOf = (request: Request) => {
    const { protocol, hostname } = new URL(request.url);
    return protocol === 'https:' || !/(^|\.)localhost$/.test(hostname) ? secure : local;
  };

  /** The store knows only a digest of the id: a copy of it opens nothing. */
  async function keyOf(request: Request, site: Site): Promise<SiteKey | undefined> {
    const id: unknown = await cookieOf(request).parse(request.headers.get('cookie'));
    return typeof id === 'string' && id !== '' ? keyOfId(site, id) : undefined;
  }

  return {
    async read(request, site) {
      const key = await keyOf(request, site);
      const value = key ? await values.get(key) : undefined;
      // A brand that has moved to another site of the platform: what that one has begun is unknown there.
      return validate(value) && value.siteId === site.brand.siteId ? value : undefined;
    },
    async begin(request, site, value) {
      const earlier = await keyOf(request, site);
      if (earlier) await values.delete(earlier);
      const id = randomBytes(32).toString('base64url');
      await values.set(keyOfId(site, id), value, lifetimeMs);
      return cookieOf(request).serialize(id);
    },
    async change(request, site, value) {
      const key = await keyOf(request, site);
      if (key) await values.replace(key, value, lifetimeMs);
    },
    async end(request, site) {
      const key = await keyOf(request, site);
      if (!key) return [];
      await values.delete(key);
      return [await cookieOf(request).serialize('', { maxAge: 0 })];
    },
  };
}

const keyOfId = (site: Site, id: string) =>
  siteKey(site, 'brand', createHash('sha256').update(id).digest('base64url'));
