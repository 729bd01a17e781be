import type { BlockProps } from '../../schemas/generated/blocks';
import type { GameBrowserLive, GameCardLive } from '../../schemas/generated/types';
import { GameTile } from '../../ui/game/game-tile';
import { Island } from '../../ui/live/island';
import { pluralForms } from '../../ui/site/plural-forms';
import { useSite } from '../../ui/site/site-context';
import { specimenGame } from '../../ui/game/specimen-game';
import { tileSite } from '../../ui/game/tile-site';
import { BrowserFilters } from './browser-filters';
import { browserCrop } from './browser-crop';
import type { BrowserLayout, BrowserProps } from './browser-props';
import { activeFilters, clearedParams, queryParams, suggestionParams, withParams } from './browser-query';
import styles from './game-browser.module.css';

/** All games of a lobby or category with search, filters and more on demand (BLOCK-24, BLOCK-25, BLOCK-37, BLOCK-38). */
export function GameBrowser({ content, live }: BlockProps<'game-browser'>) {
  const site = useSite();
  const { t } = site;
  const poster = site.brand.layout.liveRowSpan === 2;
  const layout: BrowserLayout = content.lobby === 'casino' ? 'tile' : poster ? 'poster' : 'card';
  const forTiles = tileSite(site);
  const tile = (game: GameCardLive, marked?: boolean) => (
    <GameTile
      game={game}
      site={forTiles}
      crops={[browserCrop(game, layout)]}
      layout={layout === 'tile' ? 'tile' : 'card'}
      marked={marked}
    />
  );
  const props: BrowserProps = {
    action: live.action,
    dataHref: live.dataHref,
    nextOffset: live.query.offset + live.items.length,
    layout,
    site: forTiles,
    labels: {
      games: pluralForms(t, 'game.games', site.tag),
      remove: t('gameBrowser.remove', { name: '{{name}}' }),
      jackpot: t('gameBrowser.withJackpot'),
    },
  };
  return (
    <Island name="game-browser" on="load" as="section" className={styles.browser} props={props}>
      {/* The heading of a category stays when a filter leads from its page to all games. */}
      <h1 className={styles.title}>{live.query.category ? live.label : (content.title ?? live.label)}</h1>
      {live.description && <p className={styles.description}>{live.description}</p>}
      {content.showFilters !== false && <BrowserFilters live={live} />}
      <div className={styles.result}>
        <p className={styles.count} role="status" data-count>
          {t('game.games', { count: live.total })}
        </p>
        <ActiveFilters live={live} />
      </div>
      <div className={styles.error} role="alert" data-error>
        <p hidden>{t('gameBrowser.error')}</p>
        <button type="button" className={styles.button} hidden data-retry>
          {t('gameBrowser.retry')}
        </button>
      </div>
      <ul className={`${styles.list} ${styles[layout]}`} data-list>
        {live.items.map((game) => (
          <li key={game.gameId}>{tile(game)}</li>
        ))}
      </ul>
      <NothingFound live={live} />
      <p className={styles.end}>
        <a className={styles.button} href={live.nextHref} hidden={!live.hasMore} data-more>
          {t('gameBrowser.more')}
        </a>
      </p>
      <template data-tile>
        <li>{tile(specimenGame(site.currency), true)}</li>
      </template>
    </Island>
  );
}

/** Says that nothing fits, with names that come near and a way back to all games. */
function NothingFound({ live }: { live: GameBrowserLive }) {
  const { t } = useSite();
  return (
    <div aria-live="polite">
      <div className={styles.empty} hidden={live.items.length > 0} data-empty>
        <p>{t('gameBrowser.empty')}</p>
        <div className={styles.near} hidden={live.suggestions.length === 0} data-near>
          <p>{t('gameBrowser.suggestions')}</p>
          <ul data-suggestions>
            {live.suggestions.map((name) => (
              <li key={name}>
                <a
                  className={styles.suggestion}
                  href={withParams(live.action, suggestionParams(name))}
                  data-suggestion
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <template data-suggestion-item>
            <li>
              <a className={styles.suggestion} href={live.action} data-suggestion>
                {t('gameBrowser.search')}
              </a>
            </li>
          </template>
        </div>
        <a className={styles.clear} href={live.action} data-clear-all>
          {t('gameBrowser.clear')}
        </a>
      </div>
    </div>
  );
}

function ActiveFilters({ live }: { live: GameBrowserLive }) {
  const { t } = useSite();
  const byId = (options: GameBrowserLive['providers']) =>
    new Map(options.map(({ id, label }) => [id, label]));
  const active = activeFilters(live.query, {
    providers: byId(live.providers),
    features: byId(live.features),
    types: byId(live.types),
    jackpot: t('gameBrowser.withJackpot'),
  });
  return (
    <>
      <ul className={styles.chips} hidden={active.length === 0} data-chips>
        {active.map(({ field, value, label, rest }) => (
          <li key={`${field} ${value}`}>
            <a
              className={styles.chip}
              href={withParams(live.action, queryParams(rest))}
              aria-label={t('gameBrowser.remove', { name: label })}
              data-field={field}
              data-value={value}
            >
              {label}
            </a>
          </li>
        ))}
        <li data-clear>
          <a className={styles.clear} href={withParams(live.action, clearedParams(live.query))}>
            {t('gameBrowser.clear')}
          </a>
        </li>
      </ul>
      <template data-chip>
        <li>
          <a className={styles.chip} href={live.action}>
            {t('gameBrowser.filters')}
          </a>
        </li>
      </template>
    </>
  );
}
