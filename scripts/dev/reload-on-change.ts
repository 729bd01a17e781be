import path from 'node:path';
import type { Plugin } from 'vite';

/** How long the content service needs to take a file in and to tell the site. */
const settleMs = 400;

const code = /\.(ts|tsx|css)$/;

/**
 * In development, a change of code, content, brands or messages reloads the content pages that are open. Remix refreshes its own
 * hydrated pages; content pages are HTML from the server, so they listen for this event instead (islands.client.ts).
 */
export function reloadOnChange(): Plugin {
  return {
    name: 'marquee:reload-on-change',
    apply: 'serve',
    configureServer(server) {
      const tellPages = () => server.ws.send({ type: 'custom', event: 'marquee:changed' });
      const readBrands = async () => {
        const { reloadConfiguration } = await server.ssrLoadModule('/app/site/configuration.server.ts');
        reloadConfiguration();
        tellPages();
      };
      server.watcher.on('all', (_event, file) => {
        const changed = path.relative(server.config.root, path.resolve(server.config.root, file));
        const [folder = ''] = changed.split(path.sep);
        if (folder === 'brands') void readBrands();
        if (folder === 'content-fixtures') setTimeout(tellPages, settleMs);
        if (['app', 'blocks', 'ui', 'schemas'].includes(folder) && code.test(changed)) tellPages();
      });
    },
  };
}
