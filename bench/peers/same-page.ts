import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { blocksOf } from './browser';

/** A response body as sent, and its compression. */
export interface Answer {
  body: Buffer;
  encoding: string;
  /** Alternating names and values of its headers. */
  head: string[];
}

/** @throws Error unless it is a 200 */
export function ask(url: string, encoding: string, cookie?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, ...(cookie ? { cookie } : {}) };
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200)
          return reject(new Error(`${url} answered ${String(response.statusCode)}`));
        resolve({
          body: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'] ?? 'identity',
          head: response.rawHeaders,
        });
      });
    }).on('error', reject);
  });
}

/** The HTML of an answer. */
export function htmlOf({ body, encoding }: Answer): string {
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString('utf8');
}

/**
 * Rendering less would be faster, so every page must contain the same blocks, element by element.
 *
 * @param pages HTML by candidate; all are compared with the first
 * @throws Error with the first difference
 */
export async function requireSamePages(browser: Browser, pages: ReadonlyMap<string, string>): Promise<void> {
  let first: { id: string; blocks: string } | undefined;
  for (const [id, html] of pages) {
    const blocks = await blocksOf(browser, html);
    first ??= { id, blocks };
    if (blocks === first.blocks) continue;
    const at = firstDifference(blocks, first.blocks);
    const around = (text: string) => text.slice(Math.max(0, at - 200), at + 200);
    throw new Error(
      `${id} does not show what ${first.id} shows (${blocks.length} and ${first.blocks.length} characters):\n` +
        `${first.id}: ${around(first.blocks)}\n${id}: ${around(blocks)}`,
    );
  }
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
