import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { useContext } from 'react';
import type { PageScripts } from './page-scripts.server';

/**
 * The only script of a content page: the client entry, which starts the islands. Remix's own `<Scripts>` would add its
 * router, the route modules and the loader data, none of which a content page needs.
 */
export function ScriptTags({ scripts: { module, preloads, development } }: { scripts: PageScripts }) {
  return (
    <>
      {development.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={module} />
    </>
  );
}

/** The same for a document rendered by Remix, whose manifest has the addresses. */
export function ContentScripts() {
  const context = useContext(RemixContext);
  if (!context) return null;
  const { entry, hmr } = context.manifest;
  // Needed in development, because a content page imports no module that Vite would refresh.
  const development = import.meta.env.DEV ? ['/@vite/client', hmr?.runtime ?? []].flat() : [];
  return <ScriptTags scripts={{ module: entry.module, preloads: entry.imports, development }} />;
}
