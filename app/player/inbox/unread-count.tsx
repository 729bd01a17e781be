import { useSite } from '../../../ui/site/site-context';
import styles from './unread-count.module.css';

/** The number of unread entries beside a link; renders nothing for zero. */
export function UnreadCount({ count }: { count: number }) {
  const { t } = useSite();
  if (count === 0) return null;
  return (
    <span className={styles.count} data-unread-count>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('account.unread', { count })}</span>
    </span>
  );
}
