import { Island } from '../../ui/island';
import type { ContentDocument } from './content-document.server';

/** The body of a content page: HTML the server rendered block by block, and the islands every page has. */
export function ContentPage({ document }: { document: Pick<ContentDocument, 'regions' | 'skipText' | 'live' | 'account'> }) {
  const { regions, skipText, live, account } = document;
  return (
    <>
      <a className="skip-link" href="#content">
        {skipText}
      </a>
      {regions.header && <div className="contents" dangerouslySetInnerHTML={{ __html: regions.header }} />}
      <main id="content" tabIndex={-1} dangerouslySetInnerHTML={{ __html: regions.main }} />
      {regions.footer && <div className="contents" dangerouslySetInnerHTML={{ __html: regions.footer }} />}
      <Island name="live-values" on="idle" props={live} />
      <Island name="sign-in" on="load" props={account} />
    </>
  );
}
