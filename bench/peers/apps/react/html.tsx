import type { ReactNode } from 'react';
import type { PageFrame } from '../../page/page';

/** The elements around a page, identical for all candidates. */
export function Html({
  frame,
  styleHrefs,
  children,
}: {
  frame: PageFrame;
  styleHrefs: readonly string[];
  children: ReactNode;
}) {
  return (
    <html lang={frame.lang} dir={frame.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{frame.title}</title>
        <meta name="description" content={frame.description} />
        {[frame.themeHref, ...styleHrefs].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body {...frame.body}>
        <div id="content">{children}</div>
      </body>
    </html>
  );
}
