import { builtFiles, entryModule } from './built-files.server';

/** The scripts of a content page: the entry, and its imports to preload. */
export interface PageScripts {
  module: string;
  preloads: string[];
  /** Addresses of Vite's client scripts; in development only. */
  development: string[];
}

let built: PageScripts | undefined;

/** The scripts of every content page, whatever its islands. @throws Error in production before a build */
export function pageScripts(): PageScripts {
  if (import.meta.env.DEV)
    return {
      module: '/app/entry.client.tsx',
      preloads: [],
      development: ['/@vite/client', '/@id/__x00__virtual:remix/inject-hmr-runtime'],
    };
  built ??= readBuild();
  return built;
}

function readBuild(): PageScripts {
  const [module, ...preloads] = builtFiles([entryModule])?.scripts.map((file) => `/${file}`) ?? [];
  if (!module) throw new Error('build/.vite/client-manifest.json names no entry: run npm run build.');
  return { module, preloads, development: [] };
}
