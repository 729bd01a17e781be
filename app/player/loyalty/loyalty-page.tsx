import type { PlatformLoyalty } from '../../../schemas/generated/types';
import { formatDate } from '../../../ui/format/date';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard, AccountPage, MissingPart } from '../account/account-page';
import { useMoney } from '../../../ui/format/use-money';
import { MathsRow } from '../rewards/progress/maths-row';
import rewards from '../rewards/rewards.module.css';
import type { ExchangeAnswer } from './exchange-form';
import { ExchangeCard } from './exchange-card';
import { ItemsCard } from './items-card';
import { LevelCard } from './level-card';
import { LevelsCard } from './levels-card';
import styles from './loyalty.module.css';
import type { LoyaltyData } from './loyalty-page.server';
import { usePoints } from './use-points';

/** The player's points and level, their benefits, and how points are earned. */
export function LoyaltyPage({
  loyalty,
  items,
  answer,
}: LoyaltyData & { answer?: ExchangeAnswer | undefined }) {
  const { t } = useSite();
  return (
    <AccountPage title="account.pages.loyalty">
      {loyalty === undefined && <MissingPart />}
      {loyalty === null && <p className={rewards.notice}>{t('loyalty.closed')}</p>}
      {loyalty && (
        <>
          <LevelCard loyalty={loyalty} />
          {loyalty.exchange && <ExchangeCard loyalty={loyalty} terms={loyalty.exchange} answer={answer} />}
          <ItemsCard points={loyalty.points} items={items} />
          <LevelsCard loyalty={loyalty} />
          <EarningCard loyalty={loyalty} />
          <HistoryCard history={loyalty.history} />
        </>
      )}
    </AccountPage>
  );
}

const kinds = ['slots', 'jackpots', 'tables', 'live', 'sports', 'virtualSports'] as const;

function EarningCard({ loyalty: { earning, currency } }: { loyalty: PlatformLoyalty }) {
  const { t, tag } = useSite();
  const money = useMoney();
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  return (
    <AccountCard
      title={t('loyalty.earning.title')}
      text={t('loyalty.earning.rate', { amount: money(earning.perPoint, currency) })}
    >
      <dl className={rewards.maths}>
        {kinds
          .filter((kind) => earning.weights[kind] > 0)
          .map((kind) => (
            <MathsRow key={kind} name={t(`loyalty.earning.${kind}`)}>
              {percent.format(earning.weights[kind] / 100)}
            </MathsRow>
          ))}
      </dl>
      <p className={rewards.intro}>{t('loyalty.earning.rest')}</p>
      <p className={rewards.intro}>{t('loyalty.earning.noExpiry')}</p>
      <p className={rewards.intro}>{t('loyalty.earning.caution')}</p>
    </AccountCard>
  );
}

function HistoryCard({ history }: Pick<PlatformLoyalty, 'history'>) {
  const { t, tag, dateFormat } = useSite();
  const points = usePoints();
  if (history.length === 0)
    return (
      <AccountCard title={t('loyalty.history.title')}>
        <p className={rewards.notice}>{t('loyalty.history.none')}</p>
      </AccountCard>
    );
  return (
    <AccountCard title={t('loyalty.history.title')}>
      <table className={styles.history}>
        <thead>
          <tr>
            <th scope="col">{t('loyalty.history.day')}</th>
            <th scope="col">{t('loyalty.history.earned')}</th>
            <th scope="col">{t('loyalty.history.exchanged')}</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ day, earned, exchanged }) => (
            <tr key={day}>
              {/* A date without a time is in UTC: another time zone could shift it. */}
              <th scope="row">{formatDate(day, 'date', { tag, timeZone: 'UTC', dateFormat })}</th>
              <td>{earned > 0 && `+${points(earned)}`}</td>
              <td>{exchanged > 0 && `\u2212${points(exchanged)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AccountCard>
  );
}
