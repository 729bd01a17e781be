import { Html, html } from '../../process/html';
import { addressOf, type PageContext, type View } from './page-context';
import { sportName, type Shown } from './views';

/** Paths of scripts and styles, with a content hash. */
export interface ClientPaths {
  script: string;
  style: string;
}

const FORMATS = ['decimal', 'fractional', 'american'] as const;

/** Complete document of a frame. */
export function documentOf(
  page: PageContext,
  shown: Shown,
  view: View | undefined,
  paths: ClientPaths,
): string {
  const { texts, settings, book } = page;
  const tab = (name: string, address: string, isCurrent: boolean) =>
    html`<li><a href="${address}" data-link data-tab ${current(isCurrent)}>${name}</a></li>`;
  return html`<!doctype html>
    <html lang="${texts.tag}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${shown.title}</title>
        <link rel="stylesheet" href="${paths.style}" />
        <link rel="stylesheet" href="/theme/${settings.id}.css" />
        <script type="module" src="${paths.script}"></script>
      </head>
      <body>
        <a class="skip" href="#slip">${texts('skip')}</a>
        <header class="bar">
          <nav aria-label="${texts('nav')}">
            <ul class="tabs">
              ${tab(texts('home'), addressOf(page, {}), view === undefined)}
              ${tab(texts('live'), addressOf(page, {}, 'live'), view === 'live')}
              ${tab(texts('myBets'), addressOf(page, {}, 'bets'), view === 'bets')}
            </ul>
          </nav>
          <label class="format"
            ><span class="sr">${texts('oddsFormat')}</span
            ><select id="odds-format">
              ${FORMATS.map(
                (format) =>
                  html`<option value="${format}" ${selected(format === page.oddsFormat)}>
                    ${texts(`oddsFormat.${format}`)}
                  </option>`,
              )}
            </select></label
          >
        </header>
        <p id="notice" class="notice" role="status"></p>
        <noscript><p class="notice">${texts('noScript')}</p></noscript>
        <div class="columns">
          <nav class="sports" aria-label="${texts('allSports')}">
            <ul>
              ${book.catalogue.sports.map(
                ({ id }) =>
                  html`<li>
                    <a href="${addressOf(page, { category: id })}" data-link>${sportName(page, id)}</a>
                  </li>`,
              )}
            </ul>
          </nav>
          <main id="main" tabindex="-1">${shown.content}</main>
          <aside id="slip" class="slip" tabindex="-1" aria-label="${texts('slip')}"></aside>
        </div>
        <script type="application/json" id="frame">
          ${jsonOf(frameFacts(page, shown))}
        </script>
      </body>
    </html> `.markup;
}

/** Data for the client, typed in `client/facts.ts`. */
function frameFacts({ base, settings, user, texts, oddsFormat, book }: PageContext, { title, place }: Shown) {
  const currency = user.account?.currency ?? settings.currency;
  return {
    base,
    hostOrigin: settings.hostOrigin,
    language: settings.language,
    tag: texts.tag,
    isSignedIn: user.account !== null,
    currency,
    oddsFormat,
    limits: {
      ...book.limits.of(currency),
      selections: book.limits.selections,
      combinations: book.limits.combinations,
    },
    title,
    place,
    messages: texts.messages,
  };
}

/** JSON for a script element, escaped so that it cannot close the element. */
function jsonOf(value: unknown): Html {
  return new Html(JSON.stringify(value).replace(/</g, '\\u003c'));
}

const current = (isCurrent: boolean): Html | undefined =>
  isCurrent ? new Html('aria-current="page"') : undefined;
const selected = (isSelected: boolean): Html | undefined => (isSelected ? new Html('selected') : undefined);
