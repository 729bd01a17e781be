import { createServer } from 'vite';
import type * as corpus from './check-corpus';

/** Runs a piece of work with the site's own code, compiled in memory as the site's build does; no build, no network. */
export async function withCheck<Result>(work: (loaded: typeof corpus) => Promise<Result>): Promise<Result> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    esbuild: { jsx: 'automatic' },
  });
  try {
    return await work((await vite.ssrLoadModule('/scripts/check-content/check-corpus.ts')) as typeof corpus);
  } finally {
    await vite.close();
  }
}
