import type { BlockProps } from '../../schemas/generated/blocks';
import { Island } from '../../ui/live/island';
import { Section } from '../../ui/layout/section';
import { useSite } from '../../ui/site/site-context';
import { WinnerRow } from './winner-row';
import type { WinnersProps } from './winners.island';
import styles from './winners.module.css';

const defaultRows = 6;

const panels = [
  { list: 'top', id: 'top-winners', title: 'winners.top' },
  { list: 'latest', id: 'latest-winners', title: 'winners.latest' },
] as const;

/** The highest and the latest wins, as tabs where there are scripts and one after the other where not (WIN-05, BLOCK-17). */
export function Winners({ content, live }: BlockProps<'winners'>) {
  const { currencies, currency, tag, t } = useSite();
  const { lists = 'both', rows = defaultRows } = content;
  const shown = panels.filter(({ list }) => (lists === 'both' || lists === list) && live[list].length > 0);
  if (shown.length === 0) return null;
  const display = currencies[currency];
  const props: WinnersProps = {
    href: live.dataHref,
    tag,
    displays: display ? { [currency]: display } : {},
    pauseLabels: { pause: t('winners.pause'), resume: t('winners.resume') },
  };
  return (
    <Island name="winners" on="visible" props={props} className={styles.winners}>
      <Section
        title={content.title}
        controls={
          <button type="button" className={styles.pause} data-pause="">
            <span className="visually-hidden">{t('winners.pause')}</span>
          </button>
        }
      >
        {shown.length > 1 && (
          <div className={styles.tabs} data-tabs={t('winners.lists')}>
            {shown.map(({ id, title }) => (
              <a key={id} href={`#${id}`} className={styles.tab}>
                {t(title)}
              </a>
            ))}
          </div>
        )}
        {shown.map(({ list, id, title }) => (
          <div key={id} id={id} className={styles.panel}>
            {shown.length > 1 && <h3 className={styles.listTitle}>{t(title)}</h3>}
            <ul className={styles.list} data-winners={list}>
              {live[list].slice(0, rows).map((winner) => (
                <WinnerRow key={winner.id} winner={winner} />
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </Island>
  );
}
