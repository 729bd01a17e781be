import type { ReactNode } from 'react';
import type { GameDetailLive } from '../../schemas/generated/types';
import { formatDate } from '../../ui/format/date';
import { formatNumber } from '../../ui/format/money';
import { useSite } from '../../ui/site/site-context';
import type { TileParts } from '../../ui/game/tile-parts';
import styles from './game-facts.module.css';

const volatilities = ['low', 'medium', 'high', 'extreme'] as const;

const volatilityTexts = {
  low: 'gameDetail.volatilityLow',
  medium: 'gameDetail.volatilityMedium',
  high: 'gameDetail.volatilityHigh',
  extreme: 'gameDetail.volatilityExtreme',
} as const;

/** The facts of a game; missing ones are left out. */
export function GameFacts({ live, table }: { live: GameDetailLive; table: TileParts['table'] }) {
  const site = useSite();
  const { t, numberTag, rules } = site;
  const { kind, features, volatility, rtp, maxWin, releasedAt } = live;
  return (
    <section className={styles.facts}>
      <h2 className={styles.title}>{t('gameDetail.facts')}</h2>
      <dl className={styles.list}>
        <Fact name={t('gameDetail.kind')}>{kind}</Fact>
        {table && (
          <>
            <Fact name={t('gameDetail.seats')}>
              <span className={styles.seats} data-live-seats={table.tableId} data-state={table.state}>
                {table.seats}
              </span>
            </Fact>
            <Fact name={t('gameDetail.betLimits')}>
              <span data-live-limits={table.tableId}>{table.limits}</span>
            </Fact>
          </>
        )}
        {volatility && (
          <Fact name={t('gameDetail.volatility')}>
            {t(volatilityTexts[volatility])}
            <VolatilityMeter level={volatilities.indexOf(volatility) + 1} />
          </Fact>
        )}
        {rtp !== undefined && (
          <Fact name={t('gameDetail.rtp')}>
            {t('gameDetail.rtpValue', { value: formatNumber(rtp, numberTag) })}
          </Fact>
        )}
        {maxWin !== undefined && (
          <Fact name={t('gameDetail.maxWin')}>
            {t('gameDetail.maxWinValue', { value: formatNumber(maxWin, numberTag) })}
          </Fact>
        )}
        {releasedAt && <Fact name={t('gameDetail.released')}>{formatDate(releasedAt, 'date', site)}</Fact>}
      </dl>
      {rules.returnToPlayer && <p className={styles.note}>{t('safety.returnNote')}</p>}
      {features.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('gameDetail.features')}</h3>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The level as bars; the word beside it says the same. */
function VolatilityMeter({ level }: { level: number }) {
  return (
    <span className={styles.meter} aria-hidden="true">
      {volatilities.map((name, index) => (
        <span key={name} data-filled={index < level || undefined} />
      ))}
    </span>
  );
}
