import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { build as bundle, type Plugin as BundlePlugin } from 'esbuild';
import { type Plugin, defineConfig } from 'vite';
import { remixConfig } from './remix.config.js';
import { reloadOnChange } from './scripts/dev/reload-on-change';
import { bundleClient } from './studio/client-bundle';

/**
 * The islands of every content page as one file: a file each would be another request, most of them after an earlier one.
 * Islands of some pages, and dialogs, which are loaded when they are opened, stay apart.
 */
const everyPage =
  /\/app\/(render\/[\w-]+\.client|player\/(consent|sign-in|registration|reset-password)\/(consent|sign-in|sign-up|reset-password)\.island)\.ts$|\/(site-header|live-values|scroll-row)\.island\.ts$/;

/** Islands of editors and of single account pages; listing what they import would make every page heavier. */
const rarelyLoaded =
  /\/(preview-editing|no-preview|studio-preview|block-picture|gallery|language-choice|verification-reminder)\.island-/;

const serverJsx = path.resolve('app/render/jsx-runtime.server.ts');

/** The server build makes its elements in its own way, everything else as React does. */
const jsxOfServer: Plugin = {
  name: 'marquee:jsx-of-server',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer, { ssr }) =>
    ssr && id === 'react/jsx-runtime' && importer !== serverJsx ? serverJsx : undefined,
};

/** The services read files that lie beside their sources. */
const besideSources: BundlePlugin = {
  name: 'marquee:beside-sources',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]services[\\/].*\.ts$/ }, async ({ path: file }) => {
      const place = path.relative('build', file).replaceAll(path.sep, '/');
      const here = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
      const source = await readFile(file, 'utf8');
      return { contents: source.replaceAll('import.meta.url', here), loader: 'ts' };
    }),
};

/**
 * Web server and services as one file each: compiled as they start, they would hold 65 MB more, for the compiler's thread and its copies of
 * the sources, and the platform would need three times the CPU until it is ready.
 */
const programs: Plugin = {
  name: 'marquee:programs',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  async closeBundle() {
    await bundle({
      entryPoints: {
        server: 'server.ts',
        content: 'services/content/main.ts',
        platform: 'services/platform/main.ts',
        games: 'services/games/main.ts',
        'payment-provider': 'services/payment-provider/main.ts',
        sportsbook: 'services/sportsbook/main.ts',
        studio: 'studio/main.ts',
      },
      outdir: 'build',
      outExtension: { '.js': '.mjs' },
      plugins: [besideSources],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // package.json says that only styles have side effects; the environment is checked by one.
      ignoreAnnotations: true,
    });
    await buildStudioClient();
  },
};

/** The pages of the studio, beside its server. */
async function buildStudioClient(): Promise<void> {
  const folder = path.resolve('build/studio-client');
  const { files } = await bundleClient();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, contents] of files) await writeFile(path.join(folder, name), contents);
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [jsxOfServer, remix(remixConfig), reloadOnChange(), programs],
  server: { watch: { ignored: ['**/build/**', '**/.cache/**', '**/test-results/**'] } },
  build: {
    assetsInlineLimit: 0,
    // The gallery tells from the manifest how much JavaScript a block brings.
    manifest: true,
    // For the browsers of five years ago private fields become look-ups in weak maps, which cost memory and time with every request.
    ...(isSsrBuild
      ? { target: 'node20' }
      : {
          modulePreload: {
            resolveDependencies: (script: string, imports: string[]) =>
              rarelyLoaded.test(script) ? [] : imports,
          },
          rollupOptions: {
            output: {
              manualChunks: (id: string) => (everyPage.test(id) ? 'every-page' : undefined),
              // Every page lists its islands by file name, in which hashes of fewer characters compress better.
              hashCharacters: 'hex',
            },
          },
        }),
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // A cold dev server that finds a dependency late reloads the page under the visitor's hands.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/**/*.tsx', 'blocks/**/*.island.ts*', 'ui/**/*.island.ts*'],
  },
}));
