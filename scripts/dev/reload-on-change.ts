import path from 'node:path';
import type { Plugin } from 'vite';

const sources = /\.(ts|tsx|css|json)$/;

/**
 * In development, a change of code, content, brands or messages reloads open content pages. Remix refreshes its own
 * hydrated pages; content pages are HTML from the server, so they listen for this event instead (islands.client.ts).
 */
export function reloadOnChange(): Plugin {
  return {
    name: 'marquee:reload-on-change',
    apply: 'serve',
    configureServer(server) {
      const tellPages = () => server.ws.send({ type: 'custom', event: 'marquee:changed' });
      const readBrands = async () => {
        const { reloadConfiguration } = await server.ssrLoadModule(
          '/app/site/configuration/configuration.server.ts',
        );
        reloadConfiguration();
        tellPages();
      };
      // Reloads only after the content service's webhook, when the change is visible.
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/webhooks/content')) response.on('finish', tellPages);
        next();
      });
      server.watcher.on('all', (_event, file) => {
        const changed = path.relative(server.config.root, path.resolve(server.config.root, file));
        const [folder = ''] = changed.split(path.sep);
        if (folder === 'brands') void readBrands();
        if (['app', 'blocks', 'ui', 'schemas'].includes(folder) && sources.test(changed)) tellPages();
      });
    },
  };
}
