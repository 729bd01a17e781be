import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../../../ui/live/json-fields';
import { environment } from '../../server/environment.server';
import { log } from '../../server/log.server';
import { redis, redisNamespace } from '../../server/redis.server';
import { configuration } from '../../site/configuration/configuration.server';
import type { Configuration } from '../../site/configuration/read-configuration.server';
import { type QueryName, queryNames } from '../page-query';
import type { PageKey } from './page-key';
import { type MadePage, type StoredPage, isWhole } from './stored-page.server';

/** Counts the changes of content that any process has heard of. */
const revisionKey = `${redisNamespace}content-revision`;

/** A page as another process has made it: which site that is, whoever reads it knows, and which content it is made of, nobody does. */
export type SharedPage = Pick<MadePage, 'madeAt' | 'queries'> & {
  page: Omit<StoredPage, 'site'>;
  reads: 'unknown';
};

/** What was found in Redis, and what gives a page that is made now to the other processes. */
interface Looked {
  page: SharedPage | undefined;
  /** For as long as the page is fresh; missing when Redis cannot be reached. */
  share?: (made: MadePage) => void;
}

const { freshMs } = environment.pages;

/** When this process last heard of a change, in milliseconds of a clock that never goes back. */
let changedAt = -Infinity;

/**
 * A page another process has made a moment ago from the same configuration, the same build and the same content. Without Redis, and
 * while it cannot be reached, there is none.
 */
export async function lookForShared(key: PageKey, now: number): Promise<Looked> {
  const connection = redis();
  if (!connection) return { page: undefined };
  // The configuration of before the page is begun: one that is read meanwhile is not what the page is made of.
  const place = redisKey(key);
  try {
    const [counted, value] = await connection.mgetBuffer(revisionKey, place);
    const revision = counted?.toString() ?? '0';
    const share = ({ page, queries, madeAt }: MadePage) => {
      const written = writePage({ place, revision, queries, madeAt }, page);
      connection.set(place, written, 'PX', freshMs).catch(() => undefined);
    };
    // Another process may hear of a change later than this one, and make pages without it until then.
    if (!value || performance.now() - changedAt < freshMs) return { page: undefined, share };
    const found = readPage(value);
    const isOfNow =
      found?.place === place && found.revision === revision && now - found.shared.madeAt < freshMs;
    if (!isOfNow || !(await isWhole(found.shared.page))) return { page: undefined, share };
    // Another machine's clock may be ahead: nothing is fresh for longer than what is made now.
    return { page: { ...found.shared, madeAt: Math.min(found.shared.madeAt, now) }, share };
  } catch {
    // redis.server.ts has said so.
    return { page: undefined };
  }
}

/** Content has changed: no process takes what was begun before. */
export function raiseSharedRevision(): void {
  changedAt = performance.now();
  redis()
    ?.incr(revisionKey)
    .catch((error: Error) =>
      log.warn({ event: 'pages.unrevised', reason: error.message }, 'pages of other processes may be older'),
    );
}

function redisKey(key: PageKey): string {
  build ??= hashOf(readFileSync(fileURLToPath(import.meta.url)));
  return `${redisNamespace}page:${build}:${fingerprintOf(configuration())}:${key}`;
}

/** Names the code that makes pages: in a build all of it is in one file. */
let build: string | undefined;

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

const fingerprints = new WeakMap<Configuration, string>();

/** Settings that pages follow from: processes that share a Redis may be set differently. */
function settings(): unknown[] {
  const { content, platform, imageOrigin, mediaOrigins, adMasterUrl, channelHeader, countryHeader } =
    environment;
  const sources = [content.url, content.apiUrl, content.space, content.environment, platform.url];
  const shown = [platform.socketUrl, imageOrigin, mediaOrigins, adMasterUrl];
  return [sources, platform.bases, shown, channelHeader, countryHeader, environment.pages];
}

/** Names what all pages follow from besides content. */
function fingerprintOf(all: Configuration): string {
  let known = fingerprints.get(all);
  if (!known) {
    const text = JSON.stringify([settings(), all], (_name, value: unknown) =>
      value instanceof Map ? [...(value as ReadonlyMap<unknown, unknown>)] : value,
    );
    fingerprints.set(all, (known = hashOf(text)));
  }
  return known;
}

/** What a page is written with, so that whoever reads it knows what it is. */
interface Written extends Pick<MadePage, 'queries'> {
  place: string;
  /** The revision of content before the page was begun. */
  revision: string;
  madeAt: number;
}

function writePage(written: Written, { tag, headers, brotli }: StoredPage): Buffer {
  const head = JSON.stringify({ ...written, tag, headers });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(head));
  return Buffer.concat([length, Buffer.from(head), brotli]);
}

/** Checks what was read; another version of the site may have written it. */
function readPage(value: Buffer): { shared: SharedPage; place: unknown; revision: unknown } | undefined {
  try {
    const end = 4 + value.readUInt32BE(0);
    const head: unknown = JSON.parse(value.toString('utf8', 4, end));
    if (!isRecord(head) || !isHeaders(head['headers'])) return undefined;
    const { tag, headers, madeAt, place, revision, queries } = head;
    if (typeof tag !== 'string' || typeof madeAt !== 'number' || !isQueries(queries)) return undefined;
    const page = { tag, headers, brotli: value.subarray(end) };
    return { place, revision, shared: { madeAt, reads: 'unknown', queries, page } };
  } catch {
    return undefined;
  }
}

function isQueries(value: unknown): value is QueryName[] {
  return Array.isArray(value) && value.every((name) => queryNames.some((known) => known === name));
}

/** @throws TypeError for what no answer can be sent with */
function isHeaders(value: unknown): value is Record<string, string> {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([name, text]) => {
    if (typeof text !== 'string') return false;
    validateHeaderName(name);
    validateHeaderValue(name, text);
    return true;
  });
}
