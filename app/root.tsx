import { Links, Meta, Outlet, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import app from '../brands/messages/en/app.json';
import errors from '../brands/messages/en/errors.json';
import { Island } from '../ui/island';
import { ContentScripts } from './render/content-scripts';
import { blockStyles } from './render/stylesheets';
import { useContentDocument } from './routes/document-context';
import { HeadTags } from './routes/head-tags';

export const handle = { styles: blockStyles };

/** The document: a content page's own, or a plain one for what is no page of a site. */
export function Layout({ children }: { children: ReactNode }) {
  const document = useContentDocument();
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
        <HeadTags head={document.head} />
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
