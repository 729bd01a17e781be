import { existsSync, readFileSync } from 'node:fs';
import { anchorOf, fieldTable, partsPage, storageOf } from './field-table';
import type { MigrationStep } from '../migrations';
import { type BlockMeta, type SchemaFile, blockGroups, blockMeta, refKey } from '../read-schemas';

export const referenceFolder = 'docs/blocks';
const note = '<!-- Generated from schemas/ and blocks/ by `npm run generate`. Do not edit. -->';

const groupTitles: Record<(typeof blockGroups)[number], string> = {
  frame: 'The frame of every page',
  text: 'Text',
  media: 'Pictures and video',
  games: 'Games',
  promotions: 'Promotions and offers',
  account: 'What belongs to the player',
  legal: 'Licence, law and responsible gambling',
  layout: 'Layout',
};

const failures: Record<BlockMeta['failure'], string> = {
  open: '`open`: when it is wrong, slow or fails, the page goes out without it; that is logged and counted.',
  closed:
    '`closed`: a page never goes out without it. When it fails, its last good version stands in, and without one the page is refused.',
};

const timings: Record<BlockMeta['hydrate'], string> = {
  none: 'none: the block is HTML and styles.',
  visible: 'when the block is about to be seen, or is touched first.',
  load: 'as soon as the page has loaded.',
};

/** `docs/blocks/`: a page for every block, one for their parts, and an overview by group. */
export function generateReferencePages(files: SchemaFile[], steps: MigrationStep[]): Record<string, string> {
  const blocks = files.flatMap((file) => {
    const meta = blockMeta(file.schema);
    return meta ? [{ file, meta }] : [];
  });
  return Object.fromEntries([
    [`${referenceFolder}/README.md`, overview(blocks)],
    [`${referenceFolder}/${partsPage}`, parts(files)],
    ...blocks.map(({ file, meta }) => [
      `${referenceFolder}/${meta.block}.md`,
      blockPage(
        file,
        meta,
        files,
        steps.filter(({ block }) => block === meta.block),
      ),
    ]),
  ]) as Record<string, string>;
}

function overview(blocks: { file: SchemaFile; meta: BlockMeta }[]): string {
  const sections = blockGroups.flatMap((group) => {
    const rows = blocks.filter(({ meta }) => meta.group === group);
    if (rows.length === 0) return [];
    return [
      `## ${groupTitles[group]}`,
      [
        '| block | what it is for | code in the browser | failure |',
        '| --- | --- | --- | --- |',
        ...rows.map(
          ({ file: { schema }, meta }) =>
            `| [${schema.title ?? ''}](${meta.block}.md) | ${schema.description ?? ''} | ${meta.hydrate} | ${meta.failure} |`,
        ),
      ].join('\n'),
    ];
  });
  return page(
    '# Blocks',
    `Everything content can compose, ${blocks.length} blocks by group. What they are made of is in [parts](${partsPage}), how schemas, versions and generated files hang together in [schemas](../schemas.md).`,
    ...sections,
  );
}

function parts(files: SchemaFile[]): string {
  const sections = files
    .filter(({ key }) => key.startsWith('content/'))
    .sort((a, b) => (anchorOf(a.schema) < anchorOf(b.schema) ? -1 : 1))
    .flatMap((file) => [
      `## ${file.schema.title ?? ''}`,
      `${file.schema.description ?? ''} ${storageOf(file)}`,
      fieldTable(file.schema, files, partsPage),
    ]);
  return page(
    '# Parts of blocks',
    'Entries that blocks link to, and the parts they are made of. Chosen entries of the catalogue are read by id only.',
    ...sections,
  );
}

function blockPage(
  { key, schema }: SchemaFile,
  meta: BlockMeta,
  files: SchemaFile[],
  steps: MigrationStep[],
): string {
  const folder = `blocks/${meta.block}`;
  return page(
    `# ${schema.title ?? ''}`,
    `> ${schema.description ?? ''}`,
    ...introduction(folder),
    '## Fields',
    `Made from [\`schemas/${key}.schema.json\`](../../schemas/${key}.schema.json). Every block also has those that say [when and to whom it is shown](${partsPage}#placement).`,
    fieldTable(schema, files, `${meta.block}.md`),
    '## How it behaves',
    [
      `- **Stands in** ${meta.regions.join(', ')}${panelNote(meta, files)}.`,
      `- **Live data**: ${liveData(meta, files)}`,
      `- **Code in the browser**: ${timings[meta.hydrate]}`,
      `- **Failure** ${failures[meta.failure]}`,
      `- **Time budget**: ${meta.timeBudgetMs} ms for its live data, and as much for its HTML.`,
      ...(meta.promotional ? ['- **Promotional**: players in a break or an exclusion do not see it.'] : []),
    ].join('\n'),
    '## Versions',
    versions(meta, steps),
    '## Example',
    ...example(folder, meta),
  );
}

/** The first paragraphs of the block's README, up to its first section. */
function introduction(folder: string): string[] {
  const file = `${folder}/README.md`;
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8')
    .replace(/^#[^#].*\n/, '')
    .split(/^## /m)[0];
  return [
    ...(text?.trim() ? [text.trim()] : []),
    `When not to use it and how it is accessible: [README of the block](../../${file}).`,
  ];
}

function panelNote(meta: BlockMeta, files: SchemaFile[]): string {
  if (meta.slots) return '; its panels hold other blocks';
  const nests = files.some(({ schema }) => blockMeta(schema)?.slots);
  return nests && meta.regions.includes('main') ? ', also in a column, tab or section' : '';
}

function liveData(meta: BlockMeta, files: SchemaFile[]): string {
  if (!meta.live) return 'none: it shows its content alone.';
  const name = meta.live.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const live = files.find(({ key }) => key === `live/${name}`)?.schema;
  const description = live?.description ?? refKey(live ?? {}) ?? '';
  return `[\`${meta.live}\`](../../schemas/live/${name}.schema.json). ${description}`.trim();
}

function versions(meta: BlockMeta, steps: MigrationStep[]): string {
  const frozen = (version: number) =>
    `[${version}](../../schemas/history/${meta.block}/v${version}.schema.json)`;
  if (meta.version === 1) return `Version ${frozen(1)}, the first.`;
  return [
    `Version ${frozen(meta.version)}. Content stored for an older one is migrated when it is read.`,
    '',
    ...steps.map(
      ({ from, why }) =>
        `- ${frozen(from)} → [${from + 1}](../../schemas/migrations/${meta.block}/v${from}-to-v${from + 1}.ts): ${why}`,
    ),
  ].join('\n');
}

function example(folder: string, meta: BlockMeta): string[] {
  const file = `${folder}/fixtures/typical.json`;
  if (!existsSync(file)) return [];
  const fixture: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { content, live } = fixture as { content?: unknown; live?: unknown };
  const also = [...(live ? ['live data'] : []), ...(meta.slots ? ['the blocks of its panels'] : [])];
  return [
    `The content of [\`${file}\`](../../${file})${also.length > 0 ? `, which also holds ${also.join(' and ')}` : ''}.`,
    `\`\`\`json\n${JSON.stringify(content, null, 2)}\n\`\`\``,
  ];
}

function page(title: string, ...paragraphs: string[]): string {
  return `${[note, title, ...paragraphs].join('\n\n')}\n`;
}
