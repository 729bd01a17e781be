import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { type Loaded, loadInBrowser } from './browser';
import type { Candidate, Work } from './candidates';
import { type Running, type Turn, alone } from './rounds';
import { ask, htmlOf } from './same-page';

/** Result of one candidate. */
export interface Result {
  id: string;
  name: string;
  work: Work;
  encoding: Candidate['encoding'];
  against: string | undefined;
  turns: Turn[];
  /** Compression of the measured response, and its bytes as sent. */
  answer: { encoding: string; bytes: number };
  /** Bytes of the measured HTML, compressed the same way for all. */
  html: { identity: number; gzip: number; brotli: number };
  /** Absent if the browser gets the same page as from another candidate. */
  browser?: Loaded;
}

/** Bytes of a candidate's page, as measured and as loaded by a browser. */
export async function weigh(
  running: Running,
  browser: Browser,
): Promise<Pick<Result, 'answer' | 'html' | 'browser'>> {
  const { candidate, server, cookie } = running;
  return alone(running, async () => {
    const answer = await ask(`${server.origin}${candidate.path}`, candidate.encoding, cookie);
    const html = Buffer.from(htmlOf(answer));
    const { browserPath } = candidate;
    return {
      answer: { encoding: answer.encoding, bytes: answer.body.length },
      html: {
        identity: html.length,
        gzip: gzipSync(html).length,
        brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
      },
      ...(browserPath ? { browser: await loadInBrowser(browser, `${server.origin}${browserPath}`) } : {}),
    };
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [below = NaN, above = NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (below + above) / 2;
}

/** The median of a measure over the rounds; NaN where the system does not report it. */
export function medianOf({ turns }: Pick<Result, 'turns'>, measure: keyof Turn): number {
  return median(turns.flatMap((turn) => turn[measure] ?? []));
}

/** The median of the ratios within each round, in which both are slowed down alike. */
export function ratioOf(one: Result, other: Result | undefined, measure: keyof Turn): number {
  return median(
    one.turns.flatMap((turn, round) => {
      const [value, base] = [turn[measure], other?.turns[round]?.[measure]];
      return value === undefined || base === undefined ? [] : [value / base];
    }),
  );
}
