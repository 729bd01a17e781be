import type { ReactNode } from 'react';
import '../../../.cache/blocks/blocks.css';
import { readPage } from '../read-page';

export function generateMetadata() {
  const { title, description } = readPage().frame;
  return { title, description };
}

export default function Layout({ children }: { children: ReactNode }) {
  const { lang, direction, themeHref, body } = readPage().frame;
  return (
    <html lang={lang} dir={direction}>
      <head>
        <link rel="stylesheet" href={themeHref} />
      </head>
      <body {...body}>
        <div id="content">{children}</div>
      </body>
    </html>
  );
}
