import type { MessageKey } from '../../schemas/generated/message-keys';
import { Island } from '../live/island';
import { useSite } from '../site/site-context';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  title: MessageKey;
  /** Id of the request, with which support finds its log lines. */
  reference?: string | undefined;
}

/** `SOMETHING WENT WRONG / Please try again`, with a button that loads the page again (SHELL-06). */
export function ErrorScreen({ title, reference }: ErrorScreenProps) {
  const { t, brand } = useSite();
  return (
    <section className={styles.screen}>
      <p className={styles.brand}>{brand.name}</p>
      <h1>{t(title)}</h1>
      <p>{t('errors.screenText')}</p>
      <Island name="reload-button" on="load">
        <button type="button" className={styles.button}>
          {t('app.reload')}
        </button>
      </Island>
      {reference && <p className={styles.reference}>{t('errors.reference', { id: reference })}</p>}
    </section>
  );
}
