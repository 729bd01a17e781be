import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isRecord } from '../../schemas/is-record';

/** Size in bytes, raw and compressed for transfer. */
export interface Bytes {
  raw: number;
  gzip: number;
}

export function bytesOf(text: string | Buffer): Bytes {
  return { raw: Buffer.byteLength(text), gzip: gzipSync(text).length };
}

/** The files that the browser loads with some modules of the build. */
export interface BuiltFiles {
  scripts: string[];
  styles: string[];
}

interface Chunk {
  file: string;
  imports: string[];
  css: string[];
}

const client = path.resolve('build/client');
const manifestFile = path.resolve('build/.vite/client-manifest.json');

/** Module every page starts with. */
export const entryModule = /^app\/entry\.client\.tsx$/;

/** Module of an island, by its name. */
export function islandModule(name: string): RegExp {
  return new RegExp(`/${name}\\.island\\.tsx?$`);
}

/** Names of the islands in a piece of HTML, each once. */
export function islandNames(html: string): string[] {
  return [...new Set([...html.matchAll(/ data-island="([\w-]+)"/g)].flatMap(([, name]) => name ?? []))];
}

/**
 * Files of the modules and of everything they import statically, without dynamic imports.
 * @returns undefined before a build
 */
export function builtFiles(modules: readonly RegExp[]): BuiltFiles | undefined {
  const manifest = readManifest();
  if (!manifest) return undefined;
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest.get(key)?.imports.forEach(visit);
  };
  for (const key of manifest.keys()) if (modules.some((module) => module.test(key))) visit(key);
  const chunks = [...seen].flatMap((key) => manifest.get(key) ?? []);
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css }) => css))],
  };
}

/** Total size of built files, each compressed individually as for transfer. */
export function bytesOfFiles(files: readonly string[]): Bytes {
  return files
    .map((file) => bytesOf(readFileSync(path.join(client, file))))
    .reduce((sum, { raw, gzip }) => ({ raw: sum.raw + raw, gzip: sum.gzip + gzip }), { raw: 0, gzip: 0 });
}

let known: ReadonlyMap<string, Chunk> | undefined;

function readManifest(): ReadonlyMap<string, Chunk> | undefined {
  if (known) return known;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(manifestFile, 'utf8'));
  } catch {
    return undefined;
  }
  known = new Map(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, chunk]) =>
      isRecord(chunk) && typeof chunk['file'] === 'string'
        ? [
            [
              key,
              { file: chunk['file'], imports: names(chunk['imports']), css: names(chunk['css']) },
            ] as const,
          ]
        : [],
    ),
  );
  return known;
}

function names(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((name) => typeof name === 'string');
}
