import { Links, Meta, Outlet, useMatches, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { app, errors } from '../brands/messages/en.json';
import { Island } from '../ui/island';
import type { ContentDocument } from './routes/content-document.server';
import { ContentScripts } from './render/content-scripts';
import { blockStyles } from './render/stylesheets';

export const handle = { styles: blockStyles };

/** The document a route asks for: content pages carry islands, application pages are hydrated as a whole (DESIGN §7). */
function useDocument(): ContentDocument | undefined {
  const match = useMatches().find(({ handle: own }) => typeof own === 'object' && own !== null && 'document' in own && own.document === 'content');
  return match?.data as ContentDocument | undefined;
}

export function Layout({ children }: { children: ReactNode }) {
  const document = useDocument();
  const failed = Boolean(useRouteError());
  if (failed || !document) return <PlainDocument>{children}</PlainDocument>;
  return (
    <html lang={document.lang} dir={document.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" type="image/svg+xml" href={document.iconHref} />
        <meta name="theme-color" content={document.themeColor} />
        {document.fontHrefs.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={document.themeHref} />
        <Meta />
        <Links />
        <ContentScripts />
      </head>
      <body
        data-scheme={document.scheme}
        data-header={document.layout.header}
        data-hero={document.layout.hero}
        data-heading={document.layout.heading}
        data-tile={document.layout.tile}
        data-live-row-span={document.layout.liveRowSpan}
      >
        {children}
      </body>
    </html>
  );
}

function PlainDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ContentScripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** What is left when not even the site of a request could be found; the language of the request is not known here (SHELL-07). */
export function ErrorBoundary() {
  return (
    <main>
      <h1>{errors.boundary}</h1>
      <Island name="reload-button" on="load">
        <button type="button">{app.reload}</button>
      </Island>
    </main>
  );
}
