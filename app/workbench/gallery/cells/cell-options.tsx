import type { ReactNode } from 'react';
import { useSite } from '../../../../ui/site/site-context';
import { channels, directions, frozenTime, liveSources } from './cell';
import type { GalleryView } from '../gallery-view.server';
import { playerStates } from '../player-state';
import styles from './cell-options.module.css';

/** All display options of a block: brands as links to their own hosts, the rest as one form. */
export function CellOptions({ view }: { view: GalleryView }) {
  const { t } = useSite();
  const { cell, fixtures, markets, viewport, viewportLinks, brands } = view;
  return (
    <div className={styles.options}>
      <div className={styles.brands} role="group" aria-label={t('gallery.brands')} data-swap="brands">
        {brands.map(({ id, name, href, current }) =>
          href ? (
            <a key={id} href={href} aria-current={current ? 'true' : undefined}>
              {name}
            </a>
          ) : (
            <span key={id} title={t('gallery.notShown')}>
              {name}
            </span>
          ),
        )}
      </div>
      <form action="/gallery" className={styles.form} aria-label={t('gallery.options')} data-part="options">
        <input type="hidden" name="block" value={cell.block} />
        <Choice name="fixture" label={t('gallery.fixture')} value={cell.fixture}>
          {fixtures.map((fixture) => (
            <option key={fixture}>{fixture}</option>
          ))}
        </Choice>
        <Choice name="locale" label={t('gallery.locale')} value={cell.site.locale}>
          {markets.map(({ market, locales }) => (
            <optgroup key={market} label={market}>
              {locales.map((locale) => (
                <option key={locale}>{locale}</option>
              ))}
            </optgroup>
          ))}
        </Choice>
        <Choice name="state" label={t('gallery.state')} value={cell.state}>
          {playerStates.map((state) => (
            <option key={state} value={state}>
              {t(`gallery.states.${state}`)}
            </option>
          ))}
        </Choice>
        <Choice name="channel" label={t('gallery.channel')} value={cell.site.channel}>
          {channels.map((channel) => (
            <option key={channel} value={channel}>
              {t(`gallery.channels.${channel}`)}
            </option>
          ))}
        </Choice>
        <Choice name="dir" label={t('gallery.direction')} value={cell.direction}>
          {directions.map((direction) => (
            <option key={direction} value={direction}>
              {t(`gallery.directions.${direction}`)}
            </option>
          ))}
        </Choice>
        <Choice name="live" label={t('gallery.live')} value={cell.live}>
          {liveSources.map((source) => (
            <option key={source} value={source}>
              {t(`gallery.sources.${source}`)}
            </option>
          ))}
        </Choice>
        <label className={`${styles.choice} ${styles.wide}`}>
          <span>{t('gallery.now')}</span>
          <input
            name="now"
            defaultValue={new Date(cell.now).toISOString().replace('.000Z', 'Z')}
            placeholder={frozenTime}
            spellCheck={false}
            size={20}
          />
        </label>
        <label className={`${styles.choice} ${styles.narrow}`}>
          <span>{t('gallery.viewport')}</span>
          <input type="number" name="viewport" defaultValue={viewport} min={240} max={2560} />
        </label>
        <button type="submit" className={styles.show} data-part="show">
          {t('gallery.show')}
        </button>
      </form>
      <div className={styles.widths} role="group" aria-label={t('gallery.viewports')} data-swap="widths">
        {viewportLinks.map(({ width, href }) => (
          <a key={width} href={href} data-swap-link="" aria-current={width === viewport ? 'true' : undefined}>
            {width}
          </a>
        ))}
      </div>
    </div>
  );
}

function Choice({
  name,
  label,
  value,
  children,
}: {
  name: string;
  label: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {children}
      </select>
    </label>
  );
}
