import { createServer } from 'vite';
import type * as replay from '../../app/gallery/replay.server';

/** Runs a piece of work with the site's own renderer, compiled in memory; no build, no network. */
export async function withReplay<Result>(work: (loaded: typeof replay) => Result): Promise<Result> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    esbuild: { jsx: 'automatic' },
  });
  try {
    return work((await vite.ssrLoadModule('/app/gallery/replay.server.ts')) as typeof replay);
  } finally {
    await vite.close();
  }
}
