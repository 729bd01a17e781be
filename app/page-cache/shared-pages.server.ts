import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../../ui/json-fields';
import { environment } from '../environment.server';
import { log } from '../log.server';
import { redis, redisNamespace } from '../redis.server';
import { configuration } from '../site/configuration.server';
import type { Configuration } from '../site/configuration/read-configuration.server';
import type { PageKey } from './page-key';
import type { MadePage, StoredPage } from './stored-page.server';

/** Counts the changes of content that any process has heard of. */
const revisionKey = `${redisNamespace}content-revision`;

/** A page as another process has made it: which site that is, whoever reads it knows, and which content it is made of, nobody does. */
export type SharedPage = Pick<MadePage, 'madeAt'> & { page: Omit<StoredPage, 'site'>; reads: 'unknown' };

/** What was found in Redis, and what a page that is made now is to be written with. */
interface Looked {
  page: SharedPage | undefined;
  /** The revision of content before the page was begun; nothing when Redis cannot be reached. */
  revision: string | undefined;
}

/**
 * A page another process has made a moment ago from the same configuration, the same build and the same content. Without Redis, and
 * while it cannot be reached, there is none.
 */
export async function lookForShared(key: PageKey, now: number): Promise<Looked> {
  const connection = redis();
  if (!connection) return { page: undefined, revision: undefined };
  try {
    const [revision, value] = await connection.mgetBuffer(revisionKey, redisKey(key));
    const current = revision?.toString() ?? '0';
    const found = value && readPage(value);
    const isOfNow = found?.revision === current && now - found.page.madeAt < environment.pages.freshMs;
    return { page: isOfNow ? found.page : undefined, revision: current };
  } catch {
    // redis.server.ts has said so.
    return { page: undefined, revision: undefined };
  }
}

/** Gives a page to the other processes, for as long as it is fresh. */
export function share(key: PageKey, { page, madeAt }: MadePage, revision: string): void {
  const { tag, headers, brotli } = page;
  const head = JSON.stringify({ revision, tag, headers, madeAt });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(head));
  redis()
    ?.set(redisKey(key), Buffer.concat([length, Buffer.from(head), brotli]), 'PX', environment.pages.freshMs)
    .catch(() => undefined);
}

/** Content has changed: no process takes what was begun before. */
export function raiseSharedRevision(): void {
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

/** Names what all pages follow from besides content. */
function fingerprintOf(all: Configuration): string {
  let known = fingerprints.get(all);
  if (!known) {
    const text = JSON.stringify(all, (_name, value: unknown) =>
      value instanceof Map ? [...(value as ReadonlyMap<unknown, unknown>)] : value,
    );
    fingerprints.set(all, (known = hashOf(text)));
  }
  return known;
}

/** Checks what was read; another version of the site may have written it. */
function readPage(value: Buffer): { page: SharedPage; revision: unknown } | undefined {
  try {
    const end = 4 + value.readUInt32BE(0);
    const head: unknown = JSON.parse(value.toString('utf8', 4, end));
    if (!isRecord(head) || !isTexts(head['headers'])) return undefined;
    const { tag, headers, madeAt, revision } = head;
    if (typeof tag !== 'string' || typeof madeAt !== 'number') return undefined;
    const page = { tag, headers, brotli: value.subarray(end) };
    return { revision, page: { madeAt, reads: 'unknown', page } };
  } catch {
    return undefined;
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}
