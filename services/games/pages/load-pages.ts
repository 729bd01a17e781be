import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleClient } from '../client/bundle';
import type { Pages } from './page-routes';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Documents, scripts and styles of all games, built once at startup.
 * @throws Error of esbuild with the faulty file
 * @param readable builds scripts with source maps, for development
 */
export async function loadPages(readable: boolean): Promise<Pages> {
  const [game, fair, client, script] = await Promise.all([
    readFile(file('../client/index.html'), 'utf8'),
    readFile(file('../fair/index.html'), 'utf8'),
    bundleClient(),
    bundleFair(readable),
  ]);
  return {
    game,
    fair,
    files: new Map([
      ...[...client].map(([name, content]) => [`/client/${name}`, content] as const),
      ...script,
    ]),
  };
}

async function bundleFair(readable: boolean): Promise<[string, Uint8Array][]> {
  const { outputFiles } = await build({
    absWorkingDir: file('../fair/'),
    entryPoints: [{ in: 'fair.ts', out: 'fair' }],
    outdir: 'out',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: !readable,
    sourcemap: readable ? 'inline' : false,
    charset: 'utf8',
    write: false,
    legalComments: 'none',
  });
  return outputFiles.map(({ path, contents }) => [
    `/fair/${path.endsWith('.css') ? 'fair.css' : 'fair.js'}`,
    contents,
  ]);
}
