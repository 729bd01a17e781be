import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const folder = fileURLToPath(new URL('./client/', import.meta.url));

/** Build options of the studio's pages; views that are opened later are separate chunks. */
const options = {
  absWorkingDir: folder,
  entryPoints: [{ in: 'main.tsx', out: 'studio' }],
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  jsx: 'automatic',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  legalComments: 'none',
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

export interface ClientBundle {
  /** Contents by file name. Names change with their contents. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The script that starts the studio. */
  readonly entry: string;
}

/** Bundles the studio's pages, in memory. */
export async function bundleClient(): Promise<ClientBundle> {
  const { outputFiles, metafile } = await build({ ...options, outdir: 'out', write: false });
  const files = new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]));
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'main.tsx');
  if (!entry) throw new Error('studio/client/main.tsx was not bundled');
  return { files, entry: path.basename(entry[0]) };
}
