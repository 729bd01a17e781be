import type { MessageKey } from '../../../schemas/generated/message-keys';
import { Button } from '../../../ui/control/button';
import { ButtonLink } from '../../../ui/control/button-link';
import { useSite } from '../../../ui/site/site-context';
import type { ConfirmedBreak } from '../breaks/begun';
import { lengthText } from '../breaks/length-text';
import styles from './break-page.module.css';

interface BreakPageProps {
  failed: boolean;
  /** The break that has started; undefined for that of the panic button. */
  begun?: ConfirmedBreak | undefined;
  heading: MessageKey;
}

/** The heading of the page, also its title. */
export function breakHeading(failed: boolean, begun: ConfirmedBreak | undefined): MessageKey {
  if (failed) return 'safety.noBreak.title';
  return begun ? `breaks.begun.${begun.kind}` : 'safety.break.title';
}

/** The page after the panic button, a time-out or an exclusion. */
export function BreakPage({ failed, begun, heading }: BreakPageProps) {
  const { locale, t } = useSite();
  return (
    <section className={styles.page}>
      <h1>{t(heading)}</h1>
      {begun && !failed ? (
        <BegunText begun={begun} />
      ) : (
        <p role={failed ? 'alert' : undefined}>{t(failed ? 'safety.noBreak.text' : 'safety.break.text')}</p>
      )}
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

function BegunText({ begun }: { begun: ConfirmedBreak }) {
  const { tag, t } = useSite();
  return (
    <>
      <p>{t('breaks.begun.text')}</p>
      <p>
        <strong>{t('breaks.length')}:</strong> {lengthOf(begun, tag) ?? t('breaks.begun.indefinite')}
      </p>
      {begun.kind === 'exclusion' && begun.allBrands && <p>{t('breaks.begun.allBrands')}</p>}
    </>
  );
}

/** Undefined for an indefinite one. */
function lengthOf(begun: ConfirmedBreak, tag: string): string | undefined {
  if (begun.kind === 'timeOut') return lengthText(begun.days, 'day', tag);
  return begun.months === null ? undefined : lengthText(begun.months, 'month', tag);
}
