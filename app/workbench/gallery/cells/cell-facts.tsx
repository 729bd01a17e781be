import type { ReactNode } from 'react';
import type { BlockName, blockMeta } from '../../../../schemas/generated/blocks';
import { useSite } from '../../../../ui/site/site-context';
import type { Bytes } from '../../../render/built-files.server';
import type { GalleryView } from '../gallery-view.server';
import styles from './cell-facts.module.css';

type Meta = (typeof blockMeta)[BlockName];

/** Measurements and findings of the engine, and the block's data. */
export function CellFacts({ view, meta }: { view: GalleryView; meta: Meta }) {
  const { t } = useSite();
  const { rendered } = view;
  const { faults } = rendered;
  return (
    <div className={styles.facts} data-swap="facts">
      <section>
        <h2 className={styles.title}>{t('gallery.facts')}</h2>
        <Measured view={view} meta={meta} />
      </section>
      <section>
        <h2 className={styles.title}>{t('gallery.faults')}</h2>
        {faults.length === 0 ? (
          <p className={styles.fine}>{t('gallery.noFaults')}</p>
        ) : (
          <ul className={styles.faults}>
            {faults.map(({ pointer, reason }, index) => (
              <li key={index}>
                <code>{pointer}</code> {reason}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.props}>
        <h2 className={styles.title}>{t('gallery.props')}</h2>
        <Json label={t('gallery.content')} value={rendered.content} />
        <Json label={t('gallery.liveData')} value={rendered.live} />
      </section>
    </div>
  );
}

function Measured({ view, meta }: { view: GalleryView; meta: Meta }) {
  const { t, tag } = useSite();
  const { rendered, html, javascript, islands } = view;
  const unit = (name: 'millisecond' | 'kilobyte', digits: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, maximumFractionDigits: digits });
  const time = (value: number) => unit('millisecond', 1).format(value);
  const size = (value: number) => unit('kilobyte', 2).format(value / 1_000);
  const bytes = ({ raw, gzip }: Bytes) => t('gallery.bytes', { raw: size(raw), gzip: size(gzip) });
  const weight = javascript ? bytes(javascript) : t('gallery.afterBuild');
  return (
    <dl className={styles.measured}>
      <Fact name={t('gallery.outcome')}>
        <span data-outcome={rendered.outcome}>{t(`gallery.outcomes.${rendered.outcome}`)}</span>
      </Fact>
      <Fact name={t('gallery.fillTime')}>{time(rendered.fillMs)}</Fact>
      <Fact name={t('gallery.renderTime')}>
        {t('gallery.budget', { value: time(rendered.renderMs), budget: time(meta.timeBudgetMs) })}
      </Fact>
      <Fact name={t('gallery.html')}>{bytes(html)}</Fact>
      <Fact name={t('gallery.javascript')}>{islands.length === 0 ? t('gallery.noJavascript') : weight}</Fact>
      {islands.length > 0 && (
        <Fact name={t('gallery.islands')}>
          <code>{islands.join(', ')}</code>
        </Fact>
      )}
      <Fact name={t('gallery.hydrate')}>
        <code>{meta.hydrate}</code>
      </Fact>
      <Fact name={t('gallery.failure')}>
        <code>{meta.failure}</code>
      </Fact>
      <Fact name={t('gallery.version')}>{meta.version}</Fact>
      <Fact name={t('gallery.regions')}>
        <code>{meta.regions.join(', ')}</code>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Json({ label, value }: { label: string; value: unknown }) {
  return (
    <details className={styles.json}>
      <summary>{label}</summary>
      {/* Long data scrolls, so it must be reachable by keyboard. */}
      <pre tabIndex={0}>{JSON.stringify(value ?? null, undefined, 2)}</pre>
    </details>
  );
}
