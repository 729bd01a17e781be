import { Form } from '@remix-run/react';
import { Button } from '../../../ui/control/button';
import { SiteLink } from '../../../ui/site/site-link';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import type { InboxEntry, InboxPageData } from './inbox-entry';
import styles from './inbox-list.module.css';

interface InboxListProps {
  page: InboxPageData;
  title: string;
  intro: string;
  /** Text shown if the list is empty. */
  none: string;
  /** Number of unread entries in this list. */
  unread: number;
}

/** A list of the inbox, with buttons to mark entries as read and to delete them. */
export function InboxListCard({ page: { entries, total }, title, intro, none, unread }: InboxListProps) {
  const { t } = useSite();
  return (
    <AccountCard title={title} text={intro}>
      {entries === undefined && <p role="alert">{t('inbox.missing')}</p>}
      {entries?.length === 0 && <p>{none}</p>}
      {entries && entries.length > 0 && (
        <>
          {unread > 0 && (
            <Form method="post" preventScrollReset>
              <Button type="submit" emphasis="secondary" name="change" value="read">
                {t('inbox.readAll')}
              </Button>
            </Form>
          )}
          <ul className={styles.list} data-inbox-list>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
          {total > entries.length && (
            <p className={styles.hint}>{t('inbox.newest', { count: entries.length, total })}</p>
          )}
        </>
      )}
    </AccountCard>
  );
}

function Entry({ entry: { id, title, text, link, sentAt, date, read } }: { entry: InboxEntry }) {
  const { t } = useSite();
  return (
    <li className={styles.entry} data-inbox-entry={read ? 'read' : 'unread'}>
      <article>
        <h3 className={styles.title}>
          {title}
          {!read && <span className={styles.unread}>{t('accountBlocks.inbox.isUnread')}</span>}
        </h3>
        <p className={styles.text}>{text}</p>
        <p className={styles.hint}>
          <time dateTime={sentAt}>{date}</time>
        </p>
        <Form method="post" preventScrollReset className={styles.actions}>
          <input type="hidden" name="id" value={id} />
          {link && (
            <SiteLink target={link.path} className={styles.link}>
              {link.label}
            </SiteLink>
          )}
          {!read && (
            <Button
              type="submit"
              emphasis="secondary"
              name="change"
              value="read"
              aria-label={t('inbox.readOf', { title })}
            >
              {t('inbox.read')}
            </Button>
          )}
          <Button
            type="submit"
            emphasis="plain"
            name="change"
            value="delete"
            aria-label={t('inbox.deleteOf', { title })}
          >
            {t('inbox.delete')}
          </Button>
        </Form>
      </article>
    </li>
  );
}
