/** `npm run new:block -- <name> [--group <group>]`: writes a block that passes every check, and generates all derived files. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '../../app/server/error-message';
import { blockGroups, readSchemas } from '../generate/read-schemas';
import { type BlockGroup, blockFiles } from './block-files';
import { nameProblem } from './block-name';

const usage = `npm run new:block -- <name> [--group ${blockGroups.join('|')}]`;

function refuse(message: string): never {
  console.error(`${message}\nUsage: ${usage}`);
  process.exit(2);
}

function readArguments(): { name: string; group: BlockGroup } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { group: { type: 'string', default: 'text' } },
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) refuse('Give the name of one block.');
    const group = blockGroups.find((known) => known === values.group);
    if (!group) refuse(`There is no group "${values.group}" of blocks.`);
    return { name, group };
  } catch (error) {
    // parseArgs explains invalid arguments itself.
    refuse(errorMessage(error));
  }
}

const { name, group } = readArguments();
const problem = nameProblem(name, readSchemas('schemas'));
if (problem) refuse(problem);

for (const [file, text] of Object.entries(await blockFiles(name, group))) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
const generated = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/generate/generate.ts'], {
  stdio: 'inherit',
});
if (generated.status !== 0) {
  console.error(
    `The block is written, but not everything could be made from it: see above, then run npm run generate.`,
  );
  process.exit(generated.status ?? 1);
}
console.log(`
The block "${name}" is ready. Go on in
  schemas/blocks/${name}.schema.json   its fields (then: npm run generate)
  blocks/${name}/${name}.tsx   its markup
  blocks/${name}/fixtures   its examples, shown in the gallery
  docs/blocks/${name}.md   its reference page, generated`);
