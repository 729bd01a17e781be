import { Island } from '../../ui/island';
import type { ContentDocument } from './content-document.server';

/** The body of a content page: HTML the server rendered block by block, and the islands every page has. */
export function ContentPage({
  document,
}: {
  document: Pick<ContentDocument, 'regions' | 'skipText' | 'liveValues' | 'account'>;
}) {
  const { regions, skipText, liveValues, account } = document;
  return (
    <>
      <a className="skip-link" href="#content">
        {skipText}
      </a>
      {regions.header && <div className="contents" dangerouslySetInnerHTML={{ __html: regions.header }} />}
      <main id="content" tabIndex={-1} dangerouslySetInnerHTML={{ __html: regions.main }} />
      {regions.footer && <div className="contents" dangerouslySetInnerHTML={{ __html: regions.footer }} />}
      <div className="contents" dangerouslySetInnerHTML={{ __html: liveValues }} />
      <Island name="sign-in" on="load" props={account} />
    </>
  );
}
