import type { PlatformLoyalty, PlatformReward } from '../../../schemas/generated/types';
import { RewardGives } from '../../../ui/reward/reward-gives';
import { RewardTerms } from '../../../ui/reward/reward-terms';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard, MissingPart } from '../account/account-page';
import { tabPaths } from '../account/account-navigation';
import { RewardButton } from '../rewards/reward-button';
import rewards from '../rewards/rewards.module.css';
import styles from './loyalty.module.css';
import { usePoints } from './use-points';

interface ItemsCardProps {
  points: PlatformLoyalty['points'];
  /** Missing if the platform did not return them. */
  items: PlatformReward[] | undefined;
}

/** The bonuses that can be bought with points, each with its price and terms. */
export function ItemsCard({ points, items }: ItemsCardProps) {
  const { t } = useSite();
  if (items?.length === 0) return null;
  return (
    <AccountCard title={t('loyalty.items.title')} text={t('loyalty.items.text')}>
      {items === undefined ? (
        <MissingPart />
      ) : (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.campaignId}>
              <h3>{item.name}</h3>
              <RewardGives reward={item} />
              <RewardTerms reward={item} />
              <Purchase has={points} item={item} />
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  );
}

function Purchase({ has, item }: { has: number; item: PlatformReward }) {
  const { locale, t } = useSite();
  const format = usePoints();
  const { campaignId, name, points = 0, blockedBy } = item;
  if (blockedBy !== null && blockedBy !== undefined)
    return <p className={rewards.notice}>{t('loyalty.items.blocked', { points: format(points) })}</p>;
  if (has < points)
    return (
      <p className={rewards.notice}>
        {t('loyalty.items.missing', { points: format(points), missing: format(points - has) })}
      </p>
    );
  const text = t('loyalty.items.buy', { points: format(points) });
  return (
    <RewardButton
      // A refusal is shown on the rewards page, which has the same action.
      action={`/${locale}${tabPaths.rewards}`}
      send={{ intent: 'points', campaignId, points }}
      label={`${text}: ${name}`}
    >
      {text}
    </RewardButton>
  );
}
