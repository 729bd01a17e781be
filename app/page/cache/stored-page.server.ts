import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../content/changes/dependencies';
import type { QueryName } from '../page-query';
import type { Site } from '../../site/site';
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
  /** The parts of the address's query that it follows from. */
  queries: readonly QueryName[];
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

/** Far longer than any page: what claims to be more is none. */
const maxTextLength = 16_000_000;
const decompress = promisify(brotliDecompress);

/** Whether what is kept of a page is the text that its tag names. */
export async function isWhole({ tag, brotli }: Pick<StoredPage, 'tag' | 'brotli'>): Promise<boolean> {
  const text = await decompress(brotli, { maxOutputLength: maxTextLength }).catch(() => undefined);
  return text !== undefined && tagOf(text) === tag;
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

/** Bytes of memory for pages in each of the rare encodings: whoever asks for them, they push out nothing but each other. */
const maxRareSize = 16_000_000;
const rareWires = () =>
  new LRUCache<StoredPage, Wire>({
    maxSize: maxRareSize,
    sizeCalculation: ({ body }) => body.length + 1_000,
  });

/** Brotli has no body of its own but the page's, and goes with it. */
const wires = { br: new WeakMap<StoredPage, Wire>(), gzip: rareWires(), identity: rareWires() };

/** Brotli is kept, the others are made of it when they are first asked for. */
export function wireOf(page: StoredPage, encoding: Encoding): Wire {
  let wire = wires[encoding].get(page);
  if (!wire) wires[encoding].set(page, (wire = makeWire(page, encoding)));
  return wire;
}

/** Bytes of memory a page takes, about, its headers twice: as they were given, and as they go over the wire. */
export function sizeOf({ brotli, headers }: StoredPage): number {
  return brotli.length + 2 * JSON.stringify(headers).length + 1_000;
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
