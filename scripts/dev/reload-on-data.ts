import type { Plugin } from 'vite';

/** In development, a change below brands/ or content-fixtures/ reloads the pages that are open. */
export function reloadOnData(): Plugin {
  return {
    name: 'marquee:reload-on-data',
    apply: 'serve',
    configureServer(server) {
      const folders = ['brands/', 'content-fixtures/'];
      server.watcher.add(folders);
      server.watcher.on('all', (_event, file) => {
        const changed = file.replaceAll('\\', '/');
        if (!changed.endsWith('.json') || !folders.some((folder) => changed.includes(`/${folder}`))) return;
        // The content service needs a moment to take the file in and to tell the site.
        setTimeout(() => server.ws.send({ type: 'full-reload' }), 400);
      });
    },
  };
}
