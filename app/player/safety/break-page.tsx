import { Button } from '../../../ui/control/button';
import { ButtonLink } from '../../../ui/control/button-link';
import { useSite } from '../../../ui/site/site-context';
import styles from './break-page.module.css';

/** The page that the panic button leads to. */
export function BreakPage({ failed }: { failed: boolean }) {
  const { locale, t } = useSite();
  return (
    <section className={styles.page}>
      <h1>{t(failed ? 'safety.noBreak.title' : 'safety.break.title')}</h1>
      <p role={failed ? 'alert' : undefined}>{t(failed ? 'safety.noBreak.text' : 'safety.break.text')}</p>
      <div className={styles.actions}>
        {failed && (
          <form method="post" action={`/${locale}/break`}>
            <Button type="submit">{t('safety.noBreak.retry')}</Button>
          </form>
        )}
        <ButtonLink
          link={{ label: t('safety.break.help'), target: '/responsible-gambling', emphasis: 'secondary' }}
        />
        {!failed && (
          <ButtonLink link={{ label: t('safety.break.home'), target: '/', emphasis: 'secondary' }} />
        )}
      </div>
    </section>
  );
}
