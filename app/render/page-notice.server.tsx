import { renderToString } from 'react-dom/server';
import { PageNotice, type PageNoticeProps } from '../../ui/notice/page-notice';

/** The notice above the blocks of a page. */
export function pageNotice(notice: PageNoticeProps): string {
  return renderToString(<PageNotice {...notice} />);
}
