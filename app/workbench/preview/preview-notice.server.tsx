import { renderToString } from 'react-dom/server';
import type { MessageKey } from '../../../schemas/generated/message-keys';
import { PreviewNotice } from '../../../ui/notice/preview-notice';
import type { Translate } from '../../../ui/site/site-context';
import type { Site } from '../../site/site';
import type { ContentDocument } from '../../page/document/content-document';
import { documentShell } from '../../page/document/document-shell.server';

/** A page of the site that says why the preview did not open, and what to do. */
export function noticeDocument(
  request: Request,
  site: Site,
  t: Translate,
  text: MessageKey,
): ContentDocument {
  const title = t('preview.refusedTitle');
  const { origin, pathname } = new URL(request.url);
  return {
    head: { title, noIndex: true, canonical: origin + pathname, alternates: [] },
    regions: {
      header: '',
      main: renderToString(<PreviewNotice title={title} text={t(text)} />),
      footer: '',
    },
    shell: documentShell(site, t),
    liveValues: '',
    parts: undefined,
  };
}
