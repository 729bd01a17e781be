import { Link, useSearchParams } from '@remix-run/react';
import type { PlatformReward } from '../../../schemas/generated/types';
import { ButtonLink } from '../../../ui/control/button-link';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard, AccountPage, MissingPart } from '../account/account-page';
import { tabPaths } from '../account/account-navigation';
import { useMoney } from '../cashier/use-money';
import { FormActions } from '../forms/form-parts';
import type { FormAnswer } from '../forms/form-answer';
import { EndedByAnother } from './ended-by-another';
import { offerAnchor } from '../../../ui/reward/claim-path';
import { RewardButton } from './reward-button';
import { RewardGives } from '../../../ui/reward/reward-gives';
import { bonusCodePath, insteadPath } from './reward-paths';
import { RewardProblem } from './reward-problem';
import { RewardQuestion } from './reward-question';
import { RewardTerms } from '../../../ui/reward/reward-terms';
import styles from './rewards.module.css';
import type { RewardsData } from './rewards-page.server';

/** Bonuses that the player can have, each with what it gives and what it asks for (BONUS-41). */
export function EligiblePage({
  eligible,
  active = [],
  isWithdrawing,
  mayEnterCode,
  answer,
}: RewardsData & { mayEnterCode: boolean; answer?: FormAnswer | undefined }) {
  const { locale, t } = useSite();
  const [query] = useSearchParams();
  const wanted = eligible?.find(({ campaignId }) => String(campaignId) === query.get('instead'));
  const blocking = active.find(({ bonusAssignmentId }) => bonusAssignmentId === wanted?.blockedBy);
  return (
    <AccountPage title="account.pages.rewards">
      <p className={styles.intro}>
        {t('rewards.intro')}{' '}
        {mayEnterCode && (
          <Link to={`/${locale}${bonusCodePath}`} className={styles.link}>
            {t('rewards.atDeposit.code')}
          </Link>
        )}
      </p>
      <RewardProblem result={answer?.result} />
      {wanted && blocking && <InsteadQuestion wanted={wanted} blocking={blocking} />}
      {!eligible && <MissingPart />}
      {isWithdrawing && <p className={styles.notice}>{t('rewards.off')}</p>}
      {!isWithdrawing && eligible?.length === 0 && <p className={styles.notice}>{t('rewards.none')}</p>}
      {!isWithdrawing &&
        eligible?.map((reward) => (
          <EligibleCard
            key={reward.campaignId}
            reward={reward}
            blocking={active.find(({ bonusAssignmentId }) => bonusAssignmentId === reward.blockedBy)}
          />
        ))}
    </AccountPage>
  );
}

interface EligibleCardProps {
  reward: PlatformReward;
  /** The active bonus that has to end first. */
  blocking: PlatformReward | undefined;
}

function EligibleCard({ reward, blocking }: EligibleCardProps) {
  const { t } = useSite();
  const { campaignId, name, vertical } = reward;
  return (
    <AccountCard id={offerAnchor(campaignId)} title={name}>
      <p className={styles.vertical}>{t(`rewards.vertical.${vertical}`)}</p>
      <RewardGives reward={reward} />
      <RewardTerms reward={reward} />
      {blocking && <EndedByAnother bonus={blocking} />}
      <FormActions>
        <EligibleActions reward={reward} />
      </FormActions>
    </AccountCard>
  );
}

function EligibleActions({ reward }: { reward: PlatformReward }) {
  const { locale, t } = useSite();
  const { campaignId, name, blockedBy, terms, isOptedIn = false } = reward;
  if (blockedBy !== null && blockedBy !== undefined)
    return (
      <Link to={`/${locale}${insteadPath(campaignId)}`} preventScrollReset className={styles.keep}>
        {t('rewards.questions.giveUpAndClaim')}
      </Link>
    );
  if (terms.reward === 'cashback')
    return (
      <RewardButton
        send={{ intent: 'cashback-activate', campaignId }}
        label={`${t('rewards.cashback.start')}: ${name}`}
      >
        {t('rewards.cashback.start')}
      </RewardButton>
    );
  if (terms.reward !== 'deposit-match')
    return (
      <RewardButton send={{ intent: 'claim', campaignId }} label={`${t('rewards.claim')}: ${name}`}>
        {t('rewards.claim')}
      </RewardButton>
    );
  return (
    <>
      <ButtonLink link={{ label: t('rewards.deposit'), target: `${tabPaths.deposit}?bonus=${campaignId}` }} />
      <RewardButton
        send={{ intent: isOptedIn ? 'opt-out' : 'opt-in', campaignId }}
        emphasis="secondary"
        label={`${t(isOptedIn ? 'rewards.optOut' : 'rewards.optIn')}: ${name}`}
      >
        {t(isOptedIn ? 'rewards.optOut' : 'rewards.optIn')}
      </RewardButton>
      {isOptedIn && <p className={styles.note}>{t('rewards.optedIn')}</p>}
    </>
  );
}

/** Whether to give up the active bonus for another (BONUS-28). */
function InsteadQuestion({ wanted, blocking }: { wanted: PlatformReward; blocking: PlatformReward }) {
  const { locale, t } = useSite();
  const money = useMoney();
  const { bonusAssignmentId = '', wageringProgress = 0, balance = 0, currency } = blocking;
  return (
    <RewardQuestion
      title={t('rewards.questions.instead', { old: blocking.name, name: wanted.name })}
      text={t('rewards.questions.insteadText', { old: blocking.name, amount: money(balance, currency) })}
      back={`/${locale}${tabPaths.rewards}`}
      keep={t('rewards.questions.keep', { name: blocking.name })}
    >
      <RewardButton
        emphasis="secondary"
        send={{ intent: 'instead', campaignId: wanted.campaignId, bonusAssignmentId, wageringProgress }}
      >
        {t('rewards.questions.giveUpAndClaim')}
      </RewardButton>
    </RewardQuestion>
  );
}
