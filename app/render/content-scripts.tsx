import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { useContext } from 'react';

/**
 * The one script of a content page: the client entry, which starts the islands. Remix's own `<Scripts>` would add its router,
 * the route modules and the loader's data, none of which a content page needs (DESIGN §7).
 */
export function ContentScripts() {
  const context = useContext(RemixContext);
  if (!context) return null;
  const { entry, hmr } = context.manifest;
  return (
    <>
      {/* Without it a content page would not hear of changes: it imports no module that Vite would refresh. */}
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      {hmr?.runtime && <script type="module" src={hmr.runtime} />}
      {entry.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={entry.module} />
    </>
  );
}
