import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentHeaders } from '../../../site/document-headers.server';
import type { Site } from '../../../site/site';
import { translator } from '../../../site/texts/messages.server';
import { localeAddress } from '../../../site/wanted-path';
import { tabPaths } from '../../account/account-navigation';
import { paymentPath } from './deposit-form';
import { returnedMessage } from './payment-return';

/** Tells the dialog around the frame, at the site's own origin only. In a window of its own it goes on to the payment. */
const script = `if (window.parent === window) location.replace(document.links[0].href);
else window.parent.postMessage(${JSON.stringify(returnedMessage)}, location.origin);`;
const digest = createHash('sha256').update(script).digest('base64');

/**
 * The page to which a provider leads a frame back. The browser sends no session with it, since the request began at another site, so it
 * shows nothing of the payment: the dialog around the frame does.
 */
export function paymentReturned(site: Site, paymentId: string | undefined): Response {
  const { speech, theme } = site;
  const t = translator(site);
  const path = paymentId === undefined ? tabPaths.transactions : paymentPath(paymentId);
  const html = renderToStaticMarkup(
    <html lang={speech.tag} dir={speech.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content={theme.scheme} />
        <title>{t('deposit.result.title')}</title>
      </head>
      <body>
        <main>
          <h1>{t('deposit.result.title')}</h1>
          <p>{t('deposit.game.returned')}</p>
          <a href={localeAddress(site.locale, path)} target="_blank" rel="noreferrer">
            {t('deposit.result.check')}
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
