import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlockName } from '../../../schemas/generated/blocks';
import { isRecord } from '../../../schemas/is-record';

/** The files that describe a block. */
export const blockFiles = ['schema', 'docs'] as const;
export type BlockFile = (typeof blockFiles)[number];

const places: Record<BlockFile, { file: (block: BlockName) => string; type: string }> = {
  schema: { file: (block) => `schemas/blocks/${block}.schema.json`, type: 'application/json' },
  docs: { file: (block) => `docs/blocks/${block}.md`, type: 'text/plain; charset=utf-8' },
};

/** The text of a block's file; undefined when there is none. */
export function readBlockFile(block: BlockName, kind: BlockFile): { text: string; type: string } | undefined {
  const { file, type } = places[kind];
  try {
    return { text: readFileSync(path.resolve(file(block)), 'utf8'), type };
  } catch {
    return undefined;
  }
}

/** A block's title and purpose, from its schema. */
export function describeBlock(block: BlockName): { title: string; description: string } {
  const text = readBlockFile(block, 'schema')?.text;
  const schema: unknown = text ? JSON.parse(text) : undefined;
  const { title, description } = isRecord(schema) ? schema : {};
  return {
    title: typeof title === 'string' ? title : block,
    description: typeof description === 'string' ? description : '',
  };
}
