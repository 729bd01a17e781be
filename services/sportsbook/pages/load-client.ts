import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { ClientPaths } from './document';

export interface Client {
  paths: ClientPaths;
  /** Files by path. */
  files: ReadonlyMap<string, { type: string; content: string }>;
}

/** Bundles the script and styles of the frame at startup. @throws Error of esbuild that names the faulty file */
export async function loadClient(): Promise<Client> {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('../client/', import.meta.url)),
    entryPoints: [{ in: 'frame.ts', out: 'frame' }],
    outdir: 'out',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    write: false,
    legalComments: 'none',
  });
  const named = (ending: string, type: string) => {
    const content = outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return { path: `/client/frame-${hash}${ending}`, type, content };
  };
  const script = named('.js', 'text/javascript');
  const style = named('.css', 'text/css');
  return {
    paths: { script: script.path, style: style.path },
    files: new Map([script, style].map(({ path, ...file }) => [path, file])),
  };
}
