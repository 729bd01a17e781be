import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const folder = fileURLToPath(new URL('./', import.meta.url));

/** A file of the bundle, by its path below `/client/`. */
export type ClientFiles = ReadonlyMap<string, Uint8Array>;

const options = {
  absWorkingDir: folder,
  entryPoints: [{ in: 'frame.ts', out: 'frame' }],
  outdir: '.',
  bundle: true,
  // Each kind of game and each language is a chunk that is loaded on demand.
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  chunkNames: 'chunk-[hash]',
  write: false,
  legalComments: 'none',
} satisfies BuildOptions;

/** Scripts and styles of the page, in memory. `index.html` refers to `frame.js` and `frame.css`; other names contain a content hash. */
export async function bundleClient(): Promise<ClientFiles> {
  const { outputFiles } = await build(options);
  return new Map(
    outputFiles.map(({ path: file, contents }) => [
      path.relative(folder, file).split(path.sep).join('/'),
      contents,
    ]),
  );
}
