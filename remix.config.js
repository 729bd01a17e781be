/**
 * The Remix options. vite.config.ts hands them to Remix's Vite plugin.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export const remixConfig = {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};

export default remixConfig;
