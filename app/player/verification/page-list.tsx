import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import type { PageFile } from './page-files';
import styles from './verification.module.css';

/** The chosen pages in the order of sending, with suggestions. */
export function PageList({
  pages,
  onRemove,
}: {
  pages: readonly PageFile[];
  onRemove: (id: string) => void;
}) {
  const { t } = useSite();
  return (
    <div role="status">
      {pages.length > 0 && (
        <ol className={styles.pages} aria-label={t('verification.pages')}>
          {pages.map(({ id, name, draw, advice, problem }, index) => (
            <li key={id} className={styles.pageItem} data-page>
              {draw && <canvas ref={(canvas) => canvas && draw(canvas)} aria-hidden="true" />}
              <p>{t('verification.page', { number: index + 1, name })}</p>
              {problem && <p className={styles.reason}>{t(problem)}</p>}
              {advice && <p>{t(advice)}</p>}
              <Button emphasis="secondary" onClick={() => onRemove(id)}>
                {t('verification.remove')}
                <span className="visually-hidden"> {name}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
