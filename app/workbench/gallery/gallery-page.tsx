import { blockMeta } from '../../../schemas/generated/blocks';
import { Island } from '../../../ui/live/island';
import { useSite } from '../../../ui/site/site-context';
import { BlockList } from './block-list';
import { CellFacts } from './cells/cell-facts';
import { CellOptions } from './cells/cell-options';
import { CellStage } from './cells/cell-stage';
import type { GalleryView } from './gallery-view.server';
import styles from './gallery-page.module.css';

/**
 * The gallery's page: a list of blocks, display options, the block, and its facts. All state is in the address and
 * works with links and one form; the island only avoids reloads.
 */
export function GalleryPage({ view }: { view: GalleryView }) {
  const { t } = useSite();
  return (
    <Island
      name="gallery"
      on="load"
      className={styles.gallery}
      props={{
        copied: t('gallery.copied'),
        copyFailed: t('gallery.copyFailed'),
        failed: t('gallery.failedToLoad'),
      }}
    >
      <header className={styles.head}>
        <h1 className={styles.title}>{t('gallery.title')}</h1>
        <p className={styles.intro}>{t('gallery.intro')}</p>
      </header>
      <BlockList view={view} />
      <div className={styles.work}>
        <CellOptions view={view} />
        <CellStage view={view} />
        <CellFacts view={view} meta={blockMeta[view.cell.block]} />
      </div>
      <p className="visually-hidden" role="status" data-part="status" />
    </Island>
  );
}
