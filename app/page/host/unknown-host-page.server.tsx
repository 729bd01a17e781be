import Negotiator from 'negotiator';
import { languageTranslator } from '../../site/texts/messages.server';
import { configuration } from '../../site/configuration/configuration.server';
import { valueAt } from '../../site/configuration/json-pointer';
import { answerHeaders } from '../../server/answer-headers.server';
import { documentHeaders } from '../../site/document-headers.server';
import { documentText } from '../document/document-bytes.server';
import type { SendablePage } from '../page';
import { tagOf } from '../send/wire.server';

/** Document without a brand for an unknown host, in the visitor's language if there are texts for it. */
export function unknownHostPage(acceptLanguage: string | undefined): SendablePage {
  const { tag, direction, title, text } = textsIn(acceptLanguage);
  const html = (
    <html lang={tag} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
        </main>
      </body>
    </html>
  );
  const body = Buffer.from(documentText(html));
  const headers = {
    ...answerHeaders(false),
    'content-type': 'text/html; charset=utf-8',
    'content-language': tag,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    vary: 'Accept-Language',
    ...Object.fromEntries(documentHeaders({})),
  };
  return { status: 404, headers, tag: tagOf(body), body: { text: body } };
}

const english = 'en';

/** Languages without a market may lack texts. */
function textsIn(acceptLanguage: string | undefined) {
  const { languages, texts } = configuration();
  const spoken = [...languages.values()].filter(
    ({ code }) => valueAt(texts.get(code), '/errors/unknownHostText') !== undefined,
  );
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? english } });
  const [best] = wanted.languages(spoken.map(({ tag }) => tag));
  const language = spoken.find(({ tag }) => tag === best) ?? languages.get(english);
  if (!language) throw new Error('brands/languages.json has no English');
  const t = languageTranslator(language);
  const { tag, direction } = language;
  return { tag, direction, title: t('errors.unknownHost'), text: t('errors.unknownHostText') };
}
