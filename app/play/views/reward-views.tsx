import { ButtonLink } from '../../../ui/control/button-link';
import { useSite } from '../../../ui/site/site-context';
import { tabPaths } from '../../player/account/account-navigation';
import { RewardProgress } from '../../player/rewards/progress/reward-progress';
import { bonusCodePath } from '../../player/rewards/reward-paths';
import type { ActiveRewardsData } from '../../player/rewards/rewards-page.server';
import { PageTexts } from '../../site/texts/page-texts';
import { PageView } from './page-view';

type Data = ActiveRewardsData & { texts: Record<string, unknown> };

/** The player's active bonuses; others are claimed on their own page. */
export function RewardView() {
  const { t } = useSite();
  return (
    <>
      <PageView<Data> path={tabPaths.active} routeId="routes/my-account/active-rewards">
        {({ texts, active = [] }) => (
          <PageTexts texts={texts}>
            <Bonuses active={active} />
          </PageTexts>
        )}
      </PageView>
      <p>
        <ButtonLink
          link={{ label: t('account.pages.rewards'), target: tabPaths.rewards, emphasis: 'secondary' }}
        />
      </p>
    </>
  );
}

function Bonuses({ active }: Required<Pick<ActiveRewardsData, 'active'>>) {
  const { t } = useSite();
  if (active.length === 0) return <p>{t('rewards.noneActive')}</p>;
  return active.map((reward) => (
    <section key={reward.bonusAssignmentId}>
      <h3>{reward.name}</h3>
      <RewardProgress reward={reward} game={undefined} />
    </section>
  ));
}

/** Link to the page for bonus codes, which shows the reward of a code before it is claimed. */
export function BonusCodeView() {
  const { t } = useSite();
  return (
    <p>
      <ButtonLink
        link={{ label: t('account.pages.bonusCode'), target: bonusCodePath, emphasis: 'secondary' }}
      />
    </p>
  );
}
