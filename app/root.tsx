import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import errors from '../brands/messages/en/errors.json';
import { ContentScripts } from './render/content-scripts';
import { blockStyles } from './render/stylesheets';
import type { loader as applicationLoader } from './routes/application';
import { ApplicationSiteData, useApplicationSite } from './page/application/application-frame';
import { useContentDocument, useNonce, useReference } from './page/document/document-context';
import { SiteDocument } from './page/document/document-shell';
import { FailedPage } from './page/document/failed-page';

export const handle = { styles: blockStyles };

/** The document of what Remix renders: an application page, a page for those who work on sites, or a plain one for what is no page of a site. */
export function Layout({ children }: { children: ReactNode }) {
  const content = useContentDocument();
  const application = useRouteLoaderData<typeof applicationLoader>('routes/application');
  const site = useApplicationSite();
  const failed = Boolean(useRouteError());
  if (application && site && !failed)
    return <ApplicationDocument shell={site.site.shell}>{children}</ApplicationDocument>;
  if (failed) return <PlainDocument head={<title>{errors.boundary}</title>}>{children}</PlainDocument>;
  if (!content) return <PlainDocument head={<Meta />}>{children}</PlainDocument>;
  const head = (
    <>
      {/* For those who work on sites: search engines and link previews read content pages. */}
      <title>{content.head.title}</title>
      <meta name="robots" content="noindex" />
      <Links />
      <ContentScripts />
    </>
  );
  return (
    <SiteDocument shell={content.shell} head={head}>
      {children}
    </SiteDocument>
  );
}

/** Hydrated as a whole: carries Remix's own scripts and state. */
function ApplicationDocument({
  shell,
  children,
}: {
  shell: Parameters<typeof SiteDocument>[0]['shell'];
  children: ReactNode;
}) {
  const nonce = useNonce();
  const isListed = useMatches().some(({ handle }) => isListedPage(handle));
  const head = (
    <>
      <Meta />
      {!isListed && <meta name="robots" content="noindex" />}
      <Links />
    </>
  );
  return (
    <SiteDocument shell={shell} head={head}>
      {children}
      <ApplicationSiteData />
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </SiteDocument>
  );
}

/** Search engines may list a route that says so in its handle; its meta decides about each page. */
function isListedPage(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isListed' in handle && handle.isListed === true;
}

function PlainDocument({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
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

export function ErrorBoundary() {
  return <FailedPage reference={useReference()} />;
}
