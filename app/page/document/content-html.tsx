import errors from '../../../brands/messages/en/errors.json';
import { ScriptTags } from '../../render/content-scripts';
import type { PageScripts } from '../../render/page-scripts.server';
import type { ContentDocument } from './content-document';
import { ContentPage } from './content-page';
import { SiteDocument } from './document-shell';
import { FailedPage } from './failed-page';
import { HeadTags } from './head-tags';

interface ContentHtmlProps {
  document: ContentDocument;
  /** CSS of all styles of the page. */
  styles: string;
  scripts: PageScripts;
}

/** The document of a content page: HTML and islands, without Remix's scripts and state. */
export function ContentHtml({ document, styles, scripts }: ContentHtmlProps) {
  const head = (
    <>
      <HeadTags head={document.head} />
      <ScriptTags scripts={scripts} />
    </>
  );
  return (
    <SiteDocument shell={document.shell} styles={styles} head={head}>
      <ContentPage document={document} />
    </SiteDocument>
  );
}

/** A plain document for a request that failed entirely. */
export function FailedHtml({ scripts, reference }: { scripts: PageScripts; reference: string | undefined }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{errors.boundary}</title>
      </head>
      <body>
        <FailedPage reference={reference} />
        <ScriptTags scripts={scripts} />
      </body>
    </html>
  );
}
