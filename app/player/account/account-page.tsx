import { type ReactNode, useId } from 'react';
import type { MessageKey } from '../../../schemas/generated/message-keys';
import { useSite } from '../../../ui/site/site-context';
import styles from './account-page.module.css';

/** A page below `/my-account`: its heading and its cards. */
export function AccountPage({ title, children }: { title: MessageKey; children: ReactNode }) {
  const { t } = useSite();
  return (
    <>
      <h1 className={styles.title}>{t(title)}</h1>
      <div className={styles.cards}>{children}</div>
    </>
  );
}

interface AccountCardProps {
  /** Fragment of the card. */
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One subject of an account page. */
export function AccountCard({ id, title, text, children }: AccountCardProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.cardTitle}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Shown instead of a part for which the platform did not respond. */
export function MissingPart() {
  const { t } = useSite();
  return <p className={styles.text}>{t('account.errors.missingPart')}</p>;
}
