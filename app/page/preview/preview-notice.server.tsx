import { renderToString } from 'react-dom/server';
import type { MessageKey } from '../../../schemas/generated/message-keys';
import type { PageMessage } from '../../../schemas/generated/types';
import { Island } from '../../../ui/live/island';
import { PreviewNotice } from '../../../ui/notice/preview-notice';
import type { Translate } from '../../../ui/site/site-context';
import { environment } from '../../server/environment.server';
import { isPreviewAddress } from '../../site/preview-host';
import type { Site } from '../../site/site';
import type { ContentDocument } from '../document/content-document';
import { unlistedHead } from '../document/document-head';
import { documentShell } from '../document/document-shell.server';
import type { NoPreviewProps } from './no-preview-props';

type NoPreviewReason = Extract<PageMessage, { type: 'marquee:no-preview' }>['reason'];

/** Text that replaces a page: why there is no preview, and what to do. */
export interface Notice {
  title: MessageKey;
  text: MessageKey;
  reason: NoPreviewReason;
}

/** A page that explains why there is no preview; it also sends a message to a studio around the frame. */
export function noticeDocument(
  request: Request,
  site: Site,
  t: Translate,
  { title, text, reason }: Notice,
): ContentDocument {
  const { origin, pathname } = new URL(request.url);
  return {
    head: unlistedHead(site, t(title), origin + pathname),
    regions: { header: '', main: noticeHtml(request, t, { title, text, reason }), footer: '' },
    shell: documentShell(site, t),
    liveValues: '',
    parts: undefined,
  };
}

function noticeHtml(request: Request, t: Translate, { title, text, reason }: Notice): string {
  const props: NoPreviewProps = { editorOrigins: environment.content.editorOrigins, reason };
  return renderToString(
    <>
      <PreviewNotice title={t(title)} text={t(text)} />
      {isPreviewAddress(request.url) && <Island name="no-preview" on="load" props={props} />}
    </>,
  );
}
