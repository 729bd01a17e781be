import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { SendablePage } from '../page';
import type { Encoding } from './encoding';

/** A page that is sent repeatedly. */
export type CachedPage = Omit<SendablePage, 'body'> & { body: { brotli: Buffer } };

/** Nearly as small as the best quality, in a hundredth of the time (docs/performance.md). */
const brotliQuality = 5;

const compress = promisify(brotliCompress);

/** Compresses in a worker thread, without blocking other requests. */
export function compressed(text: Buffer): Promise<Buffer> {
  return compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** The encoding-independent part of an ETag. */
export function tagOf(text: Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** A cached page in wire form, for one encoding. */
export interface Wire {
  /** Alternating names and values, the cheapest form for `writeHead`. */
  head: string[];
  body: Buffer;
  /** The headers of a 304 response. */
  unchanged: string[];
}

/** Bytes of memory for pages in each of the rare encodings; they evict only each other. */
const maxRareSize = 4_000_000;
const rareWires = () =>
  new LRUCache<CachedPage, Wire>({
    maxSize: maxRareSize,
    sizeCalculation: ({ body }) => body.length + 1_000,
  });

/** Brotli shares the page's body and its lifetime. */
const wires = { br: new WeakMap<CachedPage, Wire>(), gzip: rareWires(), identity: rareWires() };

/** Brotli is cached with the page; the other encodings are derived from it on demand. */
export function wireOf(page: CachedPage, encoding: Encoding): Wire {
  let wire = wires[encoding].get(page);
  if (!wire) wires[encoding].set(page, (wire = makeWire(page, encoding)));
  return wire;
}

function makeWire(page: CachedPage, encoding: Encoding): Wire {
  const body = bodyIn(page, encoding);
  const { 'content-type': type = '', ...others } = page.headers;
  const headers: Record<string, string> = {
    ...others,
    'content-type': type,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    etag: `"${page.tag}-${encoding}"`,
    'content-length': String(body.length),
  };
  return {
    head: Object.entries(headers).flat(),
    body,
    // Browsers replace their stored headers by those of a 304, including the policies.
    unchanged: Object.entries({ ...others, etag: headers['etag'] ?? '' }).flat(),
  };
}

function bodyIn({ body: { brotli } }: CachedPage, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotli;
  const text = brotliDecompressSync(brotli);
  return encoding === 'gzip' ? gzipSync(text) : text;
}
