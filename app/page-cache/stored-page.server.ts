import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Dependencies } from '../content/dependencies';
import type { Site } from '../site/site';
import type { Encoding } from './encoding';

/** A page as it is kept: compressed, with the headers it goes out with. */
export interface StoredPage {
  site: Site;
  /** Names the text: two pages with the same one are the same. */
  tag: string;
  headers: Readonly<Record<string, string>>;
  brotli: Buffer;
}

/** A page, and what belongs to this making of it: the page itself may be the same as before. */
export interface MadePage {
  page: StoredPage;
  /** All content it is made of; where that is not known, any change makes it old. */
  reads: readonly Dependencies[] | 'unknown';
  /** When it was begun, in milliseconds: what changed later is not in it. */
  madeAt: number;
}

/** Nearly as small as the best, in a hundredth of the time (docs/performance.md). */
const brotliQuality = 5;

const compress = promisify(brotliCompress);

/** Compressed in a thread of its own, while other visitors are served. */
export function compressed(text: Buffer): Promise<Buffer> {
  return compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** The part of an ETag that names a text, whatever its encoding. */
export function tagOf(text: Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** What goes over the wire of a page in one encoding. */
export interface Wire {
  /** Names and values in turn, as `writeHead` takes them with the least work. */
  head: string[];
  body: Buffer;
  /** The headers of an answer that says the visitor has the page. */
  unchanged: string[];
}

/** What an answer without a body says. */
const unchangedHeaders = ['cache-control', 'cdn-cache-control', 'vary', 'etag'];

const wires = new WeakMap<StoredPage, Map<Encoding, Wire>>();

/** Brotli is kept, the others are made of it when they are first asked for. */
export function wireOf(page: StoredPage, encoding: Encoding): Wire {
  let known = wires.get(page);
  if (!known) wires.set(page, (known = new Map<Encoding, Wire>()));
  let wire = known.get(encoding);
  if (!wire) known.set(encoding, (wire = makeWire(page, encoding)));
  return wire;
}

/** Bytes of memory a page takes, about: the rare encodings count as if they were there. */
export function sizeOf({ brotli, headers }: StoredPage): number {
  return 2 * brotli.length + JSON.stringify(headers).length + 1_000;
}

function makeWire(page: StoredPage, encoding: Encoding): Wire {
  const body = bodyIn(page, encoding);
  const headers: Record<string, string> = {
    ...page.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    etag: `"${page.tag}-${encoding}"`,
    'content-length': String(body.length),
  };
  return {
    head: Object.entries(headers).flat(),
    body,
    unchanged: unchangedHeaders.flatMap((name) => (headers[name] ? [name, headers[name]] : [])),
  };
}

function bodyIn({ brotli }: StoredPage, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotli;
  const text = brotliDecompressSync(brotli);
  return encoding === 'gzip' ? gzipSync(text) : text;
}
