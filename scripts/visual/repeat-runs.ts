import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { chooseCells, nameOf } from './cells/cells';
import { type Comparison, type Finding, comparePair } from './comparison';
import { treeOfWorkingTree } from './site/git-tree';
import { hashOf } from './hash';
import type { Options } from './options';
import { PictureStore } from './camera/picture-store';
import { Revision } from './site/revision';
import { type Remarks, takePictures } from './camera/take-pictures';

/**
 * Takes all pictures of the working tree several times, each with a restarted site and an empty cache, and compares
 * each run with the first. Differences are then nondeterministic.
 */
export async function repeatRuns(
  options: Options,
  browser: Browser,
  say: (text: string) => void,
): Promise<Comparison> {
  const started = performance.now();
  const revision = new Revision(treeOfWorkingTree(), options.pages, say);
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-visual-'));
  const store = new PictureStore(folder);
  const findings: Finding[] = [];
  const remarks: Remarks = new Map();
  let taken = 0;
  try {
    const cells = chooseCells((await revision.matrix()).cells, options);
    const keyOf = (run: number, name: string) => hashOf(String(run), name);
    for (let run = 1; run <= options.repeat; run += 1) {
      const runStarted = performance.now();
      const orders = cells.map((cell) => ({ cell, key: keyOf(run, nameOf(cell)) }));
      const found = await takePictures(revision, orders, { browser, store, parallel: options.parallel, say });
      for (const [name, texts] of found) remarks.set(name, texts);
      await revision.stop();
      taken += orders.length;
      const different =
        run === 1
          ? []
          : orders.flatMap(({ cell, key }) => {
              const name = nameOf(cell);
              const finding = comparePair({ name, cell, before: keyOf(1, name), after: key }, store);
              if (!finding) store.remove(key);
              return finding ? [{ ...finding, name: `${name} · run ${run}` }] : [];
            });
      findings.push(...different);
      for (const { name, pixels } of different) say(`  ${name}: ${pixels} pixels differ`);
      const seconds = ((performance.now() - runStarted) / 1000).toFixed(1);
      say(
        `run ${run} of ${options.repeat}: ${orders.length} pictures in ${seconds} s, ${different.length} differ from the first run`,
      );
    }
    const compared = cells.length * (options.repeat - 1);
    return {
      base: 'first run',
      current: `${options.repeat} runs`,
      cells: compared,
      skipped: 0,
      equal: compared - findings.length,
      taken,
      seconds: (performance.now() - started) / 1000,
      findings,
      remarks,
    };
  } finally {
    await revision.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
