import path from 'node:path';
import { createServer } from 'vite';
import type * as renderer from './render-cells';

/** Class names people can read: `hero-banner__title` for `.title` of `hero-banner.module.css`. */
function readableName(local: string, file: string): string {
  return `${path.basename(file).replace(/\.module\.css.*$/, '')}__${local}`;
}

/** Runs a piece of work with the site's own renderer, compiled in memory; no build, no network. */
export async function withRenderer<Result>(work: (loaded: typeof renderer) => Result): Promise<Result> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: readableName } },
    esbuild: { jsx: 'automatic' },
  });
  try {
    return work((await vite.ssrLoadModule('/scripts/snapshots/render-cells.ts')) as typeof renderer);
  } finally {
    await vite.close();
  }
}
