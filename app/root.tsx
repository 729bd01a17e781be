import { Links, Meta, Outlet, Scripts, useMatches, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ContentDocument } from './render/content-document.server';
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
  const failed = useRouteError() !== undefined;
  if (failed || !document) return <PlainDocument>{children}</PlainDocument>;
  return (
    <html lang={document.lang} dir={document.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
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
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
