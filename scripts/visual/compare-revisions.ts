import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { hashOfMachine } from './camera/browser';
import { cachePath } from './cache';
import { chooseCells } from './cells/cells';
import { type Comparison, comparePair, planComparison } from './comparison';
import { treeOfRevision, treeOfWorkingTree } from './site/git-tree';
import { hashOf, hashOfFiles } from './hash';
import type { Options } from './options';
import { PictureStore } from './camera/picture-store';
import { Revision } from './site/revision';
import { type Remarks, takePictures } from './camera/take-pictures';

/** Most stored pictures; a whole matrix has a few thousand. */
const keptPictures = 20_000;

const secondsSince = (started: number) => (performance.now() - started) / 1000;

/** Compares the working tree with a revision, taking pictures only of what may differ. */
export async function compareRevisions(
  options: Options,
  browser: Browser,
  say: (text: string) => void,
): Promise<Comparison> {
  const started = performance.now();
  const tree = treeOfWorkingTree();
  const base = new Revision(treeOfRevision(options.base), options.pages, say);
  const current = new Revision(tree, options.pages, say);
  const names = { base: base.tree.name, current: tree.name };
  if (base.tree.id === tree.id && !options.noSkip) {
    say(`No file differs from ${base.tree.name}. --no-skip takes pictures all the same.`);
    const nothing = { cells: 0, skipped: 0, equal: 0, taken: 0, findings: [], remarks: new Map() };
    return { ...names, ...nothing, seconds: secondsSince(started) };
  }
  // Both sides are taken with the current version of the tool, whose hash is part of the keys.
  const tool = hashOfFiles(
    tree.files,
    (file) => file.startsWith('scripts/visual/') && !file.includes('/report/'),
  );
  const surroundings = hashOf(hashOfMachine(browser), tool);
  const folder = options.noSkip ? mkdtempSync(path.join(tmpdir(), 'marquee-visual-')) : cachePath('pictures');
  const store = new PictureStore(folder);
  try {
    // Fails early when a revision has no gallery; the matrix may need a build.
    const inputs = { base: await base.inputs(), current: await current.inputs() };
    const before = { inputs: inputs.base, cells: chooseCells((await base.matrix()).cells, options) };
    const after = { inputs: inputs.current, cells: chooseCells((await current.matrix()).cells, options) };
    const { pairs, skipped } = planComparison(before, after, surroundings, options.noSkip);
    const remarks: Remarks = new Map();
    let taken = 0;
    for (const [revision, key] of [
      [base, 'before'],
      [current, 'after'],
    ] as const) {
      const orders = pairs.flatMap((pair) => {
        const order = pair[key];
        return order === undefined ? [] : [{ cell: pair.cell, key: order }];
      });
      taken += orders.filter((order) => !store.has(order.key)).length;
      const found = await takePictures(revision, orders, { browser, store, parallel: options.parallel, say });
      for (const [name, texts] of found) remarks.set(name, texts);
      await revision.stop();
    }
    const findings = pairs.flatMap((pair) => comparePair(pair, store) ?? []);
    return {
      ...names,
      cells: pairs.length + skipped,
      skipped,
      equal: pairs.length - findings.length,
      taken,
      seconds: secondsSince(started),
      findings,
      remarks,
    };
  } finally {
    await Promise.all([base.stop(), current.stop()]);
    if (options.noSkip) rmSync(folder, { recursive: true, force: true });
    else store.clean(keptPictures);
  }
}
