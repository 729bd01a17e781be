import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface PageFile {
  /** URL path with a content hash. */
  path: string;
  type: string;
  content: string;
}

/** Files used by every hosted page. */
export interface PageFiles {
  style: PageFile;
  script: PageFile;
}

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Built once at startup.
 * @throws Error of esbuild with the faulty file
 */
export async function loadPageFiles(): Promise<PageFiles> {
  const [style, script] = await Promise.all([
    readFile(file('../client/pages.css'), 'utf8'),
    build({
      entryPoints: [file('../client/pages.ts')],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      minify: true,
      write: false,
    }),
  ]);
  return {
    style: named('css', 'text/css', style),
    script: named('js', 'text/javascript', script.outputFiles[0]?.text ?? ''),
  };
}

function named(ending: string, type: string, content: string): PageFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/assets/pages-${hash}.${ending}`, type, content };
}
