import type { ReactNode } from 'react';
import type { Site } from '../../site/site';

/** Attributes of html, head and body in every document of a site. */
export interface DocumentShell {
  lang: string;
  direction: 'ltr' | 'rtl';
  scheme: 'dark' | 'light';
  layout: Site['brand']['layout'];
  themeColor: string;
  themeHref: string;
  iconHref: string;
  /** Raster icons for browser tabs and home screens; missing for a brand without an icon. */
  icons: { tab: string; touch: string } | undefined;
  manifestHref: string;
  /** Origin of pictures. */
  pictureOrigin: string;
  fontHrefs: string[];
  skipText: string;
}

/**
 * The elements around a document of a site; `head` contains the tags of the page.
 * @param styles CSS of all styles of a page (`pageStyles`); without it the theme is a file, and `head` links the rest
 */
export function SiteDocument({
  shell,
  styles,
  head,
  children,
}: {
  shell: DocumentShell;
  styles?: string | undefined;
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <html lang={shell.lang} dir={shell.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {shell.icons && <link rel="icon" type="image/png" sizes="32x32" href={shell.icons.tab} />}
        <link rel="icon" type="image/svg+xml" href={shell.iconHref} />
        {shell.icons && <link rel="apple-touch-icon" href={shell.icons.touch} />}
        <link rel="manifest" href={shell.manifestHref} />
        <meta name="theme-color" content={shell.themeColor} />
        <link rel="preconnect" href={shell.pictureOrigin} />
        {shell.fontHrefs.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {styles ? (
          <style dangerouslySetInnerHTML={{ __html: styles }} />
        ) : (
          <link rel="stylesheet" href={shell.themeHref} />
        )}
        {head}
      </head>
      <body
        data-scheme={shell.scheme}
        data-header={shell.layout.header}
        data-hero={shell.layout.hero}
        data-heading={shell.layout.heading}
        data-tile={shell.layout.tile}
        data-live-row-span={shell.layout.liveRowSpan}
      >
        {children}
      </body>
    </html>
  );
}
