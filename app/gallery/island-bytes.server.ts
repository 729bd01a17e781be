import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isRecord } from '../../ui/json-fields';

/** Bytes of something, as it is and as it travels. */
export interface Bytes {
  raw: number;
  gzip: number;
}

export function bytesOf(text: string | Buffer): Bytes {
  return { raw: Buffer.byteLength(text), gzip: gzipSync(text).length };
}

interface Chunk {
  file: string;
  imports: string[];
}

const client = path.resolve('build/client');
const manifestFile = path.resolve('build/.vite/client-manifest.json');
const entry = 'app/entry.client.tsx';

/** Names of the islands in a piece of HTML, each once. */
export function islandNames(html: string): string[] {
  return [...new Set([...html.matchAll(/ data-island="([\w-]+)"/g)].flatMap(([, name]) => name ?? []))];
}

/**
 * JavaScript that the islands of a block load beyond what every page of the site loads anyway, from the build's manifest. Undefined
 * before a build, and in development, where no bundle exists.
 */
export function islandBytes(islands: readonly string[]): Bytes | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  const manifest = readManifest();
  if (!manifest) return undefined;
  const everyPage = new Set(filesOf(manifest, [entry]));
  const keys = [...manifest.keys()].filter((key) =>
    islands.some((name) => new RegExp(`/${name}\\.island\\.tsx?$`).test(key)),
  );
  const files = filesOf(manifest, keys).filter((file) => !everyPage.has(file));
  return files
    .map((file) => bytesOf(readFileSync(path.join(client, file))))
    .reduce((sum, { raw, gzip }) => ({ raw: sum.raw + raw, gzip: sum.gzip + gzip }), { raw: 0, gzip: 0 });
}

/** Files of these modules and of all they import at once; what is imported later only is left out. */
function filesOf(manifest: ReadonlyMap<string, Chunk>, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest.get(key)?.imports.forEach(visit);
  };
  keys.forEach(visit);
  return [...new Set([...seen].flatMap((key) => manifest.get(key)?.file ?? []))];
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
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, chunk]) => {
      if (!isRecord(chunk) || typeof chunk['file'] !== 'string') return [];
      const imports: unknown[] = Array.isArray(chunk['imports']) ? chunk['imports'] : [];
      const names = imports.filter((name) => typeof name === 'string');
      return [[key, { file: chunk['file'], imports: names }] as const];
    }),
  );
  return known;
}
