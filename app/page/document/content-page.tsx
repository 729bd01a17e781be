import previewStyles from '../../../ui/notice/preview.css?url';
import { Island } from '../../../ui/live/island';
import { PreviewBar } from '../../../ui/notice/preview-bar';
import { SafetyBar } from '../../player/safety/safety-bar';
import { ConsentParts } from '../../player/consent/consent-parts';
import type { ContentDocument } from './content-document';
import { SiteParts } from './site-parts';

/** The body of a content page: server-rendered HTML of its blocks, and the islands of every page. */
export function ContentPage({
  document,
}: {
  document: Pick<ContentDocument, 'regions' | 'shell' | 'liveValues' | 'parts' | 'safety' | 'preview'>;
}) {
  const { regions, shell, liveValues, parts, safety, preview } = document;
  // In preview, the studio may insert blocks here.
  const region = (name: 'header' | 'footer') => (preview ? { 'data-preview-region': name } : {});
  return (
    <>
      {preview && <link rel="stylesheet" href={previewStyles} />}
      <a className="skip-link" href="#content">
        {shell.skipText}
      </a>
      {safety && <SafetyBar {...safety} />}
      {parts && <ConsentParts {...parts.consent} />}
      {regions.header && (
        <div
          className="contents"
          {...region('header')}
          dangerouslySetInnerHTML={{ __html: regions.header }}
        />
      )}
      <main id="content" tabIndex={-1} dangerouslySetInnerHTML={{ __html: regions.main }} />
      {regions.footer && (
        <div
          className="contents"
          {...region('footer')}
          dangerouslySetInnerHTML={{ __html: regions.footer }}
        />
      )}
      <div className="contents" dangerouslySetInnerHTML={{ __html: liveValues }} />
      {parts && <SiteParts {...parts} />}
      {parts?.adMaster && <Island name="ad-master" on="idle" props={parts.adMaster} className="contents" />}
      {preview && (
        <Island name="preview-editing" on="load" props={preview.editing} className="contents">
          <PreviewBar {...preview.bar} />
        </Island>
      )}
      {preview?.studio && (
        <Island name="studio-preview" on="load" props={preview.studio} className="contents" />
      )}
    </>
  );
}
