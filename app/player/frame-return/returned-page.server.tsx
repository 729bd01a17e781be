import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MessageKey } from '../../../schemas/generated/message-keys';
import { documentHeaders } from '../../site/document-headers.server';
import type { Site } from '../../site/site';
import { translator } from '../../site/texts/messages.server';
import { localeAddress } from '../../site/wanted-path';

interface ReturnedPage {
  title: MessageKey;
  text: MessageKey;
  /** Label of the link to continue. */
  link: MessageKey;
  /** Target of the link, below the locale. */
  path: string;
  /** Posted to the page around the frame. */
  message: string;
}

/**
 * The page to which a provider redirects a frame. The browser sends no session, because the request began at another
 * site, so the page shows no player data: it posts a message to the page around the frame, at the site's own origin
 * only. In a top-level window it redirects.
 */
export function returnedPage(site: Site, { title, text, link, path, message }: ReturnedPage): Response {
  const { speech, theme } = site;
  const t = translator(site);
  const script = `if (window.parent === window) location.replace(document.links[0].href);
else window.parent.postMessage(${JSON.stringify(message)}, location.origin);`;
  const digest = createHash('sha256').update(script).digest('base64');
  const html = renderToStaticMarkup(
    <html lang={speech.tag} dir={speech.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content={theme.scheme} />
        <title>{t(title)}</title>
      </head>
      <body>
        <main>
          <h1>{t(title)}</h1>
          <p>{t(text)}</p>
          <a href={localeAddress(site.locale, path)} target="_blank" rel="noreferrer">
            {t(link)}
          </a>
        </main>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${html}`, {
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...documentHeaders({ script: `'sha256-${digest}'` }),
    ],
  });
}
