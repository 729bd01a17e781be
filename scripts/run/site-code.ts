import { createServer } from 'vite';

/**
 * Runs work with a module of the site's own code, compiled in memory like in the site's build; needs no build and no
 * network.
 * @param file path of the module from the root of the project
 * @param className returns the class names of CSS modules; unique ones by default
 */
export async function withSiteCode<Module, Result>(
  file: `/${string}`,
  work: (loaded: Module) => Result | Promise<Result>,
  className?: (local: string, file: string) => string,
): Promise<Result> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css: {
      modules: {
        localsConvention: 'camelCaseOnly',
        ...(className ? { generateScopedName: className } : {}),
      },
    },
    esbuild: { jsx: 'automatic' },
  });
  try {
    return await work((await vite.ssrLoadModule(file)) as Module);
  } finally {
    await vite.close();
  }
}
