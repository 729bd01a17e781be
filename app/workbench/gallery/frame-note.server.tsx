import { renderToString } from 'react-dom/server';
import { SiteProvider, type SiteView } from '../../../ui/site/site-context';
import type { ParameterFault } from './cells/cell';
import styles from './frame-note.module.css';
import type { CellOutcome, RenderedCell } from './cells/render-cell.server';

const titles = {
  empty: 'gallery.empty',
  hidden: 'gallery.hidden',
  invalid: 'gallery.invalid',
  failed: 'gallery.failed',
} as const satisfies Partial<Record<CellOutcome, string>>;

/** Explanation in a frame whose block has no HTML; empty otherwise. */
export function outcomeNote(view: SiteView, { outcome, faults }: RenderedCell): string {
  if (outcome === 'rendered') return '';
  return renderToString(
    <SiteProvider value={view}>
      <section className={styles.note} data-gallery-note={outcome}>
        <p className={styles.title}>{view.t(titles[outcome])}</p>
        {faults.length > 0 && (
          <dl className={styles.faults}>
            {faults.map(({ pointer, reason }, index) => (
              <div key={index}>
                <dt>
                  <code>{pointer}</code>
                </dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </SiteProvider>,
  );
}

/** Invalid parameters of an address, each with its allowed values. */
export function parameterNote(view: SiteView, faults: readonly ParameterFault[]): string {
  return renderToString(
    <SiteProvider value={view}>
      <section className={styles.note} data-gallery-note="parameters">
        <h1 className={styles.title}>{view.t('gallery.wrongAddress')}</h1>
        <dl className={styles.faults}>
          {faults.map(({ name, allowed }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{view.t('gallery.allowed', { values: allowed.join(', ') })}</dd>
            </div>
          ))}
        </dl>
      </section>
    </SiteProvider>,
  );
}
