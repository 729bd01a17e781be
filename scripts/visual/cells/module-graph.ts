import path from 'node:path';
import { build } from 'esbuild';
import { errorMessage } from '../../../app/server/error-message';
import { VisualError } from '../visual-error';

/** File → files it imports, paths below the root. */
export type ModuleGraph = Map<string, string[]>;

/** Pictures and fonts in stylesheets, which are not modules. */
const externalFiles = ['svg', 'png', 'webp', 'avif', 'jpg', 'woff2'].map((ending) => `*.${ending}`);

/**
 * Imports of each module, as resolved by esbuild. Excludes type imports, which are erased, and `import.meta.glob`.
 * @throws VisualError when an import cannot be resolved
 */
export async function readModuleGraph(root: string, entries: string[]): Promise<ModuleGraph> {
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: entries,
      outdir: path.join(root, 'unused'),
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      packages: 'external',
      external: externalFiles,
      logLevel: 'silent',
    });
    return new Map(
      Object.entries(metafile.inputs).map(([file, { imports }]) => [
        file,
        imports.filter(({ external }) => !external).map((imported) => imported.path),
      ]),
    );
  } catch (error) {
    throw new VisualError(`The modules of ${root} cannot be followed: ${errorMessage(error)}`);
  }
}

/** A file with all its transitive imports; `stop` excludes files. */
export function closureOf(
  graph: ModuleGraph,
  entries: Iterable<string>,
  stop: (file: string) => boolean = () => false,
): Set<string> {
  const closure = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (closure.has(file) || stop(file)) continue;
    closure.add(file);
    open.push(...(graph.get(file) ?? []));
  }
  return closure;
}
