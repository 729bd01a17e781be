import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { build as bundle } from 'esbuild';
import { type Plugin, defineConfig } from 'vite';
import { remixConfig } from './remix.config.js';
import { reloadOnChange } from './scripts/dev/reload-on-change';

/**
 * The islands of every content page as one file: a file each would be another request, most of them after an earlier one.
 * Islands of some pages, and dialogs, which are loaded when they are opened, stay apart.
 */
const everyPage =
  /\/app\/(render\/[\w-]+\.client|player\/(consent|sign-in|registration|reset-password)\/(consent|sign-in|sign-up|reset-password)\.island)\.ts$|\/(site-header|live-values|scroll-row)\.island\.ts$/;

const serverJsx = path.resolve('app/render/jsx-runtime.server.ts');

/** The server build makes its elements in its own way, everything else as React does. */
const jsxOfServer: Plugin = {
  name: 'marquee:jsx-of-server',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer, { ssr }) =>
    ssr && id === 'react/jsx-runtime' && importer !== serverJsx ? serverJsx : undefined,
};

/** The web server as one file: compiled as it starts, it would hold 65 MB more, for the compiler's thread and its copies of the sources. */
const webServer: Plugin = {
  name: 'marquee:web-server',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  async closeBundle() {
    await bundle({
      entryPoints: ['server.ts'],
      outfile: 'build/server.mjs',
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // package.json says that only styles have side effects; the environment is checked by one.
      ignoreAnnotations: true,
    });
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [jsxOfServer, remix(remixConfig), reloadOnChange(), webServer],
  server: { watch: { ignored: ['**/build/**', '**/.cache/**', '**/test-results/**'] } },
  build: {
    assetsInlineLimit: 0,
    // The gallery tells from the manifest how much JavaScript a block brings.
    manifest: true,
    // For the browsers of five years ago private fields become look-ups in weak maps, which cost memory and time with every request.
    ...(isSsrBuild
      ? { target: 'node20' }
      : {
          rollupOptions: {
            output: { manualChunks: (id: string) => (everyPage.test(id) ? 'every-page' : undefined) },
          },
        }),
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // A cold dev server that finds a dependency late reloads the page under the visitor's hands.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/**/*.tsx', 'blocks/**/*.island.ts*', 'ui/**/*.island.ts*'],
  },
}));
