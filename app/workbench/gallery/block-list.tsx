import { useSite } from '../../../ui/site/site-context';
import type { GalleryView } from './gallery-view.server';
import styles from './block-list.module.css';

/** All blocks by group, with a search that also works as a form. */
export function BlockList({ view }: { view: GalleryView }) {
  const { t } = useSite();
  const { cell, groups, search, viewport } = view;
  const count = groups.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const kept = { block: cell.block, fixture: cell.fixture, locale: cell.site.locale, state: cell.state };
  return (
    <nav className={styles.list} aria-label={t('gallery.blocks')} data-part="blocks">
      <form action="/gallery" className={styles.search} role="search" data-part="search">
        {Object.entries({ ...kept, viewport }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="q"
          defaultValue={search}
          aria-label={t('gallery.search')}
          placeholder={t('gallery.search')}
          aria-describedby="gallery-search-hint"
          autoComplete="off"
          spellCheck={false}
          data-part="query"
        />
        <p id="gallery-search-hint" className={styles.hint}>
          <span data-part="found">{t('gallery.found', { count })}</span>
          <span data-part="hint" hidden>
            {t('gallery.searchHint')}
          </span>
        </p>
      </form>
      <div className={styles.groups} data-part="groups">
        {groups.map(({ group, blocks }) => (
          <section key={group} data-part="group">
            <h2 className={styles.group}>{t(`gallery.groups.${group}`)}</h2>
            <ul>
              {blocks.map(({ block, title, href, current, words }) => (
                <li key={block} data-words={words}>
                  <a href={href} data-block-link={block} aria-current={current ? 'page' : undefined}>
                    <span>{title}</span>
                    <code>{block}</code>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={styles.none} data-part="none" hidden={count > 0}>
          {t('gallery.noneFound')}
        </p>
      </div>
    </nav>
  );
}
