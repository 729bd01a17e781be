import { answerHeaders } from '../server/answer-headers.server';
import { requestId } from '../server/request-id.server';
import { documentHeaders } from '../site/document-headers.server';
import { pageScripts } from '../render/page-scripts.server';
import { FailedHtml } from './document/content-html';
import { documentText } from './document/document-bytes.server';
import type { SendablePage } from './page';
import { tagOf } from './send/wire.server';

/** A plain document for a request that failed before its site was resolved, or while its page was made. */
export function failedPage(status: number): SendablePage {
  const text = Buffer.from(documentText(<FailedHtml scripts={pageScripts()} reference={requestId()} />));
  const headers = {
    ...answerHeaders(false),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...Object.fromEntries(documentHeaders({})),
  };
  return { status, headers, tag: tagOf(text), body: { text } };
}
