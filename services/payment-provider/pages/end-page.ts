import type { Status } from '../transactions/record';
import { html, type Html } from '../../process/html';
import type { Page } from './layout';
import type { HostedRecord, PageContext } from './page-context';
import type { TextKey, Texts } from './texts';

const ends: Partial<Record<Status, readonly [title: TextKey, text: TextKey]>> = {
  settled: ['done.settled', 'done.settledText'],
  reversed: ['done.settled', 'done.settledText'],
  authorised: ['done.pending', 'done.pendingText'],
  pending: ['done.pending', 'done.pendingText'],
  cancelled: ['done.cancelled', 'done.failedText'],
  expired: ['done.expired', 'done.expiredText'],
};
const failed: readonly [TextKey, TextKey] = ['done.failed', 'done.failedText'];

/** Final page of a payment, with the link back to the merchant. */
export function endPage({ record, texts }: PageContext): Page {
  const [title, text] = ends[record.view.status] ?? failed;
  const { merchant } = record.hosted;
  return {
    title: texts(title),
    content: html`<p>${texts(text, { merchant })}</p>
      ${wayBack(texts, record)}`,
  };
}

/** Page for a link without a payment. */
export function unknownPage(texts: Texts): Page {
  return { title: texts('unknown.title'), content: html`<p>${texts('unknown.text')}</p>` };
}

/** The link back to the merchant. */
export function wayBack(texts: Texts, record: HostedRecord): Html {
  return html`<p>
    <a class="button" href="${returnAddress(record)}"
      >${texts('returnTo', { merchant: record.hosted.merchant })}</a
    >
  </p>`;
}

/** Return URL of the merchant. It identifies the payment, but does not contain its outcome. */
export function returnAddress({ hosted, view }: HostedRecord): string {
  const url = new URL(hosted.returnUrl);
  url.searchParams.set('payment', view.reference);
  return url.href;
}
