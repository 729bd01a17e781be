import type { GameBrowserLive } from '../../schemas/generated/types';
import { Island } from '../../ui/live/island';
import type { RecentSearchesProps } from '../../ui/control/recent-searches-props';
import { useSite } from '../../ui/site/site-context';
import { fields, on, sorts } from './browser-query';
import styles from './browser-filters.module.css';

const sortTexts = {
  popular: 'gameBrowser.sortPopular',
  new: 'gameBrowser.sortNew',
  name: 'gameBrowser.sortName',
} as const;

/** Search, order and filters as a form that works on its own: it leads to the address of the result. */
export function BrowserFilters({ live }: { live: GameBrowserLive }) {
  const { t } = useSite();
  const { query, providers, features, types, jackpots } = live;
  const chosen =
    query.providers.length + query.features.length + query.types.length + (query.jackpot ? 1 : 0);
  return (
    <form
      className={styles.form}
      action={live.action}
      method="get"
      role="search"
      autoComplete="off"
      data-form
    >
      {query.category && <input type="hidden" name={fields.category} value={query.category} />}
      <SearchField search={query.search} />
      <label className={styles.sort}>
        <span>{t('gameBrowser.sort')}</span>
        <select name={fields.sort} defaultValue={query.sort}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(sortTexts[sort])}
            </option>
          ))}
        </select>
      </label>
      <details className={styles.filters}>
        <summary className={styles.summary}>
          {t('gameBrowser.filters')}
          <span className={styles.chosen} hidden={chosen === 0} data-chosen>
            {chosen}
          </span>
        </summary>
        <div className={styles.panel}>
          <Options
            title={t('gameBrowser.providers')}
            name={fields.provider}
            options={providers}
            chosen={query.providers}
          />
          <Options title={t('gameBrowser.types')} name={fields.type} options={types} chosen={query.types} />
          <Options
            title={t('gameBrowser.features')}
            name={fields.feature}
            options={features}
            chosen={query.features}
          />
          {jackpots !== undefined && (
            <Options
              title={t('gameFeature.jackpot')}
              name={fields.jackpot}
              options={[{ id: on, label: t('gameBrowser.withJackpot'), count: jackpots }]}
              chosen={query.jackpot ? [on] : []}
            />
          )}
          <p className={styles.apply}>
            <button type="submit" className={styles.submit}>
              {t('gameBrowser.apply')}
            </button>
          </p>
        </div>
      </details>
    </form>
  );
}

/** The box for the text, and below it what this browser has searched for before. */
function SearchField({ search }: { search: string }) {
  const { t } = useSite();
  const props: RecentSearchesProps = { forget: t('gameBrowser.forget', { name: '{{name}}' }) };
  return (
    <Island name="recent-searches" on="interaction" className={styles.search} props={props}>
      <label>
        <span className="visually-hidden">{t('gameBrowser.search')}</span>
        <input
          type="search"
          name={fields.search}
          defaultValue={search}
          maxLength={60}
          placeholder={t('gameBrowser.searchHint')}
          enterKeyHint="search"
          aria-keyshortcuts="Control+K Meta+K"
        />
        <SearchSign />
      </label>
      <kbd className={styles.key} aria-hidden="true">
        {t('gameBrowser.shortcut')}
      </kbd>
      <div className={styles.recent} hidden data-recent>
        <p className={styles.recentTitle}>{t('gameBrowser.recent')}</p>
        <ul aria-label={t('gameBrowser.recent')} data-recent-list />
        <button type="button" className={styles.forgetAll} data-forget-all>
          {t('gameBrowser.clear')}
        </button>
      </div>
      <template data-recent-item>
        <li className={styles.recentItem}>
          <button type="button" className={styles.again} data-again />
          <button type="button" className={styles.forget} data-forget />
        </li>
      </template>
    </Island>
  );
}

interface OptionsProps {
  title: string;
  name: string;
  options: GameBrowserLive['providers'];
  chosen: string[];
}

function Options({ title, name, options, chosen }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.options}>
        {options.map(({ id, label, count }) => (
          <label key={id} className={styles.option}>
            <input
              type="checkbox"
              name={name}
              value={id}
              defaultChecked={chosen.includes(id)}
              // A selected filter can be removed even if it matches nothing.
              disabled={count === 0 && !chosen.includes(id)}
              data-label={label}
            />
            <span>{label}</span>
            {count !== undefined && (
              <span className={styles.number} data-number>
                {count}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SearchSign() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <circle cx="11" cy="11" r="6.5" />
        <path d="m16 16 4.5 4.5" />
      </g>
    </svg>
  );
}
