import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { remixConfig } from './remix.config.js';
import { reloadOnChange } from './scripts/dev/reload-on-change';

export default defineConfig({
  plugins: [remix(remixConfig), reloadOnChange()],
  server: { watch: { ignored: ['**/build/**', '**/.cache/**', '**/test-results/**'] } },
  // The gallery tells from the manifest how much JavaScript a block brings.
  build: { assetsInlineLimit: 0, manifest: true },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // A cold dev server that finds a dependency late reloads the page under the visitor's hands.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/**/*.tsx', 'blocks/**/*.island.ts*', 'ui/**/*.island.ts*'],
  },
});
