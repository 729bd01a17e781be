import { useSite } from '../../../../ui/site/site-context';
import type { GalleryView } from '../gallery-view.server';
import styles from './cell-stage.module.css';

/** The block in a frame of the chosen width, with links to share it. */
export function CellStage({ view }: { view: GalleryView }) {
  const { t } = useSite();
  const { cell, title, description, frameHref, viewport } = view;
  const { block, fixture } = cell;
  return (
    <section className={styles.stage} aria-label={t('gallery.stage')}>
      <div className={styles.head} data-swap="head">
        <h2 className={styles.title}>{title}</h2>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.actions}>
        <label className={styles.fit} data-part="fit" hidden>
          <input type="checkbox" defaultChecked />
          {t('gallery.fit')}
        </label>
        <button type="button" data-part="copy" hidden>
          {t('gallery.copyLink')}
        </button>
        <span className={styles.links} data-swap="links">
          <a href={frameHref} target="_blank" rel="noreferrer">
            {t('gallery.openAlone')}
          </a>
          <a href={`/gallery/source?file=docs&block=${block}`} target="_blank" rel="noreferrer">
            {t('gallery.documentation')}
          </a>
          <a href={`/gallery/source?file=schema&block=${block}`} target="_blank" rel="noreferrer">
            {t('gallery.schema')}
          </a>
        </span>
      </div>
      <p className={styles.note} data-part="note" role="status" />
      <div
        className={styles.viewport}
        data-part="viewport"
        data-swap="frame"
        tabIndex={0}
        role="group"
        aria-label={t('gallery.stage')}
      >
        <iframe
          className={styles.frame}
          src={frameHref}
          title={t('gallery.frame', { block: title, fixture })}
          style={{ inlineSize: viewport }}
          data-width={viewport}
        />
      </div>
    </section>
  );
}
