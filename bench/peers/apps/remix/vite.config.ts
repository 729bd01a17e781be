import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    remix({
      buildDirectory: '.cache',
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  build: { assetsInlineLimit: 0 },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // The blocks are outside this app's folder, where another React is installed.
  resolve: { dedupe: ['react', 'react-dom'] },
});
