import { html, type Html } from '../../process/html';
import type { PageFiles } from './page-files';
import type { Texts } from './texts';

export interface Page {
  title: string;
  content: Html;
  /** Amount and merchant above the content. */
  order?: { merchant: string; amount: string };
  /** Content below, such as the link back. */
  footer?: Html;
  hasErrors?: boolean;
}

/** The document around every page. */
export function layout(texts: Texts, page: Page, files: PageFiles): string {
  const { title, content, order, footer, hasErrors } = page;
  const documentTitle = hasErrors ? texts('errorTitle', { title }) : title;
  return html`<!doctype html>
    <html lang="${texts.tag}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${documentTitle}${order && html` – ${order.merchant}`}</title>
        <link rel="stylesheet" href="${files.style.path}" />
        <script type="module" src="${files.script.path}"></script>
      </head>
      <body>
        <header class="bar">
          <span class="mark" aria-hidden="true"></span>
          <p>${texts('notice')}</p>
        </header>
        <main>
          ${
            order &&
            html`<div class="order">
              <p class="merchant">${texts('payTo', { merchant: order.merchant })}</p>
              <p class="amount">${order.amount}</p>
            </div>`
          }
          <section class="card" aria-labelledby="title">
            <h1 id="title">${title}</h1>
            ${content}
          </section>
          ${footer && html`<footer>${footer}</footer>`}
        </main>
      </body>
    </html> `.markup;
}
