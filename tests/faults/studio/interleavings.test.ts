/**
 * Two editors edit one page in three tabs while replies get lost or delayed, tabs and the studio's server are
 * killed and the connection drops: the composer's own store, autosave and backup over HTTP, on a simulated
 * clock. `INTERLEAVINGS` sets the number (100), `INTERLEAVING_SEED` the seed.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { interleavings, play } from './interleaving';
import { startStudioSpace } from './studio-space';
import { installBrowser } from './virtual-browser';

const numRuns = Number(process.env['INTERLEAVINGS'] ?? 100);
const seed = Number(process.env['INTERLEAVING_SEED'] ?? 1);

let space: Awaited<ReturnType<typeof startStudioSpace>>;
let cookies: string[];

beforeAll(async () => {
  space = await startStudioSpace();
  cookies = [await space.signIn('elin@marquee.example'), await space.signIn('noa@marquee.example')];
  installBrowser();
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await space.stop();
});

test('nothing typed is lost without a question, undo leaves the work of others, and every tab ends with what is stored', async () => {
  await fc.assert(
    fc.asyncProperty(interleavings, async (steps) => {
      expect(await play(space, cookies, steps)).toEqual([]);
    }),
    { numRuns, seed },
  );
}, 3_600_000);
