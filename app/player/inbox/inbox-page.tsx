import { useSite } from '../../../ui/site/site-context';
import { AccountPage } from '../account/account-page';
import type { FormAnswer } from '../forms/form-answer';
import { CrmOffersCard } from './crm-offers-card';
import type { InboxList, InboxPageData } from './inbox-entry';
import { InboxListCard } from './inbox-list';
import { InboxOutcome } from './inbox-outcome';

interface InboxPageProps {
  list: InboxList;
  page: InboxPageData;
  /** The response to a form of this page. */
  answer: (FormAnswer & { changed?: string }) | undefined;
}

/** The page of messages, with the CRM provider's offers, or of notifications (INBOX-02, INBOX-03). */
export function InboxPage({ list, page, answer }: InboxPageProps) {
  const { t } = useSite();
  const isInbox = list === 'messages';
  return (
    <AccountPage title={isInbox ? 'account.pages.inbox' : 'account.pages.notifications'}>
      <InboxOutcome answer={answer} />
      <InboxListCard
        page={page}
        title={isInbox ? t('inbox.messagesTitle') : t('inbox.notificationsTitle')}
        intro={isInbox ? t('inbox.intro') : t('inbox.notificationsIntro')}
        none={isInbox ? t('accountBlocks.inbox.none') : t('inbox.noNotifications')}
        unread={page.unread[list]}
      />
      {isInbox && page.offers && <CrmOffersCard />}
    </AccountPage>
  );
}
