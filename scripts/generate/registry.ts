import { type SchemaFile, blockMeta, camelCase, pascalCase } from './read-schemas';
import { typeName } from './types';

const banner = '/* Generated from schemas/ by `npm run generate`. Do not edit. */';

/** Metadata of each block, without loading its component. */
export function generateBlockMeta(files: SchemaFile[]): string {
  const blocks = files.flatMap(({ key, schema }) => {
    const meta = blockMeta(schema);
    return meta ? [{ key, meta, schema }] : [];
  });
  const rows = blocks.map(
    ({ meta }) =>
      `  '${meta.block}': { contentType: '${camelCase(meta.block)}', version: ${meta.version}, group: '${meta.group}', regions: ${list(meta.regions)}, live: ${
        meta.live ? `'${meta.live}'` : 'null'
      }, hydrate: '${meta.hydrate}', failure: '${meta.failure}', timeBudgetMs: ${meta.timeBudgetMs}, promotional: ${meta.promotional ?? false}, slots: ${
        meta.slots ? `'${meta.slots}'` : 'null'
      } },`,
  );
  const contents = blocks.map(({ key, meta }) => `  '${meta.block}': types.${typeName(key)};`);
  const lives = blocks.map(
    ({ meta }) => `  '${meta.block}': ${meta.live ? `types.${pascalCase(kebab(meta.live))}Live` : 'null'};`,
  );
  const kinds = [...new Set(blocks.flatMap(({ meta }) => (meta.live ? [meta.live] : [])))].sort();
  return [
    banner,
    "import type * as types from './types';\n",
    `export const blockMeta = {\n${rows.join('\n')}\n} as const;\n`,
    'export type BlockName = keyof typeof blockMeta;\n',
    `export interface BlockContents {\n${contents.join('\n')}\n}\n`,
    `export interface BlockLives {\n${lives.join('\n')}\n}\n`,
    `export interface LiveKinds {\n${kinds.map((kind) => `  '${kind}': types.${pascalCase(kebab(kind))}Live;`).join('\n')}\n}\n`,
    viewTypes,
  ].join('\n');
}

const viewTypes = `/** Blocks with panels, in which other blocks stand. */
export type ContainerName = {
  [Name in BlockName]: (typeof blockMeta)[Name]['slots'] extends string ? Name : never;
}[BlockName];

/** A block of a running experiment, on a page for visitors with a variant. */
export interface TestedBlock {
  experiment: string;
  /** The variant of these visitors. */
  variant: string;
  /** The block is of another variant: only its place is marked. */
  absent?: true;
}

/** A block with everything its view needs; a container has the blocks of each panel beside its content. */
export type FilledBlock = {
  [Name in BlockName]: {
    block: Name;
    entryId: string;
    content: BlockContents[Name];
    live: BlockLives[Name];
    slots?: FilledBlock[][];
    tested?: TestedBlock;
  };
}[BlockName];

/** What a block component receives: its validated content, the live data it was filled with, and the HTML of its panels if it has any. */
export type BlockProps<Name extends BlockName> = {
  content: BlockContents[Name];
  live: BlockLives[Name];
} & (Name extends ContainerName ? { slots: readonly string[] } : unknown);
`;

/** The one block registry (ENGINE-03): block name → component. */
export function generateRegistry(files: SchemaFile[]): string {
  const names = files.flatMap(({ schema }) => blockMeta(schema)?.block ?? []);
  return [
    banner,
    "import type { ComponentType } from 'react';",
    "import type { BlockName, BlockProps } from '../../schemas/generated/blocks';",
    ...names.map((name) => `import { ${pascalCase(name)} } from '../../blocks/${name}/${name}';`),
    '',
    'export const blockComponents: { [Name in BlockName]: ComponentType<BlockProps<Name>> } = {',
    ...names.map((name) => `  '${name}': ${pascalCase(name)},`),
    '};',
    '',
  ].join('\n');
}

/** Block name → its content and live validators. */
export function generateBlockValidators(files: SchemaFile[]): string {
  const blocks = files.flatMap(({ key, schema }) => {
    const meta = blockMeta(schema);
    return meta ? [{ key, meta }] : [];
  });
  return [
    banner,
    "import type { BlockContents, BlockLives } from './blocks';",
    "import * as validators from './validators';",
    '',
    'export const contentValidators = {',
    ...blocks.map(({ key, meta }) => `  '${meta.block}': validators.validate${typeName(key)},`),
    '} satisfies { [Name in keyof BlockContents]: unknown };',
    '',
    'export const liveValidators = {',
    ...blocks.map(
      ({ meta }) =>
        `  '${meta.block}': ${meta.live ? `validators.validate${pascalCase(kebab(meta.live))}Live` : 'null'},`,
    ),
    '} satisfies { [Name in keyof BlockLives]: unknown };',
    '',
  ].join('\n');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function list(values: string[]): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`;
}
