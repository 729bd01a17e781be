/**
 * `npm run snapshots`: renders every block × fixture and compares the HTML with tests/snapshots/, offline. Prints
 * differences and exits with 1.
 * `--update` stores the rendered HTML instead.
 */
import { parseArgs } from 'node:util';
import { createTwoFilesPatch } from 'diff';
import { errorMessage } from '../../app/server/error-message';
import { withRenderer } from './load-renderer';
import { printHtml } from './print-html';
import {
  type Snapshots,
  compareSnapshots,
  readSnapshots,
  snapshotFolder,
  writeSnapshots,
} from './snapshot-files';

const { update, blocks } = readOptions();

function readOptions(): { update: boolean; blocks: string[] } {
  try {
    const { values } = parseArgs({
      options: { update: { type: 'boolean', default: false }, blocks: { type: 'string', default: '' } },
    });
    return { update: values.update, blocks: values.blocks.split(',').filter(Boolean) };
  } catch (error) {
    console.error(
      `${errorMessage(error)}\nUsage: npm run snapshots [-- --update] [--blocks hero-banner,faq]`,
    );
    process.exit(1);
  }
}

const chosen = (file: string) => blocks.length === 0 || blocks.some((block) => file.startsWith(`${block}/`));
const only = (snapshots: Snapshots): Snapshots => new Map([...snapshots].filter(([file]) => chosen(file)));

function printDifference(file: string, before: string, after: string): void {
  const patch = createTwoFilesPatch(`${file} (stored)`, `${file} (now)`, before, after, '', '', {
    context: 3,
  });
  const colours: Record<string, string> = { '+': '\u001b[32m', '-': '\u001b[31m', '@': '\u001b[36m' };
  const paint = (line: string) => {
    const colour = process.stdout.isTTY ? colours[line[0] ?? ''] : undefined;
    return colour ? `${colour}${line}\u001b[0m` : line;
  };
  console.log(patch.split('\n').slice(1).map(paint).join('\n'));
}

const started = performance.now();
const { cells, faults } = await withRenderer(({ renderCells }) => renderCells());
const made = only(new Map(cells.map(({ block, name, html }) => [`${block}/${name}.html`, printHtml(html)])));
const stored = only(readSnapshots());
const changes = compareSnapshots(stored, made);
const { added, changed, obsolete } = changes;
const count = added.length + changed.length + obsolete.length;

for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length > 0) process.exitCode = 1;
if (update) {
  writeSnapshots(changes, made);
  for (const [word, files] of Object.entries({ added, changed, removed: obsolete }))
    for (const file of files) console.log(`${word} ${snapshotFolder}/${file}`);
} else {
  for (const file of changed) printDifference(file, stored.get(file) ?? '', made.get(file) ?? '');
  for (const file of added) console.log(`new: ${file} has no snapshot yet`);
  for (const file of obsolete) console.log(`obsolete: ${file} belongs to no block and fixture any more`);
  if (count > 0) {
    console.log('\nWanted? Then store it with "npm run snapshots -- --update" and commit tests/snapshots/.');
    process.exitCode = 1;
  }
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${made.size} snapshots in ${seconds} s: ${changed.length} changed, ${added.length} new, ${obsolete.length} obsolete${update ? ', stored' : ''}${faults.length > 0 ? `; ${faults.length} fixtures cannot be rendered` : ''}.`,
);
