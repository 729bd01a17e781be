import { existsSync, readdirSync } from 'node:fs';
import { type SchemaFile, blockMeta, camelCase, contentMeta } from '../generate/read-schemas';

/** Names of types in Contentful and GraphQL; the last is the component of a block's heading. */
const reserved = ['asset', 'entry', 'query', 'location', 'node', 'section'];

/** Why a name is invalid for a block, with the remedy; undefined if valid. */
export function nameProblem(name: string, files: SchemaFile[]): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length < 3 || name.length > 40)
    return `"${name}" is no name for a block. Use 3 to 40 small letters and digits, with single dashes between words: loyalty-shop.`;
  if (files.some(({ schema }) => blockMeta(schema)?.block === name) || hasFiles(`blocks/${name}`))
    return `There is a block "${name}" already: see blocks/${name}. Choose another name, or change that block.`;
  const taken = files.find(({ schema }) => contentMeta(schema)?.contentType === camelCase(name));
  if (taken)
    return `"${name}" would be the content type of schemas/${taken.key}.schema.json. Say what the block does with it: ${name}-list, ${name}-box.`;
  if (reserved.includes(name))
    return `"${name}" has another meaning to the content service or the code. Choose a name of two words.`;
  return undefined;
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}
