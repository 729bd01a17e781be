import type { BlockProps } from '../../schemas/generated/blocks';
import { AccountWidget } from '../../ui/layout/account-widget';
import { pluralForms } from '../../ui/site/plural-forms';
import { useSite } from '../../ui/site/site-context';
import type { InboxTeaserProps } from './inbox-teaser.island';
import styles from './inbox-teaser.module.css';

const defaultLimit = 3;

/** How many messages the player has not read, and the subjects of the newest. */
export function InboxTeaser({ content, live }: BlockProps<'inbox-teaser'>) {
  const { t, tag, timeZone } = useSite();
  const props: Omit<InboxTeaserProps, 'dataHref'> = {
    tag,
    timeZone,
    labels: {
      unread: pluralForms(t, 'accountBlocks.inbox.unread', tag),
      allRead: t('accountBlocks.inbox.allRead'),
    },
  };
  return (
    <AccountWidget
      content={content}
      dataHref={live.dataHref}
      island="inbox-teaser"
      props={props}
      empty={t('accountBlocks.inbox.none')}
    >
      <p className={styles.count} data-value="count">
        {'\u00a0'}
      </p>
      <ul className={styles.messages}>
        {Array.from({ length: content.limit ?? defaultLimit }, (_, place) => (
          <li key={place} className={styles.message} data-message="">
            <span className={styles.dot} data-value="dot">
              <span className="visually-hidden">{t('accountBlocks.inbox.isUnread')}</span>
            </span>
            <span className={styles.subject} data-value="title">
              {'\u00a0'}
            </span>
            <time className={styles.time} data-value="time">
              {'\u00a0'}
            </time>
          </li>
        ))}
      </ul>
    </AccountWidget>
  );
}
