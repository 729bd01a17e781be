import { createHash, randomBytes } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { type SharedValues, sharedValues } from '../../../site/shared-values.server';
import type { Site } from '../../../site/site';
import { type SiteKey, siteKey } from '../../../site/site-key';

interface StepProgressSettings<Value> {
  /** Unique in the project; name of the cookie and of the stored values. */
  name: string;
  lifetimeMs: number;
  validate: (value: unknown) => value is Value;
}

/** Server-side progress of a form with several steps; the browser has only an id, valid at this brand. */
export interface StepProgress<Value> {
  /** The progress of the visitor at this site; undefined if there is none. */
  read(request: Request, site: Site): Promise<Value | undefined>;
  /** Stores new progress under a random id. @returns the `Set-Cookie` value */
  begin(request: Request, site: Site, value: Value): Promise<string>;
  /** Stores changes; does nothing if the progress has been deleted in the meantime. */
  change(request: Request, site: Site, value: Value): Promise<void>;
  /** Deletes it. @returns the `Set-Cookie` values; none when the browser has no progress */
  end(request: Request, site: Site): Promise<string[]>;
}

/** Most visitors with progress in the memory of one process; the least recently used is evicted. */
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
  // Browsers reject `__Host-` cookies over plain http, which only development uses (AMB-70).
  const local = createCookie(`marquee-${name}`, { ...options, secure: false });
  const cookieOf = (request: Request) => {
    const { protocol, hostname } = new URL(request.url);
    return protocol === 'https:' || !/(^|\.)localhost$/.test(hostname) ? secure : local;
  };

  /** The store contains only a digest of the id, so that a copy of it does not reveal ids. */
  async function keyOf(request: Request, site: Site): Promise<SiteKey | undefined> {
    const id: unknown = await cookieOf(request).parse(request.headers.get('cookie'));
    return typeof id === 'string' && id !== '' ? keyOfId(site, id) : undefined;
  }

  return {
    async read(request, site) {
      const key = await keyOf(request, site);
      const value = key ? await values.get(key) : undefined;
      // After a brand changed its site id on the platform, earlier progress is invalid.
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
