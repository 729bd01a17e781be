import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from '@remix-run/react';
import { readPage } from './read-page.server';

export const loader = () => readPage().frame;

export default function App() {
  const { lang, direction, themeHref, body } = useLoaderData<typeof loader>();
  return (
    <html lang={lang} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="stylesheet" href={themeHref} />
        <Links />
      </head>
      <body {...body}>
        <div id="content">
          <Outlet />
        </div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
