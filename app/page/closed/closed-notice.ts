import type { SiteView } from '../../../ui/site/site-context';
import type { PageNoticeProps } from '../../../ui/notice/page-notice';
import type { ClosedReason } from '../../site/policy';
import { localeAddress } from '../../site/wanted-path';

/** Notice for a player who was redirected home from a closed page: the reason, and whom to contact (GUARD-05…11). */
export function closedNotice({ locale, t }: SiteView, reason: ClosedReason): PageNoticeProps {
  return {
    label: t('closedPage.label'),
    texts: [t(`closedPage.${reason}`), t('closedPage.next')],
    links: [
      { label: t('closedPage.contact'), href: localeAddress(locale, '/contact-us') },
      { label: t('closedPage.account'), href: localeAddress(locale, '/my-account/account') },
    ],
  };
}
